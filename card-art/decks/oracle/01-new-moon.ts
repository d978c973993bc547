import { defineCard } from '../../define.ts';
import { farmer, nearArm } from './01-new-moon/farmer.ts';
import { clods, edgeGrass, FLAME, field, lanternLight } from './01-new-moon/field.ts';
import { lantern } from './01-new-moon/lantern.ts';
import { darkMoon, horizon, sky, stars } from './01-new-moon/night.ts';
import { shoot } from './01-new-moon/shoot.ts';

/** A night without a moon: in a ploughed field somebody kneels by a lantern and draws earth to the first shoot. */
export const picture = defineCard({
  name: 'oracle/01-new-moon',
  light: [...FLAME],
  draw(art) {
    sky(art);
    stars(art);
    darkMoon(art, 186, 224, 52);
    horizon(art);
    field(art);
    clods(art);
    lanternLight(art);
    farmer(art);
    lantern(art, 142, 826, 1.04);
    shoot(art, 236, 797, 0.84);
    nearArm(art);
    edgeGrass(art);
  },
});
