import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  type Point,
  points,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { loosePetal } from '../../kit/plants/cherry.ts';
import { mistyWisteria, softWisteria, wisteria, wisteriaLeaf } from '../../kit/plants/wisteria.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';

/** The light at the far end: no disc. */
const [X, Y] = [316, 590];

/** Middle racemes: x, length, width. */
const MIDDLE = [
  [112, 520, 40],
  [206, 372, 34],
  [258, 262, 30],
  [352, 300, 30],
  [408, 420, 36],
  [496, 560, 42],
] as const;

/** Near racemes, no two of one length: x, y, length, width, drift. */
const NEAR = [
  [80, 140, 612, 92, 12],
  [526, 124, 470, 88, -10],
  [178, 116, 344, 76, 8],
  [434, 116, 424, 78, -12],
  [306, 96, 196, 60, 6],
  [372, 96, 120, 46, -2],
  [238, 96, 140, 48, 4],
] as const;

const LEAVES = [
  points('122,98 140,150 128,212'),
  points('262,92 258,136 236,176'),
  points('372,92 382,140 366,184'),
  points('484,92 496,142 486,192'),
];

function light(art: Art, palette: Palette): void {
  const air = ramp(0, '#10163c', 0.4, '#353d88', 0.72, '#8683c6', 1, '#4a4890');
  art.fill(roundRect(40, 50, 520, 830), art.linear(0, 60, 0, 862, air));
  art.glow(X, Y, 440, palette.glow, 0.8);
  art.glow(X, Y, 260, '#fff3e4', 0.85, 1.25);
  art.glow(300, 830, 300, palette.rose, 0.5, 0.45);
  art.blot(wedgeRays(X, Y, 30, 560, 17, 5, { alt: 0.7 }), '#fff6e8', 0.1);
  art.blot(wedgeRays(X, Y, 70, 420, 34, 0.5, { alt: 0.6, rot: 3 }), '#fff6e8', 0.3);
  art.glow(X, Y, 110, '#ffffff', 0.95, 1.2);
}

/** Two ranks of racemes that fade and shorten towards the light. */
function farRacemes(art: Art, chance: ReturnType<typeof random>): void {
  const seats = range(22, (i): Point => [58 + i * 23 + chance.between(-8, 8), chance.between(70, 110)]);
  seats.forEach(([x, y], seed) => {
    const away = Math.abs(x - X) / 250;
    const length = 170 + 190 * away ** 0.8 + chance.between(0, 120);
    const tones = { pale: '#7a79c2', deep: '#cfc6ee', opacity: 0.55 };
    mistyWisteria(art, x, y, length, 20 + 10 * away, { ...tones, seed, bend: (x - X) * -0.05 });
  });
  MIDDLE.forEach(([x, length, width], i) => {
    const tones = { pale: '#6a66b6', deep: '#a08fd8', opacity: 0.9 };
    softWisteria(art, x, 84, length, width, { ...tones, seed: 40 + i, bend: (x - X) * -0.06 });
  });
}

/** Two stems twisted round each other carry the near racemes. */
function vine(art: Art, palette: Palette): void {
  for (const [spine, width, tone] of [
    ['30,120 130,84 240,104 340,78 450,104 580,76', 22, '#5a4470'],
    ['30,84 140,112 250,80 360,108 470,80 580,104', 14, '#6f5a86'],
  ] as const) {
    const stem = ribbon(spline(points(spine)), width, { start: 0.8, end: 0.7, samples: 20 });
    art.solid(stem, art.linear(0, 70, 0, 120, ramp(0, tone, 1, palette.ink)));
  }
  const green = art.linear(0, 90, 0, 210, ramp(0, '#3a5590', 1, '#a6c8da'));
  for (const spine of LEAVES) wisteriaLeaf(art, spine, green);
}

/** Florets drift into the light. */
function fallen(art: Art, chance: ReturnType<typeof random>): void {
  for (let i = 0; i < 13; i++) {
    const [x, y] = [150 + chance.between(0, 320), 640 + chance.between(0, 200)];
    const [size, turn] = [chance.between(8, 14), chance.between(0, 360)];
    loosePetal(art, x, y, size, turn, { fold: chance.between(0.4, 0.75), lite: '#efe6fb', deep: '#9a8fd6' });
  }
}

/** Under a wisteria trellis: racemes in three depths, and a light at the far end. */
export const picture = defineCard({
  name: 'oracle/27-wisteria',
  seed: 'nwi',
  light: [312, 560],
  title: '藤',
  english: 'Wisteria',
  draw(art, palette) {
    const chance = random('wf');
    light(art, palette);
    farRacemes(art, chance);
    NEAR.forEach(([x, y, length, width, bend], i) => {
      wisteria(art, x, y, length, width, { seed: 80 + i, bend });
    });
    vine(art, palette);
    fallen(art, chance);
  },
});
