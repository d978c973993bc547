import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { notFoundKind, notFoundKinds } from './not-found.ts';
import { fixedPages, paths } from './paths.ts';

/** Every builder with an example of what it is given. */
const examples: Record<keyof typeof paths, unknown[]> = {
  ...(Object.fromEntries(Object.keys(paths).map((name) => [name, []])) as unknown as Record<
    keyof typeof paths,
    unknown[]
  >),
  sign: ['scorpio'],
  draw: ['tarot'],
  meanings: ['tarot'],
  card: ['tarot', 17],
  preparing: ['today'],
  article: ['tarot-intro'],
  pick: ['2026-11-22-love'],
  pickAnswer: ['2026-11-22-love', 'b'],
  notice: ['opening'],
  drawnCard: ['tarot', 17, 'reversed', 'money'],
  shared: ['oracle', 0, 'upright'],
  drawBeside: ['love', 17],
  twoCards: [17, 4, ['reversed', 'upright'], 'friend'],
  sharedReading: ['spiritual', [3, 17, 28]],
  keptReading: ['twinray', [5, 12]],
  paidFrom: ['love', [16], 'reversed', 'reunion'],
};

const built = Object.fromEntries(
  Object.entries(paths).map(([name, build]) => [
    name,
    (build as (...given: unknown[]) => string)(...examples[name as keyof typeof paths]),
  ]),
);

test('the addresses that people and search engines know', () => {
  expect(built).toMatchObject({
    about: '/about',
    article: '/blog/tarot-intro',
    blog: '/blog',
    card: '/reading/tarot/17',
    draw: '/reading/tarot',
    feed: '/feed.xml',
    home: '/',
    legalNotation: '/legal-notation',
    link: '/link',
    manifest: '/manifest.webmanifest',
    meanings: '/reading/tarot/cards',
    myCards: '/my-cards',
    notFound: '/404',
    notice: '/notifications#opening',
    notifications: '/notifications',
    offline: '/offline',
    paidFortune: '/paid-fortune',
    paidFrom: '/paid-fortune?card=love.16&side=reversed&theme=reunion',
    pick: '/pick/2026-11-22-love',
    pickAnswer: '/pick/2026-11-22-love/b',
    picks: '/pick',
    preparing: '/reading/today',
    privacy: '/privacy-policy',
    readings: '/reading',
    robots: '/robots.txt',
    drawnCard: '/reading/tarot/17?side=reversed&theme=money',
    shared: '/reading/love/0?deck=oracle&from=friend',
    sign: '/weekly/scorpio',
    sitemap: '/sitemap.xml',
    terms: '/terms-of-service',
    weekly: '/weekly',
  });
});

test('the address of a shared result and of a not-found page, by deck', () => {
  expect([paths.shared('love', 5, 'upright'), paths.shared('tarot', 17, 'reversed')]).toEqual([
    '/reading/love/5?from=friend',
    '/reading/love/17?deck=tarot&side=reversed&from=friend',
  ]);
  expect(paths.drawnCard('oracle', 3, null, null)).toBe('/reading/oracle/3');
  expect(notFoundKinds(['tarot']).map((kind) => paths.notFound(kind))).toEqual([
    '/404/tarot',
    '/404/weekly',
    '/404/blog',
  ]);
});

interface RouteLine {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: RouteLine[] | undefined;
}

/** The route table as addresses: `/weekly/:sign`. */
function addressesOf(lines: readonly RouteLine[], above = ''): string[] {
  return lines.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return children ? addressesOf(children, here) : [here === '' ? '/' : here];
  });
}

test('every builder has its line in the route table, and every line its builder', () => {
  const table = addressesOf(routes as RouteLine[]).filter((line) => line !== '/*');
  const forms = table.map((line) => ({
    line,
    form: new RegExp(`^${line.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
  }));
  const used = new Set<string>();
  const without = Object.entries(built).filter(([, address]) => {
    const [path = ''] = address.split(/[?#]/);
    // The first that fits, as the router takes the line that says most.
    const found = [...forms]
      .sort((a, b) => weight(a.line) - weight(b.line))
      .find(({ form }) => form.test(path));
    if (found) used.add(found.line);
    return !found;
  });
  expect(without).toEqual([]);
  const readings = table.filter((line) => /^\/reading\/[a-z-]+$/.test(line));
  for (const line of readings) used.add(line);
  expect(table.filter((line) => !used.has(line))).toEqual([]);
});

/** A line with fewer open places says more. */
const weight = (line: string) => line.split(':').length;

test('the fixed pages are the pages of one address', () => {
  for (const path of Object.values(fixedPages)) expect(path()).toMatch(/^\/[a-z-]*$/);
});

test.each([
  ['/reading/tarot/99', 'tarot'],
  ['/reading/oracle/0', 'oracle'],
  ['/reading/love/x/y', 'love'],
  ['/weekly/ophiuchus', 'weekly'],
  ['/blog/nothing', 'blog'],
  ['/reading/runes/1', 'runes'],
  ['/reading/dice/1', undefined],
  ['/reading/tarot', undefined],
  ['/nowhere', undefined],
])('%s shows the message %s', (pathname, kind) => {
  expect(notFoundKind(pathname, ['tarot', 'oracle', 'love', 'runes'])).toBe(kind);
});
