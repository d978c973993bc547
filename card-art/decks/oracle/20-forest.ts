import { defineCard } from '../../define.ts';
import type { Point } from '../../kit/pen/index.ts';
import { grass, mushrooms } from './20-forest/undergrowth.ts';
import { walker } from './20-forest/walker.ts';
import {
  air,
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
/** The walker's lamp: it warms what stands and lies round it. */
const LAMP: Point = [367, 622];

/** Deep in an old wood the path parts; somebody small stands there with a lamp and looks. */
export const picture = defineCard({
  name: 'oracle/20-forest',
  light: [X, Y],
  draw(art) {
    air(art, X, Y);
    farCrowns(art);
    farTrees(art, LAMP);
    floor(art, LAMP);
    shafts(art);
    middleTree(art);
    grass(art);
    walker(art, 312, 706, 1.34);
    nearTree(art, LAMP);
    nearCrowns(art);
    mushrooms(art);
  },
});
