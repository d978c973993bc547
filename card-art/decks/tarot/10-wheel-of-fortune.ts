import { defineCard } from '../../define.ts';
import { climber } from './10-wheel-of-fortune/climber.ts';
import { axle, farPier } from './10-wheel-of-fortune/piers.ts';
import {
  aboveWater,
  evening,
  foam,
  glitter,
  reflection,
  rings,
  ripple,
  river,
  spill,
  valley,
} from './10-wheel-of-fortune/river.ts';
import { roundels } from './10-wheel-of-fortune/roundels.ts';
import { serpent } from './10-wheel-of-fortune/serpent.ts';
import { boarding, boards, farRim, nearRim } from './10-wheel-of-fortune/wheel.ts';

/** A great water wheel from close by, at evening: a jackal-headed man hangs on one of its boards and is carried up out of the river, a serpent lets itself down from the axle; on four spokes angel, eagle, lion and bull, carved. */
export const picture = defineCard({
  name: 'tarot/10-wheel-of-fortune',
  seed: 'rdwh',
  light: [60, 540],
  numeral: 'X',
  draw(art) {
    evening(art);
    valley(art);
    river(art);
    reflection(art);
    ripple(art);
    glitter(art);
    aboveWater(art, () => {
      farPier(art);
      boards(art, 'far');
      farRim(art);
      boarding(art, 'within');
      boarding(art, 'without');
      nearRim(art);
      boards(art, 'near');
    });
    roundels(art);
    spill(art);
    foam(art);
    axle(art);
    serpent(art);
    rings(art, 108, 817);
    climber(art);
  },
});
