import { byHand } from '../../../kit/hand/index.ts';
import { type Art, closed, Path, points, tube } from '../../../kit/pen/index.ts';
import { feathers, type Light, lit } from './plumage.ts';
import { type Head, skullOf, swanFace } from './swan-head.ts';

const LIGHT: Light = { towards: [-1, -0.35], shade: '#84a8a6' };

const BODY = byHand(
  closed(
    '446,556! 408,580 398,616 394,652 402,682! 424,690 500,696 640,696 640,600! 560,574 480,566 440,572',
  ),
  1.2,
);
const NECK = tube(
  points('496,650 456,612 450,560 480,506 513,462 526,422 516,396 492,389 476,386'),
  [54, 41, 29, 22, 18.5, 16.5, 15.5, 15, 15, 15, 14.5],
  44,
).outline;
const HEAD: Head = { x: 466, y: 384, scale: 0.84, rot: 8, mirror: true, knob: 0.66, bill: '#d7804e' };

export const FAR_OUTLINE = Path.join(BODY, NECK);
export const FAR_WATERLINE = 688;

/** The swan that has come to it: its bill lifted to the other's. */
export function farSwan(art: Art): void {
  lit(art, [BODY, NECK, skullOf(HEAD)], '#f6f4e6', 14, LIGHT);
  const rows = [
    ['462,668 458,618 490,580 544,566', 9, [90, 150], [34, 36], [96, 74], -10, '#cddcd6'],
    ['452,660 450,610 480,572 528,558', 8, [62, 92], [32, 34], [100, 76], -8, '#e0e9de'],
  ] as const;
  for (const [edge, count, length, width, angle, bend, fill] of rows)
    feathers(art, { edge, count, length, width, angle, bend, fill }, LIGHT);
  const shoulder = closed('440,664! 432,630 438,592 464,562 506,548! 498,574 480,598 468,626 464,656');
  lit(art, byHand(shoulder, 1), '#f8f7ea', 6, LIGHT);
  swanFace(art, HEAD, LIGHT);
}
