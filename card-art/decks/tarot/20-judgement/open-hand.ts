import { finger } from '../../../kit/figure/finger.ts';
import type { Tones } from '../../../kit/hand/index.ts';
import { type Local, local } from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

/** In centimetres from the wrist, along x: from the last finger to the thumb. */
const FINGERS = [
  ['8,-2.9 10.6,-4.2 12.4,-5 13.8,-5.2', 1.7],
  ['9,-1.2 12.3,-2 14.7,-2.4 16.6,-2.3', 1.9],
  ['9.4,0.7 12.9,0.7 15.5,0.8 17.6,1.2', 2],
  ['9.2,2.6 12.2,3.4 14.4,4.2 16.3,5.2', 2],
  ['2,1.6 5,4 7.4,5.8 9.4,7', 2.4],
] as const;
const BACK =
  '-2.4,-2.3! 1,-2.6 4,-3.4 7.4,-4! 9.4,-3.6 10,-2.2! 10.8,-1.4 11,0! 11,1.6 10.4,3.4! 8.4,4 6.4,3.6 5,4.2! 2.6,3.4 0.6,2.5 -2.4,2.3!';

/**
 * A hand that is stretched out, its back to us.
 * @param x the wrist, in the figure's box
 * @param way where the middle finger points, in degrees from the right, clockwise
 */
export function openHand(
  on: Local,
  x: number,
  y: number,
  { way, size = 1, mirror = false }: { way: number; size?: number; mirror?: boolean },
  skin: Tones,
): void {
  const hand = local(on.art, ...on.at(x, y), on.scale * size, { rot: mirror ? way + 180 : way, mirror });
  const tones = { ...skin, soft: 0.34 * hand.scale, rimWidth: Math.max(0.7, 0.7 * hand.scale) };
  for (const [course, width] of FINGERS) toned(hand, finger(course, width), tones);
  toned(hand, BACK, { ...tones, soft: 0, rimWidth: 0 });
}
