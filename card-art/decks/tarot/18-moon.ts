import { defineCard } from '../../define.ts';
import { crayfish } from './18-moon/crayfish.ts';
import { dog } from './18-moon/dog.ts';
import { MOON } from './18-moon/form.ts';
import { grass, land, near, shadows } from './18-moon/land.ts';
import { moon } from './18-moon/moon-face.ts';
import { clouds, hills, sky } from './18-moon/sky.ts';
import { GREAT, LESSER, tower } from './18-moon/tower.ts';
import { overTail, water } from './18-moon/water.ts';
import { wolf } from './18-moon/wolf.ts';

/** The wolf howls at the moon, the dog looks up to it; what climbs out of the pool has the way between the towers to itself. */
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
    land(art);
    tower(art, LESSER);
    tower(art, GREAT);
    shadows(art);
    grass(art);
    water(art);
    wolf(art);
    dog(art);
    crayfish(art, 246, 822, 0.76, 12);
    overTail(art);
    near(art);
  },
});
