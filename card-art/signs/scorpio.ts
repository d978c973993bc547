import { scorpion } from './scorpio/scorpion.ts';
import { medallion } from './shared/medallion.ts';

/** A scorpion with a light on its sting. */
export const picture = medallion({
  sign: 'scorpio',
  stars: [
    [118, 226, 1],
    [134, 182, 1.3],
    [164, 146, 1],
    [146, 262, 1.2],
    [128, 300, 1],
    [134, 340, 1],
    [160, 372, 1.2],
  ],
  links: [
    [0, 1],
    [1, 2],
    [0, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ],
  draw: (art, x, y) => scorpion(art, x - 16, y + 15, 0.97),
});
