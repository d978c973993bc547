import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { storyName, wallpaperName } from '../../addresses/picture-names.ts';
import { PICTURES } from '../../build/pictures/draw-pictures.ts';
import { loadPictures } from '../../card-art/pictures.ts';
import type { Manifest } from '../../card-art/render/manifest.ts';
import { content } from '../support/content.ts';

// That every card, sign, article, service and banner has its picture and its alt text is held by the
// content check (scripts/check-content.ts), that no <img> lacks `alt` by documents.test.ts. Here: that
// pictures are made, and light.

const KB = 1000;
const manifest = JSON.parse(readFileSync(join(PICTURES, 'pictures.json'), 'utf8')) as Manifest;
const names = Object.keys(manifest);
const weigh = (src: string): number => statSync(join(PICTURES, src)).size;

/** Weight of a picture's AVIF of this width. */
function avif(name: string, width: number): number {
  const source = manifest[name]?.sources.find((one) => one.width === width);
  if (!source) throw new Error(`${name} has no AVIF ${width} pixels wide`);
  return weigh(source.src);
}

test('every drawing is made', async () => {
  const drawn = (await loadPictures()).map(({ picture }) => picture.name);
  expect(drawn.filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(content.decks)('cards of $deck, 480 pixels wide', ({ deck }) => {
  const cards = [...names.filter((name) => name.startsWith(`${deck}/`)), `backs/${deck}`];
  const weights = cards.map((name) => avif(name, 480));

  test('weigh 60 kB at most', () => {
    expect(cards.filter((_, i) => weights[i]! > 60 * KB)).toEqual([]);
  });
  test('weigh 35 kB on average at most', () => {
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    expect(mean).toBeLessThanOrEqual(35 * KB);
  });
});

test('the tall hero, the one phones load, weighs 60 kB at most', () => {
  const { sources } = manifest['scenes/hero-tall']!;
  const weights = sources.map(({ width, src }) => `${width}: ${Math.round(weigh(src) / KB)} kB`);
  expect(
    sources.filter(({ src }) => weigh(src) > 60 * KB),
    weights.join(', '),
  ).toEqual([]);
});

test('previews are JPEG files below 300 kB', () => {
  const previews = names
    .filter((name) => name.startsWith('previews/'))
    .map((name) => manifest[name]!.fallback.src);
  expect(previews.length).toBeGreaterThan(0);
  expect(previews.filter((src) => !src.endsWith('.jpg') || weigh(src) >= 300 * KB)).toEqual([]);
});

/** Width and height in a JPEG's data. */
async function measured(src: string): Promise<[number, number]> {
  const { width, height } = await sharp(join(PICTURES, src)).metadata();
  return [width, height];
}

test.each(
  content.decks,
)('every card of $deck has a wallpaper and a story of each side, each 300 kB at most', async ({
  cards,
  reversals,
}) => {
  const sides = reversals ? (['upright', 'reversed'] as const) : (['upright'] as const);
  const wanted = cards.flatMap(({ file }): [name: string, size: [number, number]][] => [
    [wallpaperName(file), [1170, 2532]],
    ...sides.map((side): [string, [number, number]] => [storyName(file, side), [1080, 1920]]),
  ]);
  for (const [name, size] of wanted) {
    const { src } = manifest[name]?.fallback ?? { src: `no ${name}` };
    expect(src, name).toMatch(/\.jpg$/);
    expect(weigh(src), name).toBeLessThanOrEqual(300 * KB);
    expect(await measured(src), name).toEqual(size);
  }
});

test('every card and sign has a preview of its own', () => {
  const own = [...content.decks.flatMap(({ cards }) => cards), ...content.signs].map(({ image }) => image);
  expect(own.filter((name) => !name.startsWith('images/') && !manifest[name]?.preview)).toEqual([]);
});
