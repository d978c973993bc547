import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadPictures } from '../pictures.ts';
import { type CardWords, NO_WORDS, type Words } from '../words.ts';
import { type CardToLay, makeLaidCards } from './laid-cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'laid-cards-'));
const cache = join(folder, 'cache');

/** What a card's pictures say. */
function wordsFor(of: string, words: CardWords, photo?: string): Words {
  const sides = [{ turned: false, columns: ['夜の話'] }];
  const keepsakes = { [of]: { ...words, ...(photo && { photo }), sides } };
  return { ...NO_WORDS, site: '見本', keepsakes, previews: { [of]: { title: words.title } } };
}

/** The card's preview: its file in the cache, and its colour at a point. */
async function preview(card: Omit<CardToLay, 'photos'>, words: Words) {
  const { cached } = await makeLaidCards({ ...card, photos: folder }, words, cache);
  const { id } = cached.find(({ name }) => name === `previews/${card.of}`)!.files[0]!;
  const { data, info } = await sharp(readFileSync(join(cache, id)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  return { id, isGreen: (x: number, y: number) => at(x, y)[1]! - at(x, y)[0]! > 100, at };
}

/** A green photograph in the folder of the owner's. */
async function photograph(width: number, height: number): Promise<string> {
  mkdirSync(join(folder, 'images'), { recursive: true });
  const file = `images/${width}-${height}.jpg`;
  const background = { r: 20, g: 200, b: 40 };
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, file));
  return file;
}

const cat = { of: 'tarot/00-card', picture: undefined };

test("a card that shows the owner's photograph gets a preview with it", async () => {
  const photo = await photograph(300, 400);
  const named = (title: string) => preview(cat, wordsFor(cat.of, { title, english: 'Cat' }, photo));
  const { isGreen, at, id } = await named('猫');
  expect(isGreen(300, 315)).toBe(true);
  expect(at(900, 100)[1]).toBeLessThan(100);
  expect((await named('犬')).id).not.toBe(id);
  expect((await named('猫')).id).toBe(id);
});

test('a photograph of any shape stays within its room, and whole', async () => {
  for (const [width, height, shown] of [
    [400, 300, [420, 315]],
    [300, 400, [390, 520]],
    [300, 500, [312, 520]],
    [200, 600, [173, 520]],
  ] as const) {
    const photo = await photograph(width, height);
    const { isGreen } = await preview(cat, wordsFor(cat.of, { title: '猫', english: 'Cat' }, photo));
    const [half, tall] = [shown[0] / 2, shown[1] / 2];
    for (const [dx, dy] of [
      [half, 0],
      [0, tall],
    ] as const) {
      const what = `${width} × ${height} at ${dx}, ${dy}`;
      expect(isGreen(Math.round(300 + dx * 0.97), Math.round(315 + dy * 0.97)), what).toBe(true);
      expect(isGreen(Math.round(300 - dx * 0.97), Math.round(315 - dy * 0.97)), what).toBe(true);
      expect(isGreen(Math.round(300 + dx + (dx && 6)), Math.round(315 + dy + (dy && 6))), what).toBe(false);
    }
  }
});

test('a drawn card is laid into wallpaper, story and preview, and names all that it says', async () => {
  const [entry] = await loadPictures('tarot/17');
  const of = entry!.picture.name;
  const words = wordsFor(of, { title: '星', english: 'The Star' });
  const made = await makeLaidCards({ of, picture: entry!.picture, photos: folder }, words, cache);
  expect(made.drawn).toBe(true);
  expect(made.cached.map(({ name }) => name)).toEqual([
    `wallpapers/${of}`,
    `stories/${of}`,
    `previews/${of}`,
  ]);
  expect(Object.keys(made.said).sort()).toEqual([`cards ${of}`, `keepsakes ${of}`, `previews ${of}`, 'site']);
  const again = await makeLaidCards({ of, picture: entry!.picture, photos: folder }, words, cache);
  expect(again).toEqual({ ...made, drawn: false });
});
