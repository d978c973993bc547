import '../data/styles/common.css';

export const viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default function Layout({ children }) {
  return (
    <html lang="ja">
      <body>{children}</body>
    </html>
  );
}
