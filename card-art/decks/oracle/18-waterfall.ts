import { defineCard } from '../../define.ts';
import { caller } from './18-waterfall/caller.ts';
import { curtain, pool, spray } from './18-waterfall/fall.ts';
import { rim, sky, walls } from './18-waterfall/gorge.ts';
import { ferns, slab, stones } from './18-waterfall/shore.ts';

/** The sun in haze over the gorge's rim. */
const [X, Y] = [474, 116];

/** From the pool: the fall fills the gorge from rim to foot; somebody has climbed towards it and calls up against its roar. */
export const picture = defineCard({
  name: 'oracle/18-waterfall',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    rim(art);
    walls(art);
    pool(art);
    curtain(art);
    spray(art);
    stones(art);
    slab(art);
    caller(art, 416, 813, 0.88);
    ferns(art);
  },
});
