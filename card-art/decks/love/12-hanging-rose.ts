import { defineCard } from '../../define.ts';
import { bunch } from './12-hanging-rose/bunch.ts';
import { cat } from './12-hanging-rose/cat.ts';
import { passer } from './12-hanging-rose/passer.ts';
import { casement, cup, curtain, petals, sill } from './12-hanging-rose/room.ts';
import { sky, street } from './12-hanging-rose/street.ts';

/** Roses hang to dry in a window over a street at dusk; the cat on the sill looks up at them. */
export const picture = defineCard({
  name: 'love/12-hanging-rose',
  light: [60, 640],
  numeral: 'XII',
  draw(art) {
    sky(art);
    street(art);
    passer(art);
    casement(art);
    sill(art);
    curtain(art);
    bunch(art, 214, 256);
    petals(art);
    cup(art, 128, 762);
    cat(art, 398, 772);
  },
});
