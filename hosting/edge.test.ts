import { expect, test } from 'vitest';
import { edgeHeaders } from '../build/finish/edge-files.ts';
import { type Assets, answerAtEdge } from './edge.ts';
import type { Site } from './rules.ts';

const file = { hash: 'x', size: 1 };
const site: Site = {
  decks: { tarot: { firstId: 0, size: 22 }, love: { firstId: 0, size: 22 } },
  files: Object.fromEntries(
    [
      '/index.html',
      '/404.html',
      '/weekly.html',
      '/weekly.data',
      '/reading/tarot/1.html',
      '/reading/tarot/404.html',
      '/assets/a-1.js',
      '/assets/f-2.woff2',
      '/pictures/p-3.avif',
      '/favicon.ico',
    ].map((name) => [name, file]),
  ),
};

/** Hands out files as Cloudflare does; keeps what it was asked for. */
function fakeAssets(): Assets & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname} ${request.headers.get('range') ?? ''}`.trim());
      return site.files[`${pathname}.html`]
        ? new Response(`page ${pathname}`)
        : new Response('', { status: 404 });
    },
  };
}

const ask = (path: string, init?: RequestInit, assets: Assets = fakeAssets()) =>
  answerAtEdge(new Request(`https://site.example${path}`, init), assets, site);

test.each([
  ['/weekly/?a=1', 301, '/weekly?a=1', 'public, max-age=3600'],
  ['/reading/love/1?deck=tarot', 302, '/reading/tarot/1', 'no-cache'],
])('%s → %i %s', async (path, status, location, cache) => {
  const reply = await ask(path);
  expect([reply.status, reply.headers.get('location')]).toEqual([status, location]);
  expect(reply.headers.get('cache-control')).toBe(cache);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what is not found shows the nearest page with 404, whole, whatever part was asked for', async () => {
  const assets = fakeAssets();
  const reply = await ask('/reading/tarot/99', { headers: { range: 'bytes=0-1' } }, assets);
  expect([reply.status, await reply.text()]).toEqual([404, 'page /reading/tarot/404']);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(assets.asked).toEqual(['GET /reading/tarot/404']);
});

test('without its files it still answers 404, not 500', async () => {
  const empty = { fetch: async () => new Response('', { status: 404 }) };
  expect((await ask('/nothing', {}, empty)).status).toBe(404);
});

test('a file goes through as it is; other methods are refused', async () => {
  const assets = fakeAssets();
  expect(await (await ask('/weekly', {}, assets)).text()).toBe('page /weekly');
  const refused = await ask('/weekly', { method: 'POST' }, assets);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(assets.asked).toEqual(['GET /weekly']);
});

test('the headers of files as Cloudflare reads them: general first, each special rule takes back what it says', () => {
  const rules = edgeHeaders(site).trim().split('\n\n');
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
    '/*',
    '/*.data',
    '/*.ico',
    '/assets/*.js',
    '/assets/*.woff2',
    '/pictures/*.avif',
  ]);
  expect(rules[0]).toContain('  Cache-Control: public, max-age=0, must-revalidate');
  expect(rules[3]?.split('\n')).toEqual([
    '/assets/*.js',
    '  ! Content-Security-Policy',
    '  ! Cache-Control',
    '  ! Content-Type',
    "  Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    '  Cache-Control: public, max-age=31536000, immutable',
    '  Content-Type: text/javascript; charset=utf-8',
  ]);
  expect(rules[2]).toContain('  ! Vary');
});
