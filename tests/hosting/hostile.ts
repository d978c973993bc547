import { expect, test } from 'vitest';
import { type Reply, sendRaw, textOf } from '../support/http.ts';
import type { Lacks } from './contract.ts';

/** Sends one request; see `ask` in `tests/support/http.ts`. */
type Get = (path: string, headers?: Record<string, string>) => Promise<Reply>;

/** What stands in files beside the site, and in nothing that it hands out. */
const OUTSIDE = /"devDependencies"|"inputs":|root:x:0|\[boot loader\]/;

/** Ways out of a folder, each tried with every file that lies outside. */
const WAYS_OUT = [
  '/../',
  '/../../',
  '/./../',
  '/weekly/../../',
  '/weekly/../../../../../../',
  '/%2e%2e/',
  '/%2E%2E/%2e%2e/',
  '/.%2e/',
  '/%2e./',
  '/..%2f',
  '/..%2F..%2F',
  '/%2e%2e%2f',
  '/..%5c',
  '/..\\',
  '/%5c..%5c',
  '/..%00/',
  '/%00/../',
  '/..;/',
  '/;/../',
  '/....//',
  '/..../',
  '/.%252e/',
  '/%252e%252e%252f',
  '/%c0%ae%c0%ae/',
  '/%c0%ae%c0%ae%c0%af',
  '/%uff0e%uff0e/',
  '/%ef%bc%8e%ef%bc%8e/',
  '/assets/../../',
  '/assets/..%2f..%2f',
  '/file:///',
  '//../',
];
const FILES_OUTSIDE = ['package.json', '.cache/site.json', 'etc/passwd'];

/** Addresses that a careless redirect would turn into another host's. */
const LEADING_AWAY = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '//evil.example/weekly/',
  '//evil.example//weekly',
  '//evil.example/%2e%2e',
  '//evil.example/..',
  '//evil.example/.html',
  '//evil.example/index.html',
  '/%2f%2fevil.example/',
  '/%2fevil.example/',
  '//%65vil.example/..',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%5c%5cevil.example/',
  '/.//evil.example/',
  '/weekly/..//evil.example/',
  '/weekly/../..//evil.example/',
  '/;//evil.example/',
  '/https://evil.example/',
  '/https:/evil.example/',
  '//user@evil.example/',
  '//evil.example:80/',
  '//evil.example%23/',
  '//evil.example?/',
  '/%09/evil.example/',
  '/%0d%0aLocation:%20https:%2f%2fevil.example/',
  '/weekly/%0d%0aSet-Cookie:%20a=b',
  '/weekly/?a=%0d%0aSet-Cookie:%20a=b',
  '/weekly/?next=//evil.example',
  '/reading/love/3?deck=//evil.example',
  '/reading/love/3?deck=tarot&x=//evil.example',
  '/reading/love/3?deck=%2f%2fevil.example',
  '/reading/tarot/%2f%2fevil.example',
  '/reading/tarot/01//evil.example',
];

/** `Accept-Encoding` → the form that is sent where the server compresses. */
const ENCODINGS: [header: string, form: 'br' | 'gzip' | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['x-gzip', undefined],
  ['deflate', undefined],
  ['zstd', undefined],
  ['compress', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0.1', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0.000, gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=1.000', 'br'],
  ['br ; q=0.5', 'br'],
  ['br;q=x', undefined],
  ['br;q=', undefined],
  ['br;q=-1', undefined],
  ['br;level=9', 'br'],
  [',,br,,', 'br'],
  [', ,', undefined],
  [';q=1', undefined],
  ['bro', undefined],
  ['br\t,\tgzip', 'br'],
  ['identity;q=0', undefined],
  [`${'x, '.repeat(500)}gzip`, 'gzip'],
];

const REFUSES_PLAIN = /(?:\*|identity);q=0(?!\.)/;

