import type { Skin } from '../../../kit/figure/skin.ts';
import { flat } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  type Path,
  type Point,
  polar,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';

/** Which way a finger points, clockwise from straight up, and how far it bends on the way. */
type Finger = readonly [angle: number, bend: number];

export interface Pose {
  /** From the first finger to the little one. */
  fingers: readonly [Finger, Finger, Finger, Finger];
  thumb: Finger;
  /** A step towards the light, in the picture. */
  towards: readonly [number, number];
}

/** Root, length and half widths of each finger, in millimetres; the thumb last. */
const FINGERS: readonly (readonly [root: Point, length: number, widths: readonly number[]])[] = [
  [[-31, -92], 74, [11, 10.6, 10.2, 10.2, 9.6, 9, 8.8, 7.8, 5.6, 0.8]],
  [[-10, -97], 82, [11, 10.8, 10.4, 10.4, 9.8, 9.2, 9, 8, 5.8, 0.8]],
  [[11, -95], 76, [10.6, 10.2, 9.8, 9.8, 9.2, 8.6, 8.4, 7.4, 5.4, 0.8]],
  [[30, -83], 58, [9.6, 9.2, 8.8, 8.8, 8.2, 7.6, 7.4, 6.6, 4.8, 0.8]],
];

/** A right hand from behind, wrist at (0, 0), fingers up; in millimetres. */
export function hand(
  art: Art,
  box: Local,
  { light, middle, dark, line }: Skin,
  { fingers, thumb, towards }: Pose,
): void {
  const [dx, dy] = towards;
  const paint = (path: Path): void => {
    const placed = box.place(path);
    flat(art, placed, dark, [placed.translate(dx * 1.6, dy * 1.6), middle], {
      side: [dx * 0.8, dy * 0.8],
      paint: light,
    });
  };
  const creases: Path[] = [];
  const digit = (root: Point, length: number, widths: readonly number[], [angle, bend]: Finger): void => {
    const joint = polar(...root, length * 0.48, angle);
    const last = polar(...joint, length * 0.3, angle + bend * 0.7);
    const tip = polar(...last, length * 0.22, angle + bend);
    const { outline, rib } = tube([root, joint, last, tip], widths, 22);
    paint(outline);
    creases.push(rib(0.47, 0.02, -0.35, 0.35));
  };
  digit([-24, -20], 84, [18, 16, 13, 11.4, 11, 11, 10.4, 9.4, 7, 0.8], thumb);
  for (const i of [3, 2, 1, 0]) {
    const [root, length, widths] = FINGERS[i]!;
    digit(root, length, widths, fingers[i]!);
  }
  const back = closed(
    '-27,22! -29,-4 -36,-30 -42,-60 -43,-88 -36,-98 -22,-103 -8,-108 6,-105 20,-100 34,-91 41,-78 43,-58 38,-30 29,-4 27,22!',
  );
  const placed = box.place(back);
  art.fill(placed, middle);
  art.clip(placed, () => void box.fill(closed('27,30! 28,-10 36,-36 38,-64 34,-92! 60,-92! 60,30!'), dark));
  art.blot(
    [
      ...creases.slice(1),
      ...['-20,-99 -20,-88 -21,-76', '1,-98 1,-88 1,-76', '21,-92 20,-82 18,-72'].map((line) => curve(line)),
    ].map((crease) => ribbon(box.place(crease), 1.1, { start: 0.3, end: 0.3 })),
    line,
  );
}
