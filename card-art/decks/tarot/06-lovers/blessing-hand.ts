import type { Skin } from '../../../kit/figure/skin.ts';
import { flat } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import { type Art, curve, type Local, type Point, polar, ribbon, tube } from '../../../kit/pen/index.ts';

interface Digit {
  root: Point;
  length: number;
  /** Which way it points, clockwise from straight up, and how far it sinks on the way. */
  angle: number;
  bend: number;
  widths: readonly number[];
}

const THUMB: Digit = {
  root: [30, 12],
  length: 84,
  angle: 124,
  bend: -14,
  widths: [16, 15, 13.4, 12, 11, 10.6, 10, 9.4, 7.4, 3.6],
};
/** From the forefinger, which is farthest from us, to the little one. */
const FINGERS: readonly Digit[] = [
  {
    root: [78, -15],
    length: 92,
    angle: 95,
    bend: 12,
    widths: [11.4, 11, 10.4, 10.6, 9.8, 9.2, 9, 8.6, 7, 3.4],
  },
  {
    root: [82, -6],
    length: 98,
    angle: 100,
    bend: 14,
    widths: [11.6, 11.2, 10.6, 10.8, 10, 9.4, 9.2, 8.8, 7.2, 3.6],
  },
  {
    root: [78, 7],
    length: 90,
    angle: 107,
    bend: 15,
    widths: [11.2, 10.8, 10.2, 10.4, 9.6, 9, 8.8, 8.4, 6.8, 3.4],
  },
  {
    root: [66, 18],
    length: 72,
    angle: 116,
    bend: 14,
    widths: [10.4, 9.8, 9.2, 9.4, 8.8, 8.2, 8, 7.6, 6.2, 3],
  },
];
/** Forearm, wrist and the back of the hand in one. */
const BACK =
  '-130,-36! -90,-33 -50,-28 -20,-24 0,-24 24,-29 56,-34 80,-30 92,-18 93,-4 88,10 79,24 66,31! 44,36 18,31 -4,25 -24,25 -60,33 -100,42 -130,46!';

/** A forearm and its hand held flat, the palm to the ground, seen from the little finger's side; wrist at (0, 0), fingers to the right; in millimetres. */
export function blessingHand(art: Art, box: Local, { light, middle, dark, line }: Skin): void {
  const digit = ({ root, length, angle, bend, widths }: Digit, fill: string, top: string): void => {
    const joint = polar(...root, length * 0.46, angle);
    const last = polar(...joint, length * 0.3, angle + bend * 0.7);
    const finger = tube([root, joint, last, polar(...last, length * 0.24, angle + bend * 1.3)], widths, 22);
    flat(box, finger.outline, fill, [strip(finger, 0.25, 1.2), dark], [strip(finger, -1.2, -0.4), top]);
    art.blot([ribbon(box.place(finger.rib(0.46, 0.02, -0.7, 0.1)), 1, { start: 0.4, end: 0.4 })], line, 0.6);
  };
  digit(THUMB, dark, dark);
  for (const finger of FINGERS) digit(finger, middle, light);
  flat(
    box,
    BACK,
    middle,
    ['-140,16! -90,16 -50,11 -16,9 10,14 44,20 66,16 80,6 100,-4! 100,60! -140,60!', dark],
    ['-140,-12! -90,-13 -50,-12 -16,-10 14,-13 52,-19 76,-19 96,-15! 96,-60! -140,-60!', light],
    // what the sleeve throws on it
    ['-140,-60! -60,-60! -64,-20 -74,10 -88,60! -140,60!', dark],
  );
  art.blot(
    ['72,-23 78,-22 83,-18', '75,-6 82,-5 86,-1', '-10,-12 -7,-4 -8,4'].map((crease) =>
      ribbon(box.place(curve(crease)), 1.2, { start: 0.3, end: 0.1 }),
    ),
    line,
    0.7,
  );
}
