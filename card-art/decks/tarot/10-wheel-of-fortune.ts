// Heavier than 300 kB: serpent and vine are painted twice to weave them through the wheel.
import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  ellipse,
  LINE,
  lerp,
  type Paint,
  type Path,
  type Point,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { petal } from '../../kit/plants/petal.ts';
import { rose } from '../../kit/plants/rose.ts';
import type { Puff } from '../../kit/sky/cloud.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { cloudForm } from './10-wheel-of-fortune/cloud-form.ts';
import { type FixedSign, fixedSign } from './10-wheel-of-fortune/fixed-sign.ts';
import { serpent } from './10-wheel-of-fortune/serpent.ts';
import { type Streak, turningWheel } from './10-wheel-of-fortune/turning-wheel.ts';

/** The wheel. */
const [X, Y, RADIUS] = [300, 476, 202];
/** A point by its angle and its distance in radii of the wheel. */
const at = ([angle, reach]: readonly [number, number]): Point => polar(X, Y, RADIUS * reach, angle);

/** The serpent's way, tail first: over the rim, behind the spokes, out again, down on the left. */
const SERPENT = (
  [
    [-2, 1.2],
    [-12, 1.17],
    [-21, 1.13],
    [-26, 1],
    [-27.5, 0.86],
    [-30, 0.71],
    [-40, 0.59],
    [-54, 0.54],
    [-68, 0.56],
    [-79, 0.67],
    [-85, 0.84],
    [-91, 1.04],
    [-100, 1.15],
    [-108, 1.15],
    [-114, 1.13],
    [-120, 1.15],
  ] as const
).map(at);

/** The rose's way up on the right, from the cloud to its last bloom. */
const VINE = spline(
  (
    [
      [146, 1.34],
      [138, 1.22],
      [130, 1.14],
      [124.5, 1],
      [123, 0.86],
      [119, 0.71],
      [110, 0.6],
      [97, 0.56],
      [84, 0.58],
      [72, 0.68],
      [65, 0.84],
      [60, 1.02],
      [53, 1.1],
      [42, 1.09],
      [30, 1.08],
      [20, 1.13],
    ] as const
  ).map(at),
);

/** Roses open as they climb: angle, reach, radius. */
const ROSES = [
  [115, 0.64, 16],
  [80, 0.6, 22],
  [54, 1.1, 24],
  [19, 1.14, 32],
] as const;

const STREAKS: readonly Streak[] = [
  [1.3, -64, 56, 4],
  [1.38, -44, 40, 3],
  [1.24, 34, 40, 3.4],
  [1.32, 14, 46, 3],
  [1.16, 76, 36, 4],
  [1.14, -154, 26, 3.4],
];

/** The four corners: sign, middle, radius, cloud behind and before it (relative to its middle). */
const CORNERS: readonly (readonly [
  sign: FixedSign,
  x: number,
  y: number,
  radius: number,
  back: readonly Puff[],
  front: readonly Puff[],
])[] = [
  [
    'aquarius',
    122,
    228,
    36,
    [
      [-34, 6, 22, -1],
      [34, 14, 20, 1],
    ],
    [
      [-46, 34, 18, -1],
      [-20, 42, 20, -1],
      [10, 44, 19, 1],
      [36, 40, 15, 1],
      [58, 46, 10, 0],
    ],
  ],
  [
    'scorpio',
    480,
    226,
    36,
    [
      [34, 4, 22, 1],
      [-32, 16, 19, -1],
    ],
    [
      [48, 34, 17, 1],
      [22, 43, 21, 1],
      [-8, 43, 18, -1],
      [-34, 40, 16, -1],
      [-54, 46, 9, 0],
    ],
  ],
  [
    'taurus',
    122,
    736,
    42,
    [
      [-44, 6, 28, -1],
      [42, 20, 26, 1],
    ],
    [
      [-60, 50, 34, -1],
      [-16, 60, 36, -1],
      [34, 62, 34, 1],
      [78, 70, 28, 1],
    ],
  ],
  [
    'leo',
    478,
    736,
    42,
    [
      [46, 4, 28, 1],
      [-40, 22, 25, -1],
    ],
    [
      [58, 48, 36, 1],
      [12, 60, 37, 1],
      [-38, 62, 33, -1],
      [-80, 72, 27, -1],
    ],
  ],
];

/** The clouds that hold the wheel: billows behind, a lower tier before them, the bank along the foot. */
const HOLDING: readonly Puff[] = [
  [170, 742, 44, -1],
  [232, 718, 46, -1],
  [300, 706, 50, 1],
  [366, 716, 44, 1],
  [424, 736, 46, 1],
  [204, 790, 50, 0],
  [300, 790, 60, 0],
  [396, 790, 50, 0],
];
const LOWER: readonly Puff[] = [
  [196, 796, 30, -1],
  [240, 780, 36, -1],
  [292, 790, 32, 1],
  [340, 776, 40, 1],
  [396, 794, 34, 1],
  [300, 826, 40, 0],
];
const BANK: readonly Puff[] = [
  [40, 840, 40, 0],
  [92, 836, 40, -1],
  [146, 848, 34, 1],
  [206, 846, 44, -1],
  [268, 856, 34, -1],
  [330, 850, 48, 1],
  [394, 852, 36, 1],
  [450, 844, 42, -1],
  [510, 838, 42, 1],
  [564, 840, 40, 0],
];

