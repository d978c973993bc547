import { defineCard } from '../../define.ts';
import { jumpers } from './11-rainbow/jumpers.ts';
import { farGrass, land, landInWater, meadow } from './11-rainbow/land.ts';
import { deep, gaps, grass, ground, PUDDLE, rings, shallows, shore, steps } from './11-rainbow/puddle.ts';
import { bow, stormSky } from './11-rainbow/sky.ts';
import { broken, splash, splashBehind } from './11-rainbow/splash.ts';

/** After the storm a puddle fills the lane and closes the bow's ring; two who are friends again jump through it, hand in hand. */
export const picture = defineCard({
  name: 'oracle/11-rainbow',
  light: [60, 120],
  draw(art) {
    stormSky(art, false);
    land(art);
    bow(art, false);
    meadow(art);
    ground(art);
    steps(art);
    art.clip(PUDDLE, () => {
      stormSky(art, true);
      landInWater(art);
      bow(art, true);
      jumpers(art, true);
      deep(art);
      gaps(art);
      shallows(art);
      broken(art);
    });
    shore(art);
    farGrass(art);
    rings(art);
    splashBehind(art);
    jumpers(art, false);
    splash(art);
    grass(art);
  },
});
