import { ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';
import { wet } from './form.ts';

interface Bank {
  outline: string;
  /** The lit head of it, over which grass hangs. */
  edge: string;
  fill: string;
  seed: string;
  /** Length of its blades, least and most; how many; which way the wind of the leap lays them. */
  blades: readonly [least: number, most: number, count: number, lean: number];
}

const BANKS: readonly Bank[] = [
  {
    outline: '196,640! 236,618 276,609 314,608! 320,616 302,630 262,648 214,662!',
    edge: '200,628 236,618 276,610 314,609',
    fill: '#7c8560',
    seed: 'a',
    blades: [5, 14, 26, 3],
  },
  {
    outline: '346,613! 380,605 440,604! 480,670 440,650 396,634 352,624!',
    edge: '346,613 380,606 430,605',
    fill: '#979a70',
    seed: 'b',
    blades: [5, 13, 26, 3],
  },
  {
    outline: '400,614! 450,600 500,604 570,592! 570,720! 520,716 470,690 436,664 412,640!',
    edge: '402,613 450,600 500,604 560,593',
    fill: '#5a6648',
    seed: 'c',
    blades: [10, 34, 60, 6],
  },
  {
    outline:
      '30,600! 90,606 150,602 206,612 236,628! 254,646 240,664 226,670 216,696 196,702 180,732 150,740 126,764 86,772 30,796!',
    edge: '40,600 90,606 150,602 206,612 234,627',
    fill: '#3c4a36',
    seed: 'd',
    blades: [12, 44, 90, 10],
  },
  {
    outline: '570,680! 520,690 486,716 470,750 484,790 470,830 450,880! 570,880!',
    edge: '560,682 520,690 488,714 472,748',
    fill: '#333f32',
    seed: 'e',
    blades: [16, 60, 60, -6],
  },
];

/** Banks in their order from far to near, grass along their heads. */
export function banks(art: Art): void {
  for (const { outline, edge, fill, seed, blades } of BANKS) {
    const shape = closed(outline);
    wet(art, shape, fill, 8 + blades[1] * 0.2, { rimWidth: 0 });
    roots(art, shape, seed);
    grass(art, edge, seed, fill, blades);
  }
}

/** Bare earth under the sod, and the roots that hang out of it. */
function roots(art: Art, shape: Path, seed: string): void {
  const [left, top, right, low] = shape.bounds();
  if (right - left < 110) return;
  const chance = random(`roots ${seed}`);
  art.clip(shape, () => {
    // sod, then earth, then the dark where the water has eaten in
    stippled(art, shape, '#5d4630', [0, top + 16], [0, top + 60], [0, 0.75]);
    stippled(art, shape, '#171c17', [0, top + 50], [0, Math.min(low, 830)], [0, 1]);
    strokes(
      art,
      range(12, (): Path => {
        const [x, y] = [chance.between(left, right), chance.between(top + 26, top + 70)];
        return curve(
          `${x},${y} ${x + chance.between(-8, 8)},${y + 16} ${x + chance.between(-14, 10)},${y + chance.between(24, 52)}`,
        );
      }),
      1.6,
      '#7d7552',
      0.3,
    );
  });
}

function grass(
  art: Art,
  edge: string,
  seed: string,
  fill: string,
  [least, most, count, lean]: Bank['blades'],
): void {
  const chance = random(`grass ${seed}`);
  const steps = curve(edge).walk(count);
  const blade = (long: number, x: number, y: number, way: number): Path =>
    ribbon(
      curve(
        `${x},${y + 4} ${x + way * 0.3},${y - long * 0.6} ${x + way},${y - long * chance.between(0.8, 1)}`,
      ),
      1.6 + long * 0.07,
      { start: 0.9, samples: 6, peak: 0.2 },
    );
  const layer = (share: number, size: number): Path[] =>
    steps
      .filter(() => chance() < share)
      .map(({ x, y }) => {
        // in clumps, never a comb
        const clump = 0.55 + 0.5 * Math.sin(x * 0.083 + y) + 0.3 * Math.sin(x * 0.031 + 2);
        const long = (least + (most - least) * chance() ** 1.6 * Math.max(0.15, clump)) * size;
        return blade(
          long,
          x + chance.between(-4, 4),
          y + chance.between(-2, 3) + least * 0.5 * chance(),
          lean * chance.between(-0.4, 1.8) * (long / most) * 1.6,
        );
      });
  art.blot(layer(0.9, 1), fill).blot(layer(0.5, 0.8), '#2c3a2c', 0.7).blot(layer(0.42, 0.9), '#d9c885');
  // blades that hang over
  art.blot(
    steps
      .filter(() => chance() < 0.3)
      .map(({ x, y }) => {
        const long = most * chance.between(0.3, 0.7);
        const way = chance.between(-1, 1) * long * 0.5;
        return ribbon(
          curve(`${x},${y - 2} ${x + way},${y - long * 0.2} ${x + way * 1.6},${y + long * 0.7}`),
          1.4 + long * 0.06,
          { start: 0.9, samples: 6, peak: 0.2 },
        );
      }),
    '#8f9560',
  );
}

/** A boulder at our feet, cut by the frame, moss over its head. */
export function boulder(art: Art): void {
  const outline = closed('30,790! 70,772 116,776 150,796 172,830 180,880! 30,880!');
  wet(art, outline, '#4a5044', 16);
  stippled(
    art,
    closed('30,786! 70,769 117,773 151,793 172,830 176,860 120,850 30,860!'),
    '#8f9a4e',
    [80, 776],
    [66, 836],
    [1, 0],
  );
  art.blot(
    [ink(curve('176,858 196,864 220,858'), 3, 1, 0.2), ink(curve('172,846 188,850 200,848'), 2, 2, 0.2)],
    '#fffae2',
    0.8,
  );
  grass(art, '36,790 64,774 96,774', 'f', '#5f6c3e', [10, 96, 22, 20]);
}

/** Silver grass in seed: where it stands, where its plume begins, where that ends. */
const PLUMES = [
  ['512,700 506,630 488,566', '488,566 478,536 456,516', 12],
  ['528,694 528,610 518,540', '518,540 512,508 492,484', 14],
  ['548,690 552,620 546,572', '546,572 542,546 526,528', 11],
  ['496,716 484,670 464,634', '464,634 454,618 438,610', 8],
  ['60,612 62,560 74,516', '74,516 80,492 98,474', 10],
] as const;

/** A few stalks of it, taller than all the rest, the light in their plumes. */
export function silverGrass(art: Art): void {
  for (const [stalk, plume, wide] of PLUMES) {
    art.blot([ribbon(curve(stalk), 2.6, { start: 1, end: 0.7 })], '#7d7a4c');
    const chance = random(plume);
    const hairs = (count: number, weight: number): Path[] =>
      range(count, () => {
        const { x, y, angle } = curve(plume).walk(20)[Math.floor(chance() * 20)]!;
        const way = ((angle - 90) * Math.PI) / 180 + chance.between(-0.5, 0.9);
        const long = wide * chance.between(0.8, 1.9);
        const [dx, dy] = [Math.cos(way) * long, Math.sin(way) * long];
        return ribbon(
          curve(`${x},${y} ${x + dx * 0.6},${y + dy * 0.55} ${x + dx},${y + dy + long * 0.16}`),
          weight,
          {
            start: 0.8,
            samples: 5,
          },
        );
      });
    art.blot(hairs(26, 2.4), '#a8935f').blot(hairs(20, 1.8), '#fbeec4');
  }
}
