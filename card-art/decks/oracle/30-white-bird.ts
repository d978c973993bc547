import { defineCard } from '../../define.ts';
import { boat } from './30-white-bird/boat.ts';
import { gull } from './30-white-bird/gull.ts';
import { harbour } from './30-white-bird/harbour.ts';
import { level } from './30-white-bird/level.ts';
import { glint, sea, sky } from './30-white-bird/sea.ts';

/** Where the sun stands behind a bar of cloud, just over the sea. */
const SUN = 168;

/** From above, leaning: a gull glides out past the lighthouse on a harbour mole, towards the light on the sea. */
export const picture = defineCard({
  name: 'oracle/30-white-bird',
  light: [466, 190],
  draw(art) {
    const box = level(art);
    sky(box, SUN);
    sea(box);
    glint(box, SUN);
    harbour(box);
    boat(art, 112, 436, 0.95);
    gull(art, 296, 520, 1.66, 66);
  },
});
