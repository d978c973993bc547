import { defineCard } from '../../define.ts';
import { clods, edgeGrass, FLAME, field, lanternLight, shadow } from './01-new-moon/field.ts';
import { lantern } from './01-new-moon/lantern.ts';
import { darkMoon, horizon, sky, stars } from './01-new-moon/night.ts';
import { shoot } from './01-new-moon/shoot.ts';
import { walker } from './01-new-moon/walker.ts';

/** A night without a moon: in a ploughed field a lantern stands by the first shoot, and whoever set it down walks home. */
export const picture = defineCard({
  name: 'oracle/01-new-moon',
  light: [...FLAME],
  draw(art) {
    sky(art);
    stars(art);
    darkMoon(art, 186, 236, 64);
    horizon(art);
    field(art);
    walker(art, 399, 600, 1);
    clods(art);
    lanternLight(art);
    shadow(art, 264, 834);
    lantern(art, 144, 806, 1);
    shoot(art, 262, 837, 0.8);
    edgeGrass(art);
  },
});
