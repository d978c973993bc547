import { defineCard } from '../../define.ts';
import { bank, edge, shadows } from './12-hanged-man/bank.ts';
import { SUN } from './12-hanged-man/form.ts';
import { breaking, depth, rings, sky, sun, water } from './12-hanged-man/lake.ts';
import { afloat, falling, leavesBefore, leavesBehind } from './12-hanged-man/leaves.ts';
import { man, rope } from './12-hanged-man/man.ts';
import { tree } from './12-hanged-man/tree.ts';
import { air, lake } from './12-hanged-man/world.ts';

/** He hangs by one foot before the sun that comes up over a lake, and lets one arm down: his finger meets its image, whose head is upright. */
export const picture = defineCard({
  name: 'tarot/12-hanged-man',
  light: SUN,
  numeral: 'XII',
  draw(art) {
    sky(art);
    sun(art);
    water(art);
    const below = lake(art);
    tree(below);
    bank(below);
    man(below);
    depth(art);
    breaking(art);
    edge(art);
    rings(art);
    const above = air(art);
    leavesBehind(art);
    man(above);
    tree(above);
    rope(above);
    bank(above);
    shadows(art);
    leavesBefore(art);
    falling(art);
    afloat(art);
  },
});
