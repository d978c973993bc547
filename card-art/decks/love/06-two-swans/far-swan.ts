import { byHand } from '../../../kit/hand/index.ts';
import { type Art, closed, Path, points, tube } from '../../../kit/pen/index.ts';
import { feathers, type Light, lit } from './plumage.ts';
import { type Head, skullOf, swanFace } from './swan-head.ts';

const LIGHT: Light = { towards: [-1, -0.35], shade: '#a199c0' };

const BODY = byHand(
  closed(
    '446,556! 408,580 398,616 394,652 402,682! 424,690 500,696 640,696 640,600! 560,574 480,566 440,572',
  ),
  1.2,
);
const NECK = tube(
  points('474,644 436,610 424,558 446,508 468,462 460,418 432,394 408,402'),
  [52, 42, 31, 25, 22, 20, 18, 17, 16, 15],
  44,
).outline;
const HEAD: Head = { x: 400, y: 408, scale: 0.86, rot: -30, mirror: true, knob: 0.66, bill: '#d7804e' };

export const FAR_OUTLINE = Path.join(BODY, NECK);
export const FAR_WATERLINE = 688;

/** The swan that has come to it: neck bowed, the bill almost at the other's breast. */
export function farSwan(art: Art): void {
  lit(art, [BODY, NECK, skullOf(HEAD)], '#f6ede8', 14, LIGHT);
  const rows = [
    ['462,668 458,618 490,580 544,566', 9, [90, 150], [34, 36], [96, 74], -10, '#ddd4e0'],
    ['452,660 450,610 480,572 528,558', 8, [62, 92], [32, 34], [100, 76], -8, '#eae2e6'],
  ] as const;
  for (const [edge, count, length, width, angle, bend, fill] of rows)
    feathers(art, { edge, count, length, width, angle, bend, fill }, LIGHT);
  const shoulder = closed('440,664! 432,630 438,592 464,562 506,548! 498,574 480,598 468,626 464,656');
  lit(art, byHand(shoulder, 1), '#f9f2ec', 6, LIGHT);
  swanFace(art, HEAD, LIGHT);
}
