import type { Skin } from '../../../kit/figure/skin.ts';
import { flat } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  lerp,
  type Path,
  type Point,
  polar,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';

/** Which way a finger points, clockwise from straight up, and how far it bends on the way. */
type Finger = readonly [angle: number, bend: number];

interface Pose {
  /** From the first finger to the little one. */
  fingers: readonly [Finger, Finger, Finger, Finger];
  thumb: Finger;
  /** How much of its length is seen when it comes towards us. */
  length?: number;
  /** How much of the fingers' length is seen when they droop towards us more than the palm. */
  reach?: number;
}

/** Root, length and half widths of each finger, in millimetres; the thumb apart. */
const FINGERS: readonly (readonly [root: Point, length: number, widths: readonly number[]])[] = [
  [[-29, -88], 82, [11.4, 11, 10.4, 10.6, 9.8, 9.2, 9, 8.6, 7, 3.4]],
  [[-9, -93], 91, [11.6, 11.2, 10.6, 10.8, 10, 9.4, 9.2, 8.8, 7.2, 3.6]],
  [[11, -91], 84, [11.2, 10.8, 10.2, 10.4, 9.6, 9, 8.8, 8.4, 6.8, 3.4]],
  [[29, -80], 64, [10, 9.6, 9, 9.2, 8.6, 8, 7.8, 7.4, 6, 3]],
];
const THUMB: (typeof FINGERS)[number] = [[-20, -14], 88, [18, 18, 16, 13.4, 11.6, 11.4, 11, 10.4, 8.4, 4]];
const BACK =
  '-23,34! -25,8 -31,-22 -39,-52 -42,-78 -39,-92 -30,-100 -12,-106 8,-104 24,-98 38,-86 42,-66 38,-34 29,-4 25,34!';

/** A right hand from behind, lit from its thumb's side, wrist at (0, 0), fingers up; in millimetres. */
export function hand(
  art: Art,
  box: Local,
  { light, middle, dark, line }: Skin,
  { fingers, thumb, length: seen = 1, reach = 1 }: Pose,
): void {
  const digit = (root: Point, length: number, widths: readonly number[], [angle, bend]: Finger): void => {
    const joint = polar(...root, length * 0.46, angle);
    const last = polar(...joint, length * 0.3, angle + bend * 0.7);
    const tip = polar(...last, length * 0.24, angle + bend * 1.1);
    const spine = [root, joint, last, tip].map(([x, y]): Point => [x, y * seen]);
    const finger = tube(spine, widths, 22);
    const { at } = finger;
    flat(
      box,
      finger.outline,
      middle,
      [strip(finger, 0.35, 1.2), dark],
      [strip(finger, -1.2, -0.5), light],
      () =>
        void art.blot(
          [ribbon(box.place(finger.rib(0.46, 0.02, -0.3, 0.4)), 1, { start: 0.4, end: 0.4 })],
          line,
          0.6,
        ),
    );
    art.blot(
      [ribbon(box.place(curve([at(0.84, -0.3), at(0.93, -0.2)].join(' '))), 2.6, { start: 0.6, end: 0.6 })],
      light,
    );
  };
  digit(THUMB[0], THUMB[1] * lerp(1, reach, 0.5), THUMB[2], thumb);
  for (const i of [3, 2, 1, 0]) {
    const [root, length, widths] = FINGERS[i]!;
    digit(root, length * reach, widths, fingers[i]!);
  }
  const back = (knots: string): Path => closed(knots).scale(1, seen);
  flat(
    box,
    back(BACK),
    middle,
    [back('27,40! 24,6 30,-24 30,-52 22,-78 28,-100! 60,-100! 60,40!'), dark],
    [back('-23,40! -20,8 -25,-24 -31,-52 -33,-76 -24,-98! -60,-100! -60,40!'), light],
  );
  art.blot(
    ['-19,-97 -20,-86 -22,-74', '1,-100 0,-88 -1,-74', '20,-95 18,-84 15,-72', '-24,-18 -27,-34 -33,-48'].map(
      (crease) => ribbon(box.place(curve(crease).scale(1, seen)), 1.2, { start: 0.4, end: 0.1 }),
    ),
    line,
    0.8,
  );
}
