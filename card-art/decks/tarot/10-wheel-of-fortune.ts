import { defineCard } from '../../define.ts';
import { angel, bull, eagle, lion, rock } from './10-wheel-of-fortune/four.ts';
import { on, RADIUS } from './10-wheel-of-fortune/place.ts';
import { jackal, serpent, sphinx } from './10-wheel-of-fortune/riders.ts';
import {
  cloud,
  evening,
  foam,
  glitter,
  mirrored,
  ripple,
  river,
  spill,
  valley,
} from './10-wheel-of-fortune/river.ts';
import { farHalf, nearHalf, reflection, trestle } from './10-wheel-of-fortune/wheel.ts';

/** A great water wheel in an evening river: a sphinx rests on it, a serpent goes down, a jackal-headed one rises; angel, eagle, bull and lion round it. */
export const picture = defineCard({
  name: 'tarot/10-wheel-of-fortune',
  seed: 'rdwh',
  light: [60, 540],
  numeral: 'X',
  draw(art) {
    evening(art);
    cloud(
      art,
      [
        [60, 236, 34],
        [170, 250, 26],
        [104, 240, 36],
        [140, 256, 30],
        [76, 268, 34],
        [116, 276, 30],
      ],
      '#f6e3c4',
      '#b79a9c',
    );
    cloud(
      art,
      [
        [548, 296, 44],
        [500, 316, 28],
        [470, 326, 18],
        [530, 330, 34],
      ],
      '#eadabd',
      '#9a98a4',
    );
    angel(art, 132, 240, 0.9);
    valley(art);
    river(art);
    mirrored(art);
    reflection(art);
    ripple(art);
    glitter(art);
    farHalf(art);
    nearHalf(art);
    trestle(art);
    foam(art);
    spill(art);
    serpent(art);
    const [sx, sy] = on(-2, RADIUS, 0);
    sphinx(art, sx, sy + 5, 1.12);
    const [jx, jy] = on(112, RADIUS + 0.5, 0);
    jackal(art, jx - 6, jy + 54, 1.55, -2);
    eagle(art, 462, 226, 1.12);
    bull(art, 128, 800, 0.95);
    rock(art);
    lion(art, 480, 812, 0.95);
  },
});
