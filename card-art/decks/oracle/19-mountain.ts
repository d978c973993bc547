import { defineCard } from '../../define.ts';
import { boulder } from './19-mountain/boulder.ts';
import { foothills } from './19-mountain/foothills.ts';
import { hiker } from './19-mountain/hiker.ts';
import { massif, sky } from './19-mountain/massif.ts';
import { grasses, meadow, nearShade } from './19-mountain/meadow.ts';

/** The morning sun, left of the window. */
const [X, Y] = [20, 300];

/** From the path at its foot: a peak in the morning's side light, its base in mist, and somebody with a pack, who has far to go. */
export const picture = defineCard({
  name: 'oracle/19-mountain',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    massif(art);
    foothills(art);
    meadow(art);
    nearShade(art);
    boulder(art);
    hiker(art, 237, 742, 1.85);
    grasses(art);
  },
});