function sky(art: Art, palette: Palette): void {
  // rose first, cream within: a wide cream glow on indigo turns grey
  art.glow(X, Y, 430, palette.rose, 0.46);
  art.glow(X, Y, 190, palette.glow, 0.4);
  art.glow(110, 760, 240, palette.rose, 0.42);
  art.glow(490, 760, 240, palette.rose, 0.42);
  art.glow(X, 150, 220, palette.cool, 0.3);
  const nearWheel = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 224;
  starField(art, 150, { x0: 50, x1: 550, y0: 60, y1: 780, pow: 1, avoid: nearWheel });
}

function vine(art: Art): void {
  art.blot(ribbon(VINE, 9, { start: 0.8, end: 0.3, samples: 36 }), '#1d1640');
  art.blot(ribbon(VINE, 5, { start: 0.9, end: 0.4, samples: 36 }));
  const look = { veins: 0, fill: '#2e2258', lineWidth: LINE.fine };
  VINE.walk(25).forEach(({ x, y, angle, t }, i) => {
    if (i < 2 || i > 23) return;
    const side = i % 2 ? 1 : -1;
    veinedLeaf(art, x, y, lerp(30, 18, t), lerp(14, 9, t), angle + side * 58, { ...look, bend: side * 3 });
  });
}

/** Serpent and vine pass behind the wheel; where they cross the rim in front, they are painted again. */
function wovenWheel(art: Art): void {
  const snake = (): void => serpent(art, SERPENT, 10.5);
  const roses = (): void => vine(art);
  const sector = (from: number, to: number): Path =>
    polygon([[X, Y], ...range(6, (i) => polar(X, Y, 300, lerp(from, to, i / 5)))]);
  snake();
  roses();
  turningWheel(art, X, Y, RADIUS, { turn: -11, streaks: STREAKS });
  art.clip(sector(-40, -10), snake);
  art.clip(sector(112, 138), roses);
}

/** One bud below, then roses that open as they climb. */
function budToBloom(art: Art): void {
  const [bx, by] = at([135, 1.18]);
  art.solid(petal(bx, by + 6, 24, 18, 60), '#c9688c', LINE.fine);
  for (const angle of [20, 100])
    veinedLeaf(art, bx, by + 6, 14, 7, angle, { veins: 0, lineWidth: LINE.fine });
  ROSES.forEach(([angle, reach, radius], i) => {
    const look = { lineWidth: LINE.fine, lite: '#f6bcc4', dark: '#6a2652' };
    rose(art, ...at([angle, reach]), radius, { ...look, layers: i > 1 ? 4 : 3, veins: i > 2 });
  });
}

/** The four signs, each in a medallion bedded in a cloud of its own shape. */
function corner(
  art: Art,
  palette: Palette,
  [sign, x, y, radius, back, front]: (typeof CORNERS)[number],
): void {
  const placed = (puffs: readonly Puff[]): Puff[] =>
    puffs.map(([dx, dy, r, side]) => [x + dx, y + dy, r, side ?? 1]);
  cloudForm(art, placed(back), { fill: shade(art, y - 40, y + 60, '#8a6aa8', '#3a2863') });
  art.glow(x, y, radius * 2, palette.glow, 0.4);
  const night = art.radial(x, y - 6, radius, ramp(0, '#6d4f96', 0.6, '#2a1f5c', 1, '#120f30'));
  art.solid(ellipse(x, y, radius), night, LINE.mid + 0.5);
  art.clip(ellipse(x, y, radius - 3), () => fixedSign(art, sign, x, y, radius - 4));
  art.line(ellipse(x, y, radius - 3.5), LINE.hair);
  cloudForm(art, placed(front), { fill: shade(art, y - 10, y + 80, '#b48fc0', '#3a2863') });
}

const shade = (art: Art, top: number, foot: number, lite: string, dark: string): Paint =>
  art.linear(0, top, 0, foot, ramp(0, lite, 1, dark));

/** Clouds hold the wheel; the four signs rest in theirs. */
function clouds(art: Art, palette: Palette): void {
  const [aquarius, scorpio, taurus, leo] = CORNERS;
  for (const each of [aquarius, scorpio]) corner(art, palette, each!);
  cloudForm(art, HOLDING, { fill: shade(art, 660, 830, '#a484b8', '#2e2158') });
  cloudForm(art, LOWER, { fill: shade(art, 740, 850, '#a98abc', '#3a2863') });
  for (const each of [taurus, leo]) corner(art, palette, each!);
  cloudForm(art, BANK, { fill: shade(art, 800, 880, '#b48fc0', '#2a1c50') });
}

/** A wheel rolls; a serpent goes down with it, roses climb; the four fixed signs watch in clouds. */
export const picture = defineCard({
  name: 'tarot/10-wheel-of-fortune',
  seed: 'rdwh',
  light: [X, Y],
  numeral: 'X',
  draw(art, palette) {
    sky(art, palette);
    wovenWheel(art);
    budToBloom(art);
    clouds(art, palette);
  },
});
