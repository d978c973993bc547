import { defineCard } from '../../define.ts';
import { crayfish } from './18-moon/crayfish.ts';
import { dog } from './18-moon/dog.ts';
import { MOON } from './18-moon/form.ts';
import { land, reeds, shadows } from './18-moon/land.ts';
import { clouds, hills, moon, sky } from './18-moon/sky.ts';
import { tower } from './18-moon/tower.ts';
import { rings, track, water } from './18-moon/water.ts';
import { wolf } from './18-moon/wolf.ts';

/** The wolf howls at the moon; the dog has found what climbs out of the pool on to the way between the towers. */
export const picture = defineCard({
  name: 'tarot/18-moon',
  seed: 'cmn',
  light: MOON,
  numeral: 'XVIII',
  draw(art) {
    sky(art);
    moon(art);
    clouds(art);
    hills(art);
    tower(art, 494, 392, 566, 62, '#3f6a76', MOON[0]);
    land(art);
    tower(art, 96, 318, 606, 104, '#2c5364', MOON[0]);
    shadows(art);
    water(art);
    wolf(art, 166, 700, 0.92);
    track(art);
    dog(art, 440, 770, 1);
    crayfish(art, 262, 782, 0.74, 30);
    rings(art);
    reeds(art);
  },
});
