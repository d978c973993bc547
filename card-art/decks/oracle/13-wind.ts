import { defineCard } from '../../define.ts';
import { clock, seeds } from './13-wind/dandelion.ts';
import { hatHolder } from './13-wind/hat-holder.ts';
import { hills, sky } from './13-wind/sky.ts';
import { nearGrass, ridge, slope } from './13-wind/slope.ts';
import { washing } from './13-wind/washing.ts';

/** The summer sun outside the window, above to the left; the wind comes from there too. */
const [X, Y] = [60, 90];

/** Wind by what it bends: a slope of grass, washing, somebody who holds a hat, and a dandelion that lets go. */
export const picture = defineCard({
  name: 'oracle/13-wind',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    hills(art);
    washing(art, 424, ridge(424) + 6, 1);
    hatHolder(art, 296, ridge(296) + 5, 1.58);
    slope(art);
    clock(art, 178, 566, 78);
    seeds(art);
    nearGrass(art);
  },
});
