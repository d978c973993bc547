import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { type Art, curve, LINE, points } from '../../kit/pen/index.ts';
import { cane } from '../../kit/plants/cane.ts';
import { roseBud } from '../../kit/plants/rose-bud.ts';
import { roseSpray } from '../../kit/plants/rose-spray.ts';
import { facetStar, sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { driftingRibbon } from './07-one-ribbon/drifting-ribbon.ts';
import { roseInProfile } from './07-one-ribbon/rose-in-profile.ts';
import { suyari } from './07-one-ribbon/suyari.ts';
import { swallow } from './07-one-ribbon/swallow.ts';

/** The star above the birds. */
const [X, Y] = [236, 196];

const SILK = { front: ['#fff6ee', '#f7b9b4', '#c4587a'], back: ['#c45a78', '#6a1f48'] } as const;
const BRANCH = curve('572,812 500,790 420,806 330,800 250,776 190,736');

/** Night without a horizon: a star, and mist under the branch. */
function night(art: Art, palette: Palette): void {
  art.glow(X, Y, 330, '#ffb9a6', 0.42);
  art.glow(310, 540, 260, palette.rose, 0.42);
  const nearBirds = (x: number, y: number): boolean =>
    Math.hypot(x - X, y - Y) < 84 || Math.hypot(x - 300, (y - 440) * 0.9) < 190;
  starField(art, 200, { x0: 52, x1: 548, y0: 90, y1: 700, pow: 1.1, avoid: nearBirds });
  mist(art);
  const look = { lineWidth: LINE.fine, dark: '#8a3a58', lit: palette.gold[0], alt: 0.55 };
  facetStar(art, X, Y, 8, 46, 11, look);
  art.glow(X, Y, 30, '#fffaf4', 0.9);
  art.blot([sparkle(430, 176, 10), sparkle(110, 320, 9), sparkle(512, 560, 10)]);
}

/** Two far banks, two nearer and darker ones. */
function mist(art: Art): void {
  const far = [
    [20, 736, 250, 26],
    [120, 760, 330, 26],
  ] as const;
  const near = [
    [330, 836, 260, 30],
    [300, 858, 130, 24],
  ] as const;
  suyari(art, far, { tones: ['#8f4662', '#6f2c4e'] });
  suyari(art, near, { tones: ['#6a2848', '#451533'] });
}

/** One flies level, one climbs away; between them the cloth fills with air. */
function birdsAndRibbon(art: Art): void {
  const course = points('100,485 96,526 122,606 196,668 296,682 392,632 448,532 470,416 478,314 486,238');
  const loose = { ...SILK, gathered: [0.25, 1] as const };
  driftingRibbon(art, course, 34, { ...SILK, turns: [0.3, 0.7], tail: false, gathered: [0.2, 0.2] });
  driftingRibbon(art, points('100,485 88,496 84,516 92,534'), 17, loose);
  driftingRibbon(art, points('486,238 497,236 506,246 507,264'), 17, { ...loose, startsBack: true });
  swallow(art, 196, 488, 0.98, {
    mirror: true,
    rot: 3,
    near: 12,
    far: 46,
    tones: ['#fff3ea', '#f2aaac', '#a03a62', '#571a44'],
  });
  swallow(art, 402, 290, 0.98, {
    rot: -32,
    near: 10,
    far: 18,
    banking: true,
    tones: ['#fffaf2', '#fbd0bc', '#c4687a', '#6a2446'],
  });
}

/** A branch of roses from the right: one open, one bud at its tip. */
function branch(art: Art): void {
  const steps = BRANCH.walk(41);
  for (const [place, side, scale] of [
    [6, 1, 1.2],
    [12, -1, 1.15],
    [21, 1, 0.95],
    [25, -1, 0.9],
    [31, -1, 0.8],
  ] as const) {
    const { x, y, angle } = steps[place]!;
    roseSpray(art, x, y, scale, { rot: angle + side * 60, bend: side * 10 });
  }
  cane(art, BRANCH, 10, { thorns: 8, thorn: 10, dark: '#5e2040' });
  roseBud(art, 188, 734, 0.72, { rot: -48 });
  roseInProfile(art, 452, 796, 0.66, { rot: 8, tones: ['#fff0e8', '#f08a98', '#b03a62', '#571232'] });
}

/** Two birds carry one ribbon, each by an end, each its own way. */
export const picture = defineCard({
  name: 'love/07-one-ribbon',
  light: [X, Y + 160],
  numeral: 'VII',
  draw(art, palette) {
    night(art, palette);
    birdsAndRibbon(art);
    branch(art);
  },
});
