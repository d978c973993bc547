import { defineCard } from '../../define.ts';
import { bud, fallenPetal, flower, stem } from './02-lotus/flower.ts';
import { heron } from './02-lotus/heron.ts';
import { beads, drop, floatingLeaf, leafFromAbove, leafFromBelow } from './02-lotus/leaves.ts';
import { bridge, far, pond, ring } from './02-lotus/pond.ts';

/** The sun, a hand's breadth over the trees, in the mist. */
const SUN = [176, 158] as const;

/** A temple pond early in the morning: leaves and flowers of the lotus on their stalks, a heron in the mist. */
export const picture = defineCard({
  name: 'oracle/02-lotus',
  light: [...SUN],
  draw(art) {
    far(art, ...SUN);
    bridge(art);
    pond(art);
    heron(art, 137, 404, 1);
    stem(art, '508,268 510,320 504,386 506,452', 2.6);
    bud(art, 508, 272, 0.5, 4);
    ring(art, 262, 640, 34);
    stem(art, '262,262 266,360 256,480 262,640', 4.6);
    bud(art, 262, 268, 0.86, -5);
    ring(art, 504, 748, 40);
    stem(art, '500,574 506,640 500,700 504,748', 6);
    leafFromAbove(art, 508, 566, 128, 42, -5, 'right');
    beads(art, 500, 566, [
      [0, 4, 9],
      [-40, -6, 4],
      [-16, 16, 3],
      [36, -10, 3.4],
    ]);
    ring(art, 370, 764, 46);
    stem(art, '359.6,557 370,612 366,680 370,764', 6.4);
    flower(art, 364, 478, 1.06);
    leafFromBelow(art);
    floatingLeaf(art, 462, 820, 104, 27);
    leafFromAbove(art, 186, 672, 196, 80, 5, 'near');
    beads(art, 190, 684, [
      [0, 0, 19],
      [-92, 18, 8],
      [-64, -26, 6],
      [62, 30, 7],
      [-22, 34, 4.6],
      [90, -12, 5],
      [30, -36, 4],
      [-120, -8, 4],
      [36, 22, 3],
    ]);
    drop(art, 318, 752);
    fallenPetal(art, 316, 816);
  },
});
