import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, in the order of the navigation. Addresses are built in `paths.ts`. */
export default [
  index('pages/home.tsx'),
  route('paid-fortune', 'pages/paid-fortune.tsx'),
  route('weekly', 'pages/weekly.tsx', [
    index('pages/weekly-index.tsx'),
    route(':sign', 'pages/weekly-sign.tsx'),
  ]),
  route('reading', 'pages/reading.tsx'),
  route('reading/today', 'pages/preparing.tsx', { id: 'today' }),
  route('reading/spiritual', 'pages/preparing.tsx', { id: 'spiritual' }),
  route('reading/twinray', 'pages/preparing.tsx', { id: 'twinray' }),
  route('reading/:deck', 'pages/draw.tsx'),
  route('reading/:deck/cards', 'pages/meanings.tsx'),
  route('reading/:deck/:id', 'pages/card.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('blog/:id', 'pages/article.tsx'),
  route('notifications', 'pages/notifications.tsx'),
  route('about', 'pages/about.tsx'),
  route('link', 'pages/link.tsx'),
  route('terms-of-service', 'pages/terms-of-service.tsx'),
  route('privacy-policy', 'pages/privacy-policy.tsx'),
  route('legal-notation', 'pages/legal-notation.tsx'),

  // For machines
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('feed.xml', 'pages/feed.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),

  // In place of a page that cannot be had without a network: shown by the service worker, at any address
  route('offline', 'pages/offline.tsx'),

  // Whatever nobody answers: prerendered for the host, and the message within the running site
  route('404/:kind?', 'pages/not-found-document.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
