import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { terraces } from '../../kit/land/terraces.ts';
import { gable } from '../../kit/objects/far-gable.ts';
import { headlight } from '../../kit/objects/headlight.ts';
import { type Art, LINE, Path, points, ramp, ribbon, roundRect, spline } from '../../kit/pen/index.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar, sparkle } from '../../kit/sky/star.ts';

/** The last star. */
const [X, Y] = [386, 384];

/** Houses: x, y, scale, mirrored. */
const HOUSES = [
  [150, 768, 0.86, false],
  [106, 790, 1.1, true],
  [506, 778, 0.94, false],
] as const;

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
      '#766eb8',
      '#b596c4',
      LINE.fine,
    ],
    ['40,566 110,548 176,520 236,556 316,610 400,630 470,612 560,622', '#4b4a9c', '#7f73b4', LINE.fine],
    ['40,610 90,596 170,622 250,612 330,654 410,668 486,640 560,660', '#30347f', '#57539e', LINE.mid],
  ];
  layers.forEach(([knots, top, bottom, lineWidth], i) => {
    mountains(art, 40, 560, 760, points(knots), { seed: 11 + i, top, bottom, lineWidth, rough: 0.07 });
    art.fill(
      roundRect(40, 600, 520, 160),
      art.linear(0, 600, 0, 740, ramp(0, '#f4c6bc', 0, 1, '#f4c6bc', 0.2)),
    );
  });
}

/** Flooded fields that hold pieces of the sky, three sleeping houses, and a road with somebody on it. */
function slope(art: Art, palette: Palette): void {
  const crest = points('30,660 120,688 210,726 300,742 400,730 480,706 570,698');
  const body = Path.join(spline(crest)).lineTo(570, 890).lineTo(30, 890).close();
  art.solid(body, art.linear(0, 664, 0, 862, ramp(0, '#2b3079', 0.5, '#161c52', 1, palette.edge)), LINE.mid);
  terraces(art, crest, 150, 8, { lit: '#f8c9b4', shade: '#343a8e', lightX: 420 });
  const road = spline(
    points('474,710 424,727 360,741 326,756 344,772 410,784 456,802 432,826 330,842 210,862 120,900'),
  );
  art.solid(ribbon(road, 30, { samples: 56, start: 0.06, end: 1, peak: 0.97 }), '#1a2058', LINE.fine);
  for (const [x, y, scale, mirror] of HOUSES) gable(art, x, y, scale, { mirror });
  headlight(art, 402, 786, 1, { mirror: true });
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
