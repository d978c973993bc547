import { ink, ripples, stippled } from '../../../kit/hand/index.ts';
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
  roundRect,
} from '../../../kit/pen/index.ts';
import { wet } from './form.ts';

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
  wet(
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

/** Earth and wet that fly from where he has kicked off. */
export function thrownUp(art: Art): void {
  for (const [x, y, r] of [
    [92, 588, 3.4],
    [80, 572, 2.2],
    [68, 586, 2.6],
    [100, 566, 1.8],
    [178, 590, 2.4],
    [62, 562, 1.6],
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
