import { mix } from '../../../kit/grade/mix.ts';
import { type Art, clamp, LINE, lerp, Path, type Point } from '../../../kit/pen/index.ts';

/** Handle length of a quarter circle as one Bézier. */
const Q = 0.5523;

/** The upper half of a circle, from left to right. */
const bow = (x: number, y: number, radius: number): Path =>
  new Path()
    .moveTo(x - radius, y)
    .curveTo(x - radius, y - radius * Q, x - radius * Q, y - radius, x, y - radius)
    .curveTo(x + radius * Q, y - radius, x + radius, y - radius * Q, x + radius, y);

/** A scale: a half disc with a tapering root that the next row covers. */
const scale = (x: number, y: number, radius: number): Path =>
  new Path()
    .moveTo(x - radius * 0.9, y + radius * 0.44)
    .lineTo(x - radius, y)
    .append(bow(x, y, radius), 1)
    .lineTo(x + radius * 0.9, y + radius * 0.44)
    .close();

/** Arcs inside a scale. */
const ARCS = 3;

/**
 * A field of seigaiha waves over the whole window, as clouds that recede: radii run from `radii[0]`
 * at `from` to `radii[1]` at `to`. `tone(x, y)` is how light a scale is, 0 … 1; `shift` moves the field.
 */
export function seigaiha(
  art: Art,
  {
    from,
    to,
    radii,
    tone,
    shift: [dx, dy],
  }: {
    from: number;
    to: number;
    radii: readonly [top: number, bottom: number];
    tone: (x: number, y: number) => number;
    shift: Readonly<Point>;
  },
): void {
  const [left, right] = [40, 560];
  for (let y = from, row = 0; y < to; row++) {
    const radius = lerp(...radii, (y - from) / (to - from));
    const half = Math.ceil((Math.ceil((right - left) / (2 * radius)) + 2) / 2);
    // scales of one row only touch, so those of one tone share a path
    const byTone = new Map<number, Point[]>();
    for (let i = -half; i <= half; i++) {
      const place: Point = [300 + (i + (row % 2 ? 0.5 : 0)) * 2 * radius + dx, y + radius * 0.5 + dy];
      if (place[0] < left - radius || place[0] > right + radius) continue;
      const light = Math.round(clamp(tone(...place)) * 12) / 12;
      byTone.set(light, [...(byTone.get(light) ?? []), place]);
    }
    for (const [light, places] of byTone) {
      const fill = mix(art.palette.ink, '#7f86d4', light);
      art.solid(
        places.map((p) => scale(...p, radius)),
        fill,
        lerp(LINE.fine, LINE.mid, light),
      );
      for (let j = 1; j <= ARCS; j++) {
        const arcs = places.map((p) => bow(...p, radius * (1 - j / (ARCS + 1.3))));
        const paint = light > 0.5 ? art.palette.pale : 'gold';
        art.line(arcs, j === 1 ? LINE.fine : LINE.hair, paint, 0.4 + 0.55 * light);
      }
    }
    y += radius * 0.52;
  }
}
