import { type Art, type Knot, LINE, lerp, type Paint, type Point, polygon, polyline } from '../pen/index.ts';

/** A white zigzag with a halo, tapered from `from` to `to` wide along its corners. */
export function lightning(
  art: Art,
  corners: readonly Knot[],
  [from, to]: readonly [from: number, to: number],
  {
    halo = true,
    stroke = 'gold',
    lineWidth = LINE.mid,
  }: { halo?: boolean; stroke?: Paint; lineWidth?: number } = {},
): void {
  const last = corners.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  corners.forEach(([x, y], i) => {
    const [ax, ay] = corners[Math.max(0, i - 1)]!;
    const [bx, by] = corners[Math.min(last, i + 1)]!;
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy) || 1;
    // wider at every second corner, so that it flickers
    const share = i === last ? 0.12 : i % 2 ? 1.25 : 0.8;
    const half = (lerp(from, to, i / last) / 2) * share;
    left.push([x + (dy / length) * half, y - (dx / length) * half]);
    right.push([x - (dy / length) * half, y + (dx / length) * half]);
  });
  // many thin layers: a few thick ones would show as bands
  if (halo) {
    for (let i = 12; i > 0; i--) {
      art.line(polyline(corners), from * (1 + i * i * 0.022), art.palette.glow, 0.04);
    }
  }
  art.solid(polygon([...left, ...right.reverse()]), '#fffdf4', lineWidth, stroke);
}
