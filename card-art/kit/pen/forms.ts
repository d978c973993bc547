import { type Local, local, type Placement } from './local.ts';
import { type Knot, range } from './numbers.ts';
import type { Path } from './path.ts';
import { spline } from './shapes.ts';
import type { Art, Paint } from './surface.ts';
import type { Tube } from './tube.ts';

/** A closed form: fill, then what `inside` paints within the outline, the contour on top. */
export function form(
  box: Local,
  outline: Path,
  fill: Paint,
  lineWidth: number,
  inside: () => void,
  stroke: Paint = 'gold',
): void {
  box.fill(outline, fill);
  box.clip(outline, inside);
  box.line(outline, lineWidth, stroke);
}

/** A motif's box and its mirror image, for what an animal has on both sides. */
export const bothSides = (
  art: Art,
  x: number,
  y: number,
  scale: number,
  { rot = 0, mirror = false }: Placement,
): readonly [right: Local, left: Local] => [
  local(art, x, y, scale, { rot, mirror }),
  local(art, x, y, scale, { rot, mirror: !mirror }),
];

/** The strip of a tube between two offsets (-1 left … 1 right): the side that lies in shade. */
export function strip(limb: Tube, from: number, to: number, samples = 16): Path {
  const edge = (v: number): Knot[] => range(samples, (i) => limb.at(i / (samples - 1), v));
  return spline([...edge(from), ...edge(to).reverse()], true);
}

/** A closed spline through the right half's knots and their mirror images; ends on the axis x = 0. */
export const symmetric = (half: readonly Knot[]): Path =>
  spline(
    [
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y, corner = 0]): Knot => [-x, y, corner]),
    ],
    true,
  );
