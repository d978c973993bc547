import { defineCard } from '../../define.ts';
import { child } from './12-hanged-man/child.ts';
import { SUN } from './12-hanged-man/form.ts';
import { breaking, reeds, sky, sun, water } from './12-hanged-man/lake.ts';
import { man, manInWater, rope } from './12-hanged-man/man.ts';
import { bank, falling, leavesBefore, leavesBehind, tree } from './12-hanged-man/tree.ts';

/** He hangs by one foot over a lake at sunrise; in the water he stands, and a child looks at him between its legs. */
export const picture = defineCard({
  name: 'tarot/12-hanged-man',
  light: SUN,
  numeral: 'XII',
  draw(art) {
    sky(art);
    sun(art);
    water(art);
    manInWater(art);
    breaking(art);
    leavesBehind(art);
    man(art);
    rope(art);
    bank(art);
    tree(art);
    leavesBefore(art);
    falling(art);
    reeds(art);
    child(art, 404, 840, 1.55);
  },
});
