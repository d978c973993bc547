import { defineCard } from '../../define.ts';
import { feather, heart } from './11-heart-and-feather/load.ts';
import { bench, hatch, lamp, loft, roof, weights } from './11-heart-and-feather/loft.ts';
import { owl, tail } from './11-heart-and-feather/owl.ts';
import {
  beam,
  cords,
  LEFT,
  onTheWall,
  PIVOT,
  pan,
  panInside,
  RIGHT,
  stand,
} from './11-heart-and-feather/scales.ts';
import { FLAME } from './11-heart-and-feather/view.ts';

/** The owl's size, and where it holds the beam: over the pivot. */
const OWL = [PIVOT[0], PIVOT[1] - 14, 0.92] as const;

/** At night in a loft: a heart and a feather swing on one beam, and a barn owl keeps its balance on the middle of it. */
export const picture = defineCard({
  name: 'love/11-heart-and-feather',
  light: [...FLAME],
  numeral: 'XI',
  draw(art) {
    loft(art);
    onTheWall(art);
    hatch(art);
    roof(art);
    bench(art);
    stand(art);
    panInside(art, RIGHT);
    feather(art, RIGHT.x + 8, RIGHT.y);
    pan(art, RIGHT);
    cords(art, RIGHT);
    weights(art);
    lamp(art);
    tail(art, ...OWL);
    beam(art);
    owl(art, ...OWL);
    panInside(art, LEFT);
    heart(art, LEFT.x, LEFT.y);
    pan(art, LEFT);
    cords(art, LEFT);
  },
});
