import {
  along,
  LINE,
  type Local,
  lerp,
  Path,
  type Point,
  polar,
  ramp,
  range,
  spline,
} from '../../../kit/pen/index.ts';

/** One closed layer of a mane seen from the front. */
export interface ManeLayer {
  /** Locks on each side, and how far their tips are swept, in degrees. */
  locks: number;
  sweep: number;
  /** Reach of the locks, evenly spaced from the crown (0) to the chin (180 degrees). */
  reach: readonly number[];
  /** Tones at the inner shade, the body and the lit tips. */
  dark: string;
  body: readonly [offset: number, colour: string];
  lit: readonly [offset: number, colour: string];
  tip: string;
  outline: number;
}

/** The sweep fades in from the crown and out towards the chin, so that no two locks cross. */
const swept = (sweep: number, angle: number): number =>
  sweep * Math.min(1, 0.1 + angle / 55) * (1 - angle / 190);

/** Right half of the outline, as curves from the middle tuft to the single lock under the chin. */
function halfOutline({ locks, sweep }: ManeLayer, reach: (angle: number) => number) {
  const at = (radius: number, angle: number): Point => polar(0, 0, radius, angle);
  const first = 90 / locks;
  const step = (180 - first) / locks;
  const valley = (angle: number): Point => at(reach(angle) * 0.8, angle);
  const curves: [Point, Point, Point][] = [
    [at(reach(0) * 0.94, first * 0.3), at(reach(0) * 0.88, first * 0.8), valley(first)],
  ];
  for (let i = 0; i < locks; i++) {
    const angle = first + i * step;
    const last = i === locks - 1;
    const radius = reach(angle + step * 0.6) * (last ? 1.04 : i % 2 ? 1 : 0.92);
    const tip = last ? 180 : Math.min(angle + step * 0.8 + swept(sweep, angle), 176);
    // the outer edge swells early, the under edge is hollow: locks overhang like flames
    curves.push([
      at(reach(angle) * 0.9, angle + step * 0.2),
      at(radius, lerp(angle, tip, 0.56)),
      at(radius, tip),
    ]);
    if (last) continue;
    const next = angle + step;
    curves.push([at(radius * 0.93, tip - 2.5), at(reach(next) * 0.82, next + 2.5), valley(next)]);
  }
  return curves;
}

/** The half outline and its mirror image, closed at crown and chin. */
function outline(layer: ManeLayer, reach: (angle: number) => number): Path {
  const mirrored = ([x, y]: Point): Point => [-x, y];
  const start = polar(0, 0, reach(0) * 0.98, 0);
  const curves = halfOutline(layer, reach);
  const ends = [start, ...curves.map(([, , end]) => end)];
  const path = new Path().moveTo(...start);
  for (const [a, b, end] of curves) path.curveTo(...a, ...b, ...end);
  for (let i = curves.length - 1; i >= 0; i--) {
    const [a, b] = curves[i]!;
    path.curveTo(...mirrored(b), ...mirrored(a), ...mirrored(ends[i]!));
  }
  return path.close();
}

/** Strands that flow out into each lock: place across it, end as a part of its reach. */
const STRANDS = [
  [0.04, 0.8],
  [0.17, 0.86],
  [0.3, 0.92],
  [0.43, 0.95],
  [0.56, 0.93],
  [0.7, 0.88],
  [0.86, 0.8],
] as const;

function strands({ locks, sweep }: ManeLayer, reach: (angle: number) => number): Path[] {
  const first = 90 / locks;
  const step = (180 - first) / locks;
  return range(locks, (i) => i).flatMap((i) =>
    STRANDS.map(([place, end]) => {
      const angle = first + (i + place) * step;
      const radius = reach(angle);
      const turn = swept(sweep * 1.3, angle);
      const lean = (0.5 - place) * 5;
      return spline([
        polar(0, 0, radius * 0.5, angle - turn * 0.9),
        polar(0, 0, radius * 0.64, angle - turn * 0.7 - lean * 0.4),
        polar(0, 0, radius * 0.79, angle + turn * 0.1 + lean * 0.3),
        polar(0, 0, radius * end, Math.min(179.4, angle + turn * 0.62 + lean)),
      ]);
    }),
  );
}

/** Paints one layer round (0, 0) of the lion's box. */
export function maneLayer(box: Local, layer: ManeLayer): void {
  const reach = (angle: number): number => along(layer.reach, angle / 180);
  const shape = outline(layer, reach);
  const { dark, body, lit, tip } = layer;
  const tone = box.radial(0, 10, reach(120) * 1.08, ramp(0, dark, ...body, ...lit, 1, tip));
  box.solid(shape, tone, layer.outline);
  const hair = Path.join(strands(layer, reach)).withMirror(0);
  box.clip(shape, () => box.line(hair, LINE.hair, 'gold', 0.85));
}
