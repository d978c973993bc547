import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { type Art, points, ramp } from '../../kit/pen/index.ts';
import { plumBlossom, plumBud, plumWood, type Twig } from '../../kit/plants/plum-branch.ts';
import { hareMoon } from '../../kit/sky/hare-moon.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The moon fills the sky. */
const [X, Y, R] = [300, 366, 208];

/** Old wood from the right that goes down and then turns up before the moon; straight young shoots. */
const WOOD: readonly Twig[] = [
  [
    points(
      '610,606 570,610 532,634! 508,664 484,690! 452,676 424,684 396,712 370,720! 336,700 302,700 262,690 234,672!',
      '218,636 196,608! 206,578 196,550 168,508! 148,482 138,450! 154,422 154,394 148,350! 168,326 184,298! 182,268 194,244! 212,224 222,202',
    ),
    34,
  ],
  [points('486,692 496,600! 484,520! 494,440 488,352'), 11],
  [points('372,722 384,652! 378,598'), 9],
  [points('236,676 214,724! 172,748! 152,796'), 11],
  [points('198,606 146,596! 106,560! 92,506'), 10],
  [points('138,452 104,410! 98,356'), 8],
  [points('184,298 238,284! 272,246'), 8],
  [points('206,556 250,536! 276,492'), 9],
  [points('526,644 528,580! 518,534'), 8],
  [points('430,676 442,738! 434,786'), 9],
];

/** Open blossoms: x, y, radius, turn, tilt. Two or three keep together, as plums do. */
const BLOSSOMS = [
  [224, 200, 27, 20, 1],
  [194, 232, 19, -40, 0.6],
  [184, 300, 32, -30, 0.96],
  [276, 242, 22, 60, 0.66],
  [146, 446, 30, 10, 0.92],
  [122, 470, 20, -50, 0.55],
  [278, 490, 27, -20, 1],
  [198, 604, 33, 40, 0.95],
  [378, 594, 24, 0, 0.62],
  [366, 716, 30, 25, 1],
  [398, 734, 20, 70, 0.55],
  [486, 688, 33, -15, 0.95],
  [488, 520, 26, 50, 0.8],
  [92, 508, 23, -40, 0.8],
  [170, 750, 26, 15, 0.9],
] as const;

/** Buds: x, y, radius, direction. */
const BUDS = [
  [488, 352, 9, 0],
  [494, 440, 9, 66],
  [490, 406, 7, -62],
  [98, 356, 9, -4],
  [103, 404, 8, -70],
  [149, 356, 9, -76],
  [238, 284, 8, 160],
  [250, 536, 8, 150],
  [518, 534, 9, -8],
  [529, 584, 8, 62],
  [152, 796, 9, 196],
  [434, 786, 9, 190],
  [443, 736, 9, 84],
  [300, 690, 9, 10],
  [430, 672, 9, -10],
  [384, 652, 8, 80],
  [164, 506, 8, 120],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.75);
  art.glow(X, 862, 400, palette.rose, 0.3, 0.5);
  const nearMoon = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 250;
  starField(art, 150, { x0: 56, x1: 544, y0: 74, y1: 850, pow: 1, avoid: nearMoon });
}

/** Wood first, then the flowers that stand against the light. */
function branch(art: Art): void {
  const wood = art.linear(140, 0, 590, 0, ramp(0, '#2c215c', 0.5, '#1f1b50', 1, '#0f1540'));
  plumWood(art, WOOD, wood, '#a98cb8');
  const petals = art.radial(X, Y, 420, ramp(0, '#d082ac', 0.4, '#b7659a', 0.6, '#b7659a', 1, '#d79abf'));
  const tones = { petals, contour: '#351a58', stamens: '#ffe9c0' };
  for (const [x, y, radius, angle] of BUDS) plumBud(art, x, y, radius, angle, tones);
  for (const [x, y, radius, rot, tilt] of BLOSSOMS) plumBlossom(art, x, y, radius, tones, { rot, tilt });
}

/** A full moon with its hare, and one branch of plum before it. */
export const picture = defineCard({
  name: 'oracle/03-full-moon',
  light: [X, Y],
  title: '満月',
  english: 'Full Moon',
  draw(art, palette) {
    sky(art, palette);
    hareMoon(art, X, Y, R);
    branch(art);
  },
});
