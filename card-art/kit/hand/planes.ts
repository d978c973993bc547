import { type Art, closed, curve, Local, type Paint, Path, ribbon } from '../pen/index.ts';

/** What is written as knots or already drawn, in the coordinates of what it is painted on. */
type Shape = string | Path;

export interface Planes {
  /** Tones inside the outline, back to front: closed knots and their colour. */
  tones?: readonly (readonly [shape: Shape, paint: Paint])[];
  /** The stretches of the edge that the light meets, as open knots. */
  lit?: readonly Shape[];
  rim?: Paint;
  /** Units of the picture; half of it lies outside the outline and is cut. */
  rimWidth?: number;
}

/**
 * A form in few flat tones, without grain: skin, and all that is small. Its light is where it is drawn, so that edges away
 * from the light end by value alone.
 */
export function planes(
  on: Art | Local,
  outline: Shape,
  fill: Paint,
  { tones = [], lit = [], rim = '#ffe2b0', rimWidth = 5 }: Planes = {},
): void {
  const art = on instanceof Local ? on.art : on;
  const put = (shape: Shape, read: (knots: string) => Path): Path => {
    const path = typeof shape === 'string' ? read(shape) : shape;
    return on instanceof Local ? on.place(path) : path;
  };
  const form = put(outline, closed);
  art.fill(form, fill);
  if (!tones.length && !lit.length) return;
  art.clip(form, () => {
    for (const [shape, paint] of tones) art.fill(put(shape, closed), paint);
    art.blot(
      Path.join(lit.map((edge) => ribbon(put(edge, curve), rimWidth, { start: 0.2, end: 0.2, samples: 14 }))),
      rim,
    );
  });
}
