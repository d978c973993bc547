import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { basaltWall } from '../../kit/land/basalt-wall.ts';
import { boulder } from '../../kit/land/boulder.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import { fallingWater, landing } from '../../kit/land/waterfall.ts';
import { type Art, ellipse, LINE, line, points, ramp, ribbon, spline, svgPath } from '../../kit/pen/index.ts';
import { cherryBranch } from '../../kit/plants/cherry.ts';
import { mapleLeaf } from '../../kit/plants/maple-leaf.ts';
import { horned } from '../../kit/sky/moon.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The crescent; the side the rocks are lit from. */
const [X, Y] = [372, 142];
const LIGHT = 352;

/** Rocks in the pool, and at the near edge: x, foot, width, height, seed. */
const POOL_ROCKS = [
  [78, 712, 84, 60, 1],
  [240, 690, 74, 40, 2],
  [436, 700, 70, 44, 3],
  [536, 716, 84, 74, 4],
] as const;
const NEAR_ROCKS = [
  [84, 876, 200, 96, 5],
  [536, 878, 130, 70, 6],
  [196, 880, 110, 46, 7],
] as const;

/** Leaves on the branch, then on the water: x, y, size, heading. */
const LEAVES = [
  [92, 744, 24, 200],
  [120, 752, 26, 140],
  [152, 754, 24, 190],
  [180, 768, 26, 120],
  [214, 786, 28, 110],
  [206, 722, 24, 70],
  [176, 722, 22, 20],
  [146, 734, 20, -20],
  [66, 728, 24, 10],
  [64, 740, 20, 170],
] as const;
const FLOATING = [
  [300, 772, 17, 80],
  [430, 812, 15, 200],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 330, palette.glow, 0.65);
  art.glow(300, 660, 330, palette.rose, 0.35, 0.5);
  const nearMoon = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 60;
  starField(art, 70, { x0: 60, x1: 520, y0: 70, y1: 230, pow: 1, avoid: nearMoon });
  art.fill(horned(X, Y, 34, 30, 13, -38));
}

/** The stream before it falls: it comes between the columns and bends over an uneven lip. */
function river(art: Art): void {
  const surface = 'M296 264C300 254 314 248 330 247C346 243 358 249 372 246C390 246 404 252 408 264Z';
  art.fill(svgPath(surface), art.linear(0, 244, 0, 264, ramp(0, '#7d88cc', 1, '#dfe4f8')));
  art.line(
    svgPath('M322 253C334 250 342 252 352 250M364 253C374 251 382 253 392 252'),
    LINE.fine,
    '#6672bc',
    0.8,
  );
}

/** A stone in the lip that parts the water, and the bright edge where it bends. */
function lip(art: Art, palette: Palette): void {
  const edges = [points('300,260 312,256 328,259 344,257'), points('374,259 386,255 396,258 403,260')];
  for (const edge of edges) art.blot(ribbon(spline(edge), 3.4, { start: 0.3, end: 0.2 }), palette.pale, 0.9);
  boulder(art, 359, 272, 30, 26, { seed: 9, lit: '#8d92d6', lightX: LIGHT + 40, lineWidth: LINE.fine });
  art.blot([ellipse(348, 271, 6, 3.4), ellipse(360, 273, 9, 3.6), ellipse(371, 271.5, 5, 3)], palette.pale);
  const wake = ['346,270 347,300 343,350', '372,270 373,296 377,342', '358,276 357,300 359,330'];
  for (const strand of wake) {
    art.blot(ribbon(spline(points(strand)), 3.6, { start: 0.7, end: 0.05, peak: 0.2 }), palette.pale, 0.9);
  }
}

/** The far wall and the broad fall in its gap. */
function mainFall(art: Art, palette: Palette): void {
  const rim = (x: number): number => 232 + (Math.abs(x - 352) < 62 ? 52 : Math.abs(x - 352) * -0.1);
  const far = { lit: '#8d92d6', dark: '#343d86', cap: '#c3c4ee', lightX: LIGHT };
  basaltWall(art, 170, 520, { ...far, top: rim, foot: 700, width: 25, seed: 3, step: 14 });
  river(art);
  fallingWater(art, [298, 404], [262, 640], { seed: 2, spread: 1.16 });
  lip(art, palette);
  const jamb = { ...far, lit: '#7f86cc', dark: '#2c3478', foot: 690, width: 26, step: 4 };
  basaltWall(art, 286, 312, { ...jamb, top: () => 226, seed: 12 });
  basaltWall(art, 392, 420, { ...jamb, top: () => 222, seed: 13 });
}

