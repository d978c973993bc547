import { defineCard } from '../../define.ts';
import { giver, hen, lastStone, taker } from './04-two-rings/pair.ts';
import { heap, rings } from './04-two-rings/rings.ts';
import { bucket, flags, house, treeShade } from './04-two-rings/yard.ts';

/** The morning sun, behind the house to the left. */
const LIGHT = [60, 60] as const;

/** Two pave their yard with two linked rings; she hands him the last stone, and a hen makes off with another. */
export const picture = defineCard({
  name: 'love/04-two-rings',
  light: [...LIGHT],
  numeral: 'IV',
  draw(art) {
    flags(art);
    rings(art);
    house(art);
    treeShade(art);
    giver(art, 248, 528, 1.28);
    taker(art, 430, 592, 1.28);
    lastStone(art, 346, 462);
    bucket(art, 500, 812);
    heap(art, 346, 816);
    hen(art, 172, 800, 1.25);
  },
});
