import { LINE } from '../kit/pen/index.ts';
import { facetStar, sparkle } from '../kit/sky/star.ts';
import { footerBanner } from './shared/banner.ts';

/** A compass star at both ends. */
export const picture = footerBanner(4, (art, x, y, side) => {
  facetStar(art, x, y, 8, 30, 7, { alt: 0.6, lineWidth: LINE.hair });
  art.blot([sparkle(x - side * 44, y - 14, 6), sparkle(x - side * 50, y + 16, 4)]);
});
