import { around, cutOut, lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  Local,
  type Paint,
  Path,
  type Point,
  ribbon,
} from '../../../kit/pen/index.ts';

/** A step towards the noon sun, upper left. */
export const TO_SUN: Point = [-0.5, -0.86];

/** What is rough and large: bark. The frame cuts it: no edge there. */
export const bySun = lit({
  from: { towards: [-0.5, -0.86] },
  shade: '#8a5a3a',
  rim: '#fff3cc',
  rimWidth: 2.2,
  stray: 1,
  region: (outline) => around(outline, 24),
});

export interface Tones {
  base: string;
  shade: string;
  rim?: string;
}

const placed = (on: Art | Local, shape: string | Path, read: (knots: string) => Path): Path => {
  const path = typeof shape === 'string' ? read(shape) : shape;
  return on instanceof Local ? on.place(path) : path;
};

/**
 * A form in flat tones by the sun: shade on the far side, a bright edge on the near one, between them the planes that are
 * written, each with its paint.
 * @param soft how broad the shade is, in units of the picture
 */
export function form(
  on: Art | Local,
  outline: string | Path,
  { base, shade, rim }: Tones,
  soft: number,
  planes: readonly (readonly [shape: string | Path, paint: Paint])[] = [],
  rimWidth = 1.6,
): void {
  const art = on instanceof Local ? on.art : on;
  const shape = placed(on, outline, closed);
  cutOut(art, shape, { fill: base, shade, soft, ...(rim ? { rim, rimWidth } : {}) }, TO_SUN, () => {
    for (const [plane, paint] of planes) art.fill(placed(on, plane, closed), paint);
  });
}

/** Creases, hairs, lines of a face: tapered, all of one weight. */
export function creases(on: Art | Local, lines: readonly string[], weight: number, paint: Paint): void {
  const art = on instanceof Local ? on.art : on;
  art.blot(
    Path.join(
      lines.map((line) => ribbon(placed(on, line, curve), weight, { start: 0.35, end: 0.1, samples: 10 })),
    ),
    paint,
  );
}
