import { defineCard } from '../../define.ts';
import { fells } from './09-aurora/fells.ts';
import { fox } from './09-aurora/fox.ts';
import { sky } from './09-aurora/sky.ts';
import { drift, slope, spray, stalks, tracks } from './09-aurora/snow.ts';
import { farSpruces, nearSpruces } from './09-aurora/spruces.ts';
import { veil } from './09-aurora/veil.ts';

/** The north's tale: a fox runs over the fells, its tail sweeps up the snow, and that is the light in the sky. */
export const picture = defineCard({
  name: 'oracle/09-aurora',
  light: [230, 330],
  draw(art) {
    sky(art);
    veil(art);
    fells(art);
    farSpruces(art);
    slope(art);
    tracks(art);
    spray(art);
    fox(art, 318, 742, 1.02);
    nearSpruces(art);
    drift(art);
    stalks(art);
  },
});
