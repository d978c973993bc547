import { stippled, strokes } from '../../../kit/hand/index.ts';
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
    outline: '180,632! 236,612 276,606 318,606! 320,613 300,622 262,634 206,650!',
    edge: '190,622 236,612 276,607 314,607',
    fill: '#7c8560',
    seed: 'a',
    blades: [5, 14, 26, 3],
  },
  {
    outline: '346,611! 380,605 440,604! 480,660 440,642 396,628 352,619!',
    edge: '346,611 380,606 430,605',
    fill: '#979a70',
    seed: 'b',
    blades: [5, 13, 26, 3],
  },
  {
    outline: '404,614! 450,600 500,604 570,592! 570,710! 530,700 488,678 446,656 416,636!',
    edge: '406,613 450,600 500,604 560,593',
    fill: '#5a6648',
    seed: 'c',
    blades: [10, 34, 60, 6],
  },
  {
    outline:
      '30,600! 90,606 140,602 186,610 214,622! 226,632 206,640 178,646 164,658 130,664 112,678 78,686 60,700 30,708!',
    edge: '40,600 90,606 140,602 186,610 212,621',
    fill: '#3c4a36',
    seed: 'd',
    blades: [12, 44, 90, 10],
  },
  {
    outline: '570,690! 530,696 502,718 488,750 498,786 484,826 470,880! 570,880!',
    edge: '560,690 530,696 504,716 490,746',
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
  if (right - left < 150) return;
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
