import { couchantLion } from './leo/couchant-lion.ts';
import { medallion } from './shared/medallion.ts';

/** A lion at rest; its tail ends in a star. */
export const picture = medallion({
  sign: 'leo',
  stars: [
    [400, 112, 1],
    [378, 122, 1],
    [370, 146, 1.2],
    [386, 166, 1],
    [382, 196, 1.4],
    [424, 200, 1.2],
    [436, 222, 1],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 6],
    [5, 6],
  ],
  draw: (art, x, y) => couchantLion(art, x + 8, y, 0.98),
});
