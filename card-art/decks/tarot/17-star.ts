import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { pouredWater } from '../../kit/land/poured-water.ts';
import { lightOnWater, ripples } from '../../kit/land/water.ts';
import { oneHandledEwer } from '../../kit/objects/one-handled-ewer.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  line,
  points,
  polar,
  ramp,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { tallLily } from '../../kit/plants/tall-lily.ts';
import type { Puff } from '../../kit/sky/cloud.ts';
import { cloudForm } from '../../kit/sky/cloud-form.ts';
import { beads, halo } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The great star, and the far edge of the pool. */
const [X, Y] = [300, 284];
const SHORE = 676;

/** The seven companions: place on a ring round the great star, size. */
const SEVEN = [
  [-50, 24],
  [-86, 26],
  [-122, 23],
  [50, 24],
  [86, 26],
  [122, 23],
  [180, 27],
] as const;

/** Two rocks of different form: outline, angle of the engraving, its seed. */
const BANKS = [
  [points('40,616! 92,624 150,632 190,644 200,660 176,680 150,700 112,716 40,742!'), 108, 1],
  [points('560,636! 520,644 470,648 424,660 410,676 430,696 466,708 508,730 560,764!'), 72, 2],
] as const;

/** Beds of cloud behind the ewers (their curls would be cut by what lies before), then the billows in front. */
const BEDS: readonly Puff[][] = [
  [
    [62, 600, 34, 0],
    [112, 610, 36, 0],
    [150, 622, 26, 0],
  ],
  [
    [536, 622, 34, 0],
    [484, 628, 36, 0],
    [446, 640, 24, 0],
  ],
];
const BILLOWS: readonly Puff[][] = [
  [
    [46, 622, 26, 0],
    [84, 630, 28, -1],
    [128, 636, 26, 1],
    [164, 642, 18, 1],
  ],
  [
    [552, 642, 26, 0],
    [514, 648, 28, 1],
    [470, 654, 24, -1],
    [436, 658, 16, -1],
  ],
];

/** Lilies of unlike growth: foot, height, lean; mirrored ones look to the left. */
const LILIES = [
  [72, 886, 104, 8, false],
  [116, 890, 166, 12, false],
  [532, 888, 96, 8, true],
  [490, 892, 146, 14, true],
] as const;

function sky(art: Art, palette: Palette): void {
  // rose first, cream within: a wide cream glow on indigo turns grey
  art.glow(X, Y, 400, palette.rose, 0.4);
  art.glow(X, Y, 220, palette.glow, 0.3);
  art.glow(300, 640, 340, palette.rose, 0.42, 0.5);
  art.glow(130, 470, 220, palette.cool, 0.18);
  art.glow(470, 470, 220, palette.mist, 0.18);
  const taken = (x: number, y: number): boolean =>
    Math.hypot(x - X, y - Y) < 235 || Math.hypot(x - 410, y - 520) < 40;
  starField(art, 170, { x0: 50, x1: 550, y0: 60, y1: 560, avoid: taken });
}

/** Rays and ring, then two faceted stars of eight rays, one behind the other. */
function greatStar(art: Art, palette: Palette): void {
  // the two rays that would end in the ewers' handles are left out
  const skip = (_: number, angle: number): boolean => Math.abs(Math.abs(angle - 180) - 33.75) < 1;
  art.blot(wedgeRays(X, Y, 172, 252, 32, 0.9, { alt: 0.55, skip }), 'gold', 0.7);
  halo(art, X, Y, 162, { tick: 96, len: 8 });
  art.blot(beads(X, Y, 171, 48, 1.5));
  art.line(ellipse(X, Y, 148), LINE.hair);
  const behind = { rot: 22.5, lineWidth: LINE.fine, dark: palette.ink, lit: palette.gold[2] };
  facetStar(art, X, Y, 8, 104, 40, { ...behind, hatchGap: 4 });
  facetStar(art, X, Y, 8, 150, 36, { alt: 0.8, dark: '#5a4066', hatchGap: 3.4 });
  art.glow(X, Y, 70, '#fffaf0', 0.9);
  art.blot(ellipse(X, Y, 8), '#fffdf5');
}

