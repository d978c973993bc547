import { defineCard } from '../../define.ts';
import { arm, hand, mug } from './10-dawn/arm.ts';
import { cloudSea } from './10-dawn/clouds.ts';
import { eave, lamp } from './10-dawn/eave.ts';
import { guest } from './10-dawn/guest.ts';
import { sky } from './10-dawn/sky.ts';
import { sparrow } from './10-dawn/sparrow.ts';
import { railing, railTop } from './10-dawn/terrace.ts';

/** The sun, half out of the clouds. */
const SUN = [418, 446] as const;

/** First light on a mountain hut's terrace: somebody in a blanket, her face in the sun, a mug, a sparrow, and below them only clouds. */
export const picture = defineCard({
  name: 'oracle/10-dawn',
  light: [...SUN],
  draw(art) {
    sky(art, ...SUN);
    cloudSea(art, ...SUN);
    railing(art);
    const elbow = [286, railTop(286) - 1] as const;
    arm(art, ...elbow);
    guest(art, 178, elbow[1] + 434, 1.85);
    mug(art, ...elbow);
    hand(art, ...elbow);
    eave(art);
    lamp(art, 126, 156);
    sparrow(art, 500, railTop(500), 0.8);
  },
});
