import type { Art } from '../../../kit/pen/index.ts';
import { blessing, elbow } from './blessing.ts';
import { clasp, collar, copeBehind, copeFar, copeNear, nearBorder } from './cope.ts';
import { head } from './head.ts';
import { colours, girdle, linen, stole } from './linen.ts';
import { backOfHand, fingers, sleeve, staff, thumb } from './staff.ts';
import { lappets, tiara } from './tiara.ts';

/** An old man in three crowns sits turned to the window: right hand lifted to bless, the left on the staff. */
export function hierophant(art: Art): void {
  copeBehind(art);
  linen(art);
  colours(art);
  stole(art);
  girdle(art);
  elbow(art);
  copeFar(art);
  blessing(art);
  copeNear(art);
  backOfHand(art);
  sleeve(art);
  nearBorder(art);
  collar(art);
  lappets(art);
  thumb(art);
  staff(art);
  fingers(art);
  clasp(art);
  head(art);
  tiara(art, 372, 279, 0.78, -5);
}
