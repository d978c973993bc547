import { LINE } from '../kit/pen/index.ts';
import { moonPhase } from '../kit/sky/moon.ts';
import { footerBanner } from './shared/banner.ts';

/** A moon that waxes on the left and wanes on the right. */
export const picture = footerBanner(1, (art, x, y, side) => {
  [0.1, 0.25, 0.5].forEach((phase, i) => {
    moonPhase(art, x + side * (1 - i) * 28, y, 10, side < 0 ? phase : 1 - phase, LINE.fine);
  });
});
