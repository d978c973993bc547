import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { cloudCuff } from '../../kit/hands/cloud-cuff.ts';
import { fistFromFront } from '../../kit/hands/fist.ts';
import { skinPaint } from '../../kit/hands/skin.ts';
import { wingPair } from '../../kit/hands/wing.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { ripples } from '../../kit/land/water.ts';
import { waterArc } from '../../kit/land/water-arc.ts';
import { tiltingCup } from '../../kit/objects/tilting-cup.ts';
import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  lerp,
  local,
  points,
  polygon,
  ramp,
  random,
  ribbon,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { iris, swordLeaf } from '../../kit/plants/iris.ts';
import { halo } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The card's axis; the light between the cups. */
const X = 300;
const LIGHT = [300, 350] as const;

/** x, y, length, width, angle, bend. */
const SWORD_LEAVES = [
  [86, 880, 170, 18, -10, -8],
  [128, 880, 130, 16, 10, 8],
  [60, 880, 110, 15, -16, -6],
  [160, 884, 90, 14, 22, 8],
  [506, 880, 190, 18, 6, 8],
  [470, 880, 130, 16, -12, -8],
  [540, 880, 130, 15, 10, 6],
  [440, 884, 84, 14, -24, -8],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, 350, 420, palette.glow, 0.5);
  art.glow(X, 620, 320, palette.rose, 0.55, 0.45);
  art.glow(X, 620, 150, palette.glow, 0.6, 0.6);
  const nearAngel = (x: number, y: number): boolean => Math.hypot(x - X, y - 350) < 240;
  starField(art, 130, { x0: 50, x1: 550, y0: 60, y1: 620, pow: 1.1, avoid: nearAngel });
}

/** Halo and wings stand for the angel; its sign is a triangle in an open square (a plate or dot would be an eye). */
function angel(art: Art): void {
  art.blot(wedgeRays(X, 210, 88, 160, 40, 1, { alt: 0.55 }), 'gold', 0.7);
  art.glow(X, 210, 130, '#fff6e2', 0.6);
  halo(art, X, 210, 74, { tick: 72, len: 8, bead: 40, beadRadius: 1.5 });
  art.glow(X, 210, 64, '#fffdf5', 0.5);
  const squares = [
    polygon(points('268,178 332,178 332,242 268,242')),
    polygon(points('272,182 328,182 328,238 272,238')),
  ];
  art.line(squares, LINE.fine);
  const gold = art.linear(0, 186, 0, 235, ramp(0, '#fffdf4', 1, '#e9c79a'));
  art.solid(polygon(points('300,186 325,235 275,235')), gold);
  art.glow(X, 216, 44, '#fffdf6', 0.5);
  wingPair(art, X, 430, 0.86, { rot: -8, light: [...LIGHT], reach: 340 });
  art.glow(X, 420, 90, '#fff6e2', 0.7, 1.3);
}

/** Hills open to a path, and at its end shines a crown. */
function horizon(art: Art): void {
  const peaks = points(
    '50,616 110,590 176,636 230,622 276,656 300,662 330,654 380,612 440,640 500,596 550,620',
  );
  mountains(art, 50, 550, 700, peaks, { seed: 17, top: '#6b4f92', bottom: '#3d2a68', lineWidth: LINE.fine });
  art.glow(X, 634, 110, '#fff6e2', 0.9, 0.8);
  art.blot(wedgeRays(X, 656, 40, 104, 17, 2.2, { alt: 0.6, from: -88, to: 98 }), 'gold', 0.8);
  const crown = svgPath(
    'M272 660C270 644 266 634 262 626C270 632 276 636 283 638C284 630 284 622 282 614C289 621 294 628 297 634',
    'L300 604L303 634C306 628 311 621 318 614C316 622 316 630 317 638C324 636 330 632 338 626',
    'C334 634 330 644 328 660C312 666 288 666 272 660Z',
  );
  art.solid(crown, art.linear(0, 604, 0, 662, ramp(0, '#fffdf2', 1, '#f3cd92')), LINE.fine);
  art.line(svgPath('M271 652C288 658 312 658 329 652'), LINE.fine, '#a5683c');
  const pearls = [
    ellipse(262, 624, 2.4),
    ellipse(282, 611, 2.6),
    ellipse(300, 600, 3.2),
    ellipse(318, 611, 2.6),
    ellipse(338, 624, 2.4),
  ];
  art.blot(pearls, '#fffaf0');
}

const sharpEnds = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y], i) => (i && i < knots.length - 1 ? [x, y] : [x, y, 1]));

