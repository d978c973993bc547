import { defineCard } from '../../define.ts';
import { stag } from './32-deer/stag.ts';
import { bracken, canopy, falling, nearTree, wood } from './32-deer/wood.ts';

/** The low sun in the mist, behind him to the left. */
const [X, Y] = [124, 452];

/** A stag half behind a tree in an autumn wood has heard us, and looks. */
export const picture = defineCard({
  name: 'oracle/32-deer',
  light: [X, Y],
  draw(art) {
    wood(art, X, Y);
    canopy(art);
    stag(art);
    nearTree(art);
    falling(art);
    bracken(art);
  },
});
