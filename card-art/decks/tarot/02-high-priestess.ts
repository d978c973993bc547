import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mantleWithHands } from '../../kit/hands/mantle-with-hands.ts';
import { ripples } from '../../kit/land/water.ts';
import { pillar } from '../../kit/objects/pillar.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  line,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { pomegranate } from '../../kit/plants/pomegranate.ts';
import { sprig } from '../../kit/plants/sprig.ts';
import { halo } from '../../kit/sky/halo.ts';
import { horned } from '../../kit/sky/moon.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The figure's axis, and the hem of its mantle. */
const X = 300;
const HEM = 774;

function sky(art: Art, palette: Palette): void {
  art.glow(X, 270, 380, palette.glow, 0.45);
  art.glow(X, 740, 320, palette.cool, 0.35, 0.6);
  art.glow(X, 520, 260, palette.rose, 0.3);
  starField(art, 110, { x0: 50, x1: 550, y0: 60, y1: 330, pow: 1.2 });
}

/** Hung between the pillars; a pomegranate on each side, clear of cloak and pillar. */
function veil(art: Art): void {
  const cloth = ramp(0, '#6b4484', 0.95, 0.6, '#7b4a86', 0.7, 1, '#3a2460', 0.35);
  art.fill(svgPath('M110 318C200 352 400 352 490 318V780H110Z'), art.linear(0, 320, 0, 780, cloth));
  const folds = range(15, (i) => {
    const x = 120 + i * 25.7;
    return spline([
      [x, 328 + Math.sin((i / 14) * Math.PI) * 16],
      [x + (i % 2 ? 4 : -4), 520],
      [x, 772],
    ]);
  });
  art.line(folds, LINE.hair, 'gold', 0.45);
  for (const x of [184, 416]) {
    const stem = spline([
      [x, 470],
      [x + (x < X ? -3 : 3), 448],
      [x, 430],
    ]);
    sprig(art, stem, { count: 2, len: 22, width: 9, fill: '#3a2460', tip: false, spread: 60 });
    pomegranate(art, x, 410, 20, { lite: '#f0a9ae', fill: '#5a2350' });
  }
  art.line(svgPath('M110 318C200 352 400 352 490 318'), LINE.bold);
  art.line(svgPath('M110 326C200 360 400 360 490 326'), LINE.fine);
}

function haloBehindHood(art: Art, palette: Palette): void {
  art.glow(X, 312, 150, palette.glow, 0.6);
  halo(art, X, 316, 116, { tick: 84, len: 8, bead: 44, beadRadius: 1.6 });
  art.blot(wedgeRays(X, 316, 132, 186, 40, 1, { alt: 0.6, from: -86, to: 90 }), 'gold', 0.85);
}

/** A step, then still water. */
function floor(art: Art): void {
  art.solid(svgPath('M40 764H560V790H40Z'), art.linear(0, 764, 0, 790, ramp(0, '#8a6fa8', 1, '#2c2158')));
  const water = art.linear(0, 790, 0, 862, ramp(0, '#7a6ebc', 0.5, '#3a3278', 1, '#100e34'));
  art.fill(roundRect(40, 790, 520, 80), water);
  ripples(art, X, 795, 862, 240, 256, 9, { seed: 3, clipL: 54, clipR: 546 });
}

/** Boaz is dark, Jachin is light. */
function pillars(art: Art): void {
  const dark = art.linear(70, 0, 156, 0, ramp(0, '#1a1440', 0.5, '#2c2158', 1, '#080718'));
  const light = art.linear(446, 0, 530, 0, ramp(0, '#cfa9c9', 0.5, '#8a6aa4', 1, '#4a3576'));
  pillar(art, 112, 300, 790, 84, { fill: dark, letter: 'B' });
  pillar(art, 488, 300, 790, 84, { fill: light, letter: 'J' });
}

/** A disc between two horns that open outwards. */
function moonCrown(art: Art, palette: Palette): void {
  art.glow(X, 226, 90, '#fffaf0', 0.6);
  art.fill(horned(256, 222, 25, 21, 12, 180)).fill(horned(344, 222, 25, 21, 12, 0));
  art.solid(ellipse(X, 220, 23), art.radial(292, 212, 34, ramp(0, '#fffdf6', 1, '#f0d29a')));
  art.line(ellipse(X, 220, 17), LINE.hair, '#a67f4e');
  art.solid(svgPath('M262 254C274 247 326 247 338 254L335 265C322 257 278 257 265 265Z'), palette.ink);
  const rise = [0, 1.2, 1.6, 1.2, 0];
  art.blot(rise.map((dy, i) => ellipse(277 + i * 11.5, 256 - dy, 1.9)));
}

/** The moon's boat on the water, below and clear of the hem. */
function moonBoat(art: Art, palette: Palette): void {
  art.glow(X, 832, 110, palette.glow, 0.55, 0.5);
  const boat = horned(X, 812, 36, 32, 14, -90);
  art.solid(boat, art.linear(254, 800, 346, 856, ramp(0, '#fff6df', 1, '#c99d63')));
  art.line(hatch(boat, { angle: 20, gap: 4, from: 0.7 }), LINE.hair, '#8a6238');
  const light = [line(196, 850, 250, 850), line(350, 850, 404, 850)];
  art.blot([...light.map((dash) => ribbon(dash, 2)), ribbon(line(226, 858, 374, 858), 2.2)]);
}

/** A mantle of night between two pillars holds a scroll half hidden; the moon floats at its foot. */
export const picture = defineCard({
  name: 'tarot/02-high-priestess',
  seed: 'hps',
  light: [300, 250],
  numeral: 'II',
  title: '女教皇',
  english: 'The High Priestess',
  draw(art, palette) {
    sky(art, palette);
    veil(art);
    haloBehindHood(art, palette);
    floor(art);
    pillars(art);
    mantleWithHands(art, X, 0, { hem: HEM, text: 'TORA' });
    moonCrown(art, palette);
    moonBoat(art, palette);
  },
});
