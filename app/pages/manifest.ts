import { siteContent } from '../content/site-content.server.ts';

/** The web app manifest (W3C): name, colours and icons for whoever puts the site on her home screen. */
export function loader() {
  const { site } = siteContent();
  return Response.json(
    {
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: 'ja',
      start_url: '/',
      display: 'standalone',
      background_color: '#171232',
      theme_color: '#171232',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  );
}
