import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  ellipse,
  LINE,
  line,
  points,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { cane } from '../../kit/plants/cane.ts';
import { fallenPetal } from '../../kit/plants/fallen-petal.ts';
import { petalStar } from '../../kit/plants/petal-star.ts';
import { roseInProfile } from '../../kit/plants/rose-in-profile.ts';
import { roseSpray } from '../../kit/plants/rose-spray.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The open mouth of the flower, from which the light falls. */
const [X, Y] = [300, 590];
/** Where the cord holds the stem, and the flower's calyx. */
const KNOT = 178;
const CALYX = 420;

/** Deeper than a fresh rose. */
const DRIED = ['#f6b4ae', '#c8486a', '#7a1a48', '#380a2c'] as const;

/** Petals that are still petals: x, y, scale, turn, flatness. */
const LOOSE = [
  [440, 606, 0.86, 118, 0.86],
  [232, 640, 0.78, -36, 0.74],
] as const;

/** Further down: x, y, radius, how far it has become a star, turn, flatness. */
const FALL = [
  [352, 660, 21, 0.2, 110, 0.85],
  [272, 706, 20, 0.42, -20, 0.9],
  [398, 722, 18, 0.62, 30, 1],
  [196, 740, 17, 0.74, 12, 1],
  [326, 768, 17, 0.88, -8, 1],
  [246, 806, 15, 1, 14, 1],
  [412, 800, 15, 1, -12, 1],
  [140, 806, 12, 1, 8, 1],
  [476, 776, 12, 1, 20, 1],
  [340, 834, 11, 1, 4, 1],
  [196, 842, 9, 1, -16, 1],
  [500, 836, 9, 1, 10, 1],
] as const;

/** Night that is brightest at its foot. */
function night(art: Art, palette: Palette): void {
  art.glow(X, Y - 60, 360, palette.glow, 0.36);
  art.glow(300, 860, 360, palette.rose, 0.5, 0.55);
  const nearFlower = (x: number, y: number): boolean => Math.hypot(x - X, (y - 520) * 0.8) < 170;
  starField(art, 60, { x0: 50, x1: 550, y0: 90, y1: 640, pow: 1, avoid: nearFlower });
  starField(art, 150, { x0: 56, x1: 544, y0: 690, y1: 856, pow: 0.7, seed: 'floor', avoid: nearFlower });
}

/** A cord from the point of the arch, wound about the stem and tied. */
function cord(art: Art): void {
  const strands = [-1.6, 1.6].map((dx) => line(300 + dx, 50, 300 + dx * 0.6, KNOT - 14));
  art.line(strands, LINE.mid);
  const twist = range(14, (i) => line(297, 62 + i * 7.4, 303, 57 + i * 7.4));
  art.line(twist, LINE.hair, '#6a2446', 0.9);
  const windings = range(5, (i) => roundRect(290, KNOT - 16 + i * 6.6, 20, 6.4, 3.2));
  for (const winding of windings) art.solid(winding, '#ffd2bd', LINE.fine, '#8a4258');
  for (const end of ['306,180 322,192 320,222 328,250', '305,184 314,202 308,224 312,238']) {
    art.blot(ribbon(spline(points(end)), 3.4, { start: 0.9, end: 0.7, samples: 10 }));
  }
}

/** The stem hangs straight; its leaves have dried downwards. */
function rose(art: Art): void {
  const stem = spline(points('300,140 301,230 299,330 300,430'));
  for (const [y, rot, scale, bend] of [
    [226, -138, 1.5, 16],
    [262, 140, 1.66, -16],
    [330, -134, 1.2, 14],
  ] as const) {
    roseSpray(art, 300, y, scale, { rot, bend, lite: '#7a3354' });
  }
  cane(art, stem, 10, { thorns: 5, thorn: 10 });
  art.solid(ellipse(300, 141, 5, 2.6), '#ffd2bd', LINE.fine);
  art.glow(X, Y - 40, 150, '#ffd9c6', 0.35);
  roseInProfile(art, 300, CALYX, 1.12, { rot: 177, tones: DRIED });
}

/** Petals let go and, before they reach the floor, are stars. */
function fall(art: Art): void {
  const tones = { lite: '#f6b4ae', mid: '#c8486a', dark: '#5e1238' };
  for (const [x, y, scale, rot, flat] of LOOSE) fallenPetal(art, x, y, scale, { rot, flat, ...tones });
  for (const [x, y, radius, change, rot, flat] of FALL) {
    if (change > 0.5) art.glow(x, y, radius * 2.6, '#ffe3d2', 0.5 * change);
    petalStar(art, x, y, radius, { change, rot, flat });
  }
  art.blot([sparkle(96, 770, 9), sparkle(520, 842, 10), sparkle(206, 856, 8), sparkle(352, 852, 7)]);
}

/** A rose hung to dry; its petals are stars before they reach the floor. */
export const picture = defineCard({
  name: 'love/12-hanging-rose',
  light: [X, Y],
  numeral: 'XII',
  title: '逆さのばら',
  english: 'Hanging Rose',
  draw(art, palette) {
    night(art, palette);
    rose(art);
    cord(art);
    fall(art);
  },
});
