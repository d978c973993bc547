import { defineCard } from '../../define.ts';
import { climbers, gate, mountain, way } from './05-morning-star/mountain.ts';
import { above, below, grip, lamp } from './05-morning-star/pair.ts';
import { birds, ranges, sky, star } from './05-morning-star/sky.ts';
import { beam, cushions, ptarmigan, rocks } from './05-morning-star/step.ts';

/** The one star that is left. */
const [X, Y] = [214, 236];

/** Before sunrise, the last stretch of a night's climb: a hand reaches down, and the gate can be seen already. */
export const picture = defineCard({
  name: 'oracle/05-morning-star',
  light: [X, Y],
  draw(art) {
    sky(art);
    star(art, X, Y);
    ranges(art);
    birds(art);
    mountain(art);
    way(art);
    gate(art, 446, 374, 0.92);
    climbers(art);
    beam(art);
    rocks(art);
    below(art, 186, 846, 0.92);
    above(art, 334, 748, 0.92);
    grip(art, 254, 684, 0.9);
    lamp(art, 296, 606);
    cushions(art);
    ptarmigan(art, 498, 838, 0.9);
  },
});
