import { type Art, hatch, type Knot, LINE, polygon, polyline, ramp, ribbon, spline } from '../pen/index.ts';

/** A face of the rock: its corners, and how much light it takes (0 … 1). */
export type Facet = readonly [corners: readonly Knot[], light: number];

const heights = (corners: readonly Knot[]): [top: number, foot: number] => {
  const ys = corners.map(([, y]) => y);
  return [Math.min(...ys), Math.max(...ys)];
};

/** A rocky crag in card coordinates: a closed outline, engraved facets, thin cracks. */
export function crag(
  art: Art,
  outline: readonly Knot[],
  facets: readonly Facet[],
  {
    cracks = [],
    lineWidth = LINE.bold * 0.9,
  }: { cracks?: readonly (readonly Knot[])[]; lineWidth?: number } = {},
): void {
  const shape = polygon(outline);
  const [top, foot] = heights(outline);
  art.fill(shape, art.linear(0, top, 0, foot, ramp(0, '#3d2a63', 0.6, '#221742', 1, '#130e2e')));
  art.clip(shape, () => {
    facets.forEach(([corners, light], i) => {
      const face = polygon(corners);
      const [y0, y1] = heights(corners);
      art.fill(face, art.linear(0, y0, 0, y1, ramp(0, '#8a6394', light, 1, '#8a6394', 0)));
      const angle = 62 + (i % 3) * 20;
      const engraving = hatch(face, { angle, gap: 5.4, from: 0.1, to: 0.9, jitter: 0.4, seed: i + 3 });
      art.line(engraving, LINE.hair, 'gold', 0.5);
      art.line(polyline(corners), LINE.fine, 'gold', 0.75);
    });
  });
  for (const crack of cracks) {
    art.blot(ribbon(spline(crack), 2.2, { start: 0.9, end: 0.05 }), 'gold', 0.8);
  }
  art.line(shape, lineWidth);
}
