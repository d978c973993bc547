import { defineCard } from '../../define.ts';
import { brazier, glow, roasting, steamOf } from './15-snow/brazier.ts';
import { child } from './15-snow/child.ts';
import { floor, shadows } from './15-snow/floor.ts';
import { jamb, shadow, threshold, vault } from './15-snow/hut.ts';
import { cedars, falling, ground, strays, weather } from './15-snow/outside.ts';
import { tanuki } from './15-snow/tanuki.ts';

/** Inside a hut of snow, one fire, and blue evening without: a raccoon dog stretches its neck, and the child shares. */
export const picture = defineCard({
  name: 'oracle/15-snow',
  seed: 'nsn',
  light: [306, 716],
  draw(art) {
    weather(art);
    cedars(art);
    ground(art);
    falling(art);
    vault(art);
    jamb(art);
    shadow(art);
    floor(art);
    threshold(art);
    glow(art);
    shadows(art);
    tanuki(art);
    child(art);
    brazier(art);
    roasting(art);
    steamOf(art);
    strays(art);
  },
});
