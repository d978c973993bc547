import { defineCard } from '../../define.ts';
import { cat } from './38-key/cat.ts';
import { courtyard, leaf, lintel, steps, threshold } from './38-key/doorway.ts';
import { keyOnHook } from './38-key/old-key.ts';
import { pot } from './38-key/pot.ts';
import { sea } from './38-key/sea.ts';
import { town } from './38-key/town.ts';
import { vine } from './38-key/vine.ts';
import { wall } from './38-key/wall.ts';

/** The afternoon sun stands behind us, outside at the upper left. */
const LIGHT = [20, 120] as const;

/** A key on a whitewashed wall; beside it a door stands open, and a lane of roofs goes down to the sea. */
export const picture = defineCard({
  name: 'oracle/38-key',
  light: [...LIGHT],
  draw(art) {
    sea(art);
    town(art);
    steps(art);
    wall(art);
    courtyard(art);
    threshold(art);
    lintel(art);
    leaf(art);
    vine(art);
    keyOnHook(art, 132, 330);
    pot(art, 108, 830);
    cat(art, 322, 782, 1);
  },
});
