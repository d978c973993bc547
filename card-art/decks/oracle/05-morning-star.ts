import { defineCard } from '../../define.ts';
import { climbers, gate, mountain, way } from './05-morning-star/mountain.ts';
import { pair } from './05-morning-star/pair.ts';
import { ranges, sky, star } from './05-morning-star/sky.ts';
import { rocks, things } from './05-morning-star/step.ts';

/** The one star that is left. */
const [X, Y] = [214, 236];

/** Before sunrise, the last stretch of a night's climb: two rest, one asleep on the other's shoulder; the gate is near. */
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
    rocks(art);
    pair(art);
    things(art);
  },
});
