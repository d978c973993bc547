import { defineCard } from '../../define.ts';
import { bean, sister } from './22-seed/bean.ts';
import { garden } from './22-seed/garden.ts';
import { soil, stones, worm } from './22-seed/soil.ts';
import { can, child, label, mole } from './22-seed/watchers.ts';

/** A child lies on the bed to see whether the bean comes; it has long begun, a hand's breadth below. */
export const picture = defineCard({
  name: 'oracle/22-seed',
  light: [62, 204],
  draw(art) {
    garden(art);
    can(art);
    soil(art);
    stones(art);
    worm(art);
    mole(art);
    bean(art);
    sister(art);
    label(art);
    child(art);
  },
});
