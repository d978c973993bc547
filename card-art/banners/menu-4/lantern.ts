import {
  type Art,
  ellipse,
  LINE,
  local,
  type Paint,
  points,
  polygon,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../../kit/pen/index.ts';
import { facetStar } from '../../kit/sky/star.ts';

/** A hexagram lantern about (x, y), ring at y = -103, drop at 98 of its box. */
export function lantern(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { stroke = 'gold', star = true, glass }: { stroke?: Paint; star?: boolean; glass?: Paint } = {},
): void {
  const { gold, glow, far, ink } = art.palette;
  const box = local(art, x, y, scale);
  const light = ramp(0, gold[0], 0.25, glow, 0.95, 0.7, glow, 0.3, 1, far, 0.35);
  const pane = glass ?? box.radial(0, 0, 60, light);
  // ring, handle, roof
  box.line(ellipse(0, -92, 11), LINE.mid, stroke);
  box.line(svgPath('M-26 -58C-26 -90 26 -90 26 -58'), LINE.mid, stroke);
  box.solid(svgPath('M0 -82C10 -74 20 -66 44 -50H-44C-20 -66 -10 -74 0 -82Z'), ink, LINE.bold * 0.8, stroke);
  box.line(svgPath('M-30 -57C-12 -64 12 -64 30 -57M-14 -68C-4 -71 4 -71 14 -68'), LINE.hair, stroke);
  box.solid(roundRect(-46, -50, 92, 9, 3), ink, LINE.mid, stroke);
  // glass with the star, bars
  box.solid(polygon(points('-38,-41 38,-41 44,46 -44,46')), pane, LINE.bold * 0.8, stroke);
  if (star) {
    const look = { lineWidth: LINE.fine, dark: gold[2], lit: gold[0] };
    facetStar(art, x, y + 3 * scale, 6, 31 * scale, 17.5 * scale, look);
  }
  box.line(svgPath('M-13 -41L-15 46M13 -41L15 46'), LINE.fine, stroke);
  // foot and drop
  box.solid(roundRect(-50, 46, 100, 10, 3), ink, LINE.mid, stroke);
  box.solid(svgPath('M-44 56H44L32 70H-32Z'), ink, LINE.mid, stroke);
  box.blot(
    range(7, (i) => ellipse(-36 + i * 12, 51, 1.7)),
    stroke,
  );
  box.line(svgPath('M-28 70C-20 80 20 80 28 70'), LINE.fine, stroke);
  box.blot(svgPath('M0 80C5 86 4 92 0 98C-4 92 -5 86 0 80Z'), stroke);
}
