import { defineCard } from '../../define.ts';
import { climbers, gate, mountain, way } from './05-morning-star/mountain.ts';
import { above, below, hold } from './05-morning-star/pair.ts';
import { ranges, sky, star } from './05-morning-star/sky.ts';
import { beam, rocks } from './05-morning-star/step.ts';

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
    mountain(art);
    way(art);
    gate(art, 446, 374, 0.92);
    climbers(art);
    beam(art);
    rocks(art);
    below(art);
    above(art);
    hold(art);
  },
});
