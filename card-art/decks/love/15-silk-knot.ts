import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { driftingRibbon } from '../../kit/objects/drifting-ribbon.ts';
import { type Art, ellipse, LINE, local, points, ramp, spline, svgPath } from '../../kit/pen/index.ts';
import { cane } from '../../kit/plants/cane.ts';
import { roseInProfile } from '../../kit/plants/rose-in-profile.ts';
import { roseSpray } from '../../kit/plants/rose-spray.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The light between the two heads, and the knot on the crossing of the stems. */
const [X, Y] = [300, 372];
const [KNOT_X, KNOT_Y] = [301, 600];

const LEFT = spline(points('386,806 344,694 288,596 232,520 202,462'));
const RIGHT = spline(points('226,822 264,716 312,604 360,488 384,408'));

const SILK = { front: ['#fff0e8', '#f4b4b2', '#b8506e'], back: ['#c4607a', '#6a1f42'] } as const;

function night(art: Art, palette: Palette): void {
  art.glow(X, Y, 380, '#ffb3a6', 0.4);
  art.glow(300, 760, 330, palette.rose, 0.42, 0.6);
  const nearRoses = (x: number, y: number): boolean => Math.hypot(x - 300, (y - 460) * 0.72) < 190;
  starField(art, 190, { x0: 52, x1: 548, y0: 84, y1: 850, pow: 1.1, avoid: nearRoses });
  art.blot([sparkle(104, 330, 11), sparkle(500, 470, 13), sparkle(132, 600, 9), sparkle(290, 186, 10)]);
}

/** Two roses, one higher and wider open; their stems cross where the silk holds them. */
function roses(art: Art): void {
  for (const [stem, place, side, scale] of [
    [LEFT, 9, 1, 1.2],
    [RIGHT, 10, -1, 1.25],
    [LEFT, 27, -1, 1.2],
    [RIGHT, 27, 1, 1.3],
  ] as const) {
    const { x, y, angle } = stem.walk(41)[place]!;
    roseSpray(art, x, y, scale, { rot: angle + side * 64, bend: side * 12 });
  }
  cane(art, LEFT, 12, { thorns: 7, thorn: 10 });
  cane(art, RIGHT, 12, { thorns: 7, thorn: 10 });
  for (const [x, y, turn] of [
    [386, 806, 20],
    [226, 822, -18],
  ] as const) {
    art.solid(ellipse(x, y, 6, 3).rotate(turn, x, y), '#ffd2bd', LINE.fine);
  }
  art.glow(X, Y, 120, '#ffe0cf', 0.6);
  roseInProfile(art, 200, 466, 0.92, { rot: -22, tones: ['#fff0e8', '#f08a98', '#b03a62', '#571232'] });
  roseInProfile(art, 386, 410, 1.06, { rot: 14, tones: ['#fff6ee', '#f9c4bd', '#d06a80', '#7a2446'] });
}

/** A loose knot: one hanging loop and two long ends, the nearer one widening towards us. */
function silk(art: Art): void {
  const loop = points('312,604 372,566 436,604 420,668 366,664 314,612');
  driftingRibbon(art, loop, 26, { ...SILK, turns: [0.48], tail: false });
  driftingRibbon(art, points('300,604 330,664 322,724 356,776 348,836'), 26, { ...SILK, turns: [0.44] });
  const near = points('292,606 232,642 222,700 166,730 134,780 140,840');
  driftingRibbon(art, near, 26, { ...SILK, turns: [0.3, 0.66], swell: 1.7 });
  knot(art);
}

/** Two turns about the stems and the pillow where the ends cross. */
function knot(art: Art): void {
  const box = local(art, KNOT_X, KNOT_Y, 1.1, { rot: -8 });
  const turns = box.linear(-40, 0, 40, 0, ramp(0, '#8a2f50', 0.3, '#f4b4b2', 0.55, '#fff0e8', 1, '#8a2f50'));
  box.solid(
    svgPath('M-34 -20C-12 -12 12 -12 36 -22C40 -14 40 -8 37 -2C14 8 -12 8 -35 -2C-38 -8 -38 -14 -34 -20Z'),
    turns,
  );
  box.solid(
    svgPath('M-33 -2C-12 8 12 8 35 0C38 8 37 14 33 20C12 28 -10 28 -31 18C-35 12 -36 6 -33 -2Z'),
    turns,
  );
  const pillow = box.radial(-4, -6, 34, ramp(0, '#fff0e8', 0.5, '#f4a7ae', 1, '#a03a5c'));
  box.solid(
    svgPath('M-20 -20C-6 -28 14 -26 22 -14C28 2 22 18 8 24C-8 26 -22 18 -24 2C-25 -8 -24 -16 -20 -20Z'),
    pillow,
  );
  const folds = svgPath('M-14 -20C-4 -10 2 4 2 22M-2 -23C6 -12 12 2 12 18M-21 -6C-14 0 -10 8 -10 20');
  box.line(folds, LINE.hair, '#8a2f50', 0.9);
}

/** Two roses bound by a loose silk knot whose end is within reach. */
export const picture = defineCard({
  name: 'love/15-silk-knot',
  light: [X, Y],
  numeral: 'XV',
  title: '絹の結び目',
  english: 'Silk Knot',
  draw(art, palette) {
    night(art, palette);
    roses(art);
    silk(art);
  },
});
