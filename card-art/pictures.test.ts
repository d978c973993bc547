import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { defineCard, type Picture } from './define.ts';
import { CARD } from './kit/frame/window.ts';
import { hexToOklch } from './kit/grade/oklch.ts';
import { roundRect } from './kit/pen/index.ts';
import { loadPictures, pictureFiles, ROOT } from './pictures.ts';
import { rasterise } from './render/rasterise.ts';
import { NO_WORDS, type Words } from './words.ts';

const pictures = (await loadPictures()).map(({ picture }) => picture);
/** What they said when they were last accepted: what the owner renames is no change of a drawing. */
const words: Words = JSON.parse(readFileSync(join(ROOT, 'golden-words.json'), 'utf8'));
const svgs = new Map(pictures.map((picture) => [picture.name, picture.draw(words)]));
const golden: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'golden.json'), 'utf8'));

/** Laid together from finished pictures by `stack`, or one of them in smaller files: what holds for those holds for these. */
const LAID = /^(articles|previews|services)\/|^backs\/small-/;

/**
 * Fewest differing bits of 64 between two cards. Measured when the decks were whole: the nearest pair is 14
 * apart (owl and wave), the next ones 16, the median 30, which is what chance gives. A card in other colours
 * is 0 to 4 apart from itself, one with another thing of 90 units in its middle mostly 2 to 6.
 */
const CLOSEST = 12;

const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe.each(
  pictures.map((picture): [string, Picture] => [picture.name, picture]),
)('%s', (name, picture) => {
  const svg = svgs.get(name)!;

  it('holds numbers only', () => expect(/NaN|undefined|Infinity/.exec(svg)).toBeNull());
  it('needs no fonts', () => expect(svg).not.toContain('<text'));

  it('gives every gradient its own id, and only to gradients it has', () => {
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  if (LAID.test(name)) return;
  it('is the same every time', () => expect(picture.draw(words) === svg).toBe(true));
  it('keeps to its family of colours', () => expect(strangers(name, svg)).toEqual([]));
});

describe('all pictures', () => {
  it('look as they were last accepted', () => {
    const hashes = Object.fromEntries(
      [...svgs].map(([name, svg]) => [name, createHash('sha256').update(svg).digest('hex')]),
    );
    const names = [...new Set([...Object.keys(hashes), ...Object.keys(golden)])];
    const changed = names.filter((name) => hashes[name] !== golden[name]);
    expect(changed, `look at ${changed.join(', ')}; if they are as meant: npm run art:golden`).toEqual([]);
  });

  it('can stand on one page: no id is given twice', () => {
    const ids = [...svgs].filter(([name]) => !LAID.test(name)).flatMap(([, svg]) => idsOf(svg));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show no scene twice, not even in two decks', async () => {
    const cards = [...svgs].filter(([name]) => /^(tarot|oracle|love)\//.test(name));
    const hashes: [name: string, bits: boolean[]][] = [];
    for (const [name, svg] of cards) hashes.push([name, await perceptualHash(svg)]);
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
  }, 300_000);

  it('leave nothing to chance', () => {
    for (const file of pictureFiles()) expect(readFileSync(file, 'utf8')).not.toContain('Math.random');
  });
});

describe('the frame', () => {
  it.each(['tarot', 'oracle', 'love'] as const)('of %s hides what leaves the window', async (deck) => {
    const card = defineCard({
      name: `${deck}/test`,
      light: [300, 300],
      draw: (art) => void art.fill(roundRect(0, 0, 600, 1000), '#00ff00'),
    });
    const { data } = await rasterise(card.draw(NO_WORDS), 600).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number): boolean =>
      data[(y * 600 + x) * 4 + 1]! > 150 && data[(y * 600 + x) * 4]! < 100;
    expect(green(300, 500)).toBe(true);
    for (const [x, y] of [
      [8, 500],
      [592, 500],
      [300, 990],
      [300, 8],
      [45, 400],
      [555, 400],
      [300, 868],
    ] as const) {
      expect(green(x, y)).toBe(false);
    }
  });
});

describe('a back', () => {
  const backs = pictures.filter(({ name }) => name.startsWith('backs/'));

  it.each(
    backs.map(({ name, draw }) => [name, draw] as const),
  )('%s does not tell which way up it lies', async (_, draw) => {
    const image = rasterise(draw(words), 300);
    const upright = await image.clone().raw().toBuffer();
    const turned = await image.clone().rotate(180).raw().toBuffer();
    let difference = 0;
    for (let i = 0; i < upright.length; i++) difference += Math.abs(upright[i]! - turned[i]!);
    expect(difference / upright.length).toBeLessThan(1.5);
  });
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
async function perceptualHash(svg: string): Promise<boolean[]> {
  const scale = 150 / CARD.width;
  const { left, right, foot } = CARD.window;
  const head = 80; // below the cartouche
  const window = await rasterise(svg, 150)
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

/** The most chroma (OKLCH, 0 … 0.37) of each family of hues. */
interface Bounds {
  /** Leaves, water, rainbow: hues 105° to 250°. */
  green: number;
  /** Indigo to plum, 250° to 330°. */
  violet: number;
  /** Wine, rose, ruby, 330° to 30°. */
  rose: number;
  /** Gold, the peach of suns, the bronze of manes and coats, 30° to 105°. */
  gold: number;
}

/**
 * Measured over all pictures: tarot 0.088 / 0.107 / 0.174 / 0.185, oracle 0.111 / 0.128 / 0.172 / 0.139, love
 * 0.051 / 0.103 / 0.189 / 0.127, everything else – / 0.126 / 0.156 / 0.116. Every card may have one accent outside its
 * deck's hue: leaves, a blue wing, a stone. Strong colours are fire, rubies, wax and poppies alone.
 */
const FAMILIES: Record<'tarot' | 'oracle' | 'love' | 'other', Bounds> = {
  tarot: { green: 0.095, violet: 0.12, rose: 0.18, gold: 0.19 },
  oracle: { green: 0.115, violet: 0.135, rose: 0.18, gold: 0.145 },
  love: { green: 0.06, violet: 0.11, rose: 0.2, gold: 0.135 },
  other: { green: 0, violet: 0.135, rose: 0.17, gold: 0.13 },
};

/** Below this a hue says nothing: cream, pearl, the core of a light. */
const HUELESS = 0.025;
/** Never pure black; the darkest colour measured is 0.125. */
const DARKEST = 0.11;

/** Colours of a picture that are outside its family's bounds. */
function strangers(name: string, svg: string): string[] {
  const deck = /^(?:backs\/)?(tarot|oracle|love)\b/.exec(name)?.[1] as keyof typeof FAMILIES | undefined;
  const bounds = FAMILIES[deck ?? 'other'];
  const colours = new Set(svg.match(/#[0-9a-f]{6}\b/gi));
  return [...colours].filter((colour) => {
    const [lightness, chroma, hue] = hexToOklch(colour);
    if (lightness < DARKEST) return true;
    const family = hue < 30 || hue >= 330 ? 'rose' : hue < 105 ? 'gold' : hue < 250 ? 'green' : 'violet';
    return chroma > Math.max(HUELESS, bounds[family]);
  });
}
