import { ellipse, LINE } from '../kit/pen/index.ts';
import { beads, ticks } from '../kit/sky/halo.ts';
import { horned } from '../kit/sky/moon.ts';
import { facetStar } from '../kit/sky/star.ts';
import { menuBanner } from './shared/banner.ts';

/** A crescent that holds a star. */
export const picture = menuBanner(1, (art, x, y) => {
  art.line(ellipse(x, y, 54), LINE.hair);
  art.line(ticks(x, y, 54, 58, 60), LINE.hair);
  art.blot(beads(x, y, 63, 12, 1.2));
  art.fill(horned(x, y, 40, 34, 15, -20));
  facetStar(art, x + 13, y - 5, 8, 19, 5, { alt: 0.6, lineWidth: LINE.hair });
});
