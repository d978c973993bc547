import { twins } from './gemini/twins.ts';
import { medallion } from './shared/medallion.ts';

/** Two who look at their two stars; one braid holds the hair of both. */
export const picture = medallion({
  sign: 'gemini',
  stars: [
    [172, 182, 0.4],
    [146, 226, 1],
    [132, 274, 1],
    [118, 318, 1.2],
    [156, 330, 1],
    [428, 182, 0.4],
    [452, 222, 1],
    [464, 268, 1],
    [480, 312, 1.2],
    [444, 322, 1],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [2, 4],
    [5, 6],
    [6, 7],
    [7, 8],
    [7, 9],
  ],
  draw: (art, x, y) => twins(art, x, y + 4, 1),
});
