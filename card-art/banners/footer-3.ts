import { LINE, polar } from '../kit/pen/index.ts';
import { veinedLeaf } from '../kit/plants/leaf.ts';
import { wildRose } from '../kit/plants/wild-rose.ts';
import { footerBanner } from './shared/banner.ts';

/** A wild rose at both ends. */
export const picture = footerBanner(3, (art, x, y, side) => {
  for (const angle of [70, 110, 250, 290]) {
    veinedLeaf(art, ...polar(x, y, 16, angle), 32, 13, angle, { veins: 4, lineWidth: LINE.fine });
  }
  wildRose(art, x, y, 27, { rot: side * 12, dark: '#f3d8cb' });
});
