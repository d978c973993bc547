import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  LINE,
  points,
  polar,
  polygon,
  ramp,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { openRose } from '../../kit/plants/open-rose.ts';
import { restingDew } from '../../kit/plants/resting-dew.ts';
import { roseLeaflet, roseLeaflets } from '../../kit/plants/rose-leaflets.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle of the flower, and its radius. */
const [X, Y] = [296, 360];
const RADIUS = 224;

/** Dew: angle and distance on the flower, radius. The great drop sits on the second petal from outside. */
const DEW = [
  [150, 166, 20],
  [120, 186, 8],
  [-64, 168, 11],
  [-40, 196, 6],
  [24, 150, 8],
  [212, 158, 9],
  [262, 130, 7],
  [74, 122, 5.5],
  [-14, 106, 5],
  [176, 112, 4.5],
] as const;

const STEM = spline(points('318,500 346,640 332,760 352,890'));

/** Compound leaves on the stem: foot, scale, angle, bend. */
const LEAVES = [
  [342, 634, 1.02, 72, -26],
  [338, 716, 1.08, -68, 30],
  [346, 826, 0.9, 84, -20],
] as const;
const GREEN = ['#86a8c8', '#33508f', '#141c54'] as const;
const SHADED = ['#6282b4', '#24397c', '#0e1544'] as const;

/** The last of the night; the moon stands at the upper left, outside the picture. */
function night(art: Art, palette: Palette): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.radial(240, 300, 640, ramp(0, '#5d4f96', 0.4, '#2c2a70', 0.75, '#141a4c', 1, '#0a0f30')),
  );
  art.glow(190, 200, 400, palette.glow, 0.35);
  art.glow(X, Y, 340, '#e08fb4', 0.4);
  starField(art, 70, { x0: 50, x1: 550, y0: 70, y1: 850, pow: 1 });
}

/** The stem below the flower: hooked thorns, each grown from its side, half hidden by leaves. */
function stemAndLeaves(art: Art): void {
  art.blot(ribbon(STEM, 19, { start: 1, end: 1, samples: 20 }), 'gold');
  art.blot(
    ribbon(STEM, 15, { start: 1, end: 1, samples: 20 }),
    art.linear(318, 0, 356, 0, ramp(0, '#5a6fa8', 1, '#1a2358')),
  );
  const steps = STEM.walk(51);
  for (const [place, side] of [
    [22, 1],
    [26, -1],
    [31, 1],
    [36, -1],
    [38, 1],
    [45, -1],
  ] as const) {
    const { x, y, angle } = steps[place]!;
    const at = (across: number, ahead: number): [number, number] =>
      polar(...polar(x, y, across * side, angle + 90), ahead, angle);
    const thorn = polygon([at(6, -11), at(26, 9), at(6, 8)]);
    art.solid(thorn, art.linear(...at(6, 0), ...at(26, 9), ramp(0, '#3a4a8c', 1, '#e7a6b8')), LINE.fine);
  }
  for (const [x, y, scale, rot, bend] of LEAVES) roseLeaflets(art, x, y, scale, { rot, bend, tones: GREEN });
}

/** Sepals and leaves that look out from under the petals. */
function underFlower(art: Art): void {
  for (const [angle, length] of [
    [-128, 268],
    [-96, 236],
    [84, 246],
    [122, 274],
    [196, 262],
    [-30, 232],
    [36, 236],
  ] as const) {
    const [x, y] = polar(X, Y, RADIUS * 0.6, angle);
    roseLeaflet(art, x, y, length - RADIUS * 0.6, 84, angle, SHADED);
  }
}

/** Drops on the petals. */
function dew(art: Art): void {
  for (const [angle, distance, radius] of DEW) restingDew(art, ...polar(X, Y, distance, angle), radius);
}

/** A rose from above, wide open, its thorns in the leaves' shade; every drop of dew holds a moon. */
export const picture = defineCard({
  name: 'oracle/25-rose',
  light: [220, 250],
  title: '薔薇',
  english: 'Rose',
  draw(art, palette) {
    night(art, palette);
    stemAndLeaves(art);
    underFlower(art);
    openRose(art, X, Y, RADIUS, {
      tones: ['#ffe9ea', '#f0a9bf', '#b14f86', '#46164a'],
      seed: 'rose',
      rot: -24,
    });
    art.glow(190, 230, 220, '#fff3f0', 0.3);
    dew(art);
  },
});
