import { defineCard } from '../../define.ts';
import { cloudSea } from './10-dawn/clouds.ts';
import { eave, lamp } from './10-dawn/eave.ts';
import { guest, hand, mug } from './10-dawn/guest.ts';
import { sky } from './10-dawn/sky.ts';
import { sparrow } from './10-dawn/sparrow.ts';
import { deck, railing, railTop } from './10-dawn/terrace.ts';

/** The sun, half out of the clouds. */
const SUN = [418, 446] as const;

/** Where on the railing the mug stands. */
const MUG = 325;

/** First light on a mountain hut's terrace: somebody in a blanket, a mug, a sparrow, and below them only clouds. */
export const picture = defineCard({
  name: 'oracle/10-dawn',
  light: [...SUN],
  draw(art) {
    sky(art, ...SUN);
    cloudSea(art, ...SUN);
    deck(art, ...SUN);
    railing(art);
    guest(art, 197, 799);
    mug(art, MUG, railTop(MUG));
    hand(art, MUG - 103, 801);
    eave(art);
    lamp(art, 126, 156);
    sparrow(art, 480, railTop(480) + 2, 0.45);
  },
});
