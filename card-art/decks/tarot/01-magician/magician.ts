import type { Art } from '../../../kit/pen/index.ts';
import { liftedArm, loweredArm } from './arms.ts';
import { hair, head } from './head.ts';
import { collar, neck, surcoat } from './robe.ts';

/** A man seen from behind, turned to the right: one arm to the sky, the other to the ground. */
export function magician(art: Art): void {
  loweredArm(art);
  liftedArm(art);
  neck(art);
  surcoat(art);
  collar(art);
  head(art);
  hair(art);
}
