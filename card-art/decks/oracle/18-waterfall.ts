import { defineCard } from '../../define.ts';
import { caller } from './18-waterfall/caller.ts';
import { curtain, pool, spray } from './18-waterfall/fall.ts';
import { cliff, farWall, nearRock, overhang, stones, wetWall } from './18-waterfall/gorge.ts';
import { river, sky } from './18-waterfall/upland.ts';

/** The morning sun over the gorge, above to the right. */
const [X, Y] = [452, 150];

/** From the side: a river winds down from the hills and leaps into the gorge; somebody calls against its roar. */
export const picture = defineCard({
  name: 'oracle/18-waterfall',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    river(art);
    farWall(art);
    pool(art);
    wetWall(art);
    curtain(art);
    cliff(art);
    stones(art);
    spray(art);
    nearRock(art);
    caller(art, 436, 786, 1);
    overhang(art);
  },
});
