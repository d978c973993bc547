import { defineCard } from '../../define.ts';
import { bough, tit } from './33-fox/bough.ts';
import { fox } from './33-fox/fox.ts';
import { gatherer } from './33-fox/gatherer.ts';
import { bed, shadows, snow, stalks, tracks, trunks } from './33-fox/wood.ts';

/** A fox asleep in the sun, coiled in a bed of dry grass in the snow; a small bird looks down from a bough near us. */
export const picture = defineCard({
  name: 'oracle/33-fox',
  light: [480, 90],
  draw(art) {
    snow(art);
    shadows(art);
    tracks(art);
    trunks(art);
    gatherer(art, 224, 226, 0.72);
    stalks(art);
    bed(art, 268, 520);
    fox(art, 268, 510, 1.1);
    bough(art);
    tit(art, 436, 717, 0.94);
  },
});
