import { ram } from './aries/ram.ts';
import { medallion } from './shared/medallion.ts';

/** A ram's head, asleep. */
export const picture = medallion({
  sign: 'aries',
  stars: [
    [102, 296, 1],
    [110, 330, 1.2],
    [134, 366, 1.2],
    [152, 374, 1],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
  ],
  draw: (art, x, y) => ram(art, x + 2, y - 10, 0.94),
});
