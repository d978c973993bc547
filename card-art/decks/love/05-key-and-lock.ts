import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { ornateKey } from '../../kit/objects/ornate-key.ts';
import { padlock } from '../../kit/objects/padlock.ts';
import { silkBand } from '../../kit/objects/silk-band.ts';
import { silkBow } from '../../kit/objects/silk-bow.ts';
import { type Art, ellipse, LINE, points, polar, ribbon, spline, svgPath } from '../../kit/pen/index.ts';
import { lilyBloom, lilyBud } from '../../kit/plants/lily-bloom.ts';
import { longLeaf } from '../../kit/plants/long-leaf.ts';
import { beads } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Centre of the halo that echoes the shackle. */
const [X, Y] = [300, 420];
const SILK = { lite: '#d4607a', dark: '#7a1f44' };

/** Two stems with a bloom, two with a bud; all rise from one root. */
const LEFT = spline(points('286,880 214,800 112,700 98,560 146,454'));
const RIGHT = spline(points('314,880 400,812 490,730 500,640 470,560'));
const LOW_BUD = spline(points('240,880 120,820 84,740 84,664'));
const HIGH_BUD = spline(points('360,880 470,800 524,640 506,436'));

/** Leaves on the stems: stem, place on it (sixtieths), side, length. */
const STEM_LEAVES = [
  [LEFT, 30, 1, 74],
  [LEFT, 43, 1, 60],
  [RIGHT, 30, 1, 70],
  [RIGHT, 44, -1, 56],
  [HIGH_BUD, 47, -1, 60],
] as const;

/** Leaves that hold the tip of the lock: middle line, width. */
const HOLDING = [
  ['210,890 220,810 276,742 316,730', 30],
  ['386,890 372,820 322,760 282,752', 30],
  ['150,890 148,830 180,780 196,742', 26],
  ['446,890 452,840 420,790 412,756', 26],
  ['300,900 296,850 306,806 300,780', 26],
] as const;

/** Dark leaves along the foot of the window. */
const FRONT = ['60,890 84,850 96,810 92,774', '540,890 520,850 510,812 520,776'].concat(
  '110,892 124,860 150,836 166,830',
  '492,892 476,864 452,846 436,842',
);

function sky(art: Art, palette: Palette): void {
  art.glow(300, 480, 400, palette.glow, 0.42);
  art.glow(300, 720, 330, palette.rose, 0.45, 0.5);
  const inHalo = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 236;
  starField(art, 110, { x0: 50, x1: 550, y0: 80, y1: 520, pow: 1.1, avoid: inHalo });
  art.line(ellipse(X, Y, 206), LINE.fine);
  art.line(ellipse(X, Y, 196), LINE.hair, 'gold', 0.8);
  art.blot(beads(X, Y, 216, 60, 1.5));
  art.blot(wedgeRays(X, Y, 224, 262, 27, 0.8, { alt: 0.5, from: -62, to: 66.5 }), 'gold', 0.5);
  const hills = points('50,712 130,690 210,716 300,726 390,716 470,692 550,712');
  const tones = { top: '#a55670', bottom: '#571c38' };
  mountains(art, 50, 550, 880, hills, { seed: 8, ...tones, lineWidth: LINE.fine, rough: 0.05 });
}

function lilyStems(art: Art, palette: Palette): void {
  for (const [path, dark, light] of [
    [LEFT, 8, 5],
    [RIGHT, 8, 5],
    [LOW_BUD, 6, 3.6],
    [HIGH_BUD, 6, 3.6],
  ] as const) {
    const taper = { start: 0.9, end: 0.6, samples: 16 };
    art.blot(ribbon(path, dark, taper), palette.ink);
    art.blot(ribbon(path, light, taper));
  }
  for (const [path, place, side, length] of STEM_LEAVES) {
    const { x, y, angle } = path.walk(61)[place]!;
    const middle = polar(x, y, length * 0.5, angle + side * 34);
    longLeaf(art, [[x, y], middle, polar(x, y, length, angle + side * 62)], 15, { lite: '#8a3f60' });
  }
}

/** Silk tied over the shackle carries the key; a hand's breadth of light to the keyhole. */
function keyOnSilk(art: Art): void {
  art.glow(300, 574, 54, '#fff0e0', 0.42);
  silkBand(art, points('294,286 262,318 264,372 240,428'), 12, SILK);
  silkBand(art, points('306,286 336,316 332,356 352,400'), 12, SILK);
  art.line(svgPath('M297 288C294 304 294 320 298 334M303 288C306 304 306 320 302 334'), 3.4, SILK.lite);
  art.glow(300, 400, 90, '#fff0e4', 0.3);
  ornateKey(art, 300, 438, 0.94);
  silkBow(art, 300, 284, 0.9, { rot: -3, lite: '#ee8a98', dark: '#7a1f44' });
  art.glow(300, 563, 28, '#fffdf8', 0.9);
  art.blot(sparkle(300, 563, 24, 0.13), '#fffdf8');
}

/** One wide open, one lower and turned, two buds: doorkeepers that do not match. */
function lilies(art: Art): void {
  lilyBloom(art, 146, 456, 0.76, { rot: -14 });
  lilyBloom(art, 468, 562, 0.66, { rot: 14, mirror: true });
  lilyBud(art, 84, 666, 0.74, { rot: -6 });
  lilyBud(art, 506, 440, 0.86, { rot: -10 });
}

function foliage(art: Art): void {
  for (const [knots, width] of HOLDING) longLeaf(art, points(knots), width, { lite: '#9a4a68' });
  for (const knots of FRONT)
    longLeaf(art, points(knots), 24, { lite: '#6b2a4c', lineWidth: LINE.bold * 0.8 });
}

/** The key hangs in the arch of the lock, between two lilies. */
export const picture = defineCard({
  name: 'love/05-key-and-lock',
  seed: 'lkl',
  light: [300, 556],
  numeral: 'V',
  title: '鍵と錠',
  english: 'Key and Lock',
  draw(art, palette) {
    sky(art, palette);
    lilyStems(art, palette);
    padlock(art, 300, 622, 1.46);
    keyOnSilk(art);
    lilies(art);
    foliage(art);
  },
});
