import {
  type Art,
  type Knot,
  LINE,
  lerp,
  type Paint,
  Path,
  type Point,
  polygon,
  polyline,
  ramp,
  random,
} from '../pen/index.ts';

/**
 * A range: the line through `peaks`, roughened by midpoint displacement, an opaque body down to
 * `base`, a gold ridge, engraved shaded faces. Fade distance by colour, never by opacity (a range
 * behind would show through).
 * @returns the points of the ridge
 */
export function mountains(
  art: Art,
  x0: number,
  x1: number,
  base: number,
  peaks: readonly Knot[],
  {
    seed = 3,
    top = art.palette.far,
    bottom = art.palette.near,
    topOpacity = 1,
    bottomOpacity = 1,
    lineWidth = LINE.mid,
    stroke = 'gold',
    engrave = true,
    rough = 0.12,
    opacity = 1,
  }: {
    seed?: number | string;
    /** Body colour at the highest peak and at the base. */
    top?: string;
    bottom?: string;
    topOpacity?: number;
    bottomOpacity?: number;
    lineWidth?: number;
    stroke?: Paint;
    engrave?: boolean;
    /** Size of the steps of the ridge, as a part of each piece's length. */
    rough?: number;
    opacity?: number;
  } = {},
): Point[] {
  const chance = random(seed);
  let ridge: Point[] = peaks.map(([x, y]) => [x, y]);
  for (let pass = 0; pass < 2; pass++) {
    ridge = ridge.flatMap((point, i): Point[] => {
      const next = ridge[i + 1];
      if (!next) return [point];
      const size = Math.hypot(next[0] - point[0], next[1] - point[1]) * rough;
      const x = (point[0] + next[0]) / 2 + chance.between(-1, 1) * size * 0.5;
      return [point, [x, (point[1] + next[1]) / 2 + chance.between(-1, 1) * size]];
    });
  }
  const highest = Math.min(...ridge.map(([, y]) => y));
  const shade = ramp(0, top, topOpacity, 1, bottom, bottomOpacity);
  art.fill(polygon([[x0, base], ...ridge, [x1, base]]), art.linear(0, highest, 0, base, shade), opacity);

  if (engrave) {
    const strokes = new Path();
    ridge.forEach((to, i) => {
      const from = ridge[i - 1];
      if (!from || to[1] <= from[1]) return; // only faces that fall to the right lie in shade
      const count = Math.max(2, Math.round((to[0] - from[0]) / 5));
      for (let j = 0; j < count; j++) {
        const t = j / count;
        const x = lerp(from[0], to[0], t);
        const y = lerp(from[1], to[1], t);
        const length = (base - y) * chance.between(0.18, 0.5) * (1 - 0.5 * t);
        strokes.moveTo(x, y + 2).lineTo(x - length * 0.28, y + length * 0.9);
      }
    });
    art.line(strokes, LINE.hair, stroke, 0.6 * opacity);
  }
  art.line(polyline(ridge), lineWidth, stroke, opacity);
  return ridge;
}
