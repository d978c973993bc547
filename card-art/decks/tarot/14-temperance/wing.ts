import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import { type Art, lerp, Path, polar, ribbon, spline } from '../../../kit/pen/index.ts';

/** A feather that points up before it is turned; its tip is cut slantwise. */
const feather = (x: number, y: number, length: number, width: number, angle: number): Path =>
  spline(
    (
      [
        [-0.12, 0],
        [-0.42, -0.25],
        [-0.5, -0.8],
        [-0.34, -0.96],
        [-0.08, -1],
        [0.26, -0.93],
        [0.48, -0.76],
        [0.42, -0.22],
        [0.12, 0],
      ] as const
    ).map(([u, v]): [number, number] => [u * width, v * length]),
    true,
  )
    .rotate(angle)
    .translate(x, y);

/** Paints of a wing: three rows from the longest feathers to the coverts, shade, lit edge. */
export interface Plumage {
  rows: readonly (readonly [string, string])[];
  shade: string;
  rim: string;
}

/** Feathers in three rows along the front edge; angles and lengths run from root to tip. */
export function wing(
  art: Art,
  edge: Path,
  [from, to]: readonly [number, number],
  [short, long]: readonly [number, number],
  { rows, shade, rim }: Plumage,
): void {
  const steps = edge.walk(19);
  rows.forEach((tones, row) => {
    const placed = steps.slice(row === 2 ? 0 : 1).map(({ x, y, t }) => ({
      x,
      y,
      length: lerp(short, long, t ** 1.1) * [1, 0.6, 0.3][row]!,
      angle: lerp(from, to, t ** 1.1),
    }));
    const width = [36, 31, 27][row]!;
    const all = placed.map(({ x, y, length, angle }) => feather(x, y, length, width, angle));
    modelled(
      art,
      regionOf(Path.join(all), 20),
      { towards: [5, -5], soft: 8, shade, rim, rimWidth: 1.8 },
      () => {
        all.forEach((one, i) => {
          art.fill(one, tones[i % 2]!);
        });
      },
    );
    art.blot(
      placed.map(({ x, y, length, angle }, i) =>
        ink(
          spline([polar(x, y, length * 0.3, angle), polar(x, y, length * 0.94, angle + 0.6)]),
          row ? INK.detail : INK.form,
          i,
          0.1,
        ),
      ),
      shade,
    );
  });
  // the arm of the wing lies over the feathers' roots
  art.fill(ribbon(edge, 24, { start: 0.9, end: 0.5, samples: 20 }), rows[2]![1]!);
  art.blot(ink(edge.translate(-3, -3), 5, 3, 0.04), rim);
}
