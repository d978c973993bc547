import { defineCard } from '../../define.ts';
import { owl } from './31-owl/owl.ts';
import { sky, tree, valley } from './31-owl/valley.ts';

/** The moon, clear of the hills. */
const [X, Y] = [126, 366];

/** An owl on a high bough looks back over its shoulder; far below the village sleeps. */
export const picture = defineCard({
  name: 'oracle/31-owl',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    valley(art);
    owl(art, 344, 352, 1.02, () => tree(art));
  },
});
