import { defineCard } from '../../define.ts';
import { cloudSea } from './10-dawn/clouds.ts';
import { eave, lamp } from './10-dawn/eave.ts';
import { guest, hand, mug } from './10-dawn/guest.ts';
import { sky } from './10-dawn/sky.ts';
import { sparrow } from './10-dawn/sparrow.ts';
import { deck, railing, railTop } from './10-dawn/terrace.ts';

/** The sun, half out of the clouds. */
const SUN = [418, 446] as const;

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
    mug(art, 300, railTop(300));
    hand(art, 197, 799);
    eave(art);
    lamp(art, 126, 156);
    sparrow(art, 472, railTop(472), 0.66);
  },
});
