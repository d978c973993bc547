import { LINE, polar } from '../kit/pen/index.ts';
import { veinedLeaf } from '../kit/plants/leaf.ts';
import { wildRose } from '../kit/plants/wild-rose.ts';
import { menuBanner } from './shared/banner.ts';

/** A wild rose with its leaves. */
export const picture = menuBanner(3, (art, x, y) => {
  for (const angle of [96, 128, 232, 264, 20, 340]) {
    veinedLeaf(art, ...polar(x, y, 24, angle), 46, 18, angle, { veins: 5, lineWidth: LINE.fine });
  }
  wildRose(art, x, y, 42, { dark: '#f3d8cb' });
});