/** The left stream falls twice, over a ledge; the thin right one in a cleft. */
function sideFalls(art: Art): void {
  const stone = { foot: 720, lightX: LIGHT };
  const left = (x: number): number => {
    if (x < 100) return 150 + (x - 30) * 0.7;
    return x < 168 ? 300 : 262 + (x - 168) * 0.5;
  };
  basaltWall(art, 30, 262, { ...stone, top: left, width: 33, seed: 5, step: 14 });
  fallingWater(art, [104, 150], [296, 482], { seed: 4, spread: 1.2 });
  const ledge = (x: number): number => 478 + Math.abs(x - 150) * 0.22;
  basaltWall(art, 88, 206, { ...stone, top: ledge, width: 30, seed: 15, step: 6 });
  fallingWater(art, [116, 178], [486, 672], { seed: 14, spread: 1.14 });
  basaltWall(art, 70, 116, { ...stone, top: () => 440, width: 30, seed: 16, step: 10 });
  const right = (x: number): number => {
    if (x < 470) return 300;
    return x < 500 ? 318 : 176;
  };
  basaltWall(art, 446, 580, { ...stone, top: right, width: 28, seed: 8, step: 10 });
  fallingWater(art, [472, 494], [316, 664], { seed: 6, spread: 1.5 });
}

function pool(art: Art, palette: Palette): void {
  const water = art.linear(0, 660, 0, 862, ramp(0, '#9a96d2', 0.25, '#3b458f', 1, palette.ink));
  art.fill(svgPath('M40 668C160 656 440 656 560 668V880H40Z'), water);
  // what the falls leave on the water below them: x, half width, number of dashes
  const below = [
    [352, 56, 7],
    [148, 34, 4],
    [484, 20, 4],
  ] as const;
  below.forEach(([x, width, count], k) => {
    for (let i = 0; i < count; i++) {
      const y = 700 + i * 13 + k * 2;
      const half = width * (1 - i / (count + 1)) * (i % 2 ? 0.8 : 1);
      art.blot(ribbon(line(x - half, y, x + half, y), 2.6, { samples: 6 }), palette.pale, 0.5 - i * 0.04);
    }
  });
  landing(art, 148, 684, 60, { seed: 1, shore: 668 });
  landing(art, 352, 668, 104, { seed: 2, radii: [0.6, 0.95, 1.35, 1.8, 2.3], drops: 26, shore: 664 });
  landing(art, 484, 676, 40, { seed: 3, shore: 668 });
}

function rocks(art: Art, palette: Palette): void {
  for (const [x, y, width, height, seed] of POOL_ROCKS) {
    boulder(art, x, y, width, height, { seed, lightX: LIGHT });
    rings(art, x, y, [width * 0.56, width * 0.68], 0.16, { gaps: true, seed, opacity: 0.8 });
  }
  for (const [x, y, width] of [
    [148, 654, 90],
    [352, 642, 130],
    [484, 658, 60],
  ] as const) {
    art.glow(x, y, width, palette.pale, 0.55, 0.34);
  }
  ripples(art, 320, 742, 850, 180, 250, 7, { seed: 7, opacity: 0.55, clipL: 50, clipR: 550 });
  for (const [x, y, width, height, seed] of NEAR_ROCKS) {
    boulder(art, x, y, width, height, { seed, lit: '#333c86', lineWidth: LINE.bold * 0.8, lightX: LIGHT });
  }
}

/** A maple over the near rock: the one warm thing. */
function maple(art: Art): void {
  cherryBranch(art, points('30,706 92,742 150,752 214,786'), [9, 2], { seed: 3 });
  cherryBranch(art, points('120,748 160,726 206,722'), [4, 1.6], { seed: 4 });
  for (const [x, y, size, angle] of LEAVES) mapleLeaf(art, x, y, size, angle);
  for (const [x, y, size, angle] of FLOATING) {
    rings(art, x + 4, y, [15, 25], 0.25, { gaps: true, opacity: 0.7 });
    mapleLeaf(art, x, y, size, angle);
  }
}

/** Three streams, broad, twofold and thin, fall over basalt into one pool. */
export const picture = defineCard({
  name: 'oracle/18-waterfall',
  seed: 'nwf',
  light: [312, 150],
  title: '滝',
  english: 'Waterfall',
  draw(art, palette) {
    sky(art, palette);
    mainFall(art, palette);
    sideFalls(art);
    pool(art, palette);
    rocks(art, palette);
    maple(art);
  },
});