/** The meadow and the path through it. */
function meadow(art: Art): void {
  const crest = points('40,690 150,668 260,664 300,662 350,664 450,670 560,690');
  const grass = art.linear(0, 660, 0, 830, ramp(0, '#5c4486', 0.5, '#2b2154', 1, '#141033'));
  art.fill(spline([...sharpEnds(crest), ...points('560,900! 40,900!')], true), grass);
  art.line(spline(crest));
  const left = points('294,664 280,680 322,706 262,742 226,800');
  const right = points('306,664 300,680 352,708 322,748 330,800');
  const sand = art.linear(0, 664, 0, 800, ramp(0, '#fff0c8', 0.95, 1, '#b98bc4', 0.35));
  art.fill(spline([...sharpEnds(left), ...sharpEnds(right).reverse()], true), sand);
  art.line([spline(left), spline(right)]);
}

/** The pool at the foot, and the meadow's grass: short strokes, denser towards us. */
function pool(art: Art): void {
  const water = art.linear(0, 796, 0, 862, ramp(0, '#8a74b8', 1, '#1a1644'));
  art.solid(svgPath('M40 826C110 796 220 800 300 796C380 800 490 796 560 826V900H40Z'), water);
  ripples(art, X, 812, 862, 150, 220, 6, { seed: 4, opacity: 0.8 });
  const chance = random(4);
  for (let i = 0; i < 60; i++) {
    const y = lerp(676, 796, chance() ** 0.8);
    const side = chance() > 0.5 ? 1 : -1;
    const x = X + side * chance.between(70, 236);
    const length = chance.between(14, 46);
    const blade = spline([
      [x, y],
      [x + length / 2, y + chance.between(-2, 2)],
      [x + length, y + 1],
    ]);
    art.blot(ribbon(blade, 1.6, { samples: 5 }), 'gold', 0.5);
  }
}

/** Two hands out of clouds, two cups, one arc of water. */
function pouring(art: Art): void {
  const skin = skinPaint(art, LIGHT, 470);
  const fill = art.radial(X, 420, 290, ramp(0, '#fff0ea', 0.4, '#cfa8c6', 1, '#54408a'));
  const back = art.radial(X, 420, 290, ramp(0, '#e3bfd0', 0.5, '#9f7fb8', 1, '#3a2a66'));
  const [upperX, upperY, rot] = [212, 330, 104];
  const stem = local(art, upperX, upperY, 0.88, { rot }).at(0, 40);
  cloudCuff(art, 172, 418, 0.58, { fill, back }, () =>
    fistFromFront(art, ...stem, 0.64, {
      rot,
      arm: 120,
      skin,
      rod: () => tiltingCup(art, upperX, upperY, 0.88, { rot }),
    }),
  );
  cloudCuff(art, 506, 546, 0.58, { fill, back }, () =>
    fistFromFront(art, 388, 532, 0.64, {
      rot: 12,
      arm: 60,
      skin,
      rod: () => tiltingCup(art, 388, 498, 0.88),
    }),
  );
  art.glow(340, 386, 80, '#fff6e2', 0.5);
  const course: [number, number][] = [
    [256, 380],
    [282, 380],
    [326, 387],
    [364, 408],
    [387, 442],
  ];
  waterArc(art, course, { spread: 8.5 });
  const drops = [sparkle(340, 350, 5), sparkle(392, 378, 7), sparkle(418, 410, 4), sparkle(322, 404, 4)];
  art.blot(drops, '#fffdf6');
}

/** Two colours, two heights a side. */
function irises(art: Art): void {
  for (const [x, y, length, width, angle, bend] of SWORD_LEAVES) {
    swordLeaf(art, x, y, length, width, angle, bend);
  }
  const rosy = ['#ffe9ea', '#d79ab8', '#6b3a72'] as const;
  iris(art, 100, 724, 56, { rot: -4, stem: 150 });
  iris(art, 150, 792, 40, { rot: 8, stem: 90, tones: rosy });
  iris(art, 484, 742, 52, { rot: 5, mirror: true, stem: 130, tones: rosy });
  iris(art, 526, 800, 38, { rot: 10, stem: 80 });
}

/** Two hands pour one arc of water between two cups under an angel's wings; a path leads to a crown. */
export const picture = defineCard({
  name: 'tarot/14-temperance',
  seed: 'te',
  light: [300, 330],
  numeral: 'XIV',
  title: '節制',
  english: 'Temperance',
  draw(art, palette) {
    sky(art, palette);
    angel(art);
    horizon(art);
    meadow(art);
    pool(art);
    pouring(art);
    irises(art);
  },
});
