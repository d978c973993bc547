import type { Art } from '../../../kit/pen/index.ts';
import { blessing, holding, sleeve, staff } from './arms.ts';
import { head } from './head.ts';
import { clasp, collar, colours, copeFar, copeNear, linen, nearBorder, stole } from './robe.ts';
import { lappets, tiara } from './tiara.ts';

/** An old man in three crowns sits turned to the window: right hand lifted to bless, the left on the staff. */
export function hierophant(art: Art): void {
  linen(art);
  colours(art);
  stole(art);
  blessing(art);
  copeFar(art);
  copeNear(art);
  lappets(art);
  sleeve(art);
  nearBorder(art);
  staff(art);
  holding(art);
  collar(art);
  clasp(art);
  head(art);
  tiara(art, 372, 279, 0.78, -5);
}
