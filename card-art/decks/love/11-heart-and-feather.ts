import { defineCard } from '../../define.ts';
import { cat, roof } from './11-heart-and-feather/roof.ts';
import { tower, waiting } from './11-heart-and-feather/tower.ts';
import { crowd, houses, sky, square } from './11-heart-and-feather/town.ts';
import { balance, rope, walker } from './11-heart-and-feather/walker.ts';

/** High over a square somebody walks the rope; the pole is a balance, heart and feather hang level; in the tower one waits. */
export const picture = defineCard({
  name: 'love/11-heart-and-feather',
  light: [120, 240],
  numeral: 'XI',
  draw(art) {
    sky(art);
    square(art);
    houses(art);
    crowd(art);
    tower(art);
    waiting(art);
    rope(art);
    walker(art);
    balance(art);
    roof(art);
    cat(art, 428, 820);
  },
});
