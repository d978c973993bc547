import { flat, strokes } from '../../../kit/hand/index.ts';
import { closed, type Knot, type Local, local, type Point, points, radians } from '../../../kit/pen/index.ts';
import { SKIN } from './skin.ts';

/**
 * Palm to us, fingers up, from the thumb's side of the wrist to the other: thumb with its ball, index apart, the two
 * middle fingers together, the little one apart.
 */
const OPEN =
  '7.6,3 10.6,-3 15,-8 20,-13 25,-19 29.4,-25 31,-29 28,-31.4 24.4,-28.6 20,-23 15.6,-18.4! 13.8,-22 15.4,-31 18.6,-41 20,-46.4 18.8,-50 15.4,-50.4 13.4,-47.4 10.8,-38 8.2,-28.6! 8.6,-38 9.2,-48 8.4,-53.4 5.4,-55.4 2.4,-53.2 1.4,-48.6! 0.2,-51.6 -3,-52.4 -5.4,-49.4 -5.6,-42 -4.6,-29.6! -8.4,-37 -12,-43 -15.2,-44.4 -17.8,-42.2 -17,-37.4 -14.4,-29.6 -12.8,-23 -12.4,-16 -11,-8 -8.6,-2 -7.4,4';

/** The outline of an open hand whose wrist is at (x, y), for the arm's own outline to go on with. */
export function openHand(x: number, y: number, rot: number): Knot[] {
  const [cos, sin] = [Math.cos(radians(rot)), Math.sin(radians(rot))];
  return points(OPEN).map(
    ([u, v, corner = 0]): Knot => [x + u * cos - v * sin, y + u * sin + v * cos, corner],
  );
}

/** The creases of that hand, and the heel that the ball of the thumb shades. */
export function palm(on: Local, x: number, y: number, rot: number): void {
  const box = local(on.art, ...on.at(x, y), on.scale, { rot });
  box.fill(closed('-10,-10! -5,-14 0,-12 1,-6 0,2 -2,8! -7,4 -9,-3'), SKIN.shade);
  strokes(
    box,
    ['1,-48 0.4,-40 0.8,-31', '12.6,-17 6.4,-14.4 2.6,-8 2.2,0', '11,-24.6 4,-22.4 -4,-23.6 -10.6,-20.6'],
    1.2,
    SKIN.line,
    0.05,
  );
}

/** Back of the hand behind the pole; then, over it, the fingers from the first to the last, heel and thumb. */
const BLOCK = closed('-20,10 -20,0 -16,-12 -6,-17 6,-15 12,-6 12,8 6,15 -6,17');
const FINGERS = [
  '-6,-15 2,-16.6 9,-16.2 13.4,-13.4 13.6,-9.8 9.6,-8.2 2,-8.6 -5,-8.8 -8.4,-11.6',
  '-8,-8.6 2,-9 10.4,-8.8 15.2,-5.8 15,-2 10.6,-0.6 1,-0.8 -7,-1.2 -10,-4.6',
  '-7.4,-1.2 2,-1.2 10,-1 14.4,1.6 14,5.2 9.6,6.6 1,6.4 -6.4,6 -9.2,2.6',
  '-6,6 2,6.2 8.6,6.4 12,8.6 11.6,11.4 8,12.6 1,12.6 -5,12 -7.4,9.2',
].map((knots) => closed(knots));
const HEEL = closed('-22.5,3! -17,1 -12.6,2 -9,6 -7.6,11 -8.6,17.6! -14,19 -19,14');
const THUMB = closed(
  '-22,5! -21,-4 -18,-11 -12.6,-15 -6,-14.6 0.6,-11.2 3.4,-7.6 1.2,-5 -3,-5.4 -8,-7.2 -11,-5 -11.6,1 -13.6,7!',
);

/** A left hand closed on a pole at (x, y), palm to us: `pole` paints what runs through it. */
export function fist(on: Local, x: number, y: number, pole: (through: Point) => void): void {
  const box = local(on.art, ...on.at(x, y), on.scale);
  box.fill(BLOCK, SKIN.shade);
  pole(on.at(x, y));
  for (const part of [...FINGERS, THUMB, HEEL])
    flat(box, part, SKIN.fill, { side: [1.6, 2], paint: SKIN.shade });
  strokes(
    box,
    [
      '-8,-8.8 2,-8.8 13.6,-9',
      '-9,-1.2 2,-1 15,-1.4',
      '-8,6 2,6.4 14,6',
      '-11,-4 -8,-7 -3,-5.2 1.4,-5',
      '-9,-13.4 -7.4,-11.4',
    ],
    1.1,
    SKIN.line,
    0,
  );
}
