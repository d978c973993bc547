import { defineCard } from '../../define.ts';
import { stippledGlow } from '../../kit/hand/index.ts';
import { cliff, nearRocks } from './16-tower/cliff.ts';
import { crown } from './16-tower/crown.ts';
import { fallers } from './16-tower/fallers.ts';
import { flames, smoke, sparks } from './16-tower/fire.ts';
import { STRIKE } from './16-tower/form.ts';
import { bolt, rain, storm } from './16-tower/sky.ts';
import { backwash, breaker, burst, sea } from './16-tower/surf.ts';
import { tower } from './16-tower/tower.ts';
import { windows } from './16-tower/windows.ts';

/** A tower on a sea cliff at night: one stroke has thrown its crown, and two people fall. */
export const picture = defineCard({
  name: 'tarot/16-tower',
  seed: 'tw',
  light: STRIKE,
  numeral: 'XVI',
  draw(art) {
    storm(art);
    rain(art);
    sea(art);
    smoke(art);
    flames(art);
    tower(art);
    windows(art);
    breaker(art);
    cliff(art);
    crown(art, 438, 214, 0.9, 24);
    sparks(art);
    bolt(art);
    stippledGlow(art, ...STRIKE, 64, '#fffdf0', 1);
    burst(art);
    backwash(art);
    fallers(art);
    nearRocks(art);
  },
});
