import { defineCard } from '../../define.ts';
import { bench } from './02-high-priestess/bench.ts';
import { MOON } from './02-high-priestess/form.ts';
import { farPillar, nearPillar } from './02-high-priestess/pillar.ts';
import { priestess } from './02-high-priestess/priestess.ts';
import { beam, beyond, cat, floor, lane, pool, walls } from './02-high-priestess/temple.ts';
import { veil } from './02-high-priestess/veil.ts';

/** Between the dark pillar and the pale one she holds the veil a hand's breadth aside: moonlight comes over the floor. */
export const picture = defineCard({
  name: 'tarot/02-high-priestess',
  seed: 'hps',
  light: MOON,
  numeral: 'II',
  draw(art) {
    beyond(art);
    walls(art);
    floor(art);
    lane(art);
    veil(art);
    beam(art);
    farPillar(art);
    nearPillar(art);
    bench(art);
    priestess(art);
    cat(art);
    pool(art);
  },
});
