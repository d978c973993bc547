import { expect, test } from 'vitest';
import { headersFor, headersForAnswer } from './headers.ts';

const policy = (headers: Record<string, string>) => headers['Content-Security-Policy'];

test('a page says in its head what it needs; the header adds what a head cannot say', () => {
  expect(policy(headersFor('/weekly.html'))).toBe("frame-ancestors 'none'");
});

test.each([
  '/icons/icon.svg',
  '/pictures/emblems/leo.1a2b3c4d.svg',
  '/feed.xml',
  '/assets/a-1.js',
  '/a.data',
  '/robots.txt',
])('%s opened by itself may run and fetch nothing', (file) => {
  expect(policy(headersFor(file))).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test('the service worker may fetch from the site, and nothing else', () => {
  expect(policy(headersFor('/sw.js'))).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test.each([
  'moved',
  'forwarded',
  'refused',
] as const)('an answer without a file (%s) is closed too', (kind) => {
  expect(policy(headersForAnswer(kind))).toContain("default-src 'none'");
});

test('no other site may embed what is ours, save the previews that are made to be shown elsewhere', () => {
  const resource = (file: string) => headersFor(file)['Cross-Origin-Resource-Policy'];
  for (const file of ['/index.html', '/assets/a-1.js', '/pictures/tarot/17-star-480.1a2b3c4d.avif', '/sw.js'])
    expect([file, resource(file)]).toEqual([file, 'same-origin']);
  expect(resource('/pictures/previews/site.1a2b3c4d.jpg')).toBe('cross-origin');
});
