import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { fingerRing } from '../../kit/objects/finger-ring.ts';
import { stonePlinth } from '../../kit/objects/stone-plinth.ts';
import { type Art, ellipse, LINE, points, polar } from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { rose } from '../../kit/plants/rose.ts';
import { roseBush } from '../../kit/plants/rose-bush.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** A point of light inside the standing ring. */
const [X, Y] = [286, 446];

/** Steep far mountains: the emperor's. */
function skyAndMountains(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.48);
  art.glow(300, 640, 330, palette.rose, 0.5, 0.5);
  const nearRings = (x: number, y: number): boolean => Math.hypot(x - 300, y - Y) < 230;
  starField(art, 90, { x0: 50, x1: 550, y0: 80, y1: 560, pow: 1.1, avoid: nearRings });
  art.blot(wedgeRays(X, Y, 214, 252, 27, 0.8, { alt: 0.5, from: -58, to: 66 }), 'gold', 0.5);
  const steep = points('50,600 104,520 160,590 196,560 250,640 330,650 392,566 440,610 500,500 550,580');
  const far = { seed: 23, top: '#a55670', bottom: '#6a2446', lineWidth: LINE.fine };
  mountains(art, 50, 550, 880, steep, far);
  const low = points('50,690 120,660 200,706 300,720 410,700 480,656 550,690');
  mountains(art, 50, 550, 880, low, { seed: 29, top: '#7a3054', bottom: '#3c1230', lineWidth: LINE.fine });
}

/** The plinth with a rose carved in its panel. */
function plinth(art: Art): void {
  stonePlinth(art, 300, 634, 1.16);
  for (const angle of [-62, 62, -104, 104]) {
    const look = { bend: Math.sign(angle) * 5, veins: 4, fill: '#57193a', lineWidth: LINE.fine };
    veinedLeaf(art, ...polar(300, 790, 34, angle), 44, 18, angle, look);
  }
  const carved = { lite: '#a85068', dark: '#3c1230', layers: 4, lineWidth: LINE.fine };
  rose(art, 300, 790, 44, { rot: 10, ...carved });
}

function roses(art: Art): void {
  roseBush(art, 84, 846, 42, { rot: 20, lite: '#d0788a', angles: [-100, -50, 0, 50, 100] });
  roseBush(art, 140, 872, 26, { rot: 50, lite: '#b0566e', angles: [-60, -10, 40, 90] });
  roseBush(art, 524, 858, 34, { rot: 70, lite: '#c4607a', angles: [-100, -60, -20, 30] });
}

/** One band stands upright, its stone on top; a plain one leans on it. */
function rings(art: Art): void {
  art.fill(ellipse(262, 612, 84, 11), '#2c0718', 0.6);
  art.fill(ellipse(400, 612, 74, 9), '#2c0718', 0.5);
  fingerRing(art, 380, 470, 1.28, { rot: 27, open: 0.6, band: [34, -4], thick: 11 });
  fingerRing(art, 250, 472, 1.36, { rot: -4, open: 0.74, band: [-34, -6], thick: 12, gem: true });
  art.glow(X, Y, 60, '#fffaf4', 0.8);
  art.blot(sparkle(X, Y, 32, 0.12), '#fffdf8');
}

/** Two rings on a stone; one leans on the other. */
export const picture = defineCard({
  name: 'love/04-two-rings',
  seed: 'ltr',
  light: [X, Y],
  numeral: 'IV',
  title: '石の上の指輪',
  english: 'Two Rings',
  draw(art, palette) {
    skyAndMountains(art, palette);
    plinth(art);
    roses(art);
    rings(art);
  },
});
