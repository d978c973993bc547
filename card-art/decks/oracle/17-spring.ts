import { defineCard } from '../../define.ts';
import { air, fronds } from './17-spring/leaves.ts';
import { rocks } from './17-spring/rocks.ts';
import { perch, wagtail } from './17-spring/wagtail.ts';
import { lip, pool, rings, run } from './17-spring/water.ts';

/** Where the light falls in between the leaves, above to the left. */
const [X, Y] = [120, 70];

/** Clear water wells out between mossy rocks; a wagtail leans from its stone and takes the first sip. */
export const picture = defineCard({
  name: 'oracle/17-spring',
  light: [X, Y],
  draw(art) {
    air(art, X, Y);
    pool(art);
    rocks(art);
    lip(art);
    run(art);
    rings(art);
    perch(art);
    wagtail(art, 246, 722, 0.92);
    fronds(art);
  },
});
