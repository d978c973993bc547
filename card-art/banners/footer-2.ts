import { LINE } from '../kit/pen/index.ts';
import { lotus } from '../kit/plants/lotus.ts';
import { footerBanner } from './shared/banner.ts';

/** A lotus at both ends. */
export const picture = footerBanner(2, (art, x, y) => {
  lotus(art, x, y + 27, 52, { lineWidth: LINE.fine, dark: '#e9cdbd' });
});
