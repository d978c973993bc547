import { fishPair } from './pisces/fish-pair.ts';
import { medallion } from './shared/medallion.ts';

/** Two koi tied by a star: their cord is the constellation. */
export const picture = medallion({
  sign: 'pisces',
  draw: (art, x, y) => fishPair(art, x, y, 0.98),
});
