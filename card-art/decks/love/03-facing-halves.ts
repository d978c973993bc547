import { defineCard } from '../../define.ts';
import { bough, perch, tooNear } from './03-facing-halves/bough.ts';
import { pickers } from './03-facing-halves/pickers.ts';
import { pomegranate, seedBetween } from './03-facing-halves/pomegranate.ts';
import { ground, harvest, ladder, neighbour } from './03-facing-halves/terrace.ts';
import { tit } from './03-facing-halves/tit.ts';
import { groves, hills, river, sky, village } from './03-facing-halves/valley.ts';

/** In the crown, a misty morning: two burst pomegranates face each other, one tit feeds the other; below, two who pick. */
export const picture = defineCard({
  name: 'love/03-facing-halves',
  light: [500, 330],
  numeral: 'III',
  draw(art) {
    sky(art);
    hills(art);
    village(art);
    river(art);
    groves(art);
    ground(art);
    harvest(art);
    neighbour(art);
    ladder(art);
    pickers(art);
    bough(art);
    pomegranate(art, 436, 318, 0.64, { rot: 12, mirror: true, seed: 4 });
    perch(art);
    pomegranate(art, 180, 500, 1.06, { rot: -8, seed: 2 });
    tit(art, 340, 422, 0.9, { mirror: true, rot: 16, gapes: true, nod: 10 });
    tit(art, 202, 366, 0.96, { rot: 24 });
    seedBetween(art, 270, 391);
    tooNear(art);
  },
});
