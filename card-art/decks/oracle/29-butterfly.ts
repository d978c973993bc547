import { defineCard } from '../../define.ts';
import { moonButterfly } from '../../kit/creatures/moon-butterfly.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { rings } from '../../kit/land/water.ts';
import {
  type Art,
  ellipse,
  LINE,
  type Point,
  points,
  ramp,
  random,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The butterfly's body, and how it is turned. */
const [X, Y] = [280, 372];
const TURN = 10;
/** Where dust from the wings has touched the water. */
const TOUCH: Point = [206, 736];

/** Still water seen from above: it holds the stars, and rings where dust touched it. */
function pool(art: Art, palette: Palette): void {
  const deep = ramp(0, '#5d5fb0', 0.4, '#2a3078', 0.8, '#141b50', 1, '#0b1034');
  art.fill(roundRect(40, 50, 520, 830), art.radial(X, Y, 560, deep));
  art.glow(X, Y, 380, palette.glow, 0.5);
  art.glow(TOUCH[0], TOUCH[1], 300, palette.rose, 0.5);
  rings(art, ...TOUCH, [16, 40, 78, 134, 210], 0.92, {
    gaps: true,
    seed: 11,
    lineWidth: LINE.fine,
    opacity: 0.8,
  });
  starField(art, 150, { x0: 50, x1: 550, y0: 66, y1: 860, pow: 1 });
}

/** Scales that fall from the wings and drift down to the rings. */
function dust(art: Art): void {
  const fall = spline(points('378,604 360,648 300,664 232,690 206,736'));
  const chance = random('dust');
  for (const { x, y, t } of fall.walk(110)) {
    const spread = 40 * Math.sin(Math.PI * (0.25 + 0.75 * t)) + 3;
    const [px, py] = [x + chance.between(-spread, spread), y + chance.between(-spread, spread) * 0.6];
    art.blot(ellipse(px, py, chance.between(0.8, 2.2)), '#ffe9c4', chance.between(0.75, 1));
    if (chance() > 0.88) art.blot(sparkle(px, py, chance.between(5, 9)), '#fffaf0');
  }
  art.glow(...TOUCH, 60, '#fffaf0', 0.6);
  art.blot(sparkle(...TOUCH, 14), '#fffaf0');
}

/** A butterfly over still water, wings wide: on each the moon waxes and wanes. */
export const picture = defineCard({
  name: 'oracle/29-butterfly',
  light: [X, Y],
  title: '蝶',
  english: 'Butterfly',
  draw(art, palette) {
    pool(art, palette);
    dust(art);
    moonButterfly(art, X, Y, 0.95, { rot: TURN });
  },
});