/** `Range` of a file of `size` bytes → first and last byte, the whole file, or a refusal. */
const RANGES = (size: number): [header: string, part: [number, number] | 'whole' | 'outside'][] => [
  ['bytes=0-0', [0, 0]],
  ['bytes=10-19', [10, 19]],
  ['bytes=10-', [10, size - 1]],
  ['bytes=-10', [size - 10, size - 1]],
  ['BYTES=0-1', [0, 1]],
  ['bytes=00-01', [0, 1]],
  [`bytes=10-${size + 100}`, [10, size - 1]],
  ['bytes=0-99999999999999999999999', [0, size - 1]],
  [`bytes=-${size * 2}`, [0, size - 1]],
  [`bytes=${size}-`, 'outside'],
  [`bytes=${size}-${size}`, 'outside'],
  ['bytes=99999999999999999999999-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-1', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  [`bytes=${'0-0,'.repeat(200)}0-0`, 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=', 'whole'],
  ['bytes', 'whole'],
  ['bytes = 0-1', 'whole'],
  ['bytes=0 - 1', 'whole'],
  ['bytes=--1', 'whole'],
  ['bytes=+0-1', 'whole'],
  ['bytes=0x0-1', 'whole'],
  ['bytes=0.5-1', 'whole'],
  ['bytes=1e1-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-1', 'whole'],
];

const SMUGGLED = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
const first = (head: string, body = SMUGGLED) => `GET /weekly HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`;

/** Requests about whose end two servers could disagree; the second one in each must not be answered. */
const SMUGGLING: string[] = [
  first('Content-Length: 38'),
  first('Content-Length: 38\r\nContent-Length: 0'),
  first('Content-Length: 38, 0'),
  first('Content-Length: +38'),
  first('Content-Length: -1'),
  first('Content-Length: 0x26'),
  first('Content-Length: 38 0'),
  first('Content-Length : 0'),
  first('Content-Length:\r\n 0'),
  first('Content-Length: 99999999999999999999'),
  first('Content-Length: 38\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked\r\nContent-Length: 5', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: identity', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: xchunked', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked\r\nTransfer-Encoding: x', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding : chunked', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding:\x0bchunked', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: "chunked"', `0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked', `5\r\nabc\r\n0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked', `-1\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked', `0x5\r\nabcde\r\n0\r\n\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked', `fffffffffffffffff\r\n${SMUGGLED}`),
  first('Transfer-Encoding: chunked', `0;${'x'.repeat(20_000)}\r\n\r\n${SMUGGLED}`),
  first('X: a\rTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
  first('X: a\0b'),
  first('X\0: a'),
  first(': a'),
  first(' X: a'),
  first('Host: y'),
  `GET /weekly HTTP/1.1\nHost: x\n\n${SMUGGLED}`,
  `GET /weekly HTTP/1.1 \r\nHost: x\r\n\r\n${SMUGGLED}`,
  `GET /weekly HTTP/9.9\r\nHost: x\r\n\r\n${SMUGGLED}`,
  `GET /weekly\tHTTP/1.1\r\nHost: x\r\n\r\n${SMUGGLED}`,
];

interface Tried {
  get: Get;
  /** The server's origin, for raw bytes. */
  origin: () => string;
  /** A file without compressed forms, and its bytes. */
  file: string;
  whole: Buffer;
}

/** What careful attempts to break a server found to hold; for `contract.ts`. */
export function withstands(tried: () => Tried, lacks: Lacks): void {
  test(`${WAYS_OUT.length} ways out of the site's folder lead nowhere`, async () => {
    for (const way of WAYS_OUT) {
      for (const outside of FILES_OUTSIDE) {
        const reply = await tried().get(way + outside);
        expect([way + outside, reply.status]).toEqual([way + outside, expect.toBeOneOf([301, 400, 404])]);
        expect(textOf(reply), way + outside).not.toMatch(OUTSIDE);
      }
    }
  });

  test(`${LEADING_AWAY.length} addresses lead to no other host and set no header`, async () => {
    for (const path of LEADING_AWAY) {
      const { status, headers } = await tried().get(path, { 'x-forwarded-host': 'evil.example' });
      expect([path, status]).toEqual([path, expect.toBeOneOf([200, 301, 302, 400, 404])]);
      expect([path, headers.location ?? '/']).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)]);
      expect(new URL(headers.location ?? '/', 'http://site').host, path).toBe('site');
      expect([path, headers['set-cookie']]).toEqual([path, undefined]);
    }
  });

  test(`${ENCODINGS.length} wishes for a compressed form: the same words in the form that was asked for`, async () => {
    const plain = textOf(await tried().get('/weekly'));
    // Whoever refuses the plain form too may be refused by an engine that has no other.
    const asked = ENCODINGS.filter(([header]) => !lacks.compression || !REFUSES_PLAIN.test(header));
    for (const [header, form] of asked) {
      const reply = await tried().get('/weekly', { 'accept-encoding': header });
      expect([header, reply.status, textOf(reply) === plain]).toEqual([header, 200, true]);
      if (!lacks.compression) expect([header, reply.headers['content-encoding']]).toEqual([header, form]);
    }
  });

  test('parts of a file: those that are asked for, or the whole', async () => {
    const { get, file, whole } = tried();
    for (const [header, part] of RANGES(whole.length)) {
      const { status, headers, body } = await get(file, { range: header });
      if (part === 'whole' || lacks.ranges) {
        expect([header, status, body.equals(whole)]).toEqual([header, 200, true]);
      } else if (part === 'outside') {
        expect([header, status, headers['content-range']]).toEqual([header, 416, `bytes */${whole.length}`]);
      } else {
        const [from, to] = part;
        const range = `bytes ${from}-${to}/${whole.length}`;
        expect([header, status, headers['content-range']]).toEqual([header, 206, range]);
        expect([header, body.equals(whole.subarray(from, to + 1))]).toEqual([header, true]);
      }
    }
  });

  test(`${SMUGGLING.length} requests that hide another one: it is not answered`, async ({ skip }) => {
    skip(lacks.broken !== undefined, lacks.broken);
    for (const bytes of SMUGGLING) {
      const answer = await sendRaw(tried().origin(), bytes);
      const context = JSON.stringify(bytes.slice(0, 120));
      expect(answer, context).not.toMatch(/^Sitemap:/im);
      expect(answer.match(/^HTTP\/1\.1 \d+/gm) ?? [], context).toSatisfy(
        (answers: string[]) => answers.length <= 1 && answers.every((line) => !/ 5\d\d/.test(line)),
      );
    }
  });
}
