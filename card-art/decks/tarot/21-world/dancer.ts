import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { leftArm, rightArm } from './dancer-arms.ts';
import { back, straps } from './dancer-back.ts';
import { head } from './dancer-head.ts';
import { liftedLeg, standingLeg } from './dancer-legs.ts';
import { bodice, lining, skirt } from './skirt.ts';

/**
 * A dancer seen from behind, on the ball of one foot at (296, 677), the other knee drawn up: hip against shoulder, a bow
 * from the lifted hand to the sole. Joints: shoulders (262, 346) and (344, 366), elbows (216, 290) and (412, 378), wrists
 * (250, 236) and (470, 366), hips (288, 448) and (326, 442), knees (198, 506) and (316, 546), ankles (261, 590) and (313, 640).
 */
export function dancer(art: Art): void {
  lining(art);
  standingLeg(art);
  liftedLeg(art);
  rightArm(art);
  back(art);
  leftArm(art);
  straps(art);
  bodice(art);
  skirt(art);
  head(art);
}

/** What she throws on the world, away from the sun. */
export const shadowOf = (): Path =>
  closed('280,677! 296,673 322,672 352,680 384,697 396,708 360,697 322,684 294,681');
