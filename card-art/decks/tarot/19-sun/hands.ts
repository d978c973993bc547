import { flat, strokes } from '../../../kit/hand/index.ts';
import { closed, type Knot, type Local, local, type Point, points, radians } from '../../../kit/pen/index.ts';
import { SKIN } from './skin.ts';

/** Palm to us, fingers up, from the thumb's side of the wrist to the other: a small square palm, short fingers spread. */
const OPEN =
  '7.4,3 12.1,-4.4 17.6,-9.9 24.2,-15.4 30.8,-22 35.9,-27.9 36.3,-32.6 32.3,-34.5 27.5,-31.7 22,-26.8 18,-23.5! 17.2,-28.6 20.2,-37.4 22.7,-46.2 22.7,-51 19.4,-53 15.8,-50.6 13.2,-42.2 9.7,-31.9! 10.3,-41.8 10.8,-51.7 9.5,-56.8 5.7,-58.1 2.4,-55.7 1.8,-48.4 0.7,-32.3! -1.8,-41.4 -4,-49.5 -6.8,-53.5 -10.3,-52.6 -11.4,-48.4 -9.7,-39.6 -7.3,-30.4! -11.4,-35.9 -15.4,-40.9 -18.9,-42 -21.6,-39.6 -20.7,-34.8 -17.2,-27.9 -14.5,-20.9 -13.6,-13.2 -11.4,-5.5 -8.4,4.4';

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
  box.fill(
    closed('-11.4,-13.2! -5.5,-18.7 0,-15.4 1.1,-7.7 -1.1,0 -4.4,7.7! -8.8,3.3 -10.6,-4.4'),
    SKIN.shade,
  );
  box.fill(closed('-4.4,-24.2! 4.4,-27.5 13.2,-25.3! 8.8,-20.9 0,-19.8'), SKIN.light);
  strokes(
    box,
    [
      '14.7,-19.8 7.7,-16.9 3.3,-9.9 2.6,-1.1',
      '13.2,-27.5 4.8,-25.7 -4.4,-26.4 -12.1,-22.7',
      '18.7,-39.6 14.3,-38.5',
      '10.6,-42.9 2.2,-42.9',
      '-3.3,-41.8 -9.5,-40.7',
    ],
    1.1,
    SKIN.line,
    0.05,
  );
}

/** The palm behind the pole; then, over it, the fingers from the first to the last, the ball of the thumb and the thumb. */
const PALM = closed('-17,16 -20,4 -18,-8 -12,-16 0,-19 11,-14 14,-4 12,8 8,17');
const FINGERS = [
  '-9,-18 0,-20.4 9,-19 14,-15.4 14.6,-11 10.4,-9.6 1,-10.6 -7,-11',
  '-9,-10.6 1,-11.4 10.6,-10.6 16,-7 16,-2.6 11.4,-1 1,-1.8 -8,-2',
  '-8.6,-1.8 1,-2.4 10.6,-1.6 15.4,1.4 15,5.6 10.4,7 1,6.4 -7,6.2',
  '-7,6 1,6 9.4,6.6 13,9.4 12.4,13 8.4,14.4 1,14.2 -5.6,13.2',
].map((knots) => closed(knots));
const THUMB = closed(
  '-17.4,18! -20.4,8 -21,-2 -18,-9.6 -11,-13.6 -3,-12.4 2.6,-9.2 3.8,-5.6 0.6,-4 -5,-5.6 -8.6,-4.6 -8.4,2 -8,9 -8.6,18!',
);

/** A left hand closed on a pole at (x, y), palm to us: `pole` paints what runs through it. */
export function fist(on: Local, x: number, y: number, pole: (through: Point) => void): void {
  const box = local(on.art, ...on.at(x, y), on.scale);
  box.fill(PALM, SKIN.shade);
  pole(on.at(x, y));
  for (const finger of FINGERS)
    flat(
      box,
      finger,
      SKIN.fill,
      { side: [-3, -0.8], paint: SKIN.light },
      { side: [0.6, 1.8], paint: SKIN.shade },
    );
  flat(
    box,
    THUMB,
    SKIN.fill,
    { side: [-2.4, -1.6], paint: SKIN.light },
    { side: [2, 2.4], paint: SKIN.shade },
  );
  strokes(
    box,
    [
      '-4,-11 2,-10.8 14,-10.4',
      '-7,-2 2,-2 15.4,-1.8',
      '-7,6.2 2,6.4 14.4,6.6',
      '-8.6,-4.4 -6,-6 -1,-4.6',
      '0.4,-10 3,-8.4',
    ],
    1.2,
    SKIN.line,
    0,
  );
}
