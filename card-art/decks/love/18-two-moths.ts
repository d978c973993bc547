import { defineCard } from '../../define.ts';
import { cat } from './18-two-moths/cat.ts';
import { lantern } from './18-two-moths/lantern.ts';
import { lunaMoth } from './18-two-moths/luna-moth.ts';
import { moonflowers } from './18-two-moths/moonflowers.ts';
import { night, powder } from './18-two-moths/night.ts';
import { roseMoth } from './18-two-moths/rose-moth.ts';
import { FLAME } from './18-two-moths/view.ts';

/** Two moths go round a paper lantern, so near that one is as large as a bird: the cat lifts a paw to the other. */
export const picture = defineCard({
  name: 'love/18-two-moths',
  light: [...FLAME],
  numeral: 'XVIII',
  draw(art) {
    night(art);
    powder(art);
    lantern(art);
    lunaMoth(art, 236, 330, 1, 11);
    roseMoth(art, 308, 640, 0.88, 30);
    moonflowers(art);
    cat(art);
  },
});
