import { defineCard } from '../../define.ts';
import { curledLamb } from '../../kit/creatures/curled-lamb.ts';
import { curledLion } from '../../kit/creatures/curled-lion.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { type Art, arc, LINE, points, spline } from '../../kit/pen/index.ts';
import { rose } from '../../kit/plants/rose.ts';
import { sprig } from '../../kit/plants/sprig.ts';
import { beads } from '../../kit/sky/halo.ts';
import { horned } from '../../kit/sky/moon.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { suyari } from '../../kit/sky/suyari.ts';

/** The circle they lie in. */
const [X, Y] = [304, 520];

/** Small ones first: x, y, radius, turn. */
const ROSES = [
  [470, 842, 24, 70],
  [140, 846, 26, 12],
  [92, 862, 30, 44],
  [520, 866, 32, 20],
  [214, 850, 36, 30],
  [392, 852, 38, 50],
  [300, 842, 46, 8],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(286, 560, 430, palette.glow, 0.45);
  art.glow(300, 760, 320, palette.mist, 0.3, 0.5);
  const taken = (x: number, y: number): boolean =>
    Math.hypot(x - X, y - Y) < 240 || Math.hypot(x - 300, y - 196) < 70;
  starField(art, 110, { x0: 60, x1: 540, y0: 90, y1: 740, avoid: taken });
  art.line(arc(X, Y, 226, -136, 136), LINE.fine, 'gold', 0.85);
  art.line(arc(X, Y, 216, -136, 136), LINE.hair, 'gold', 0.8);
  art.blot(beads(X, Y, 236, 54, 1.3, 0, -136, 136), 'gold', 0.85);
}

/** A bank of evening mist for a bed. */
function bed(art: Art): void {
  const mist = [
    [92, 694, 330, 17],
    [78, 711, 380, 17],
    [150, 728, 366, 17],
    [112, 745, 250, 17],
  ] as const;
  suyari(art, mist, { tones: ['#c9727c', '#6f2744'], opacity: 1 });
}

/** In front, cropped by the window. */
function roses(art: Art): void {
  const twig = { count: 8, len: 34, width: 15, fill: '#3a1030', veins: 1, taper: 0.6, stem: 2.6 };
  sprig(art, spline(points('300,846 220,838 140,818 78,772')), twig);
  sprig(art, spline(points('300,846 384,840 462,822 524,782')), twig);
  for (const [x, y, radius, rot] of ROSES) {
    const tones = radius > 40 ? { lite: '#ffc2bd', dark: '#7a2444' } : { lite: '#e98f98', dark: '#4a1530' };
    const full = radius > 32;
    rose(art, x, y, radius, { rot, ...tones, lineWidth: LINE.mid, layers: full ? 4 : 3, veins: radius > 40 });
  }
}

/** A thin moon keeps watch. */
function moon(art: Art, palette: Palette): void {
  art.glow(300, 196, 110, palette.glow, 0.4).fill(horned(300, 196, 38, 33, 13, 25));
  art.blot([sparkle(214, 236, 9), sparkle(392, 250, 7)]);
}

/** A lion and a lamb asleep in one circle, the lamb's head at the lion's chin. */
export const picture = defineCard({
  name: 'love/08-lion-and-lamb',
  seed: 'cll',
  light: [286, 560],
  numeral: 'VIII',
  title: '獅子と子羊',
  english: 'Lion and Lamb',
  draw(art, palette) {
    sky(art, palette);
    bed(art);
    curledLion(art, X, Y, 1, {
      between: () => curledLamb(art, X + 84, Y + 62, 1, { rot: -4 }),
    });
    roses(art);
    moon(art, palette);
  },
});
