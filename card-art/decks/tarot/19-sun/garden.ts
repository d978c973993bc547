import {
  type Art,
  ellipse,
  type Path,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { FEET } from './horse-legs.ts';
import { type Head, heartLeaf, stalk, sunflower } from './sunflower.ts';
import { ride } from './view.ts';

/** They look over the wall: most of them at the sun, away from us. */
const BEHIND: readonly Head[] = [
  { x: 62, y: 470, r: 22, turn: 0.66, rot: 14 },
  { x: 400, y: 512, r: 20, turn: 0.8, rot: -8, back: true },
  { x: 458, y: 478, r: 32, turn: 0.86, rot: -12 },
  { x: 524, y: 452, r: 26, turn: 0.6, rot: -24, back: true },
  { x: 500, y: 520, r: 22, turn: 0.9, rot: 6 },
];

export function flowersBehind(art: Art): void {
  for (const [i, { x, y, r }] of BEHIND.entries())
    stalk(
      art,
      [
        [x + (i % 2 ? 8 : -6), 600],
        [x + (i % 2 ? 10 : -2), (y + 600) / 2],
        [x, y],
      ],
      r * 0.1,
      [
        [0.36, r * 1.5, i % 2 ? 70 : -62, 0.6],
        [0.56, r * 1.2, i % 2 ? -66 : 58, 0.8],
      ],
    );
  for (const head of BEHIND) sunflower(art, head);
}

/** Close to us, cut by the frame: they close the picture at both sides and below. */
export function flowersBefore(art: Art): void {
  stalk(
    art,
    [
      [40, 900],
      [66, 830],
      [84, 756],
    ],
    6,
    [[0.4, 90, 74]],
  );
  stalk(
    art,
    [
      [150, 920],
      [150, 880],
      [146, 842],
    ],
    6,
    [],
  );
  stalk(
    art,
    [
      [560, 920],
      [540, 800],
      [528, 690],
    ],
    5.4,
    [
      [0.4, 92, -64],
      [0.66, 66, 60, 0.6],
    ],
  );
  stalk(
    art,
    [
      [492, 920],
      [484, 860],
      [486, 812],
    ],
    6,
    [
      [0.3, 80, -70],
      [0.2, 70, 66, 0.7],
    ],
  );
  sunflower(art, { x: 534, y: 668, r: 36, turn: 0.62, rot: 18, back: true });
  for (const [x, y, length, rot, fold] of [
    [112, 872, 84, -62, 0.8],
    [190, 872, 58, 58, 0.7],
    [428, 872, 60, -60, 0.8],
    [520, 862, 76, 48, 0.6],
    [62, 826, 60, 40, 0.6],
  ] as const)
    heartLeaf(art, x, y, length, rot, fold);
  sunflower(art, { x: 80, y: 744, r: 72, turn: 0.84, rot: -14 });
  sunflower(art, { x: 506, y: 808, r: 58, turn: 0.92, rot: 10 });
  sunflower(art, { x: 156, y: 846, r: 40, turn: 0.72, rot: 24 });
}

/** Grass and daisies round the hooves. */
export function grass(art: Art): void {
  const chance = random('meadow');
  const blades = range(150, (): Path => {
    const x = chance.between(46, 554);
    const y = chance.between(866, 900);
    // low where the pony comes
    const height = chance.between(20, 30 + Math.abs(x - 320) * 0.2);
    const lean = chance.between(-8, 22);
    return ribbon(
      spline([
        [x, y],
        [x + lean * 0.2, y - height * 0.6],
        [x + lean, y - height],
      ]),
      4.4,
      { start: 1, samples: 5 },
    );
  });
  const before = Object.values(FEET).flatMap(([left, right, ground]) =>
    range(7, (i): Path => {
      const [x, y] = ride(art).at(
        left + ((right - left) * (i + chance())) / 7,
        ground + chance.between(1, 5),
      );
      const lean = chance.between(-4, 6);
      return ribbon(
        spline([
          [x, y],
          [x + lean * 0.3, y - 6],
          [x + lean, y - chance.between(9, 17)],
        ]),
        3,
        { start: 1, samples: 5 },
      );
    }),
  );
  art.blot(before, '#5e844d');
  for (const [i, tone] of ['#35603f', '#5e844d', '#a0b16f'].entries())
    art.blot(
      blades.filter((_, k) => k % 3 === i),
      tone,
    );
  for (const [x, y, r] of [
    [228, 856, 8],
    [318, 846, 7],
    [352, 856, 11],
    [402, 846, 8],
    [420, 858, 9],
  ] as const) {
    art.blot(
      range(9, (i) => leaf(...polar(x, y, 1, i * 40), r * (i % 3 ? 1 : 0.84), r * 0.5, i * 40 + x)),
      '#fffbea',
    );
    art.fill(ellipse(x, y, r * 0.32), '#f2b632');
  }
}
