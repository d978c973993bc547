import { expect, test } from 'vitest';
import { type Made, precacheOf } from './service-worker.ts';

const avif = (name: string, ...widths: number[]) => ({
  width: 600,
  height: 1000,
  tint: '#000000',
  sources: widths.map((width) => ({
    type: 'image/avif' as const,
    width,
    src: `${name}-${width}.1a2b3c4d.avif`,
  })),
  fallback: { src: `${name}.webp`, width: 480, height: 800 },
});
const slice = (name: string, ...pages: string[]) => ({
  weight: 600 as const,
  name,
  characters: '星',
  pages,
  file: `mincho-600-${name}.woff2`,
  bytes: 1,
});
const SCENES = ['scenes/ridge-tall', 'scenes/ridge-wide', 'scenes/dusk-tall', 'scenes/dusk-wide'];
const made: Made = {
  fonts: {
    inputs: '',
    means: '',
    slices: [slice('1', 'card-tarot.0', 'home'), slice('2', 'article.a')],
    hashes: {},
  },
  assets: {
    '.cache/fonts/mincho-600-1.woff2': { file: 'assets/mincho-600-1-AbCd.woff2' },
    '_answers-tarot-aB-_1234.json': { file: 'assets/answers-tarot-aB-_1234.json' },
    '_answers-love-aBcD1234.json': { file: 'assets/answers-love-aBcD1234.json' },
    '_kept-cards-Ab_d1234.json': { file: 'assets/kept-cards-Ab_d1234.json' },
  },
  pictures: {
    ...Object.fromEntries(SCENES.map((name) => [name, avif(name, 480)])),
    'images/own back.png': avif('images/own-back', 960, 480),
  },
};
const readings = [
  { path: '/reading/today', ready: true },
  { path: '/reading/runes', ready: false },
];
const decks = [{ deck: 'tarot', back: 'images/own back.png' }];

test("the fonts of cards as they are called in the site, the deck's answers and its own back", () => {
  expect(precacheOf(decks, readings, made)).toEqual({
    pages: ['/reading/tarot', '/reading/today', '/my-cards'],
    offlinePage: '/offline',
    files: [
      '/assets/mincho-600-1-AbCd.woff2',
      '/assets/answers-tarot-aB-_1234.json',
      '/assets/kept-cards-Ab_d1234.json',
      '/pictures/images/own-back-480.1a2b3c4d.avif',
      ...SCENES.map((name) => `/pictures/${name}-480.1a2b3c4d.avif`),
    ],
  });
});

test('no font, one that is in no style sheet, and a picture that was not made stop the build', () => {
  const fonts = (...slices: Made['fonts']['slices']) => ({
    ...made,
    fonts: { inputs: '', means: '', slices, hashes: {} },
  });
  expect(() => precacheOf(decks, [], fonts(slice('2', 'article.a')))).toThrow('no font');
  expect(() => precacheOf(decks, [], fonts(slice('9', 'card-love.0')))).toThrow('mincho-600-9.woff2');
  expect(() => precacheOf([{ deck: 'love', back: 'backs/love' }], [], made)).toThrow('backs/love');
  expect(() => precacheOf([{ deck: 'runes', back: 'images/own back.png' }], [], made)).toThrow(
    'answers-runes',
  );
});
