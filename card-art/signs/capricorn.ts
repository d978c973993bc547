import { seaGoat } from './capricorn/sea-goat.ts';
import { medallion } from './shared/medallion.ts';

/** A goat that ends in a fish. */
export const picture = medallion({
  sign: 'capricorn',
  stars: [
    [318, 196, 1.2],
    [340, 206, 1],
    [384, 256, 1.2],
    [356, 274, 1],
    [330, 244, 1],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 0],
  ],
  draw: (art, x, y) => seaGoat(art, x + 4, y + 10, 0.98),
});
