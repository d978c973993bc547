import { crab } from './cancer/crab.ts';
import { medallion } from './shared/medallion.ts';

/** A crab that holds up the moon. */
export const picture = medallion({
  sign: 'cancer',
  stars: [
    [300, 424, 1],
    [304, 450, 1.2],
    [282, 486, 1],
    [334, 482, 1.2],
  ],
  links: [
    [0, 1],
    [1, 2],
    [1, 3],
  ],
  draw: (art, x, y) => crab(art, x, y + 12, 1),
});