function sevenStars(art: Art, palette: Palette): void {
  for (const [angle, radius] of SEVEN) {
    const [x, y] = polar(X, Y, 212, angle);
    art.glow(x, y, 36, palette.glow, 0.45);
    facetStar(art, x, y, 8, radius, radius * 0.3, { lineWidth: LINE.fine, alt: 0.62 });
  }
}

/** Hazy far ridge, nearer ridge, then the pool that carries the light. */
function landAndPool(art: Art, palette: Palette): void {
  const far = points('50,596 96,566 138,590 196,548 250,606 304,628 352,600 408,552 456,592 506,560 550,590');
  const haze = { seed: 21, top: '#8a6aa6', bottom: '#6d4f8e' };
  mountains(art, 50, 550, 700, far, { ...haze, lineWidth: LINE.fine, rough: 0.08 });
  const near = points('50,634 110,622 176,646 240,662 300,668 364,660 426,644 490,620 550,636');
  mountains(art, 50, 550, 704, near, { seed: 5, top: '#543b80', bottom: '#37265e', lineWidth: LINE.fine });
  const water = art.linear(0, SHORE, 0, 862, ramp(0, '#a2708e', 0.22, '#463072', 1, '#141136'));
  art.fill(roundRect(50, SHORE, 500, 186), water);
  art.line(line(50, SHORE, 550, SHORE), LINE.fine);
  art.glow(300, 690, 220, palette.glow, 0.5, 0.3);
  ripples(art, 300, 682, 752, 190, 240, 9, { seed: 8, opacity: 0.45, clipL: 50, clipR: 550 });
  const column = { dashes: 8, reach: 36, shrink: 3, lineWidth: 2.4, fade: 0.08 };
  lightOnWater(art, 300, 688, { ...column, stroke: '#ffe9c0' });
}

function banks(art: Art, palette: Palette): void {
  for (const [outline, angle, seed] of BANKS) {
    const rock = spline(outline, true);
    art.solid(rock, art.linear(0, 620, 0, 756, ramp(0, '#6d4f86', 0.5, '#3a2860', 1, palette.ink)));
    const engraving = hatch(rock, { angle, gap: 4.6, from: 0.34, to: 0.94, jitter: 0.5, seed });
    art.line(engraving, LINE.hair, 'gold', 0.75);
  }
}

/** Two ewers on beds of cloud; each stream has its own rings, one nearer than the other. */
function ewersAndStreams(art: Art): void {
  const cloud = (foot: string) => ({ fill: art.linear(0, 540, 0, 660, ramp(0, '#c9a3c8', 1, foot)) });
  for (const bed of BEDS) cloudForm(art, bed, cloud('#4a3573'));
  const left = oneHandledEwer(art, 140, 548, 0.58, { rot: 80 });
  const right = oneHandledEwer(art, 462, 572, 0.56, { rot: -76, mirror: true });
  pouredWater(art, left, [252, 792], { width: 14, radii: [20, 38, 60, 86, 116], seed: 3, leap: 0.34 });
  pouredWater(art, right, [358, 746], {
    width: 9.6,
    radii: [14, 28, 46, 68],
    seed: 6,
    leap: 0.34,
    squash: 0.24,
  });
  for (const front of BILLOWS) cloudForm(art, front, cloud('#543b80'));
}

function lilies(art: Art): void {
  for (const [x, y, height, lean, mirror] of LILIES) tallLily(art, x, y, height, { lean, mirror });
}

/** One great star and seven companions; two ewers pour into a quiet pool. */
export const picture = defineCard({
  name: 'tarot/17-star',
  seed: 'rdst',
  light: [X, Y],
  numeral: 'XVII',
  title: '星',
  english: 'The Star',
  draw(art, palette) {
    sky(art, palette);
    greatStar(art, palette);
    sevenStars(art, palette);
    landAndPool(art, palette);
    banks(art, palette);
    ewersAndStreams(art);
    lilies(art);
  },
});
