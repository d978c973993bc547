import { defineCard } from '../../define.ts';
import { bloom } from './25-rose/bloom.ts';
import { bud, cane, drops, spray } from './25-rose/cane.ts';
import { image } from './25-rose/image.ts';
import { crest, farEnd, sky, thicket, wall } from './25-rose/wall.ts';
import { afloat, rings, surface, water } from './25-rose/water.ts';

/** Where the bloom hangs, how large, how far turned; and the water's line under it. */
const [X, Y, SCALE, TURN, MIRROR] = [254, 420, 0.8, -142, 566] as const;

/** After rain a rose has climbed over a garden wall and bends down to still water, where one sees it again. */
export const picture = defineCard({
  name: 'oracle/25-rose',
  light: [80, 360],
  draw(art) {
    sky(art);
    farEnd(art);
    water(art);
    wall(art);
    crest(art);
    image(art, X - 4, 2 * MIRROR - Y - 4, 0.88, 320);
    surface(art);
    rings(art, X - 40, MIRROR + 22);
    afloat(art, 440, 742, 0.8, -8);
    afloat(art, 132, 786, 0.56, 14);
    spray(art, 452, 136, 76, 30);
    spray(art, 356, 132, 96, -40);
    cane(
      art,
      '580,292 550,232 510,178 462,138 402,118 344,148 311,232 321,336',
      '404,118 360,86 316,92 286,120',
    );
    thicket(art, 530, 246);
    spray(art, 538, 222, 92, -78, { bend: -1 });
    spray(art, 546, 230, 84, 206);
    bud(art, 282, 124, 0.78, -126);
    spray(art, 316, 202, 124, 112, { bend: -1 });
    spray(art, 310, 262, 92, -92);
    bloom(art, X, Y, SCALE, TURN);
    drops(art);
  },
});
