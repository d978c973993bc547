import { medallion } from './shared/medallion.ts';
import { bull } from './taurus/bull.ts';

/** A bull's head with a garland of roses; the Pleiades above. */
export const picture = medallion({
  sign: 'taurus',
  stars: [
    [300, 136, 1.4],
    [322, 150, 1],
    [280, 152, 1],
    [310, 170, 1.2],
    [288, 176, 1],
    [338, 168, 1],
    [264, 172, 1.1],
  ],
  draw: (art, x, y) => bull(art, x, y + 4, 0.98),
});
