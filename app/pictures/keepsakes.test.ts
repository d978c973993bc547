import { expect, test } from 'vitest';
import { keepsakesOf } from '../../card-art/keepsakes/keepsake.ts';
import { heightOf, MESSAGE, placeColumns, STORY, WALLPAPER, WORDS } from '../../card-art/keepsakes/layout.ts';
import { verticalLettering } from '../../card-art/kit/lettering/vertical.ts';
import { rasterise } from '../../card-art/render/rasterise.ts';
import { readApproved } from '../../text-check/approved.ts';
import { loadContent } from '../content/load.server.ts';
import { wordsOf } from './words.server.ts';

const words = wordsOf(loadContent());

/** Half as large as the file is enough. */
const HALF = 0.5;

/** Where a story's words are: true for a point of the finished picture that a letter covers. */
async function lettersOf(svg: string): Promise<(x: number, y: number) => boolean> {
  const { data, info } = await rasterise(svg, STORY.width * HALF)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const row = Math.floor((y - WORDS.top) * HALF);
    return data[(row * info.width + Math.floor(x * HALF)) * 4 + 3]! > 40;
  };
}

interface Area {
  x: readonly [number, number];
  y: readonly [number, number];
}

function isClear(covered: (x: number, y: number) => boolean, { x, y }: Area): boolean {
  for (let row = y[0]; row < y[1]; row += 2)
    for (let column = x[0]; column < x[1]; column += 2) if (covered(column, row)) return false;
  return true;
}

test('every message of every card stays in its place beside the card', () => {
  const isApproved = readApproved();
  for (const [card, { sides }] of Object.entries(words.keepsakes)) {
    for (const { columns } of sides) {
      // What the owner writes is set as small as it needs.
      if (!isApproved({ value: columns.join('') })) continue;
      const { size, advance, places } = placeColumns(columns);
      expect(size, `${card}: set too small to be read`).toBeGreaterThan(42);
      for (const [i, { x, y }] of places.entries()) {
        const type = { size, advance, pitch: 0, rows: columns[i]!.length };
        const [left, top, right, bottom] = verticalLettering([columns[i]!], x, y, type).bounds();
        expect(left, card).toBeGreaterThan(STORY.card.x + STORY.card.width / 2 + 20);
        expect(right, card).toBeLessThan(STORY.width - STORY.covered.right);
        expect(top, card).toBeGreaterThan(STORY.covered.top);
        expect(bottom, card).toBeLessThan(MESSAGE.foot + 10);
      }
    }
  }
});

/** The stories with the longest names and messages. */
const longest = Object.entries(words.keepsakes)
  .toSorted(([, a], [, b]) => b.title.length + b.english.length - a.title.length - a.english.length)
  .slice(0, 4)
  .flatMap(([card, said]) => keepsakesOf(card, said, words.site));

test('no story has words where the apps lay their own, on its card, or where the message meets the site’s name', async () => {
  const { width, height, covered, card } = STORY;
  const [top, foot] = [WORDS.top, WORDS.top + WORDS.height];
  expect(top).toBeGreaterThanOrEqual(covered.top);
  expect(foot).toBeLessThanOrEqual(height - covered.foot);
  const half = { x: card.width / 2, y: heightOf(card.width) / 2 };
  const areas: Record<string, Area> = {
    'the right edge': { x: [width - covered.right, width], y: [top, foot] },
    'the left edge': { x: [0, 60], y: [top, foot] },
    'the head of the band': { x: [0, width], y: [top, top + 8] },
    'the foot of the band': { x: [0, width], y: [foot - 30, foot] },
    'the card': { x: [card.x - half.x, card.x + half.x], y: [card.y - half.y, card.y + half.y] },
    'between message and name': { x: [MESSAGE.left, width], y: [MESSAGE.foot + 12, MESSAGE.foot + 34] },
  };
  for (const { name, words: layer } of longest) {
    if (!layer) continue;
    const letters = await lettersOf(layer.svg);
    expect(isClear(letters, { x: [MESSAGE.left, 960], y: [MESSAGE.top, MESSAGE.foot] }), name).toBe(false);
    for (const [where, area] of Object.entries(areas))
      expect(isClear(letters, area), `${name}: words on ${where}`).toBe(true);
  }
});

test.each([
  'tarot',
  'oracle',
  'love',
])('a wallpaper of %s is dark and still under the clock and the buttons', async (deck) => {
  const { width, height, quiet } = WALLPAPER;
  const [of, said] = Object.entries(words.keepsakes).find(([name]) => name.startsWith(`${deck}/`))!;
  const { night, card } = keepsakesOf(of, said, words.site)[0]!;
  const { data, info } = await rasterise(night, 234).raw().toBuffer({ resolveWithObject: true });
  const row = (y: number) => Math.round((y / height) * info.height) * info.width * info.channels;
  const brightest = (from: number, to: number) =>
    Math.max(...data.subarray(row(from), row(to)).filter((_, i) => i % 4 < 2));
  expect(brightest(quiet.foot, height)).toBeLessThan(70);
  // Stars, but nothing that letters would have to fight.
  const clock = [...data.subarray(row(250), row(quiet.top))].filter((_, i) => i % 4 < 3);
  expect(clock.reduce((sum, value) => sum + value) / clock.length).toBeLessThan(60);
  const tall = heightOf(card.width) / 2;
  expect(card.y - tall).toBeGreaterThan(quiet.top);
  expect(card.y + tall).toBeLessThan(quiet.foot);
  expect(width).toBe(1170);
});
