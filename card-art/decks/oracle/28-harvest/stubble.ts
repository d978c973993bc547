import { stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, Path, type Point, polygon, random, range } from '../../../kit/pen/index.ts';
import { inShadow, onField } from './view.ts';

/** Straw in the light, its far side, new green; the same in the shadow of the rack. */
const LIT = ['#f6e09a', '#cfa858', '#8fa05c'] as const;
const DIM = ['#9a9260', '#6f6a44', '#5c7048'] as const;
/** Units between two rows where the scale is 1. */
const ROW = 70;
const NEAREST = 0.74;

/** A short cut stalk or a new blade. */
const stalk = (x: number, y: number, height: number, lean: number, width: number): Path =>
  new Path()
    .moveTo(x - width, y)
    .lineTo(x + lean - width * 0.8, y - height)
    .lineTo(x + lean + width * 0.8, y - height * 0.93)
    .lineTo(x + width, y)
    .close();

/** The bare ground between two rows, darker than the rows themselves. */
function lanes(art: Art): void {
  const lane = (across: number): Path => {
    const end = Math.min(1.4, 200 / Math.max(1, -across));
    const corner = (side: number, scale: number): Point => onField(across + side * 16, 0, scale);
    return polygon([corner(-1, 0.06), corner(1, 0.06), corner(1, end), corner(-1, end)]);
  };
  const all = range(34, (i) => -910 + (i + 0.5) * ROW).filter((across) => !inShadow(across));
  art.blot(all.map(lane), '#8a7846', 0.45);
}

/** Straws that were left lying. */
function litter(art: Art): void {
  const chance = random('litter');
  for (const [colour, count] of [
    ['#f3dc96', 90],
    ['#c29d55', 60],
  ] as const)
    art.blot(
      range(count, () => {
        const scale = 1 / chance.between(NEAREST, 3);
        const [x, y] = onField(chance.between(-90 / scale, 480), 0, scale);
        const [long, turn] = [chance.between(10, 34) * scale, chance.between(-0.5, 0.5)];
        return new Path()
          .moveTo(x, y)
          .lineTo(x + long, y + long * turn)
          .lineTo(x + long, y + long * turn + 1.6 * scale)
          .lineTo(x, y + 1.2 * scale)
          .close();
      }),
      colour,
      0.85,
    );
}

/** What a tuft throws to the right on the ground. */
const shadow = (x: number, y: number, scale: number): Path =>
  new Path()
    .moveTo(x - 14 * scale, y)
    .curveTo(x + 8 * scale, y - 8 * scale, x + 34 * scale, y - 7 * scale, x + 58 * scale, y - 1 * scale)
    .curveTo(x + 36 * scale, y + 7 * scale, x + 8 * scale, y + 8 * scale, x - 14 * scale, y)
    .close();

/** Rows of cut stalks, planted in lines that run away from us, each tuft with its shadow to the right. */
export function stubble(art: Art): void {
  lanes(art);
  litter(art);
  const chance = random('stubble');
  for (const depth of range(52, (i) => NEAREST + (51 - i) * 0.135)) {
    const scale = 1 / depth;
    const painted = new Map<string, Path[]>();
    const shadows: Path[] = [];
    for (let across = -910; across < 1500; across += ROW) {
      const [x, y] = onField(across + chance.between(-9, 9), 0, scale * chance.between(0.975, 1.025));
      const bulk = chance.between(0.7, 1.15);
      if (x < 24 || x > 576 || y > 910) continue;
      const dim = inShadow(across);
      if (!dim) shadows.push(shadow(x, y, scale));
      const count = depth > 4 ? 4 : depth > 2 ? 8 : 14;
      for (const i of range(count, (k) => k)) {
        const green = i > count * 0.8;
        const tone = (dim ? DIM : LIT)[green ? 2 : chance() < 0.58 ? 0 : 1]!;
        const side = chance.between(-1, 1);
        const tall = 30 * bulk * scale * chance.between(0.8, 1) * (green ? 1.5 : 1);
        const path = stalk(
          x + side * 15 * bulk * scale,
          y + chance.between(-4, 5) * scale,
          tall,
          (side * 6 + chance.between(-2, 2)) * scale,
          Math.max(0.6, (green ? 1.1 : 1.7) * scale),
        );
        painted.set(tone, [...(painted.get(tone) ?? []), path]);
      }
    }
    art.blot(shadows, '#6f653f', 0.72);
    for (const [tone, stalks] of painted) art.blot(stalks, tone);
  }
}

/** The day goes: nearest to us the field lies in the shade of what stands outside; the sun is on the rows beyond. */
export function dusk(art: Art): void {
  const edge = closed('30,640! 120,628 210,640 300,634 380,662 450,668 560,710 600,720! 600,900! 30,900!');
  art.fill(edge, '#4a4a34', 0.5);
  stippled(
    art,
    closed('30,600! 200,604 380,632 600,690! 600,740! 380,680 210,654 30,650!'),
    '#4a4a34',
    [200, 606],
    [196, 646],
    [0, 0.55],
  );
}
