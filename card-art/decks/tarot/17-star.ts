import { defineCard } from '../../define.ts';
import type { Point } from '../../kit/pen/index.ts';
import { bank, brook, flowers, tufts } from './17-star/bank.ts';
import { fall } from './17-star/falling-water.ts';
import { MIRROR, STAR } from './17-star/form.ts';
import { pool, reeds, rings } from './17-star/pool.ts';
import { hills, sky, stars } from './17-star/sky.ts';
import { bird, tree } from './17-star/tree.ts';
import { woman } from './17-star/woman.ts';

/** Where the second jug's water meets the land. */
const LANDS: Point = [523, 702];

/** Before dawn a woman kneels and pours: one jug on land, one into the pool, right where the great star lies in it; what falls on land runs back to it. */
export const picture = defineCard({
  name: 'tarot/17-star',
  light: STAR,
  numeral: 'XVII',
  draw(art) {
    sky(art);
    stars(art);
    hills(art);
    pool(art);
    const [x] = MIRROR;
    rings(art, [x, 722]);
    bank(art);
    brook(art, LANDS);
    const lips = woman(art);
    tufts(art);
    fall(art, lips.pool, [x, 722], 12);
    fall(art, lips.land, LANDS, 11);
    flowers(art);
    tree(art);
    reeds(art);
    bird(art, 452, 370, 0.95);
  },
});
