import { defineCard } from '../../define.ts';
import { curtain } from './11-justice/curtain.ts';
import { balustrade, day, swallows } from './11-justice/day.ts';
import { floor, pillar, seat } from './11-justice/hall.ts';
import { judge } from './11-justice/judge.ts';

/** A judge between two pillars, the curtain behind her parted onto a pale day. */
export const picture = defineCard({
  name: 'tarot/11-justice',
  seed: 'ju',
  light: [560, 250],
  numeral: 'XI',
  draw(art) {
    day(art);
    balustrade(art);
    swallows(art);
    floor(art);
    curtain(art);
    pillar(art, 1.16, -0.1);
    seat(art);
    pillar(art, -1.02, -0.1);
    judge(art);
  },
});
