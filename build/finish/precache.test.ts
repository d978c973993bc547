import { expect, test } from 'vitest';
import { type Precache, precachedFiles, workerScript } from './precache.ts';

const TEXTS: Record<string, string> = {
  '/reading/tarot.html': '',
  '/offline.html': '',
  '/assets/root-1.css':
    'a{src:url(/assets/mincho-1-5.woff2)}b{src:url("/assets/mincho-2-6.woff2")}c{background:url(/ornament/stars.svg)}',
};
const OTHERS = [
  '/assets/draw-2.js',
  '/assets/manifest-4f.js',
  '/assets/mincho-1-5.woff2',
  '/assets/mincho-2-6.woff2',
  '/assets/tarot-3.data',
  '/ornament/stars.svg',
  '/pictures/backs/tarot-480.a1.avif',
  '/reading/tarot.data',
];
const files = Object.fromEntries(
  [...Object.keys(TEXTS), ...OTHERS].map((file) => [file, { hash: file, size: 1 }]),
);
const site = { files, decks: { tarot: { firstId: 0, size: 22 } } };
const read = (file: string) => TEXTS[file] ?? '';
const loads = new Map([
  [
    '/reading/tarot',
    ['/assets/root-1.css', '/assets/manifest-4f.js', '/assets/draw-2.js', '/assets/tarot-3.data'],
  ],
  ['/offline', ['/assets/root-1.css']],
]);
const precache: Precache = {
  pages: ['/reading/tarot'],
  offlinePage: '/offline',
  files: ['/assets/mincho-1-5.woff2', '/pictures/backs/tarot-480.a1.avif'],
};
const build = (script: string) => JSON.parse(script.slice('const BUILD='.length, script.indexOf(';\n')));

test('pages, their data, what they load, and of the fonts only those that are listed', () => {
  expect(precachedFiles(site, precache, loads, read)).toEqual([
    '/assets/draw-2.js',
    '/assets/manifest-4f.js',
    '/assets/mincho-1-5.woff2',
    '/assets/root-1.css',
    '/assets/tarot-3.data',
    '/offline',
    '/ornament/stars.svg',
    '/pictures/backs/tarot-480.a1.avif',
    '/reading/tarot',
    '/reading/tarot.data',
  ]);
});

test('the worker can hold scripts, styles and fonts to the bytes of the build', () => {
  const { hashes } = build(workerScript('', site, precache, loads, read));
  expect(hashes['/assets/root-1.css']).toBe('/assets/root-1.c');
  expect(Object.keys(hashes).sort()).toEqual([
    '/assets/draw-2.js',
    '/assets/manifest-4f.js',
    '/assets/mincho-1-5.woff2',
    '/assets/mincho-2-6.woff2',
    '/assets/root-1.css',
  ]);
});

test('a page or a file that is not there stops the build', () => {
  expect(() => precachedFiles(site, { ...precache, pages: ['/gone'] }, loads, read)).toThrow('/gone');
  expect(() => precachedFiles(site, { ...precache, files: ['/assets/old.woff2'] }, loads, read)).toThrow(
    '/assets/old.woff2',
  );
});

test('the script begins with the facts; its name for the build changes with any file and with the worker', () => {
  const script = workerScript('work()', site, precache, loads, read);
  expect(script.endsWith(';\nwork()')).toBe(true);
  const { id, code, decks, offlinePage } = build(script);
  expect({ code, decks, offlinePage }).toEqual({
    code: '4f',
    decks: [{ deck: 'tarot', firstId: 0, size: 22 }],
    offlinePage: '/offline',
  });
  const changed = { ...site, files: { ...files, '/offline.html': { hash: 'other', size: 1 } } };
  const ids = [
    build(workerScript('work()', site, precache, loads, read)).id,
    build(workerScript('work()', changed, precache, loads, read)).id,
    build(workerScript('other()', site, precache, loads, read)).id,
  ];
  expect(ids[0]).toBe(id);
  expect(new Set(ids).size).toBe(3);
});

test('a first page that stays without React stops the build', () => {
  expect(() => workerScript('', site, { ...precache, pages: ['/offline'] }, loads, read)).toThrow('/offline');
});
