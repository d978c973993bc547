import { defineCard } from '../../define.ts';
import { fallen, falling, heapBefore } from './13-petals-and-bud/petals.ts';
import { bud, canes, leavesBefore, leavesBehind, rail, spent } from './13-petals-and-bud/rose.ts';
import { sweeper, sweeperShadow } from './13-petals-and-bud/sweeper.ts';
import { house, moss, paving, pots, shade } from './13-petals-and-bud/yard.ts';

/** From a balcony: the climbing rose lets its petals fall into the yard, where they are swept; beside it the next bud. */
export const picture = defineCard({
  name: 'love/13-petals-and-bud',
  seed: 'lpb',
  light: [520, 120],
  numeral: 'XIII',
  draw(art) {
    paving(art);
    house(art);
    shade(art, sweeperShadow(art));
    moss(art);
    pots(art);
    fallen(art);
    sweeper(art);
    heapBefore(art);
    falling(art);
    rail(art);
    leavesBehind(art);
    canes(art);
    leavesBefore(art);
    spent(art, 158, 322, 1.02, { rot: -16 });
    bud(art, 465, 744, 1.12, { rot: 14 });
  },
});
