import { defineCard } from '../../define.ts';
import { banks, fish, gap, water } from './00-two-butterflies/brook.ts';
import { woman } from './00-two-butterflies/her.ts';
import { man } from './00-two-butterflies/him.ts';
import { alders, hanging, nearLeaves } from './00-two-butterflies/leaves.ts';
import { stones } from './00-two-butterflies/stones.ts';
import { swallowtail } from './00-two-butterflies/swallowtail.ts';

/** Low over a brook, at noon: two butterflies circle each other high above two who reach for each other's hand. */
export const picture = defineCard({
  name: 'love/00-two-butterflies',
  light: [292, 300],
  numeral: '0',
  draw(art) {
    gap(art);
    alders(art);
    hanging(art);
    water(art);
    banks(art);
    fish(art);
    stones(art);
    woman(art);
    man(art);
    swallowtail(art, [182, 318], 0.5, { rot: 58, left: 0.96, right: 0.66, key: 'second' });
    swallowtail(art, [274, 228], 0.64, { rot: -30, left: 1, right: 0.8, key: 'first' });
    nearLeaves(art);
  },
});
