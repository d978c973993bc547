import { ink, lit, ripples, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [0.72, -0.7] },
  shade: '#171f1a',
  rim: '#f6e6b0',
  rimWidth: 2,
  stray: 1.2,
});

/** The brook comes towards us out of the fog; the light lies on it. */
export function brook(art: Art): void {
  art.fill(
    roundRect(44, 590, 512, 290),
    art.linear(330, 590, 260, 862, ramp(0, '#fbf0cb', 0.22, '#ddd6ac', 0.55, '#93a083', 1, '#4d6354')),
  );
  // banks and wood in it
  art.fill(image('30,600! 250,610 292,640 270,690 236,760 210,870! 30,870!'), '#45563f', 0.85);
  art.fill(image('570,610! 400,616 372,640 402,690 420,760 470,870! 570,870!'), '#4d5c45', 0.8);
  stippled(art, roundRect(44, 700, 512, 170), '#1d2a24', [0, 700], [0, 862], [0, 0.75]);
  const chance = random('brook');
  ripples(
    art,
    56,
    () => {
      const t = chance() ** 0.8;
      const half = 12 + t * 110;
      return {
        x: 326 + chance.between(-1, 1) * half - t * 8,
        y: 622 + t * 236,
        half: 5 + t * chance.between(10, 42),
        rise: chance.between(-1, 2) * (0.4 + t),
        weight: 1 + t * 2.4,
      };
    },
    [
      ['#fffae2', 0.9],
      ['#3d5347', 0.55],
    ],
  );
}

/** What stands in moving water, its edge gone in level tongues. */
const image = (outline: string): Path =>
  polygon(
    closed(outline)
      .walk(150)
      .map(({ x, y }): [number, number] => {
        const much = Math.max(0, (y - 612) / 26);
        return [x + (Math.sin(y * 0.42) + Math.sin(y * 0.19 + 1) * 1.2) * much, y];
      }),
  );

/** Stones in the brook: where, how large, and how much of a side they show. */
const STONES = [
  [292, 660, 9, 0.6],
  [376, 676, 12, 0.5],
  [264, 712, 22, 0.62],
  [414, 752, 17, 0.5],
  [250, 738, 10, 0.5],
  [352, 822, 13, 0.4],
] as const;

/** Wet stones with moss on them; the water breaks white against them. */
export function stones(art: Art): void {
  for (const [x, y, r, high] of STONES) stone(art, x, y, r, high);
}

function stone(art: Art, x: number, y: number, r: number, high: number): void {
  const h = r * high;
  const at = (...knots: readonly (readonly [number, number])[]): string =>
    knots.map(([u, v]) => `${x + u * r},${y + v * h}`).join(' ');
  art.fill(
    closed(at([-1.3, 0.1], [0, 0.5], [1.2, 0.2], [0.9, 0.9], [-0.2, 1.2], [-1.1, 0.7])),
    '#22302a',
    0.6,
  );
  form(
    art,
    closed(at([-1, 0.2], [-0.9, -0.7], [-0.3, -1.3], [0.5, -1.1], [0.95, -0.4], [1.05, 0.2], [0.2, 0.45])),
    '#6a6a58',
    r * 0.35,
  );
  art.fill(
    closed(at([-0.86, -0.6], [-0.3, -1.28], [0.5, -1.08], [0.8, -0.7], [0.3, -0.6], [0, -0.8], [-0.4, -0.4])),
    '#8d9455',
  );
  art.blot(
    [
      ink(curve(at([-1.25, 0.3], [-0.5, 0.62], [0.3, 0.56], [1.25, 0.3])), r > 14 ? 3 : 2, r, 0.15),
      ink(curve(at([-1.5, 0.8], [-0.6, 1.06], [0.5, 1])), 1.6, r + 1, 0.3),
    ],
    '#fffae2',
    0.9,
  );
}

/** A boulder at our feet, cut by the frame, moss over its head. */
export function boulder(art: Art): void {
  const outline = closed('30,790! 70,772 116,776 150,796 172,830 180,880! 30,880!');
  form(art, outline, '#4a5044', 16);
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

/** His image, broken: russet strokes under him. */
export function inTheWater(art: Art): void {
  const chance = random('image');
  art.blot(
    range(30, (i): Path => {
      const t = i / 29;
      const y = 690 + t * 120;
      const wide = 66 * Math.sin(Math.PI * (0.15 + t * 0.7)) * chance.between(0.5, 1);
      const x = 318 + chance.between(-26, 26);
      return ink(curve(`${x - wide},${y} ${x},${y - 1.5} ${x + wide},${y}`), 2.4 + t * 2, i, 0.2);
    }),
    '#5d4434',
    0.5,
  );
}

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
    outline: '250,622! 280,612 312,612! 322,622 300,634 268,640!',
    edge: '252,622 282,613 312,613',
    fill: '#8b9069',
    seed: 'a',
    blades: [5, 14, 26, 3],
  },
  {
    outline: '344,616! 372,608 410,612! 420,640 380,640 352,630!',
    edge: '344,615 374,608 410,612',
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
    outline: '30,600! 90,606 150,602 206,612 236,628! 250,650 226,676 206,700 180,730 130,760 30,790!',
    edge: '40,600 90,606 150,602 206,612 234,627',
    fill: '#46543e',
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
    form(art, shape, fill, 8 + blades[1] * 0.2, { rimWidth: 0 });
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
    stippled(art, shape, '#20281f', [0, top + 20], [0, Math.min(low, 840)], [0, 0.9]);
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
        const long = (least + (most - least) * chance() ** 2) * size;
        return blade(
          long,
          x + chance.between(-4, 4),
          y,
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

/** Earth and wet that fly from where he has kicked off. */
export function thrownUp(art: Art): void {
  for (const [x, y, r] of [
    [112, 596, 4],
    [96, 582, 2.6],
    [84, 598, 3],
    [128, 584, 2.2],
    [148, 600, 3.2],
    [170, 612, 2.2],
    [74, 574, 1.8],
  ] as const)
    art.blot(
      closed(`${x},${y - r} ${x + r},${y - r * 0.2} ${x + r * 0.4},${y + r} ${x - r},${y + r * 0.3}`),
      '#3b3428',
    );
  for (const [x, y, r] of [
    [190, 628, 2.4],
    [204, 648, 2],
    [216, 640, 1.6],
    [176, 640, 1.8],
  ] as const)
    art.fill(ellipse(x, y, r * 0.8, r), '#fffbe6');
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
