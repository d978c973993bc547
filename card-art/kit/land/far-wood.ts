import { type Art, hatch, type Knot, LINE, ramp, spline, svgPath } from '../pen/index.ts';

/** Tree forms of height 1 on (0, 0). */
const CYPRESS = svgPath('M0 -1C.13 -.7 .19 -.3 .1 0H-.1C-.19 -.3 -.13 -.7 0 -1Z');
const CROWN: readonly Knot[] = [
  [-0.16, 0, 1],
  [-0.44, -0.2],
  [-0.46, -0.52],
  [-0.3, -0.7],
  [-0.12, -0.96],
  [0.16, -0.94],
  [0.34, -0.68],
  [0.48, -0.44],
  [0.4, -0.16],
  [0.16, 0, 1],
];
const ROUND = spline(CROWN, true);

/** A far wood of rounded trees and cypresses, `[x, y, height, kind]` each, back to front. */
export function farWood(
  art: Art,
  trees: readonly (readonly [x: number, y: number, height: number, kind: 'round' | 'cypress'])[],
): void {
  for (const [x, y, height, kind] of trees) {
    const cypress = kind === 'cypress';
    const shape = (cypress ? CYPRESS : ROUND).scale(height).translate(x, y);
    const lit = art.linear(
      x - height * 0.3,
      y - height,
      x + height * 0.2,
      y,
      ramp(0, '#8a6394', 1, '#2f2054'),
    );
    art.solid(shape, lit, LINE.fine + 0.3);
    const angle = cypress ? 80 : 40;
    const seed = Math.round(x);
    const engraving = hatch(shape, { angle, gap: 4.6, from: 0.55, to: 0.92, jitter: 0.3, seed });
    art.line(engraving, LINE.hair, 'gold', 0.6);
  }
}
