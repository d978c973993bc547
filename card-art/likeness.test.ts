import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Picture } from './define.ts';
import { CARD } from './kit/frame/window.ts';
import { loadPictures } from './pictures.ts';
import { rasterise } from './render/rasterise.ts';
import { NO_WORDS } from './words.ts';

/**
 * Fewest differing bits of 64 between two cards. Measured when the decks were whole: the nearest pair is 14
 * apart (owl and wave), the next ones 16, the median 30, which is what chance gives. A card in other colours
 * is 0 to 4 apart from itself, one with another thing of 90 units in its middle mostly 2 to 6.
 */
const CLOSEST = 12;

it('shows no scene twice, not even in two decks', { timeout: 300_000 }, async () => {
  const cards = (await Promise.all(['tarot/', 'oracle/', 'love/'].map(loadPictures))).flat();
  const hashes: [name: string, bits: boolean[]][] = [];
  for (const { picture } of cards) hashes.push([picture.name, await perceptualHash(picture)]);
  const twins = hashes.flatMap(([name, bits], i) =>
    hashes
      .slice(0, i)
      .map(([other, otherBits]) => ({
        name,
        other,
        apart: bits.filter((bit, k) => bit !== otherBits[k]).length,
      }))
      .filter(({ apart }) => apart < CLOSEST),
  );
  expect(twins).toEqual([]);
});

/** Side of the grey thumbnail that is hashed; side of the block of low frequencies that is kept. */
const SIDE = 32;
const KEPT = 8;

const cosines = Array.from({ length: KEPT }, (_, u) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE))),
);

/**
 * DCT hash ("pHash") of what is seen through a card's window, below the numeral: is each of the 64 lowest
 * frequencies above their median? Frame, numeral and title, alike in all cards, are left out.
 */
async function perceptualHash(card: Picture): Promise<boolean[]> {
  const scale = 150 / CARD.width;
  const { left, right, foot } = CARD.window;
  const head = 80; // below the cartouche
  const window = await rasterise(card.draw(NO_WORDS), 150)
    .extract({
      left: Math.round(left * scale),
      top: head * scale,
      width: Math.floor((right - left) * scale),
      height: Math.floor((foot - head) * scale),
    })
    .removeAlpha()
    .png()
    .toBuffer(); // sharp resizes before it extracts, unless it is done in two steps
  const grey = await sharp(window).greyscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  const frequencies = cosines.flatMap((down) =>
    cosines.map((across) => {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) {
        for (let x = 0; x < SIDE; x++) sum += grey[y * SIDE + x]! * down[y]! * across[x]!;
      }
      return sum;
    }),
  );
  // the first is the mean brightness: it would outweigh all others
  const median = frequencies.slice(1).sort((a, b) => a - b)[(KEPT * KEPT) >> 1]!;
  return frequencies.map((value, i) => i > 0 && value > median);
}
