import { type Art, ellipse, LINE, line, type Path, polar, ribbon } from '../../../kit/pen/index.ts';

/** A chain along a path: `count` links of `radius`, in turns from the face and from the edge. */
export function chain(art: Art, path: Path, count: number, radius: number): void {
  const { ink } = art.palette;
  const steps = path.walk(count);
  steps.forEach(({ x, y, angle }, i) => {
    if (i % 2) return;
    const link = ellipse(0, 0, radius * 0.62, radius)
      .rotate(angle)
      .translate(x, y);
    art.line(link, radius * 0.46).line(link, radius * 0.46 - 2, ink);
  });
  steps.forEach(({ x, y, angle }, i) => {
    if (i % 2 === 0) return;
    const edge = line(...polar(x, y, radius * 1.02, angle), ...polar(x, y, -radius * 1.02, angle));
    art.solid(ribbon(edge, radius * 0.5, { start: 0.75, end: 0.75, samples: 5 }), ink, LINE.fine);
  });
}
