import { defineCard } from '../../define.ts';
import { dog, umbrella } from './11-rainbow/by-the-water.ts';
import { jumpers, spray } from './11-rainbow/jumpers.ts';
import { land, landInWater } from './11-rainbow/land.ts';
import { gaps, grass, ground, PUDDLE, rings, shore } from './11-rainbow/puddle.ts';
import { stormSky } from './11-rainbow/sky.ts';

/** After the storm a puddle fills the lane and holds the bow; two who are friends again jump into it, hand in hand. */
export const picture = defineCard({
  name: 'oracle/11-rainbow',
  light: [60, 120],
  draw(art) {
    stormSky(art, false);
    land(art);
    ground(art);
    art.clip(PUDDLE, () => {
      stormSky(art, true);
      gaps(art);
      landInWater(art);
      jumpers(art, true);
    });
    rings(art);
    shore(art);
    spray(art);
    jumpers(art, false);
    umbrella(art);
    dog(art);
    grass(art);
  },
});
