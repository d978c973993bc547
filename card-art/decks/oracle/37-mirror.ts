import { defineCard } from '../../define.ts';
import { cub, cubShadow, mother, reflection } from './37-mirror/bears.ts';
import { mirror } from './37-mirror/glass.ts';
import { casement, hut, tub } from './37-mirror/hut.ts';
import { flowers, terrace, valley } from './37-mirror/morning.ts';
import { nest, swallow } from './37-mirror/swallow.ts';

/** A mirror has been put out of doors to be cleaned; before the house wakes a bear cub meets itself in it. */
export const picture = defineCard({
  name: 'oracle/37-mirror',
  light: [60, 200],
  draw(art) {
    valley(art);
    mother(art, 92, 546, 0.5);
    hut(art);
    casement(art);
    nest(art);
    swallow(art, 128, 300, 0.62, -6);
    terrace(art);
    cubShadow(art, 282, 738);
    mirror(art, () => reflection(art, 452, 682, 0.82));
    cub(art, 282, 738, 1);
    tub(art);
    flowers(art);
  },
});
