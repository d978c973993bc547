import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScripts, withPolicy } from './policy.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>x</title></head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const none = { pictures: [], analytics: false };

test('names the hash of each inline script and allows nothing inline besides', () => {
  const result = policy(
    withPolicy(page('<script>a()</script><script type="module" async="">b()</script>'), 'x.html', none),
  );
  expect(result).toContain(`script-src 'self' ${hash('a()')} ${hash('b()')};`);
  expect(result).not.toContain('unsafe');
  for (const closed of [
    "default-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ])
    expect(result).toContain(closed);
});

test('a script with the line ends of Windows is hashed as browsers read it', () => {
  expect(policy(withPolicy(page('<script>a();\r\nb()</script>'), 'x.html', none))).toContain(
    hash('a();\nb()'),
  );
});

test('stands before everything that it rules', () => {
  const result = withPolicy(page('<script>a()</script>'), 'x.html', none);
  expect(result.indexOf('Content-Security-Policy')).toBeLessThan(result.indexOf('<title>'));
});

test('data blocks and scripts of a file need no hash', () => {
  expect(
    inlineScripts(page('<script type="application/ld+json">{}</script><script src="/a.js"></script>')),
  ).toEqual([]);
});

test("banners' hosts and analytics are let in only where they are used", () => {
  const open = policy(withPolicy(page(''), 'x.html', { pictures: ['https://img.example'], analytics: true }));
  expect(open).toMatch(/img-src 'self' https:\/\/img\.example/);
  expect(open).toContain('https://firebaseinstallations.googleapis.com');
  expect(policy(withPolicy(page(''), 'x.html', none))).not.toContain('https:');
});

test.each([
  'https://a;script-src-elem',
  "https://a.example 'unsafe-inline'",
  'https://a.example,https://b.example',
  'https://*',
  'https:',
  'https://localhost',
  'http://img.example',
  'https://img.example/path',
  'https://img.example"><script>',
  'data:',
  '',
])('a host that is none, %j, never reaches the policy', (host) => {
  expect(() => withPolicy(page(''), 'x.html', { pictures: [host], analytics: false })).toThrow(
    `広告の画像のホスト「${host}」`,
  );
});

test('hosts may have a port, hyphens, and names of other scripts as browsers write them', () => {
  const pictures = ['https://www21.a8.net', 'https://xn--l8j.example:8443', 'https://a.b-c.xn--p1ai'];
  expect(policy(withPolicy(page(''), 'x.html', { pictures, analytics: false }))).toContain(
    `img-src 'self' ${pictures.join(' ')};`,
  );
});

test('a page that begins otherwise stops the build', () => {
  expect(() => withPolicy('<html><head><title>x</title></head></html>', 'odd.html', none)).toThrow(
    /odd\.html/,
  );
});
