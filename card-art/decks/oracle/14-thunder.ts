import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  clamp,
  type Knot,
  LINE,
  lerp,
  line,
  Path,
  points,
  polygon,
  polyline,
  ramp,
  random,
  roundRect,
} from '../../kit/pen/index.ts';
import { lightning } from './14-thunder/lightning.ts';
import { seigaiha } from './14-thunder/seigaiha.ts';

/** A zigzag between its corners is never straight: two places of each piece are moved aside. */
function jagged(corners: readonly Knot[], seed: string): Knot[] {
  const chance = random(seed);
  const [[firstX, firstY]] = corners as [Knot];
  const places: Knot[] = [[firstX, firstY]];
  corners.slice(1).forEach(([x, y], i) => {
    const [ax, ay] = corners[i]!;
    const length = Math.hypot(x - ax, y - ay);
    for (const t of length > 60 ? [0.3, 0.46, 0.74] : []) {
      const aside = chance.between(-0.075, 0.075);
      places.push([lerp(ax, x, t) + (y - ay) * aside, lerp(ay, y, t) - (x - ax) * aside]);
    }
    places.push([x, y]);
  });
  return places;
}

/** The bolt's great corners, and the torn cloud's; the bolt itself between them. */
const CORNERS = points('392,40 352,150 386,182 316,322 350,350 282,492 308,514 262,640 276,654 244,786');
const BOLT = jagged(CORNERS, 'bolt');

/** Forks and the bolt itself: its line, its width at both ends. */
const FORKS = [
  [jagged(points('334,336 372,420 356,444 402,520 392,540 420,600'), 'fork1'), [7, 1.2]],
  [jagged(points('304,520 344,590 334,606 366,690'), 'fork2'), [6, 1]],
  [jagged(points('270,630 212,678 222,690 182,726'), 'fork3'), [5, 1]],
  [BOLT, [13, 4.5]],
] as const;

/** Filaments that run on over the cloud. */
const FILAMENTS = [
  '386,182 430,214 424,232 476,270',
  '316,322 262,352 268,370 206,396 196,424',
  '352,150 306,168 300,190',
  '282,492 226,520 228,536 180,560',
  '372,420 426,446 428,462',
].map((corners, i) => jagged(points(corners), `filament${i}`));

/** The line of the water. */
const GROUND = 766;

function sky(art: Art, palette: Palette): void {
  const night = ramp(0, '#0a1030', 0.6, '#232c6c', 0.88, '#5a5298', 1, '#2a2c63');
  art.fill(roundRect(40, 50, 520, 830), art.linear(0, 60, 0, 862, night));
  art.glow(300, 400, 420, palette.glow, 0.45);
  art.glow(250, GROUND, 320, palette.rose, 0.6, 0.4);
}

/** How far a place is from the bolt. */
function distance(x: number, y: number): number {
  const pieces = CORNERS.slice(1).map(([bx, by], i) => {
    const [ax, ay] = CORNERS[i]!;
    const t = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2));
    return Math.hypot(x - lerp(ax, bx, t), y - lerp(ay, by, t));
  });
  return Math.min(...pieces);
}

/** Two halves of one field of cloud, torn apart along the bolt. */
function tornCloud(art: Art): void {
  const tone = (x: number, y: number): number => 0.06 + 0.62 * clamp(1 - distance(x, y) / 230) ** 1.5;
  for (const side of [-1, 1]) {
    const gap = (y: number): number => lerp(44, 16, clamp((y - 60) / 520));
    const torn = CORNERS.slice(0, 8).map(([x, y]): Knot => [x + side * gap(y), y]);
    const edge = jagged(torn, `torn${side}`);
    const far = 300 + side * 270;
    art.clip(polygon([[far, 30], ...edge, [far, 640]]), () =>
      seigaiha(art, { from: 30, to: 590, radii: [64, 24], tone, shift: [side * 12, side * -9] }),
    );
    art.line(polyline(edge), LINE.bold * 0.8);
  }
}

function rain(art: Art, palette: Palette): void {
  const veil = ramp(
    0,
    '#232c6c',
    0,
    0.33,
    '#2b3274',
    0.96,
    0.45,
    '#30357a',
    1,
    0.6,
    '#3b3a82',
    0.9,
    1,
    '#4a4690',
    0,
  );
  art.fill(roundRect(40, 470, 520, 290), art.linear(0, 470, 0, 760, veil));
  const chance = random('rain');
  const drops = new Path();
  for (let i = 0; i < 120; i++) {
    const [x, y] = [chance.between(50, 560), chance.between(560, 740)];
    const length = chance.between(16, 46);
    if (Math.abs(x - 262) < 40) continue;
    drops.moveTo(x, y).lineTo(x - length * 0.2, y + length);
  }
  art.line(drops, LINE.hair, palette.pale, 0.5);
}

function landAndWater(art: Art, palette: Palette): void {
  const ridge = points('50,744 120,716 190,748 300,760 390,732 470,700 550,744');
  const tones = { top: '#4d4f9c', bottom: '#232b66' };
  mountains(art, 50, 550, 790, ridge, { seed: 6, ...tones, lineWidth: LINE.fine, rough: 0.07 });
  const water = art.linear(0, GROUND, 0, 862, ramp(0, '#6a64ac', 0.4, '#28306e', 1, palette.ink));
  art.fill(roundRect(40, GROUND, 520, 880 - GROUND), water);
  art.line(line(40, GROUND, 560, GROUND), LINE.mid);
  ripples(art, 244, GROUND + 8, 858, 190, 330, 11, { seed: 4, opacity: 0.7, clipL: 50, clipR: 550 });
}

function bolt(art: Art): void {
  for (const [corners, widths] of FORKS) lightning(art, corners, widths);
  for (const corners of FILAMENTS) {
    lightning(art, corners, [3.6, 0.6], { halo: false, stroke: '#fffdf4', lineWidth: 0.4 });
  }
  art.clip(roundRect(40, GROUND, 520, 880 - GROUND), () =>
    rings(art, 244, 788, [16, 36, 64, 100, 142], 0.2, { gaps: true, lineWidth: LINE.mid, seed: 3 }),
  );
  art.glow(244, 786, 90, '#fffaf0', 0.8, 0.3);
}

/** A field of wave-shaped cloud, torn in two by a bolt that strikes the water. */
export const picture = defineCard({
  name: 'oracle/14-thunder',
  seed: 'nth',
  light: [300, 400],
  draw(art, palette) {
    sky(art, palette);
    tornCloud(art);
    rain(art, palette);
    landAndWater(art, palette);
    bolt(art);
  },
});
