import { defineCard } from '../../define.ts';
import { bunch, petals } from './12-hanging-rose/bunch.ts';
import { casement, curtain, sill } from './12-hanging-rose/room.ts';
import { sky, street } from './12-hanging-rose/street.ts';
import { EYE } from './12-hanging-rose/view.ts';
import { watcher } from './12-hanging-rose/watcher.ts';

/** A bunch of roses hung head down to dry, close to us; under it somebody at the window looks down the evening street. */
export const picture = defineCard({
  name: 'love/12-hanging-rose',
  light: EYE,
  numeral: 'XII',
  draw(art) {
    sky(art);
    street(art);
    casement(art);
    sill(art);
    curtain(art);
    watcher(art);
    bunch(art);
    petals(art);
  },
});
