import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, limb, type Path, type Point, roundLimb } from '../../../kit/pen/index.ts';

const FINGERS: readonly (readonly [knots: string, fill: string])[] = [
  ['-1.5,-4.4 -3,-7 -4.8,-8.8', '#a8704f'],
  ['-0.7,-4.9 -1.5,-8.4 -2.8,-11', '#b57a57'],
  ['0.4,-5 0.3,-9 -0.3,-11.8', '#c48a64'],
  ['1.4,-4.6 2,-8.2 2.1,-10.8', '#cf9770'],
];

/** An open hand that has just let go, its wrist at `wrist`, its fingers upwards before it is turned. */
export function hand(box: Local, wrist: Point, rot: number): void {
  const turned = (path: Path): Path => path.rotate(rot).translate(...wrist);
  for (const [knots, fill] of FINGERS) flat(box, turned(roundLimb(knots, [1.05, 0.95, 0.6], 10)), fill);
  flat(
    box,
    turned(closed('-1.7,1! -2.2,-2 -2.5,-5 -0.6,-5.9 2.2,-5.4 2.6,-2.4 1.7,1!')),
    '#c48a64',
    [turned(closed('-3,2! -0.8,1! -0.4,-2.4 0.4,-4.6 -0.6,-6.4 -3,-5.6!')), '#a8704f'],
    [turned(closed('3,1! 1.2,0 1.4,-3 1.2,-6! 3,-6!')), '#e8b286'],
  );
  flat(box, turned(limb('1.2,-0.8 3.6,-2.8 4.6,-6', [1.5, 1.2, 0.6], 10)), '#cf9770');
  strokes(box, [turned(closed('1.4,-1.4 2.2,-3 2.4,-4.4'))], INK.detail, '#7c4a36', 0.2);
}
