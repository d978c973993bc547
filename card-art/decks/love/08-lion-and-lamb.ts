import { defineCard } from '../../define.ts';
import { grass, ground, meadow, valley } from './08-lion-and-lamb/hillside.ts';
import { lamb } from './08-lion-and-lamb/lamb.ts';
import { lion } from './08-lion-and-lamb/lion.ts';
import { lionHead } from './08-lion-and-lamb/lion-head.ts';
import { boughs, spray, trunk } from './08-lion-and-lamb/olive.ts';

/** In the shade of an olive tree at noon: a lamb has climbed a resting lion to get at the leaves, and the lion lets it. */
export const picture = defineCard({
  name: 'love/08-lion-and-lamb',
  light: [90, 380],
  numeral: 'VIII',
  draw(art) {
    valley(art);
    meadow(art);
    trunk(art);
    ground(art);
    lion(art);
    lionHead(art, 194, 688, 1.02, -7);
    boughs(art);
    lamb(art);
    spray(art);
    grass(art);
  },
});
