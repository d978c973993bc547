import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Content } from '../../app/content/types.ts';
import { rasterise } from '../../card-art/render/rasterise.ts';
import { NO_WORDS } from '../../card-art/words.ts';
import { previewsWithPhotos } from './draw-pictures.ts';

/** The decks as far as previews ask. */
function decksWith(...images: string[]): Pick<Content, 'decks'> {
  const cards = images.map((image, i) => ({ deck: 'tarot', file: `tarot/0${i}-card`, image }));
  return { decks: [{ deck: 'tarot', cards }] as unknown as Content['decks'] };
}

test("a card that shows the owner's photograph gets a preview with it, in place of its drawing's", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'draw-pictures-'));
  mkdirSync(join(folder, 'images'));
  const green = { r: 20, g: 200, b: 40 };
  await sharp({ create: { width: 300, height: 400, channels: 3, background: green } })
    .jpeg()
    .toFile(join(folder, 'images', 'cat.jpg'));

  const previews = await previewsWithPhotos(decksWith('tarot/00-card', 'images/cat.jpg'), folder);
  expect(previews.map(({ name }) => name)).toEqual(['previews/tarot/01-card']);

  const draw = (title: string) =>
    previews[0]!.draw({ ...NO_WORDS, previews: { 'tarot/01-card': { title } } });
  const { data, info } = await rasterise(draw('猫'), 1200).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const [red = 0, greenness = 0] = at(300, 315);
  expect(greenness - red).toBeGreaterThan(100);
  expect(at(900, 100)[1]).toBeLessThan(100);
  expect(draw('猫') === draw('犬')).toBe(false);
});
