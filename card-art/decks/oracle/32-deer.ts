import { defineCard } from '../../define.ts';
import { stag } from '../../kit/creatures/stag.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { type Art, ellipse, LINE, points } from '../../kit/pen/index.ts';
import { fern } from '../../kit/plants/fern.ts';
import { pine } from '../../kit/plants/pine.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The star in the antlers. */
const [X, Y] = [302, 258];

/** Fronds at the foot, different left and right: course, size. */
const FERNS = [
  ['96,900 104,840 86,786 60,752', 1],
  ['150,900 160,850 190,806 226,784', 1],
  ['60,900 70,860 96,820 140,796', 0.9],
  ['500,900 494,840 512,790 540,764', 1],
  ['452,900 446,856 420,816 392,800', 0.9],
  ['540,900 528,860 500,830 462,812', 0.9],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.42);
  art.glow(300, 690, 340, palette.rose, 0.36, 0.5);
  const nearStar = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 150;
  starField(art, 150, { x0: 56, x1: 544, y0: 74, y1: 700, avoid: nearStar });
}

function forest(art: Art): void {
  const far = points('50,640 110,606 170,634 240,596 330,640 420,612 490,640 550,618');
  const near = points('50,712 130,690 220,716 320,700 430,722 550,700');
  const thin = { lineWidth: LINE.fine };
  mountains(art, 50, 550, 800, far, { seed: 17, top: '#6866ac', bottom: '#34367a', ...thin });
  mountains(art, 50, 550, 862, near, { seed: 8, top: '#3a3c80', bottom: '#1a2054', ...thin });
  for (const [x, y, height] of [
    [84, 716, 70],
    [116, 722, 92],
    [148, 726, 64],
    [520, 716, 80],
    [492, 724, 56],
  ] as const) {
    pine(art, x, y, height, { fill: '#20255c' });
  }
}

/** It hovers between the tines and touches none. */
function star(art: Art, palette: Palette): void {
  art.glow(X, Y, 110, palette.glow, 0.6);
  art.line(ellipse(X, Y, 62), LINE.hair, 'gold', 0.8);
  facetStar(art, X, Y, 8, 54, 12, { alt: 0.6, lineWidth: LINE.mid, dark: '#8a86c0', hatchGap: 3 });
  art.glow(X, Y, 30, '#fffdf8', 0.9);
}

/** A stag carries a star between its antlers. */
export const picture = defineCard({
  name: 'oracle/32-deer',
  seed: 'cdr',
  light: [X, Y],
  title: '鹿',
  english: 'Deer',
  draw(art, palette) {
    sky(art, palette);
    forest(art);
    art.blot(wedgeRays(X, Y, 82, 138, 12, 1.2, { alt: 0.55, from: -70, to: 86 }), 'gold', 0.85);
    stag(art, 290, 536, 1);
    for (const [course, size] of FERNS) fern(art, points(course), size);
    star(art, palette);
  },
});
