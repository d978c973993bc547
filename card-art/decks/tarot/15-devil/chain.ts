import { type Art, ellipse, line, type Path, polar, ribbon } from '../../../kit/pen/index.ts';

const IRON = '#150e18';
const LIT = '#f0a55e';

/** A chain along a path: `count` links of `radius`, in turns from the face and from the edge. */
export function chain(art: Art, path: Path, count: number, radius: number): void {
  const steps = path.walk(count);
  steps.forEach(({ x, y, angle }, i) => {
    if (i % 2) return;
    const link = ellipse(0, 0, radius * 0.62, radius)
      .rotate(angle)
      .translate(x, y);
    art.line(link, radius * 0.62, IRON).line(link.translate(-0.8, -0.6), radius * 0.2, LIT);
  });
  steps.forEach(({ x, y, angle }, i) => {
    if (i % 2 === 0) return;
    const edge = line(...polar(x, y, radius * 1.05, angle), ...polar(x, y, -radius * 1.05, angle));
    art.blot(ribbon(edge, radius * 0.7, { start: 0.8, end: 0.8, samples: 5 }), IRON);
    art.blot(ribbon(edge.translate(-0.9, -0.5), radius * 0.24, { start: 0.6, end: 0.6, samples: 5 }), LIT);
  });
}
