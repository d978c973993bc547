import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  clamp,
  ellipse,
  LINE,
  line,
  points,
  polar,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  stipple,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { cloud, type Puff } from '../../kit/sky/cloud.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { horned, moonPhase } from '../../kit/sky/moon.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The new moon, and where the sprout of light breaks the water. */
const [X, Y] = [300, 330];
const HORIZON = 670;

/** Clouds of the left corner, back to front; the right ones mirror them. */
const CORNER_CLOUDS = [
  [60, 800, 46],
  [116, 826, 44],
  [60, 850, 52],
  [170, 852, 40],
  [110, 872, 46],
  [220, 872, 34],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.3);
  art.glow(X, Y, 210, palette.cool, 0.5);
  art.glow(300, 700, 320, palette.rose, 0.4, 0.45);
  const nearMoon = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 150;
  starField(art, 240, { x0: 50, x1: 550, y0: 70, y1: 640, pow: 1.2, avoid: nearMoon });
}

/** A month of moons on a dial round the dark one; the full moon stands below. */
function dial(art: Art, palette: Palette): void {
  for (const radius of [172, 204, 236]) {
    const main = radius === 204;
    art.line(ellipse(X, Y, radius), main ? LINE.mid : LINE.hair, 'gold', main ? 0.9 : 0.7);
  }
  art.line(ticks(X, Y, 194, 200, 144), LINE.hair);
  art.blot(wedgeRays(X, Y, 240, 300, 72, 0.6, { alt: 0.5 }), 'gold', 0.5);
  for (const i of range(12, (n) => n)) {
    const [x, y] = polar(X, Y, 204, i * 30);
    art.glow(x, y, 26, palette.glow, 0.3);
    moonPhase(art, x, y, i === 6 ? 17 : 12, i / 12 + 0.001, LINE.mid);
  }
}

/** The unlit disc with a rim of light at its lower left, where the month begins. */
function darkMoon(art: Art, palette: Palette): void {
  art.glow(X, Y, 178, '#dfe4ff', 0.75, 1, 0.5);
  art.solid(ellipse(X, Y, 120), art.radial(330, 360, 150, ramp(0, '#1c2258', 1, '#070b24')), LINE.mid);
  const towardsRim = (x: number, y: number): number => clamp((Math.hypot(x - X, y - Y) - 60) / 70) * 0.7;
  art.line(stipple(ellipse(X, Y, 116), 700, towardsRim, 9), 1.1, 'gold', 0.6);
  art.fill(horned(X, Y, 120, 116, 9, 218), palette.gold[0]);
  art.fill(horned(X, Y, 124, 118, 6, 218), '#fff', 0.35);
  art.blot(sparkle(...polar(X, Y, 120, 128), 30, 0.12));
}

function sea(art: Art, palette: Palette): void {
  const coast = points('50,630 100,610 170,640 240,660 300,664 360,660 430,640 500,610 550,630');
  mountains(art, 50, 550, 690, coast, { seed: 12, top: '#6a68b8', bottom: '#343577', lineWidth: LINE.fine });
  const water = art.linear(0, HORIZON, 0, 862, ramp(0, '#9a8fd0', 0.2, '#413f8a', 1, '#0d1334'));
  art.fill(roundRect(40, HORIZON, 520, 240), water);
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  ripples(art, 300, 676, 862, 230, 262, 26, { seed: 3, clipL: 54, clipR: 546, opacity: 0.8 });
  art.glow(300, 770, 150, palette.glow, 0.5, 0.45);
  rings(art, 300, 796, [26, 54, 88, 128, 174], 0.26, { gaps: true, seed: 7, lineWidth: LINE.mid });
}

function sproutOfLight(art: Art): void {
  art.blot(ribbon(spline(points('300,796 297,760 301,720 300,690')), 6, { start: 0.9, end: 0.5 }));
  for (const side of [-1, 1]) {
    const lit = art.linear(300, 738, 300 + side * 64, 690, ramp(0, '#1a2258', 1, '#8f8fd6'));
    veinedLeaf(art, 300, 738, 76, 34, side * 58, { bend: side * -16, veins: 6, fill: lit });
  }
  for (const side of [-1, 1]) {
    veinedLeaf(art, 300, 706, 44, 20, side * 34, { bend: side * -8, veins: 4, fill: '#3a3f8a' });
  }
  art.glow(300, 668, 60, '#fffaf0', 0.9);
  art.blot(sparkle(300, 668, 26, 0.14));
}

function clouds(art: Art): void {
  const puffs = CORNER_CLOUDS.flatMap(([x, y, r]): Puff[] => [
    [x, y, r],
    [600 - x, y, r, -1],
  ]);
  const body = art.linear(0, 750, 0, 870, ramp(0, '#a9a6ea', 1, '#2a2c6b'));
  cloud(art, puffs, { body, rings: 3, gap: 8 });
}

/** A dark disc, and a sprout of light that grows from its reflection. */
export const picture = defineCard({
  name: 'oracle/01-new-moon',
  seed: 'nm',
  light: [X, Y],
  title: '新月',
  english: 'New Moon',
  draw(art, palette) {
    sky(art, palette);
    dial(art, palette);
    darkMoon(art, palette);
    sea(art, palette);
    sproutOfLight(art);
    clouds(art);
  },
});
