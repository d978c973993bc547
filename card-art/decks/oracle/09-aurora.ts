import { defineCard } from '../../define.ts';
import { fells } from './09-aurora/fells.ts';
import { fox, foxShadow } from './09-aurora/fox.ts';
import { sky } from './09-aurora/sky.ts';
import { drift, kick, slope, spray, stalks } from './09-aurora/snow.ts';
import { farSpruces, nearSpruce } from './09-aurora/spruces.ts';
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
    spray(art);
    foxShadow(art, 338, 786, 0.87);
    fox(art, 338, 786, 0.87);
    kick(art, 338, 786, 0.87);
    nearSpruce(art);
    drift(art);
    stalks(art);
  },
});
