import type { Skin } from '../../../kit/figure/skin.ts';
import { flat, type Plane } from '../../../kit/hand/index.ts';
import {
  clamp,
  curve,
  type Knot,
  type Local,
  lerp,
  type Path,
  points,
  range,
  ribbon,
  spline,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';

/** Knuckle, middle joint, last joint and tip; half its width at the knuckle. */
type Digit = readonly [bones: string, thick: number];

export interface Hold {
  /** From the first finger to the little one. */
  fingers: readonly [Digit, Digit, Digit, Digit];
  thumb: Digit;
  /** The back of the hand, from the wrist round the knuckles. */
  back: string;
  planes: readonly Plane[];
  creases: readonly string[];
}

/** Parts of the half width, evenly spaced: thicker at the joints, the pad before the tip. */
const FINGER = [1, 0.97, 0.93, 0.97, 0.94, 0.88, 0.9, 0.88, 0.82, 0.66, 0.2] as const;
const THUMB = [1.1, 1.4, 1.36, 1.16, 1, 1, 0.96, 0.94, 0.84, 0.64, 0.18] as const;

/** A right hand from behind, lit from its thumb's side, the wrist at (0, 0), fingers up; in millimetres. */
export function hand(box: Local, skin: Skin, { fingers, thumb, back, planes, creases }: Hold): void {
  digit(box, skin, thumb, THUMB);
  flat(box, back, skin.middle, ...planes);
  for (const finger of [...fingers].reverse()) digit(box, skin, finger, FINGER);
  box.art.blot(
    creases.map((crease) => ribbon(box.place(curve(crease)), 2.2 * box.scale, { start: 0.1, end: 0.3 })),
    skin.line,
    0.45,
  );
}

/** Its light and its shade begin behind the knuckle, which belongs to the back of the hand. */
function digit(
  box: Local,
  { light, middle, dark, line }: Skin,
  [bones, thick]: Digit,
  swell: readonly number[],
): void {
  const shape = tube(
    points(bones),
    swell.map((part) => part * thick),
    24,
  );
  const side = (outer: number, inner: number): Path =>
    band(shape, outer, (t) => lerp(Math.sign(inner), inner, clamp((t - 0.04) / 0.2)));
  flat(box, shape.outline, middle, [side(1.3, 0.4), dark], [side(-1.3, -0.56), light]);
  const nail: Knot[] = NAIL.map(([t, v]) => shape.at(t, v));
  box.fill(spline(nail, true), light);
  box.art.blot([ribbon(box.place(shape.rib(0.46, 0.02, -0.3, 0.4)), 1, { start: 0.4, end: 0.4 })], line, 0.6);
}

const NAIL = [
  [0.84, -0.3],
  [0.83, 0.2],
  [0.9, 0.34],
  [0.97, 0.2],
  [0.97, -0.3],
  [0.9, -0.42],
] as const;

/** Of a finger, between a line beyond its edge and one within it. */
function band(shape: Tube, outer: number, inner: (t: number) => number): Path {
  const steps = range(12, (i) => i / 11);
  return spline(
    [
      ...steps.map((t): Knot => shape.at(t, outer)),
      ...steps.reverse().map((t): Knot => shape.at(t, inner(t))),
    ],
    true,
  );
}
