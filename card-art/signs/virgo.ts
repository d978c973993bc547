import { medallion } from './shared/medallion.ts';
import { heldWheat } from './virgo/held-wheat.ts';

/** A hand with seven ears of wheat, the star Spica above them. */
export const picture = medallion({
  sign: 'virgo',
  stars: [
    [122, 380, 1],
    [148, 400, 1.2],
    [188, 392, 1],
    [186, 432, 1],
    [222, 462, 1.4],
    [154, 436, 1],
  ],
  links: [
    [0, 1],
    [1, 2],
    [1, 5],
    [1, 3],
    [3, 4],
  ],
  draw: (art, x, y) => heldWheat(art, x, y + 4, 1),
});
