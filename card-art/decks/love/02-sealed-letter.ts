import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { gauzeVeil } from '../../kit/objects/gauze-veil.ts';
import { sealedLetter } from '../../kit/objects/sealed-letter.ts';
import {
  type Art,
  ellipse,
  LINE,
  line,
  points,
  polar,
  ramp,
  range,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { cane } from '../../kit/plants/cane.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { rose } from '../../kit/plants/rose.ts';
import { lineRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The letter's light, and the top of the sill. */
const [X, Y] = [300, 520];
const SILL = 684;

/** Leaves of the rose on the sill: x, y, length, width, angle, bend. */
const ROSE_LEAVES = [
  [372, 818, 52, 20, 64, -6],
  [330, 820, 48, 19, 118, 6],
  [290, 817, 40, 17, -40, 5],
] as const;

function night(art: Art, palette: Palette): void {
  art.glow(300, 500, 380, palette.glow, 0.5);
  art.glow(300, 690, 300, palette.rose, 0.35, 0.4);
  const nearLetter = (x: number, y: number): boolean => Math.hypot(x - 300, y - 510) < 230;
  starField(art, 80, { x0: 50, x1: 550, y0: 90, y1: 460, pow: 1, avoid: nearLetter });
  art.line(ellipse(X, Y, 216), LINE.fine);
  art.line(ellipse(X, Y, 206), LINE.hair);
  const rays = lineRays(X, Y, 224, 284, 31, { from: -56, to: 60, lens: [1, 0.4, 0.6] });
  art.line(rays, LINE.fine, 'gold', 0.6);
}

/** The letter stands behind the lip of the sill. */
function letterOnSill(art: Art): void {
  art.glow(300, 560, 230, '#ffe2cf', 0.45);
  sealedLetter(art, 292, 588, 1.3, { rot: -5, lite: '#ffeede', mid: '#eebfb2', dark: '#8f4c60' });
  const stone = ramp(0, '#9a4560', 0.16, '#571c38', 1, '#260b1e');
  art.solid(svgPath(`M40 ${SILL}H560V880H40Z`), art.linear(0, SILL, 0, 862, stone));
  art.line(line(40, 700, 560, 700), LINE.fine);
  const moulding = art.linear(0, 700, 0, 724, ramp(0, '#4a1432', 1, '#6a2648'));
  art.solid(svgPath('M40 700H560V724H40Z'), moulding, LINE.fine);
  art.blot(range(26, (i) => ellipse(60 + i * 19.2, 712, 2)));
}

/** On our side of the veil: one rose laid down. */
function roseInFront(art: Art): void {
  art.fill(ellipse(250, 822, 130, 9), '#1c0716', 0.5);
  cane(art, spline(points('428,806 370,818 300,818 214,800')), 8, { thorns: 4, thorn: 10 });
  for (const [x, y, length, width, angle, bend] of ROSE_LEAVES) {
    const fill = art.linear(x, y - 30, x, y + 30, ramp(0, '#8a3a5c', 1, '#2c0d22'));
    veinedLeaf(art, x, y, length, width, angle, { bend, veins: 4, fill });
  }
  // sepals behind the head, and the slanted cut of the stem
  for (const angle of [62, 92, 122]) {
    const sepal = { veins: 2, bend: 3, fill: '#6b2a4c', lineWidth: LINE.fine };
    veinedLeaf(art, ...polar(178, 792, 34, angle), 34, 13, angle, sepal);
  }
  art.solid(ellipse(428.5, 806.5, 2.6, 4.6).rotate(-14, 428.5, 806.5), '#ffd2bd', LINE.fine);
  rose(art, 178, 790, 46, { rot: 12, lite: '#ffb9b4', dark: '#8a2448', layers: 4 });
}

/** A sealed letter; a thin veil hangs between it and the reader. */
export const picture = defineCard({
  name: 'love/02-sealed-letter',
  seed: 'lsl',
  light: [X, Y],
  numeral: 'II',
  title: '封じた手紙',
  english: 'Sealed Letter',
  draw(art, palette) {
    night(art, palette);
    letterOnSill(art);
    gauzeVeil(art, { x0: 30, x1: 500, top: 40, hem: 770, lift: [1, -70, -96], opacity: 0.36 });
    roseInFront(art);
  },
});
