import { LINE } from '../kit/pen/index.ts';
import { lineRays } from '../kit/sky/rays.ts';
import { lantern } from './menu-4/lantern.ts';
import { menuBanner } from './shared/banner.ts';

/** A lit lantern. */
export const picture = menuBanner(4, (art, x, y) => {
  art.line(lineRays(x, y, 46, 62, 36, { lens: [1, 0.5] }), LINE.hair);
  lantern(art, x, y + 4, 0.56);
});
