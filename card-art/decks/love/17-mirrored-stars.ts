import { defineCard } from '../../define.ts';
import { child } from './17-mirrored-stars/child.ts';
import { ranges, sky, village, water } from './17-mirrored-stars/sky.ts';
import { bank, rings, terraces, wake } from './17-mirrored-stars/terraces.ts';
import { GREATER, TIPS } from './17-mirrored-stars/view.ts';

/** Flooded rice terraces at dusk: two stars over the ranges, both again in the water, and somebody who reaches for one. */
export const picture = defineCard({
  name: 'love/17-mirrored-stars',
  seed: 'lms',
  light: GREATER,
  numeral: 'XVII',
  draw(art) {
    sky(art);
    ranges(art);
    water(art);
    village(art);
    terraces(art);
    rings(art, ...TIPS);
    child(art, 350, 680, 1.08);
    wake(art, ...TIPS);
    bank(art);
  },
});
