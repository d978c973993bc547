import { defineCard } from '../../define.ts';
import { serpent } from '../../kit/creatures/serpent.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import {
  type Art,
  arc,
  ellipse,
  type Knot,
  LINE,
  points,
  polar,
  ramp,
  range,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { flameLeaf } from '../../kit/plants/flame-leaf.ts';
import { flameTree } from '../../kit/plants/flame-tree.ts';
import { fruitTree } from '../../kit/plants/fruit-tree.ts';
import { grassTufts } from '../../kit/plants/grass-tufts.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import type { LeaningTree } from '../../kit/plants/leaning-tree.ts';
import { petal } from '../../kit/plants/petal.ts';
import { wavyRay, wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The sun over the arch. */
const [X, Y] = [300, 190];

/** Half widths of both trunks. */
const GIRTH = [30, 19, 16, 14, 12, 9, 6, 0.8];

const limb = (spine: readonly Knot[], halfWidth: number, count: number, leaf: number) => ({
  spine,
  halfWidth,
  count,
  leaf,
});

const FRUIT_TREE: LeaningTree = {
  spine: points('128,836 128,730 130,640 148,550 188,468 242,402 294,356 318,306'),
  girth: GIRTH,
  foliage: [
    [84, 556, 50],
    [82, 450, 56],
    [100, 376, 58],
    [148, 316, 54],
    [200, 286, 46],
    [130, 440, 54],
    [180, 378, 56],
    [232, 334, 44],
  ],
  limbs: [
    limb(points('134,612 120,586 100,582 74,602'), 7, 6, 28),
    limb(points('146,562 130,524 104,504 68,514'), 7, 7, 30),
    limb(points('166,512 154,460 120,420 68,408'), 7, 8, 32),
    limb(points('190,466 180,408 146,360 86,340'), 7, 8, 32),
    limb(points('218,430 210,370 178,316 120,286'), 6, 8, 32),
    limb(points('248,396 244,346 220,298 172,262'), 5, 7, 30),
    limb(points('282,366 276,330 256,300 226,280'), 4, 5, 26),
  ],
};

/** Unlike in size and tilt: x, y, radius, turn. */
const FRUITS = [
  [76, 632, 15, -8],
  [106, 540, 13, 10],
  [72, 548, 14, 4],
  [74, 446, 13, 12],
  [134, 456, 15, -10],
  [104, 380, 14, 6],
  [164, 400, 12, -14],
  [146, 328, 15, 10],
  [206, 344, 12, -6],
] as const;

const FLAME_TREE: LeaningTree = {
  spine: points('472,836 474,730 468,640 450,550 410,470 356,404 306,358 282,304'),
  girth: GIRTH,
  foliage: [
    [512, 530, 50],
    [516, 454, 54],
    [502, 380, 58],
    [450, 320, 54],
    [402, 288, 46],
    [468, 446, 54],
    [422, 382, 56],
    [370, 336, 44],
  ],
  limbs: [
    limb(points('466,616 480,580 504,560 532,560'), 7, 4, 20),
    limb(points('452,558 468,512 498,486 538,486'), 7, 4, 20),
    limb(points('434,514 448,462 482,424 530,414'), 7, 5, 20),
    limb(points('412,472 422,412 456,364 510,346'), 7, 5, 20),
    limb(points('384,432 392,374 424,322 478,294'), 6, 5, 20),
    limb(points('354,402 360,350 382,302 426,270'), 5, 4, 20),
    limb(points('320,370 326,336 346,306 372,288'), 4, 3, 20),
  ],
};

/** The great flames: x, y of the foot, length, lean. */
const FLAMES = [
  [532, 566, 46, -8],
  [536, 494, 52, -10],
  [494, 494, 42, 5],
  [528, 420, 54, -10],
  [476, 434, 46, 4],
  [510, 352, 58, -12],
  [452, 372, 46, 4],
  [478, 300, 58, -10],
  [418, 334, 44, 4],
  [428, 278, 54, -8],
  [378, 312, 40, 4],
  [374, 292, 40, -8],
] as const;

/** The serpent's way up the fruit tree, and its crossings in front of the trunk: x, y, half width and height. */
const COIL = points(
  '196,796 172,770 132,744 98,726 92,706 126,690 164,672 176,654 136,634 102,616 102,596',
  '146,580 192,566 204,548 172,524 146,502 156,482 200,472 240,478 258,502',
);
const CROSSINGS = [
  [130, 744, 34, 24],
  [136, 634, 34, 23],
  [172, 524, 34, 23],
] as const;

/** The two edges of the path, from the arch to the eye. */
const PATH_LEFT = points('296,738! 286,752 312,772 276,806 238,880!');
const PATH_RIGHT = points('304,738! 304,752 344,772 336,806 352,880!');

function sky(art: Art, palette: Palette): void {
  // rose first, cream within: a wide cream glow on indigo turns grey
  art.glow(300, 196, 420, palette.rose, 0.5);
  art.glow(300, 196, 200, palette.glow, 0.4);
  art.glow(300, 600, 320, palette.rose, 0.55, 0.6);
  art.glow(300, 620, 200, palette.glow, 0.35, 0.7);
  const nearSun = (x: number, y: number): boolean => Math.hypot(x - 300, y - 196) < 150;
  starField(art, 80, { x0: 50, x1: 550, y0: 60, y1: 560, pow: 1.2, avoid: nearSun });
}

/** Straight and wavy rays in turns, an engraved disc with a star. */
function sun(art: Art): void {
  const brown = '#a8763f';
  art.blot(range(12, (i) => wedgeRays(X, Y, 66, 116, 1, 9, { rot: i * 30 })));
  for (let i = 0; i < 12; i++) art.solid(wavyRay(X, Y, 66, 106, i * 30 + 15, 10), '#f3bf95', LINE.fine);
  art.line(arc(X, Y, 126, -128, 128), LINE.hair, 'gold', 0.7);
  const fire = art.radial(292, 182, 74, ramp(0, '#fffdf2', 0.5, '#ffe2ac', 1, '#f0b98f'));
  art.solid(ellipse(X, Y, 58), fire, LINE.bold * 0.9);
  art.line(ellipse(X, Y, 51), LINE.fine, brown);
  art.blot(
    range(24, (i) => petal(...polar(X, Y, 35, i * 15), 13, 4.4, i * 15)),
    '#e0a070',
    0.8,
  );
  art.line(ellipse(X, Y, 33), LINE.fine, brown);
  facetStar(art, X, Y, 8, 29, 10, { lineWidth: LINE.fine, alt: 0.8, dark: '#d99a70', lit: '#fffdf2' });
}

/** The far mountain between the trees, near hills, and one path that leads through the arch. */
function landAndPath(art: Art, palette: Palette): void {
  const far = points('50,650 150,640 216,618 306,562 376,614 450,640 550,654');
  const haze = { seed: 6, top: '#a479ac', bottom: '#6a4a8a' };
  mountains(art, 50, 550, 720, far, { ...haze, lineWidth: LINE.fine, rough: 0.08 });
  art.glow(300, 640, 200, palette.pale, 0.35, 0.3);
  const near = points('50,690 130,668 220,680 300,690 380,680 470,664 550,690');
  const dusk = { seed: 9, top: '#5b4386', bottom: '#3f2c68' };
  mountains(art, 50, 550, 780, near, { ...dusk, lineWidth: LINE.fine, rough: 0.06 });
  const ground = spline(
    points('40,758! 140,736 230,744 300,734 370,744 460,736 560,758! 560,900! 40,900!'),
    true,
  );
  art.solid(ground, art.linear(0, 730, 0, 862, ramp(0, '#5d4580', 0.5, '#2a1f52', 1, '#120f30')));
  const path = spline([...PATH_LEFT, ...[...PATH_RIGHT].reverse()], true);
  art.fill(path, art.linear(0, 738, 0, 862, ramp(0, '#ffe6bd', 0.9, 1, '#b98bc4', 0.3)));
  art.line([spline(PATH_LEFT), spline(PATH_RIGHT)], LINE.fine);
}

/** Fruit tree with the serpent, flame tree; they cross in one gothic arch. */
function trees(art: Art): void {
  const snake = (): void =>
    serpent(art, COIL, 8, { light: [300, 300], tones: ['#ffe6c8', '#c9899a', '#4a2a5c'] });
  fruitTree(art, FRUIT_TREE, { fruits: FRUITS, behind: snake });
  for (const [x, y, halfWidth, halfHeight] of CROSSINGS) {
    art.clip(roundRect(x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2), snake);
  }
  flameTree(art, FLAME_TREE, FLAMES);
}

/** Where they meet, each carries the other's sign: a flame on the left tip, leaves on the right one. */
function exchange(art: Art, palette: Palette): void {
  art.glow(300, 330, 60, palette.glow, 0.5);
  flameLeaf(art, 282, 312, 34, { rot: -6 });
  for (const [x, y, length, angle] of [
    [318, 312, 24, 26],
    [317, 318, 20, -40],
    [318, 318, 20, 78],
  ] as const) {
    veinedLeaf(art, x, y, length, length * 0.44, angle, { veins: 0, fill: '#efd9e2', lineWidth: LINE.fine });
  }
}

/** Two mounds hold the feet of the trees. */
function mounds(art: Art): void {
  const left = points('40,806! 80,790 130,786 186,800 226,832 244,900! 40,900!');
  const right = points('560,802! 520,788 470,784 414,798 376,830 356,900! 560,900!');
  for (const [outline, lite] of [
    [left, '#5d4580'],
    [right, '#70456f'],
  ] as const) {
    art.solid(spline(outline, true), art.linear(0, 784, 0, 862, ramp(0, lite, 1, '#120f30')));
  }
  grassTufts(art, [
    [76, 812, 26],
    [104, 800, 18],
    [160, 806, 22],
    [198, 830, 20],
    [440, 804, 20],
    [402, 826, 20],
    [500, 800, 18],
    [528, 812, 26],
    [86, 850, 20],
    [512, 850, 20],
    [176, 856, 18],
    [424, 856, 18],
  ]);
}

/** A fruit tree and a flame tree lean to one arch under the sun; one path leads through it. */
export const picture = defineCard({
  name: 'tarot/06-lovers',
  seed: 'rdlv',
  light: [300, 196],
  numeral: 'VI',
  title: '恋人',
  english: 'The Lovers',
  draw(art, palette) {
    sky(art, palette);
    sun(art);
    landAndPath(art, palette);
    trees(art);
    exchange(art, palette);
    mounds(art);
  },
});
