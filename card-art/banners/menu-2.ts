import { rings } from '../kit/land/water.ts';
import { LINE } from '../kit/pen/index.ts';
import { lotus } from '../kit/plants/lotus.ts';
import { menuBanner } from './shared/banner.ts';

/** A lotus on still water. */
export const picture = menuBanner(2, (art, x, y) => {
  rings(art, x, y + 40, [52, 74, 98], 0.16, { gaps: true, seed: 2, lineWidth: LINE.fine, opacity: 0.7 });
  lotus(art, x, y + 42, 78, { lineWidth: LINE.fine, dark: '#e9cdbd' });
});
