import {
  type Art,
  closed,
  curve,
  Local,
  type Paint,
  Path,
  type PathLike,
  ribbon,
  roundRect,
} from '../pen/index.ts';
import { type Light, stepTowards } from './lit.ts';

/** A path, or its knots, in the coordinates of what it is painted on. */
type Shape = string | PathLike;
type Step = readonly [dx: number, dy: number];

/** What is painted inside a form and ends where the form ends. */
export type Plane =
  /** Drawn by hand; of knots, closed ones. */
  | readonly [shape: Shape, paint: Paint, opacity?: number]
  /**
   * The side that looks the way of this step, as broad as the step is long, in units of the picture: shade away from
   * the light, a lit edge towards it.
   */
  | { readonly side: Step; readonly paint: Paint }
  /** Stretches of the form's edge, drawn by hand, as open knots; half of the line's width lies outside and is cut. */
  | { readonly along: readonly Shape[]; readonly paint: Paint; readonly width: number }
  /** Whatever else is to be painted there. */
  | (() => void);

/** What a form is painted in by a light. */
export interface Tones {
  fill: Paint;
  /** Of the side that looks away from the light, and how broad that is. */
  shade: Paint;
  soft?: number;
  /** Of the edge that the light meets, and how broad that is. */
  rim?: Paint;
  rimWidth?: number;
  /** A step to the light, for a form that has another than its picture's. */
  towards?: Step;
}

/**
 * A form in flat tones, without grain: skin, faces, hands, and all that is so small that specks would be dirt on it.
 * @param on the picture, or the box that outline and planes are written in
 * @param planes over the fill, in the order of painting
 */
export function flat(on: Art | Local, outline: Shape, fill: Paint, ...planes: readonly Plane[]): void {
  (on instanceof Local ? on.art : on).fill(seen(on, outline), fill);
  within(on, outline, ...planes);
}

/** The same planes in a form that is painted already. */
export function within(on: Art | Local, outline: Shape, ...planes: readonly Plane[]): void {
  if (!planes.length) return;
  const art = on instanceof Local ? on.art : on;
  const form = seen(on, outline);
  art.clip(form, () => {
    for (const plane of planes) {
      if (typeof plane === 'function') plane();
      else if ('side' in plane) sideOf(art, form, plane.side, plane.paint);
      else if ('along' in plane)
        art.blot(
          plane.along.map((edge) => ribbon(seen(on, edge, curve), plane.width, EDGE)),
          plane.paint,
        );
      else art.fill(seen(on, plane[0]), plane[1], plane[2]);
    }
  });
}

/** A shape where it is seen on the picture. */
function seen(on: Art | Local, shape: Shape, read = closed): Path {
  const path = typeof shape === 'string' ? read(shape) : shape;
  return on instanceof Local ? on.place(path) : Path.join(path);
}

const EDGE = { start: 0.2, end: 0.2, samples: 14 } as const;

/** Inside the form: what it leaves uncovered of itself when it is moved the other way. */
function sideOf(art: Art, form: Path, [dx, dy]: Step, paint: Paint): void {
  const [left, top, right, bottom] = form.bounds();
  art.outside(form.translate(-dx, -dy), [left - 1, top - 1, right + 1, bottom + 1], () => {
    art.fill(roundRect(left - 1, top - 1, right - left + 2, bottom - top + 2), paint);
  });
}

/**
 * @param from where the picture's one light is
 * @returns paints a form in two flat tones by it, and the edge that it meets; planes drawn by hand come between
 */
export function twoTone(from: Light['from']) {
  return (
    on: Art | Local,
    outline: Shape,
    { fill, shade, soft = 5, rim, rimWidth = 1.8, towards }: Tones,
    ...planes: readonly Plane[]
  ): void => {
    const [dx, dy] = towards ?? stepTowards(from, seen(on, outline));
    const side = (paint: Paint, breadth: number): Plane[] =>
      breadth ? [{ side: [dx * breadth, dy * breadth], paint }] : [];
    flat(on, outline, fill, ...side(shade, -soft), ...planes, ...(rim ? side(rim, rimWidth) : []));
  };
}
