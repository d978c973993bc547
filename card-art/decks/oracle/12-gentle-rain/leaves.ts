import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  curve,
  ellipse,
  Path,
  type Point,
  points,
  polar,
  polygon,
  range,
  spline,
} from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [0.35, -0.94] },
  shade: '#1d4a3c',
  rim: '#dcebc0',
  rimWidth: 2.2,
  stray: 0,
});

export interface Broad {
  /** The middle rib from stalk to tip. */
  rib: string;
  /** How far the blade reaches to the left and right of the rib's heading. */
  left: number;
  right: number;
  fill: string;
  /** Teeth a side. */
  teeth: number;
  shade?: string;
}

/** A hydrangea's leaf: egg-shaped, toothed, its side veins bent towards the tip. */
export function broadLeaf(art: Art, { rib, left, right, fill, teeth, shade }: Broad): void {
  const axis = spline(points(rib)).walk(41);
  const at = (t: number, v: number): Point => {
    const { x, y, angle } = axis[Math.round(clamp(t) * 40)]!;
    const half = Math.sin(Math.PI * clamp(t) ** 0.78) ** 0.75 * (v < 0 ? left : right);
    return polar(x, y, Math.abs(v) * half, angle + (v < 0 ? -90 : 90));
  };
  const side = (v: number): Point[] =>
    range(teeth * 2 - 1, (i): Point => {
      const t = (i + 1) / (teeth * 2);
      return at(t, v * (i % 2 ? 0.93 : 1.05));
    });
  const outline = polygon([at(0, 0), ...side(-1), at(1, 0), ...side(1).reverse()]);
  paint(art, outline, fill, Math.min(left, right) * 0.3, shade ? { shade } : {});
  const veins = range(7, (i) => (i + 0.8) / 8.6).flatMap((t) =>
    [-1, 1].map((v) => {
      const [from, mid, to] = [at(t, 0), at(t + 0.06, v * 0.5), at(t + 0.17, v * 0.93)];
      return spline([from, mid, to]);
    }),
  );
  const pale = '#c9dfa8';
  strokes(art, veins, 1.5, pale, 0.1);
  strokes(art, [curve(rib)], 3.4, pale, 0);
  strokes(
    art,
    veins.map((vein) => vein.translate(1, 2.4)),
    1.4,
    '#2f6a4c',
    0.15,
  );
}

/** Beads of rain: they stand on a leaf, or hang from its lowest point. */
export function beads(art: Art, places: readonly (readonly [x: number, y: number, size: number])[]): void {
  for (const [x, y, size] of places) {
    art.fill(ellipse(x + 1, y + size * 0.5, size * 1.05, size * 0.7), '#23563f', 0.7);
    art.fill(ellipse(x, y, size, size * 0.84), '#a9cba0');
    art.fill(ellipse(x - size * 0.1, y + size * 0.3, size * 0.72, size * 0.44), '#e4f0d4', 0.9);
    art.fill(ellipse(x + size * 0.3, y - size * 0.34, size * 0.26, size * 0.2), '#ffffff');
  }
}

/** The drop that is about to fall from a tip. */
export function hangingDrop(art: Art, x: number, y: number, size: number): void {
  const drop = spline(
    [
      [x, y - size, 1],
      [x + size * 0.5, y + size * 0.3],
      [x + size * 0.66, y + size],
      [x, y + size * 1.7],
      [x - size * 0.66, y + size],
      [x - size * 0.5, y + size * 0.3],
    ],
    true,
  );
  art.fill(drop, '#cfe0c8');
  art.fill(ellipse(x - size * 0.05, y + size * 0.7, size * 0.42, size * 0.4), '#7da084');
  art.fill(ellipse(x, y + size * 1.16, size * 0.4, size * 0.26), '#f6fbea');
  art.fill(Path.join(ellipse(x + size * 0.24, y + size * 0.42, size * 0.15)), '#ffffff');
}
