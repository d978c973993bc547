import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { ribbonBow } from '../../kit/objects/ribbon-bow.ts';
import { tiedRibbon } from '../../kit/objects/tied-ribbon.ts';
import { type Art, ellipse, LINE, points, ramp, random, range, ribbon, spline } from '../../kit/pen/index.ts';
import { hangingLotus } from '../../kit/plants/hanging-lotus.ts';
import { livingTee } from '../../kit/plants/living-tee.ts';
import { sprig } from '../../kit/plants/sprig.ts';
import { kasumi } from '../../kit/sky/cloud.ts';
import { beads, halo } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The halo below the flower. */
const [X, Y] = [300, 604];

/** Shoots at the foot: x, y, side they lean to. */
const SHOOTS = [
  [84, 812, -1],
  [132, 834, 1],
  [486, 806, 1],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 430, '#d98fa9', 0.55);
  art.glow(X, Y, 210, palette.glow, 0.5);
  art.glow(300, 800, 300, '#f0a58c', 0.4, 0.36);
  const taken = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 190 || Math.abs(x - 300) < 60;
  starField(art, 130, { x0: 50, x1: 550, y0: 70, y1: 760, pow: 0.9, avoid: taken });
}

/** Far hills, mist, the ground the tree stands on. */
function land(art: Art, palette: Palette): void {
  const hills = points('50,738 110,706 176,742 250,756 352,752 430,716 486,736 550,700');
  mountains(art, 50, 550, 800, hills, { seed: 27, top: '#7a5590', bottom: '#4a2f66', lineWidth: LINE.fine });
  const mist = [
    [56, 640, 120],
    [84, 652, 70],
    [432, 470, 110],
    [470, 482, 72],
    [74, 420, 96],
  ] as const;
  kasumi(art, mist, { opacity: 0.6 });
  const ground = spline(
    points('40,800! 120,786 220,776 300,772 390,780 480,776 560,792! 560,880! 40,880!'),
    true,
  );
  art.solid(ground, art.linear(0, 772, 0, 862, ramp(0, '#8a6394', 0.3, '#3d2a63', 1, palette.ink)));
}

/** A translucent disc with a star at rest in it: the trunk is seen through, or it would be a lollipop. */
function haloBelow(art: Art): void {
  art.blot(wedgeRays(X, Y, 118, 186, 24, 1.5, { alt: 0.62 }), 'gold', 0.8);
  const light = ramp(0, '#fff3dc', 0.96, 0.36, '#f0b98f', 0.66, 0.75, '#a8607f', 0.42, 1, '#7a3f70', 0.3);
  art.fill(ellipse(X, Y, 98), art.radial(X, Y, 98, light));
  halo(art, X, Y, 98, { len: 8 });
  art.blot(beads(X, Y, 107, 36, 1.7));
  const look = { alt: 0.62, lineWidth: LINE.mid * 0.9, dark: '#c97a6c', lit: '#fffdf6' };
  facetStar(art, X, Y, 8, 44, 11, look);
  art.glow(X, Y, 46, '#fffaf0', 0.9);
}

/** The flower hangs by one ribbon; its tips touch the halo. */
function flower(art: Art): void {
  hangingLotus(art, 300, 294, 1);
  tiedRibbon(art, 300, 190, 268);
  ribbonBow(art, 300, 268, 0.74, { lite: '#f6b0b8', dark: '#8a2f56' });
}

/** Near ground over the roots' ends, shoots and grass. */
function foreground(art: Art, palette: Palette): void {
  const ground = spline(
    points('40,836! 120,822 210,828 262,812 336,816 400,830 480,820 560,834! 560,880! 40,880!'),
    true,
  );
  art.solid(ground, art.linear(0, 812, 0, 862, ramp(0, '#5a3f74', 1, palette.ink)));
  SHOOTS.forEach(([x, y, side], i) => {
    const stem = spline([
      [x, y + 60],
      [x + side * 2, y + 26],
      [x + side * 7, y - 6 - i * 8],
    ]);
    sprig(art, stem, { count: 4, len: 19, width: 8.5, fill: '#3a2a66', stem: 2, taper: 0.7 });
  });
  const chance = random('grass');
  const blades = range(46, () => {
    const x = chance.between(54, 546);
    const height = chance.between(14, 34);
    const blade = spline([
      [x, 866],
      [x + chance.between(-3, 3), 866 - height * 0.6],
      [x + chance.between(-10, 10), 866 - height],
    ]);
    return ribbon(blade, 2.2, { start: 1, samples: 5 });
  });
  art.blot(blades, 'gold', 0.8);
}

/** A lotus in a mantle of stars hangs upside down by one ribbon from a living tree; a halo below. */
export const picture = defineCard({
  name: 'tarot/12-hanged-man',
  seed: 'hm',
  light: [X, Y],
  numeral: 'XII',
  title: '吊るされた男',
  english: 'The Hanged Man',
  draw(art, palette) {
    sky(art, palette);
    land(art, palette);
    livingTee(art, 300, 806, 0.93);
    haloBelow(art);
    flower(art);
    foreground(art, palette);
  },
});
