import { expect, test } from 'vitest';
import { watch } from './watch.ts';

const NOW = Date.parse('2026-11-25T12:00:00+09:00');
const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src">';

/** A site of a few answers; a number stands for a status, anything else is the page. */
function site(changed: Record<string, string | number> = {}, headers: Record<string, string> = {}) {
  const pages: Record<string, string | number> = {
    '/': `${POLICY}<script src="/assets/a-1.js"></script>`,
    '/weekly': '2026/11/23',
    '/reading': 'a',
    '/reading/tarot': 'a',
    '/paid-fortune': 'a',
    '/legal-notation': 'a',
    '/sitemap.xml': 'a',
    '/feed.xml': 'a',
    '/sw.js': 'a',
    '/assets/a-1.js': 'a',
    ...changed,
  };
  const type = (path: string) =>
    path.endsWith('.xml') ? 'application/xml' : path.endsWith('.js') ? 'text/javascript' : 'text/html';
  return async (url: string | URL | Request) => {
    const { pathname } = new URL(String(url));
    const page = pages[pathname] ?? 404;
    return new Response(typeof page === 'string' ? page : '', {
      status: typeof page === 'number' ? page : 200,
      headers: {
        'content-type': type(pathname),
        'strict-transport-security': 'a',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'a',
        ...headers,
      },
    });
  };
}

const look = (answers: ReturnType<typeof site>) =>
  watch({ origin: 'https://hoshi.jp', now: NOW, fetch: answers as typeof fetch });

test('a site that is well is not spoken of', async () => {
  expect(await look(site())).toEqual([]);
});

test.each([
  ['a page that does not answer', { '/reading/tarot': 500 }, '/reading/tarot: 200ではなく500が返りました'],
  ['an address that nobody has', { '/nowhere-at-all': 'a' }, 'ないアドレスに、404ではなく200が返りました'],
  ['an old week', { '/weekly': '2026/11/16' }, '今週（2026/11/23から）の言葉がありません'],
  ['a page without its policy', { '/': 'a' }, '安全のきまり'],
  [
    'a file of the page that is lost',
    { '/assets/a-1.js': 404 },
    '/assets/a-1.js: ページに要るファイルが404です',
  ],
])('%s is said in Japanese', async (_, changed, said) => {
  expect((await look(site(changed as Record<string, string | number>))).join('\n')).toContain(said);
});

test('a host that cannot be reached is said for each page, and nothing is thrown', async () => {
  const found = await look((() => Promise.reject(new Error('getaddrinfo'))) as unknown as ReturnType<
    typeof site
  >);
  expect(found[0]).toContain('開けません（getaddrinfo）');
});
