import { defineCard } from '../../define.ts';
import { blossom, petals, tree } from './08-lion-and-lamb/almond.ts';
import { far, ground, lambShadow } from './08-lion-and-lamb/hillside.ts';
import { lamb } from './08-lion-and-lamb/lamb.ts';
import { body, farLeg, farSide, nearLeg } from './08-lion-and-lamb/lion.ts';
import { lionHead } from './08-lion-and-lamb/lion-head.ts';
import { cheekLocks, mane } from './08-lion-and-lamb/mane.ts';

/** Under an almond tree, at noon: a lamb butts a lion, brow against brow, and the lion bows its head for it. */
export const picture = defineCard({
  name: 'love/08-lion-and-lamb',
  light: [120, 200],
  numeral: 'VIII',
  draw(art) {
    far(art);
    tree(art);
    ground(art);
    farLeg(art);
    farSide(art);
    body(art);
    lambShadow(art);
    nearLeg(art);
    mane(art);
    lamb(art);
    lionHead(art, 365, 562, 1.05, -42);
    cheekLocks(art);
    blossom(art);
    petals(art);
  },
});
