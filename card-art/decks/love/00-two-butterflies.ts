import { defineCard } from '../../define.ts';
import { butterfly } from '../../kit/creatures/butterfly.ts';
import { clingingButterfly } from '../../kit/creatures/clinging-butterfly.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { type Art, ellipse, LINE, lerp, points, ribbon, spline } from '../../kit/pen/index.ts';
import { dewDrop } from '../../kit/plants/dew-drop.ts';
import { longLeaf } from '../../kit/plants/long-leaf.ts';
import { openingBud } from '../../kit/plants/opening-bud.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The light in the bud's mouth. */
const [X, Y] = [296, 540];

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.5);
  art.glow(300, 720, 320, palette.rose, 0.4, 0.5);
  const nearWings = (x: number, y: number): boolean =>
    Math.hypot(x - X, y - Y) < 200 || Math.hypot(x - 372, y - 330) < 160;
  starField(art, 90, { x0: 50, x1: 550, y0: 80, y1: 600, pow: 1.1, avoid: nearWings });
  art.blot(wedgeRays(X, Y, 150, 330, 19, 0.7, { alt: 0.6, from: -58, to: 66 }), 'gold', 0.35);
  const hills = points('50,690 130,664 220,690 330,704 430,680 500,660 550,676');
  mountains(art, 50, 550, 880, hills, {
    seed: 5,
    top: '#a55670',
    bottom: '#571c38',
    lineWidth: LINE.fine,
    rough: 0.05,
    engrave: false,
  });
}

function stemAndLeaves(art: Art): void {
  longLeaf(art, points('300,880 210,812 132,752 84,660'), 62, { lite: '#8a3f60' });
  longLeaf(art, points('300,880 400,820 470,770 520,690'), 58, { lite: '#8a3f60' });
  const stem = ribbon(spline(points('300,890 306,850 298,800')), 18, { start: 1, end: 0.8, samples: 8 });
  art.solid(stem, '#6a2444');
}

/** One still clings to the petal's edge, one is a little higher, drops falling from it. */
function butterflies(art: Art): void {
  clingingButterfly(art, 166, 548, 1.1, { rot: -4 });
  butterfly(art, 360, 342, 1.1, { rot: 9, fold: 0.7, tones: ['#ffe9dc', '#f29a98', '#7a2350'] });
  dewDrop(art, 304, 430, 3.6);
  dewDrop(art, 462, 462, 4);
}

/** Dust from the upper wings, thinning towards the bud. */
function trail(art: Art): void {
  const steps = spline(points('330,560 398,520 388,470 352,440 366,412')).walk(20);
  const dust = steps.map(({ x, y }, i) => ellipse(x, y, lerp(0.9, 2.4, i / 20)));
  art.blot(dust, 'gold', 0.8);
}

/** One opened bud, two butterflies: one clings, one is already in the air. */
export const picture = defineCard({
  name: 'love/00-two-butterflies',
  seed: 'l2b',
  light: [X, Y],
  numeral: '0',
  title: '二羽の蝶',
  english: 'Two Butterflies',
  draw(art, palette) {
    sky(art, palette);
    stemAndLeaves(art);
    trail(art);
    openingBud(art, 296, 790, 1.16, { rot: 2 });
    butterflies(art);
    longLeaf(art, points('190,890 120,850 76,820 40,800'), 44, { lite: '#6b2a4c' });
    longLeaf(art, points('410,890 470,856 520,840 566,836'), 44, { lite: '#6b2a4c' });
  },
});
