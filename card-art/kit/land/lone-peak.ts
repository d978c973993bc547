import { type Art, hatch, type Knot, LINE, Path, type Point, polygon, polyline, ramp } from '../pen/index.ts';

/** The sides of a peak, from its top down; `spine` parts the lit side (left) from the shaded one. */
export interface PeakShape {
  left: readonly Knot[];
  spine: readonly Knot[];
  right: readonly Knot[];
  /** Lower edge of the snow, from left to right; it lies between the outer sides. */
  snow: readonly Knot[];
  /** Side ridges: each a line that runs down from near the spine. */
  ribs: readonly (readonly Knot[])[];
}

const plain = (knots: readonly Knot[]): Point[] => knots.map(([x, y]) => [x, y]);

/** One high mountain: lit and shaded flank, snow, engraved gullies. `base` is where it ends. */
export function lonePeak(art: Art, { left, spine, right, snow, ribs }: PeakShape, base: number): void {
  const top = left[0]![1];
  const lit = polygon([...plain(left), ...plain(spine).reverse()]);
  const shaded = polygon([...plain(right), ...plain(spine).reverse()]);
  const whole = polygon([...plain(left), ...plain(right).reverse()]);
  art.fill(
    lit,
    art.linear(0, top, 0, base, ramp(0, '#a9a3e0', 0.35, '#6f6dbc', 0.75, '#565499', 1, '#8d7fbe')),
  );
  art.fill(
    shaded,
    art.linear(0, top, 0, base, ramp(0, '#4c4a9c', 0.4, '#2a2c74', 0.75, '#34357c', 1, '#6d66ac')),
  );
  art.clip(whole, () => {
    const cap = polygon([[-100, top - 50], ...plain(snow), [700, top - 50]]);
    art.clip(lit, () =>
      art.fill(cap, art.linear(0, top, 0, top + 240, ramp(0, '#fffaf2', 0.6, '#efdfee', 1, '#c9bbe6'))),
    );
    art.clip(shaded, () => art.fill(cap, art.linear(0, top, 0, top + 240, ramp(0, '#c4bbea', 1, '#7f7cc8'))));
    art.line(polyline(plain(snow)), LINE.fine, '#fffaf0', 0.9);
  });
  art.line(
    hatch(shaded, { angle: 62, gap: 7, from: 0.02, to: 0.42, jitter: 0.3, seed: 5 }),
    LINE.hair,
    'gold',
    0.55,
  );
  art.line(
    hatch(lit, { angle: -58, gap: 11, from: 0.5, to: 0.8, jitter: 0.5, seed: 8 }),
    LINE.hair,
    'gold',
    0.4,
  );
  for (const rib of ribs) {
    art.line(polyline(plain(rib)), LINE.fine, 'gold', 0.85);
    art.line(teeth(rib), LINE.hair, 'gold', 0.6);
  }
  art.line(polyline(plain(spine)), LINE.mid);
  art.line([polyline(plain(left)), polyline(plain(right))], LINE.bold * 0.85);
}

/** Short strokes down the shaded side of a rib. */
function teeth(rib: readonly Knot[]): Path {
  const strokes = new Path();
  for (const { x, y, t } of polyline(plain(rib)).walk(26)) {
    const length = 12 + 16 * Math.sin(t * 9) ** 2;
    strokes.moveTo(x + 1, y + 2).lineTo(x + length * 0.45, y + length);
  }
  return strokes;
}
