import { defineCard } from '../../define.ts';
import { owl } from './31-owl/owl.ts';
import { sky, tree, valley } from './31-owl/valley.ts';

/** The moon, just over the hills. */
const [X, Y] = [128, 410];

/** An owl on a high bough turns its face to us; far below the village sleeps. */
export const picture = defineCard({
  name: 'oracle/31-owl',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    valley(art);
    owl(art, 344, 352, 1.02, () => tree(art));
  },
});
