import { defineCard } from '../../define.ts';
import type { Point } from '../../kit/pen/index.ts';
import { grass, mushrooms } from './20-forest/undergrowth.ts';
import { lampAt, walker } from './20-forest/walker.ts';
import {
  air,
  dusk,
  farCrowns,
  farTrees,
  floor,
  middleTree,
  nearCrowns,
  nearTree,
  shafts,
} from './20-forest/wood.ts';

/** Where the light falls in, above to the left. */
const [X, Y] = [150, 110];

/** Where the one with the lamp stands. */
const FEET: Point = [296, 784];

/** Deep in an old wood, towards evening, the path parts; somebody stands there and lifts a lamp that lights path and trunks. */
export const picture = defineCard({
  name: 'oracle/20-forest',
  light: [X, Y],
  draw(art) {
    air(art, X, Y);
    farCrowns(art);
    farTrees(art);
    floor(art);
    shafts(art);
    const lamp = lampAt(FEET);
    dusk(art, lamp);
    middleTree(art, lamp);
    grass(art);
    walker(art, FEET);
    nearTree(art, lamp);
    nearCrowns(art);
    mushrooms(art);
  },
});
