import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { READING_FILE } from './content/reading-files.ts';

/** The readings that have a page of their own. */
const READINGS: Record<string, string> = {
  today: 'pages/today.tsx',
  spiritual: 'pages/spiritual.tsx',
  twinray: 'pages/twinray.tsx',
};

/**
 * One page each: an address beside the decks', so that a deck is not looked for under the name of a reading. One that its
 * file calls not ready says so. Its text is searched, not parsed: what is wrong with a file is said by the content check.
 */
const folder = join(import.meta.dirname, '../content/readings');
const readings = readdirSync(folder)
  .sort()
  .flatMap((file) => {
    const id = READING_FILE.exec(file)?.groups?.id;
    if (id === undefined) return [];
    const ready = /^ready: *true\b/m.test(readFileSync(join(folder, file), 'utf8'));
    const page = (ready && READINGS[id]) || 'pages/preparing.tsx';
    return [route(`reading/${id}`, page, { id: `reading-${id}` })];
  });

/** The site map, in the order of the navigation. Addresses are built in `addresses/paths.ts`. */
export default [
  index('pages/home.tsx'),
  route('paid-fortune', 'pages/paid-fortune.tsx'),
  route('weekly', 'pages/weekly.tsx', [
    index('pages/weekly-index.tsx'),
    route(':sign', 'pages/weekly-sign.tsx'),
    route(':sign/:monday', 'pages/weekly-sign-week.tsx'),
  ]),
  route('reading', 'pages/reading.tsx'),
  ...readings,
  route('reading/pair', 'pages/pair.tsx'),
  route('reading/:deck', 'pages/draw.tsx'),
  route('reading/:deck/cards', 'pages/meanings.tsx'),
  route('reading/:deck/:id', 'pages/card.tsx'),
  route('my-cards', 'pages/my-cards.tsx'),
  route('pick', 'pages/picks.tsx'),
  route('pick/:id', 'pages/pick.tsx'),
  route('pick/:id/:letter', 'pages/pick-answer.tsx'),
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
  route('line.svg', 'pages/line-code.ts'),

  // In place of a page that cannot be had without a network: shown by the service worker, at any address
  route('offline', 'pages/offline.tsx'),

  // Whatever nobody answers: prerendered for the host, and the message within the running site
  route('404/:kind?', 'pages/not-found-document.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
