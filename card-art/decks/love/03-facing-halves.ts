import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { type Art, curve, ellipse, LINE, points, ramp, ribbon, svgPath } from '../../kit/pen/index.ts';
import { roseBud } from '../../kit/plants/rose-bud.ts';
import { sprig } from '../../kit/plants/sprig.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { aril } from './03-facing-halves/aril.ts';
import { footedDish } from './03-facing-halves/footed-dish.ts';
import { pomegranateHalf } from './03-facing-halves/pomegranate-half.ts';

/** The middle of the gap between the halves. */
const [X, Y] = [306, 430];

/** Seeds that have left their half: x, y, radius, turn. */
const CROSSING = [
  [284, 352, 9, -40],
  [322, 338, 8, 30],
  [302, 306, 7, 8],
  [338, 380, 9.5, 60],
  [276, 396, 8, -70],
  [300, 604, 11, 20],
  [322, 612, 12, 80],
  [278, 616, 10, -60],
  [346, 622, 9, 110],
] as const;

/** Seeds spilt on the table: x, y, radius, turn. */
const SPILT = [
  [230, 768, 11, 70],
  [352, 776, 12, -50],
  [392, 758, 9, 20],
] as const;

/** A column of light between the halves, rays fanning from it. */
function seamOfLight(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.42);
  art.glow(300, 690, 330, palette.rose, 0.4, 0.5);
  const nearFruit = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 262;
  starField(art, 90, { x0: 50, x1: 550, y0: 80, y1: 560, pow: 1.1, avoid: nearFruit });
  art.blot(wedgeRays(X, Y, 186, 250, 23, 0.8, { alt: 0.55, from: -62, to: 66 }), 'gold', 0.55);
  art.glow(X, Y, 84, '#ffe2cf', 0.8, 3.6);
  art.glow(X, Y, 34, '#fff6ea', 0.85, 5.6);
}

/** Garden hills without engraving: their strokes would hang like a fringe behind the dish. */
function hillsAndTable(art: Art): void {
  const hills = points('50,650 120,622 206,660 300,672 396,658 478,626 550,652');
  const tones = { top: '#a55670', bottom: '#5e2040' };
  mountains(art, 50, 550, 760, hills, {
    seed: 14,
    ...tones,
    lineWidth: LINE.fine,
    rough: 0.06,
    engrave: false,
  });
  const cloth = art.linear(0, 732, 0, 862, ramp(0, '#6a2444', 1, '#260b1e'));
  art.solid(svgPath('M40 742C180 730 420 730 560 742V880H40Z'), cloth);
  art.fill(ellipse(306, 752, 150, 16), '#1c0716', 0.55);
}

/** One half large and open, one turned away a little and lower. */
function fruit(art: Art): void {
  footedDish(art, 306, 610, 1);
  art.fill(ellipse(206, 612, 84, 12), '#2c0718', 0.6);
  art.fill(ellipse(416, 615, 66, 10), '#2c0718', 0.6);
  pomegranateHalf(art, 192, 485, 1.16, { rot: -17, turn: 0.78, seed: 4 });
  pomegranateHalf(art, 422, 507, 1.02, { rot: 20, mirror: true, turn: 0.56, seed: 9 });
}

function looseSeeds(art: Art): void {
  art.glow(X, Y, 100, '#fffaf4', 0.75);
  art.blot(sparkle(X, Y, 34, 0.12), '#fffaf4');
  for (const [x, y, radius, turn] of CROSSING) aril(art, x, y, radius, turn);
  for (const [x, y, radius, turn] of SPILT) {
    art.fill(ellipse(x + 2, y + radius * 0.9, radius * 1.2, radius * 0.3), '#1c0716', 0.6);
    aril(art, x, y, radius, turn);
  }
}

/** Two pomegranate twigs cropped by the frame, one with its flower still shut. */
function twigs(art: Art): void {
  const left = curve('36,872 110,850 176,838 232,846');
  const right = curve('566,830 520,842 470,846 432,836');
  const leaves = { spread: 36, veins: 3, taper: 0.6, stem: 3.4 };
  for (const [path, count, len, width] of [
    [left, 7, 46, 15],
    [right, 5, 38, 13],
  ] as const) {
    const fill = art.linear(0, 800, 0, 880, ramp(0, '#7a3054', 1, '#260b1e'));
    sprig(art, path, { count, len, width, fill, ...leaves });
  }
  art.blot(ribbon(curve('112,852 104,838 98,828'), 4, { start: 1, end: 0.9 }));
  roseBud(art, 96, 826, 0.6, { rot: -18, mid: '#e0566e', lite: '#ffb9a6' });
}

/** A pomegranate broken in two; the halves look at each other across a seam of light. */
export const picture = defineCard({
  name: 'love/03-facing-halves',
  seed: 'lfh',
  light: [X, Y],
  numeral: 'III',
  draw(art, palette) {
    seamOfLight(art, palette);
    hillsAndTable(art);
    fruit(art);
    looseSeeds(art);
    twigs(art);
  },
});
