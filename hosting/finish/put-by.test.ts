import { expect, test } from 'vitest';
import { filesToPutBy, type PutBy, workerScript } from './put-by.ts';

const TEXTS: Record<string, string> = {
  '/reading/tarot.html':
    '<link href="/assets/root-1.css"><img srcset="/pictures/backs/tarot-480.a1.avif 480w, /pictures/backs/tarot-960.b2.avif 960w, /pictures/backs/tarot-480.c3.webp 480w"><script>["/assets/manifest-4f.js","/assets/draw-2.js"];fetch("/assets/tarot-3.data")</script>',
  '/offline.html': '<link href="/assets/root-1.css"><img src="/pictures/hero-480.d4.avif">',
  '/assets/root-1.css':
    'a{src:url(/assets/mincho-common-5.woff2)}b{src:url("/assets/mincho-article-6.woff2")}c{background:url(/ornament/stars.svg)}',
  '/assets/tarot-3.data': '["/pictures/backs/love-960.e5.avif","/pictures/tarot/00-480.f6.avif"]',
};
const SIZES: Record<string, number> = {
  '/pictures/backs/tarot-480.a1.avif': 40,
  '/pictures/backs/tarot-960.b2.avif': 100,
};
const files = Object.fromEntries(
  [...Object.keys(TEXTS), ...Object.keys(SIZES), '/reading/tarot.data'].map((file) => [
    file,
    { hash: file, size: SIZES[file] ?? 1 },
  ]),
);
const site = { files, decks: { tarot: { firstId: 0, size: 22 } } };
const read = (file: string) => TEXTS[file] ?? '';
const putBy: PutBy = {
  pages: ['/reading/tarot'],
  offlinePage: '/offline',
  fonts: /-common-/,
  pictures: /\/backs\//,
};
const build = (script: string) => JSON.parse(script.slice('const BUILD='.length, script.indexOf(';\n')));

test('pages, their data, what they name, and of fonts and pictures only what is wanted, the smallest', () => {
  expect(filesToPutBy(site, putBy, read)).toEqual([
    '/assets/draw-2.js',
    '/assets/manifest-4f.js',
    '/assets/mincho-common-5.woff2',
    '/assets/root-1.css',
    '/assets/tarot-3.data',
    '/offline',
    '/ornament/stars.svg',
    '/pictures/backs/love-960.e5.avif',
    '/pictures/backs/tarot-480.a1.avif',
    '/reading/tarot',
    '/reading/tarot.data',
  ]);
});

test('a page that is not there stops the build', () => {
  expect(() => filesToPutBy(site, { ...putBy, pages: ['/gone'] }, read)).toThrow('/gone');
});

test('the script begins with the facts; its name for the build changes with any file and with the worker', () => {
  const script = workerScript('work()', site, putBy, read);
  expect(script.endsWith(';\nwork()')).toBe(true);
  const { id, code, decks, offlinePage } = build(script);
  expect({ code, decks, offlinePage }).toEqual({
    code: '4f',
    decks: [{ deck: 'tarot', firstId: 0, size: 22 }],
    offlinePage: '/offline',
  });
  const changed = { ...site, files: { ...files, '/offline.html': { hash: 'other', size: 1 } } };
  const ids = [
    build(workerScript('work()', site, putBy, read)).id,
    build(workerScript('work()', changed, putBy, read)).id,
    build(workerScript('other()', site, putBy, read)).id,
  ];
  expect(ids[0]).toBe(id);
  expect(new Set(ids).size).toBe(3);
});

test('a page without the manifest of its scripts stops the build', () => {
  expect(() => workerScript('', site, { ...putBy, pages: ['/offline'] }, read)).toThrow('/offline');
});
