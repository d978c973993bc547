import { defineCard } from '../../define.ts';
import { local } from '../../kit/pen/index.ts';
import { blossom, petals, tree } from './08-lion-and-lamb/almond.ts';
import { far, ground } from './08-lion-and-lamb/hillside.ts';
import { foreleg, lamb, nap } from './08-lion-and-lamb/lamb.ts';
import { lambHead } from './08-lion-and-lamb/lamb-head.ts';
import { body, farSide, nearLeg } from './08-lion-and-lamb/lion.ts';
import { lionHead } from './08-lion-and-lamb/lion-head.ts';
import { cheekLocks, mane } from './08-lion-and-lamb/mane.ts';

/** Under an almond tree: a lamb sleeps between a lion's paws, and the lion lays its head over it. */
export const picture = defineCard({
  name: 'love/08-lion-and-lamb',
  light: [120, 200],
  numeral: 'VIII',
  draw(art) {
    far(art);
    tree(art);
    ground(art);
    const pair = local(art, -111, -172, 1.2);
    farSide(pair);
    body(pair);
    lamb(pair);
    nearLeg(pair);
    mane(pair);
    foreleg(pair);
    lambHead(pair);
    lionHead(pair);
    nap(pair);
    cheekLocks(pair);
    blossom(art);
    petals(art);
  },
});
