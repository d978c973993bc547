import { defineCard } from '../../define.ts';
import { feather, heart } from './11-heart-and-feather/load.ts';
import { bench, lamp, loft, weights } from './11-heart-and-feather/loft.ts';
import { owl } from './11-heart-and-feather/owl.ts';
import { beam, cords, FAR, hanger, NEAR, pan, panInside } from './11-heart-and-feather/scales.ts';
import { FLAME } from './11-heart-and-feather/view.ts';

/** At night in a loft: a barn owl has laid its own feather in a pan and looks how the heart in the other bears it. */
export const picture = defineCard({
  name: 'love/11-heart-and-feather',
  light: [...FLAME],
  numeral: 'XI',
  draw(art) {
    loft(art);
    bench(art);
    hanger(art);
    panInside(art, FAR);
    feather(art);
    pan(art, FAR);
    cords(art, FAR);
    weights(art);
    lamp(art);
    beam(art);
    owl(art, 300, 322, 1.05);
    panInside(art, NEAR);
    heart(art, NEAR.x + 2, NEAR.y - 28);
    pan(art, NEAR);
    cords(art, NEAR);
  },
});
