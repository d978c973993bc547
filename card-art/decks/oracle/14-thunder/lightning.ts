import {
  type Art,
  type Knot,
  LINE,
  lerp,
  type Paint,
  type Path,
  type Point,
  polygon,
} from '../../../kit/pen/index.ts';

/** The closed zigzag along its corners, tapered from `from` to `to` wide. */
function zigzag(corners: readonly Knot[], from: number, to: number): Path {
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
  return polygon([...left, ...right.reverse()]);
}

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
  // many thin layers (a few thick ones would show as bands), tapered like the bolt itself
  if (halo) {
    for (let i = 11; i > 0; i--) {
      const grow = 1 + i * i * 0.034;
      art.fill(zigzag(corners, from * grow, to * (1 + i * 0.4)), art.palette.glow, 0.055);
    }
  }
  art.solid(zigzag(corners, from, to), '#fffdf4', lineWidth, stroke);
}
