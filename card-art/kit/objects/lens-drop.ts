import { type Art, arc, LINE, type Local, local, type Path, points, ramp, spline } from '../pen/index.ts';

/** A hanging drop of radius 1 about (0, 0), its point up. */
const DROP: Path = spline(
  points(
    '0,-1.72! 0.22,-1.16 0.66,-0.62 0.98,0.06 0.82,0.68 0.34,0.98 -0.34,0.98 -0.82,0.68 -0.98,0.06 -0.66,-0.62 -0.22,-1.16',
  ),
  true,
);

/** A drop of water in the air; `scene` paints what is seen in it, upside down, in units of its radius. */
export function lensDrop(art: Art, x: number, y: number, radius: number, scene?: (box: Local) => void): void {
  const box = local(art, x, y, radius);
  box.glow(0, 0, 1.9, '#f3ecff', 0.4);
  box.fill(DROP, box.linear(0, -1.7, 0, 1, ramp(0, '#e9e2ff', 0.5, 0.5, '#8f92dc', 0.5, 1, '#f3ecff', 0.75)));
  if (scene) box.clip(DROP, () => scene(box));
  box.line(DROP, radius > 20 ? LINE.mid : LINE.fine, '#fffaf0');
  box.line(arc(0, 0.02, 0.82, 200, 255), radius > 20 ? LINE.bold : LINE.fine, '#ffffff', 0.9);
}
