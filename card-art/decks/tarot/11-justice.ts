import { defineCard } from '../../define.ts';
import { children } from './11-justice/children.ts';
import { SUN } from './11-justice/form.ts';
import { judge } from './11-justice/judge.ts';
import { lake, shore, sky } from './11-justice/lake.ts';
import { pillar, wall } from './11-justice/terrace.ts';

/** A judge holds the scales out into the low sun, the sword upright between shade and light. */
export const picture = defineCard({
  name: 'tarot/11-justice',
  seed: 'ju',
  light: SUN,
  numeral: 'XI',
  draw(art) {
    sky(art);
    shore(art);
    lake(art);
    wall(art);
    pillar(art);
    judge(art);
    children(art);
  },
});
