import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../../build/lib/paths.ts';
import { ask, sendRaw, textOf } from '../support/http.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { errorPages, manifest, pages, type RunningSite, readFile, readPage } from '../support/site.ts';
import { chanceRequests } from './chance-requests.ts';
import { withstands } from './hostile.ts';
import { ANSWERS, MESSAGES, NOT_FOUND, TYPES } from './table.ts';

/** What a server does not do itself, and why: each a test that is skipped for this reason. */
export interface Lacks {
  /** Brotli and gzip are added by something in front of the server. */
  compression?: string;
  /** A range is passed over (as HTTP allows): the whole file comes with 200. */
  ranges?: string;
  /** Requests that are no HTTP never reach the server. */
  broken?: string;
  /** `If-None-Match` is understood with one tag only: a list and `*` are passed over, the file comes with 200. */
  tagLists?: true;
  /** Bodies come in pieces, their length is not told before. */
  lengths?: true;
  /** A refused method is not told which are allowed. */
  allow?: true;
  /** Something of the developer's stands before the server, slow, and loses a request of thousands: chance asks less often, what fails is asked once more. */
  proxied?: true;
}

/**
 * The contract of every server that hands the site out.
 * @param name shown in the results
 * @param start starts that server on the finished site
 */
export function contract(name: string, start: () => Promise<RunningSite>, lacks: Lacks = {}): void {
  describe(`HTTP contract: ${name}`, () => {
    let site: RunningSite;
    let get: (path: string, headers?: Record<string, string>, method?: string) => ReturnType<typeof ask>;

    beforeAll(async () => {
      site = await start();
      get = (path, headers, method) => ask(site.origin, path, headers, method);
    });
    afterAll(() => site?.close());

    const { files: entries } = manifest();
    const files = Object.keys(entries);
    const file = files.find((name) => name.endsWith('.avif')) ?? '/favicon.ico';
    const ending = (extension: string) => files.filter((file) => file.endsWith(`.${extension}`));
    const address = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

    test.each(
      ANSWERS.map(([path, expected]) => [shorten(path), expected, path] as const),
    )('%s → %s', async (_, expected, path) => {
      const { status, headers, body } = await get(path);
      expect(headers.location ? `${status} ${headers.location}` : status).toBe(expected);
      if (headers.location) expect(body).toHaveLength(0);
      if (expected === 414) expect(headers['x-content-type-options']).toBe('nosniff');
    });

    test.each(
      NOT_FOUND.map(([path, message]) => [shorten(path), message, path]),
    )('%s → 404 %s', async (_, message, path) => {
      const reply = await get(path);
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(MESSAGES.filter((text) => textOf(reply).includes(text))).toEqual([message]);
    });

    test('every page answers 200 with its own file, and its duplicate forms lead to it', async () => {
      expect(pages().length).toBeGreaterThan(100);
      for (const page of pages()) {
        const reply = await get(page);
        expect([page, reply.status, textOf(reply) === readPage(page)]).toEqual([page, 200, true]);
        if (page === '/') continue;
        for (const other of [`${page}/`, `${page}.html`]) {
          const { status, headers } = await get(other);
          expect([other, status, headers.location]).toEqual([other, 301, page]);
        }
      }
    });

    test('every file of the site is handed out whole at its own address', LONG_TEST, async () => {
      for (const file of files.filter((name) => !name.endsWith('.html'))) {
        const { status, headers, body } = await get(file, {}, lacks.lengths ? 'GET' : 'HEAD');
        const length = lacks.lengths ? body.length : Number(headers['content-length']);
        expect([file, status, length]).toEqual([file, 200, entries[file]?.size]);
      }
    });

    test('not-found pages hold nothing that would start the router', () => {
      expect(errorPages().length).toBeGreaterThanOrEqual(6);
      for (const page of errorPages()) {
        expect([page, /type="module"|modulepreload|__reactRouter/.exec(readFile(page))?.[0]]).toEqual([
          page,
          undefined,
        ]);
      }
    });

    test.each(Object.entries(TYPES))('content type of .%s', async (extension, type) => {
      const file = ending(extension).find((candidate) => !candidate.endsWith('404.html'));
      if (!file) return;
      const { status, headers } = await get(address(file));
      expect([status, headers['content-type']]).toEqual([200, type]);
    });

    test('the site has no kind of file without a content type', () => {
      expect(files.filter((file) => !(file.slice(file.lastIndexOf('.') + 1) in TYPES))).toEqual([]);
    });

    test('hashed files are kept for good, pages are asked for again', async () => {
      const hashed = ending('js').find((file) => file.startsWith('/assets/'))!;
      expect((await get(hashed)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      for (const path of ['/', '/weekly', '/sitemap.xml', '/robots.txt']) {
        expect((await get(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
      expect((await get('/weekly/')).headers['cache-control']).toBe('public, max-age=3600');
      expect((await get('/sw.js')).headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': TYPES.js,
      });
      expect((await get('/reading/love/1?deck=tarot')).headers['cache-control']).toBe('no-cache');
    });

    test('security headers stand on every kind of answer', async () => {
      for (const path of ['/', '/weekly/', '/nothing', '/robots.txt', '/reading/love/1?deck=tarot']) {
        expect((await get(path)).headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        });
      }
    });

    test('what is no page may run and fetch nothing when it is opened by itself', async () => {
      const drawing = ending('svg')[0];
      for (const path of [drawing, '/feed.xml', '/sw.js', '/robots.txt'].filter((name) => name !== undefined))
        expect([path, (await get(path)).headers['content-security-policy']]).toEqual([
          path,
          expect.stringMatching(/^default-src 'none'; (connect-src 'self'; )?base-uri 'none'; /),
        ]);
    });

    test('an entity tag saves the second transfer', async () => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const first = await get('/weekly', { 'accept-encoding': encoding });
        const tag = first.headers.etag ?? '';
        expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
        const lists = lacks.tagLists ? [] : [`"other", ${tag}`, '*'];
        for (const header of [tag, `W/${tag.replace('W/', '')}`, ...lists]) {
          const again = await get('/weekly', { 'accept-encoding': encoding, 'if-none-match': header });
          expect([header, again.status, again.body.length]).toEqual([header, 304, 0]);
          expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        }
        const changed = await get('/weekly', { 'accept-encoding': encoding, 'if-none-match': '"other"' });
        expect(changed.status).toBe(200);
      }
      expect((await get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
    });

    test('brotli before gzip before plain, and caches are told', async ({ skip }) => {
      skip(lacks.compression !== undefined, lacks.compression);
      const plain = await get('/weekly');
      expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const expectations = [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['deflate', undefined],
        ['identity', undefined],
      ] as const;
      for (const [accepted, encoding] of expectations) {
        for (const path of ['/weekly', '/nothing']) {
          const reply = await get(path, { 'accept-encoding': accepted });
          expect([accepted, path, reply.headers['content-encoding']]).toEqual([accepted, path, encoding]);
          expect(reply.headers.vary).toBe('Accept-Encoding');
          expect(textOf(reply)).toBe(textOf(await get(path)));
        }
      }
      const picture = ending('avif')[0] ?? ending('webp')[0] ?? ending('png')[0];
      if (picture)
        expect((await get(picture, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    });

    test('a part is sent only of the file that the visitor has, and only to GET', async ({ skip }) => {
      skip(lacks.ranges !== undefined, lacks.ranges);
      const size = entries[file]?.size;
      expect((await get(file, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
      const head = await get(file, { range: 'bytes=0-9' }, 'HEAD');
      expect([head.status, head.headers['content-length']]).toEqual([200, String(size)]);
    });

    withstands(
      () => ({ get, origin: () => site.origin, file, whole: readFileSync(join(DIST, file)) }),
      lacks,
    );

    test('HEAD says what GET would, without the body', async () => {
      for (const path of ['/', '/weekly', '/nothing', '/weekly/', ending('js')[0]!]) {
        for (const encoding of ['identity', 'br']) {
          const full = await get(path, { 'accept-encoding': encoding });
          const head = await get(path, { 'accept-encoding': encoding }, 'HEAD');
          expect([path, head.status, head.body.length]).toEqual([path, full.status, 0]);
          // Neither the time nor where the host has its copy from is the answer's own.
          const { date: _, 'transfer-encoding': __, 'cf-cache-status': ___, ...expected } = full.headers;
          if (lacks.lengths) delete expected['content-length'];
          expect(head.headers).toMatchObject(expected);
        }
      }
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
      const { status, headers } = await get('/weekly', {}, method);
      expect([status, headers.allow]).toEqual([405, lacks.allow ? undefined : 'GET, HEAD']);
    });

    test('broken requests are turned away and the next one is served', async ({ skip }) => {
      skip(lacks.broken !== undefined, lacks.broken);
      const broken = [
        'GET /weekly\r\n\r\n',
        'GET  HTTP/1.1\r\nHost: x\r\n\r\n',
        'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET http://example.com/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET /\\..\\..\\package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        'GET /\xe3\x81\x82 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
        '\x00\x01\x02\r\n\r\n',
      ];
      for (const bytes of broken) {
        const answer = await sendRaw(site.origin, bytes);
        expect(answer).not.toMatch(/^HTTP\/1\.[01] 5/);
        expect(answer).not.toMatch(/\n\s+at .+:\d+/);
        expect((await get('/robots.txt')).status).toBe(200);
      }
    });

    // Through the developer's proxy each takes fifteen times as long: 432 seconds for 10,000 on a busy machine. What answers
    // there is the same code.
    const count = lacks.proxied ? 500 : 10_000;
    test(
      `${count} chance requests: no failure of the server, no trace of its insides`,
      LONG_TEST,
      async () => {
        const replies = await Promise.all(
          chanceRequests(count).map(async (request) => {
            const send = () => get(request.path, request.headers, request.method);
            const reply = await send();
            return { request, reply: lacks.proxied && reply.status >= 500 ? await send() : reply };
          }),
        );
        for (const { request, reply } of replies) {
          const context = JSON.stringify(request);
          expect(reply.status, `${context} ${textOf(reply).slice(0, 300)}`).toBeLessThan(500);
          expect([200, 206, 301, 302, 304, 404, 405, 414, 416], context).toContain(reply.status);
          if (reply.status >= 400) expect(textOf(reply), context).not.toMatch(/node:internal|\n\s+at .+:\d+/);
          if (reply.headers.location) expect(reply.headers.location, context).toMatch(/^\/(?!\/)/);
        }
      },
    );
  });
}

function shorten(path: string): string {
  return path.length > 60 ? `${path.slice(0, 20)}… (${path.length} characters)` : path;
}
