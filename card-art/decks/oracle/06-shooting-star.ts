import { defineCard } from '../../define.ts';
import { bather } from './06-shooting-star/bather.ts';
import { deck } from './06-shooting-star/deck.ts';
import { lantern } from './06-shooting-star/lantern.ts';
import { maple } from './06-shooting-star/maple.ts';
import { monkey } from './06-shooting-star/monkey.ts';
import { mirrored, pool, rings } from './06-shooting-star/pool.ts';
import { farRocks, nearRocks } from './06-shooting-star/rocks.ts';
import { meteor, sky } from './06-shooting-star/sky.ts';
import { steam } from './06-shooting-star/steam.ts';
import { tub } from './06-shooting-star/tub.ts';
import { valley } from './06-shooting-star/valley.ts';

/** A hot spring above a valley in autumn: one star falls, one bather is up and pointing before she can think. */
export const picture = defineCard({
  name: 'oracle/06-shooting-star',
  light: [360, 288],
  draw(art) {
    sky(art);
    meteor(art);
    valley(art);
    pool(art);
    farRocks(art);
    mirrored(art);
    steam(art);
    monkey(art, 424, 574, 0.74);
    rings(art);
    lantern(art, 492, 640, 1);
    bather(art, 222, 690, 0.86);
    tub(art, 342, 790, 0.86);
    nearRocks(art);
    deck(art);
    maple(art);
  },
});
