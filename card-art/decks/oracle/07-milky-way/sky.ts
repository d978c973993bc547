import { byHand, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './view.ts';

/** The river of stars: where it leaves the ground and where it leaves the picture. */
const [FOOT, HEAD]: readonly Point[] = [
  [84, 560],
  [372, 20],
];
const LENGTH = Math.hypot(HEAD![0] - FOOT![0], HEAD![1] - FOOT![1]);
const [UX, UY] = [(HEAD![0] - FOOT![0]) / LENGTH, (HEAD![1] - FOOT![1]) / LENGTH];

/** A place on it: 0 at its foot, 1 at its head; so many units to the right of its middle. */
const river = (t: number, across: number): Point => [
  FOOT![0] + UX * LENGTH * t - UY * across,
  FOOT![1] + UY * LENGTH * t + UX * across,
];

/** Colours from bank to bank. */
function band(art: Art, half: number, colour: string, opacity: number, lean = 0): void {
  const [x1, y1] = river(0.5, lean - half);
  const [x2, y2] = river(0.5, lean + half);
  const paint = art.linear(x1, y1, x2, y2, [
    [0, colour, 0],
    [0.28, colour, opacity * 0.45],
    [0.5, colour, opacity],
    [0.72, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  const shape = polygon([
    river(-0.06, lean - half),
    river(1.1, lean - half),
    river(1.1, lean + half),
    river(-0.06, lean + half),
  ]);
  printed(art, [44, 54, 556, HORIZON + 8], () => void art.fill(shape, paint), { edge: 3 });
}

/** Midsummer night: dark overhead, last green low in the north, the Milky Way from the hills to the zenith. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 540),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#0a161c', 0.45, '#10292f', 0.8, '#27473f', 1, '#66704a')),
  );
  stippledGlow(art, 96, 556, 190, '#d8b46a', 0.45, 0.5);
  band(art, 236, '#3f7a7c', 0.85, 8);
  band(art, 190, '#9fb393', 0.9, 8);
  band(art, 118, '#f3dfae', 0.92, 2);
  band(art, 46, '#fffbe8', 0.78, -16);
  for (const [t, across, radius, colour, opacity] of [
    [0.3, -12, 62, '#fff2cc', 0.9],
    [0.42, 24, 46, '#e8a27c', 0.55],
    [0.62, -30, 50, '#fff2cc', 0.6],
    [0.16, 22, 44, '#e8a27c', 0.6],
    [0.8, 16, 44, '#d9e2c4', 0.6],
    [0.5, -74, 54, '#7fa79a', 0.6],
    [0.72, 84, 60, '#7fa79a', 0.6],
    [0.9, -70, 50, '#6f9a94', 0.6],
    [0.34, 78, 50, '#7fa79a', 0.55],
    [0.94, 44, 56, '#e9dcb4', 0.6],
    [0.56, 46, 44, '#e9dcb4', 0.5],
  ] as const)
    stippledGlow(art, ...river(t, across), radius, colour, opacity);
  rift(art);
  stars(art);
}

/** Dust before the light: one lane that parts in two, and shreds of it beside. */
function rift(art: Art): void {
  const course = (
    knots: readonly (readonly [t: number, across: number])[],
    widths: readonly number[],
  ): Path =>
    byHand(
      tube(
        knots.map(([t, across]) => river(t, across)),
        widths,
        40,
      ).outline,
      7,
    );
  const dark = [
    course(
      [
        [0.02, 4],
        [0.14, 12],
        [0.26, 10],
        [0.38, 20],
        [0.5, 18],
        [0.62, 28],
        [0.76, 30],
        [0.9, 40],
      ],
      [1, 6, 12, 7, 14, 5, 13, 6, 9, 2],
    ),
    course(
      [
        [0.4, 18],
        [0.5, 4],
        [0.6, 2],
        [0.72, -8],
        [0.86, -6],
        [1.04, -12],
      ],
      [1, 8, 4, 11, 6, 12, 5],
    ),
    course(
      [
        [0.2, 30],
        [0.28, 38],
        [0.36, 36],
      ],
      [1, 6, 4, 1],
    ),
    course(
      [
        [0.5, -34],
        [0.58, -42],
        [0.66, -38],
      ],
      [1, 5, 3, 1],
    ),
    course(
      [
        [0.62, 52],
        [0.7, 58],
        [0.78, 54],
      ],
      [1, 6, 4, 1],
    ),
    course(
      [
        [0.12, -22],
        [0.2, -28],
        [0.27, -24],
      ],
      [1, 4, 3, 1],
    ),
  ];
  printed(art, [44, 54, 556, HORIZON], () => void art.fill(Path.join(dark), '#15292d', 0.68), { edge: 3 });
}

function stars(art: Art): void {
  const chance = random('river of stars');
  const dust: Path[] = [];
  const bright: Path[] = [];
  for (let i = 0; i < 330; i++) {
    const across = (chance() + chance() + chance() - 1.5) * 190;
    const [x, y] = river(chance.between(0, 1.02), across);
    (i % 7 ? dust : bright).push(ellipse(x, y, i % 7 ? 0.5 + chance() ** 3 * 1.3 : chance.between(1.3, 2.4)));
  }
  for (let i = 0; i < 40; i++)
    dust.push(ellipse(chance.between(54, 548), chance.between(70, 480), chance.between(0.6, 1.5)));
  art.blot(dust, '#fbf3da', 0.9).blot(bright, '#fffdf2');
  // the two that wait on either bank, a blue one and a golden
  for (const [t, across, radius, core, glow] of [
    [0.74, -104, 4.6, '#eaf6fb', '#8fc4da'],
    [0.79, 116, 4.2, '#fff3cf', '#f0bc6a'],
  ] as const) {
    const [x, y] = river(t, across);
    stippledGlow(art, x, y, radius * 6, glow, 0.95);
    art.fill(ellipse(x, y, radius), core);
  }
}

/** The ranges at the valley's end, a last wood nearer to us, two farms still awake. */
export function hills(art: Art): void {
  const back = byHand(
    polygon([
      ...points('30,520 70,508 120,528 170,522 226,540 280,528 340,536 420,512 500,526 570,506'),
      [570, 580],
      [30, 580],
    ]),
    3,
  );
  art.fill(back, '#24403c');
  stippled(art, back, '#7d8a5c', [0, 536], [0, 566], [0, 0.5]);
  const chance = random('wood');
  const trees = range(44, (i): Path => {
    const x = 40 + i * 12 + chance.between(-4, 4);
    const high = chance.between(10, 26) + (x < 130 ? (130 - x) * 0.3 : 0) + (x > 420 ? 16 : 0);
    return spline(
      [
        [x - 11, 574],
        [x - 9, 568 - high * 0.5],
        [x - 2, 566 - high],
        [x + 6, 567 - high * 0.8],
        [x + 11, 574],
      ],
      true,
    );
  });
  art.blot(trees, '#0f2122').fill(roundRect(40, 562, 520, 14), '#0f2122');
  art.fill(roundRect(300, 562, 4, 4.4), '#ffd083');
}

/** The wood on the far bank, into which the line goes; two farms under it are still awake. */
export function farBank(art: Art): void {
  const wood = closed(
    '30,588! 30,470! 40,474 48,486 56,482 62,496 70,492 78,506 88,502 94,516 104,516 110,530 122,532 128,546 142,550 150,564 168,570 190,578 214,584! 120,592',
  );
  art.fill(byHand(wood.flip(584), 1), '#0a181a');
  art.fill(byHand(wood, 1), '#0d1c1d');
  stippled(art, wood, '#3b4f3c', [60, 560], [30, 480], [0, 0.7]);
  art.fill([roundRect(88, 560, 6, 7), roundRect(97, 560, 6, 7), roundRect(132, 570, 5, 5)], '#ffd083');
  art.fill([roundRect(89, 594, 4, 8), roundRect(98, 596, 4, 6)], '#d99a4c', 0.8);
}

/** What the water has of the sky, in broken strokes. */
export function water(art: Art): void {
  const surface = roundRect(40, HORIZON + 6, 520, 310);
  art.fill(
    surface,
    art.linear(0, HORIZON, 0, 862, ramp(0, '#5c6a4c', 0.1, '#2c4a44', 0.5, '#12292e', 1, '#091418')),
  );
  stippledGlow(art, 120, 640, 150, '#f0dba4', 0.8, 0.9);
  const chance = random('stars in the water');
  const strokes = range(120, (): Path => {
    const t = chance() ** 0.8;
    const y = lerp(580, 800, t);
    const x = lerp(100, 236, t) + (chance() + chance() - 1) * lerp(60, 150, t);
    const half = lerp(3, 15, t) * chance.between(0.5, 1.3);
    return ribbon(
      spline([
        [x - half, y],
        [x, y - 0.6],
        [x + half, y],
      ]),
      lerp(1, 3.2, t),
    );
  });
  art
    .blot(
      strokes.filter((_, i) => i % 3),
      '#e9d7a2',
      0.75,
    )
    .blot(
      strokes.filter((_, i) => i % 3 === 0),
      '#0c1b20',
      0.8,
    );
}
