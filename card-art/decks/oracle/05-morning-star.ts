import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { gable } from '../../kit/objects/far-gable.ts';
import { headlight } from '../../kit/objects/headlight.ts';
import {
  type Art,
  type Knot,
  LINE,
  Path,
  points,
  ramp,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar, sparkle } from '../../kit/sky/star.ts';

/** The last star. */
const [X, Y] = [382, 356];

/** Night above, one peach band just over the ridge. No other star is left. */
function sky(art: Art): void {
  const dawn = ramp(
    0,
    '#141b4c',
    0.28,
    '#2f3788',
    0.5,
    '#6a60b4',
    0.68,
    '#b98bbd',
    0.82,
    '#eeb0b0',
    1,
    '#fbd9b4',
  );
  art.fill(roundRect(40, 54, 520, 640), art.linear(0, 64, 0, 600, dawn));
  art.glow(430, 600, 330, '#ffe3bd', 0.7, 0.42);
}

/** Eight rays, four of them long and thin as light is in a wet eye. */
function star(art: Art): void {
  art.glow(X, Y, 210, '#fff1e4', 0.75);
  art.blot(wedgeRays(X, Y, 70, 118, 48, 0.7, { alt: 0.6 }), 'gold', 0.7);
  art.blot(sparkle(X, Y, 150, 0.045), '#fffaf0', 0.95);
  art.blot(sparkle(X, Y, 76, 0.1, 45), '#fff1dc', 0.9);
  facetStar(art, X, Y, 8, 56, 17, { alt: 0.62, lineWidth: LINE.mid, dark: '#7d6db6', lit: '#fff6e6' });
  art.glow(X, Y, 34, '#ffffff', 0.95);
}

/** Ridges from rose to indigo; the first one rises to the left and leaves the star its gap. */
function ridges(art: Art): void {
  const layers: readonly (readonly [string, string, string, number])[] = [
    [
      '40,520 96,470 150,500 214,548 290,572 372,590 452,578 520,556 560,566',
      '#a584bd',
      '#d8a4b8',
      LINE.fine,
    ],
    ['40,566 110,548 176,520 236,556 316,610 400,630 470,612 560,622', '#6a5fae', '#a889bd', LINE.fine],
    ['40,610 90,596 170,622 250,612 330,654 410,668 486,640 560,660', '#454392', '#6e66ae', LINE.mid],
  ];
  layers.forEach(([knots, top, bottom, lineWidth], i) => {
    mountains(art, 40, 560, 760, points(knots), { seed: 11 + i, top, bottom, lineWidth, rough: 0.07 });
    art.fill(
      roundRect(40, 600, 520, 160),
      art.linear(0, 600, 0, 740, ramp(0, '#f4c6bc', 0, 1, '#f4c6bc', 0.2)),
    );
  });
}

/** A dark slope with three sleeping houses, and the road on which somebody is already up. */
function slope(art: Art, palette: Palette): void {
  const crest: readonly Knot[] = points('40,664 120,690 210,728 300,742 400,730 480,706 560,700');
  const body = Path.join(spline(crest)).lineTo(560, 890).lineTo(40, 890).close();
  art.solid(body, art.linear(0, 664, 0, 862, ramp(0, '#2b3079', 0.5, '#161c52', 1, palette.edge)), LINE.mid);
  const road = spline(
    points('470,712 410,736 330,752 300,766 348,784 420,798 430,816 350,836 220,850 120,884'),
  );
  art.blot(ribbon(road, 30, { samples: 60, start: 0.08, end: 1, peak: 0.96 }), '#5650a0');
  art.line(road, LINE.hair, '#f3d9c4', 0.5);
  for (const [x, y, scale, mirror] of [
    [196, 770, 0.8, false],
    [146, 788, 1, true],
    [486, 792, 0.9, false],
  ] as const) {
    gable(art, x, y, scale, { mirror });
  }
  headlight(art, 412, 799, 1, { mirror: true });
}

/** One star left over a ridge before sunrise. */
export const picture = defineCard({
  name: 'oracle/05-morning-star',
  light: [X, Y],
  title: '明けの明星',
  english: 'Morning Star',
  draw(art, palette) {
    sky(art);
    star(art);
    ridges(art);
    slope(art, palette);
  },
});
