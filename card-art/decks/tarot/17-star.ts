import { defineCard } from '../../define.ts';
import { bank, hemGrass, trickle } from './17-star/bank.ts';
import { fall } from './17-star/falling-water.ts';
import { MIRROR, STAR } from './17-star/form.ts';
import { pool, reeds, rings } from './17-star/pool.ts';
import { hills, sky, stars } from './17-star/sky.ts';
import { bird, tree } from './17-star/tree.ts';
import { woman } from './17-star/woman.ts';

/** Before dawn a woman kneels and pours: one jug on land, one into the pool, right where the great star lies in it. */
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
    trickle(art, [494, 686]);
    const lips = woman(art, 362, 694, 1.9);
    hemGrass(art);
    fall(art, lips.pool, [x, 722], 10);
    fall(art, lips.land, [494, 688], 9);
    tree(art);
    reeds(art);
    bird(art, 452, 370, 0.95);
  },
});
