import { defineCard } from '../../define.ts';
import { sphinx } from '../../kit/creatures/sphinx.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { farCity } from '../../kit/land/far-city.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { ripples } from '../../kit/land/water.ts';
import { chariot } from '../../kit/objects/chariot.ts';
import { starryCanopy } from '../../kit/objects/starry-canopy.ts';
import { type Art, LINE, line, points, ramp, roundRect } from '../../kit/pen/index.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The star that drives, and the edge of the plain. */
const [X, Y] = [300, 384];
const HORIZON = 640;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, '#d98fa9', 0.5);
  art.glow(X, Y, 210, palette.glow, 0.5);
  art.glow(300, 640, 320, '#f0a58c', 0.6, 0.36);
  const underCanopy = (x: number): boolean => x > 130 && x < 470;
  starField(art, 130, { x0: 50, x1: 550, y0: 70, y1: 600, pow: 1.1, avoid: underCanopy });
}

/** Hills, two far towns, the road. */
function land(art: Art, palette: Palette): void {
  const hills = points('50,600 120,574 190,606 410,604 470,570 550,602');
  mountains(art, 50, 550, 660, hills, { seed: 23, top: '#8a5f94', bottom: '#6d4a80', lineWidth: LINE.fine });
  farCity(art, [
    [57, 640, 18, 36],
    [75, 640, 17, 54],
    [524, 640, 20, 40],
    [543, 640, 16, 88],
  ]);
  const plain = ramp(0, '#b9788a', 0.14, '#6d4a80', 0.5, '#33235c', 1, palette.ink);
  art.fill(roundRect(40, HORIZON, 520, 240), art.linear(0, HORIZON, 0, 862, plain));
  art.line(line(50, HORIZON, 550, HORIZON), LINE.fine);
}

/** A star in the driver's place. */
function driver(art: Art): void {
  art.glow(X, Y, 130, '#ffcfc0', 0.55);
  facetStar(art, X, Y, 8, 66, 15, { alt: 0.62, dark: '#8a5f86', lit: '#fffaf0', hatchGap: 3.6 });
  art.glow(X, Y, 40, '#fffaf0', 0.9);
}

/** A star drives under a starry canopy; a white and a black sphinx rest before the chariot. */
export const picture = defineCard({
  name: 'tarot/07-chariot',
  seed: 'ch',
  light: [X, Y],
  numeral: 'VII',
  title: '戦車',
  english: 'The Chariot',
  draw(art, palette) {
    sky(art, palette);
    land(art, palette);
    starryCanopy(art, 300, 0, 1);
    driver(art);
    chariot(art, 300, 540, 1);
    ripples(art, 300, 760, 856, 240, 250, 10, { seed: 15, opacity: 0.5, clipL: 50, clipR: 550 });
    // no reins, as in tradition: the will alone leads them
    sphinx(art, 203, 824, 0.93, { coat: 'white', mirror: true });
    sphinx(art, 452, 828, 0.96, { coat: 'black' });
  },
});
