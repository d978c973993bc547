import { flat } from '../../../kit/hand/index.ts';
import { type Art, type Knot, points, spline, type Tube, tube } from '../../../kit/pen/index.ts';
import { SKIN } from './tones.ts';

/** How broad its lit edge is; half of it is cut. */
const LIT = 5.4;

/** Of the half width, evenly spaced: thicker at the joints, the pad before the tip. */
const SWELL = [
  1, 0.96, 0.93, 0.89, 0.86, 0.88, 0.9, 0.89, 0.88, 0.83, 0.79, 0.8, 0.81, 0.8, 0.79, 0.77, 0.74, 0.7, 0.63,
  0.48, 0.12,
] as const;

/**
 * @param bones knuckle, middle joint, last joint, tip
 * @param thick half its width at the knuckle
 */
export const fingerOf = (bones: string, thick: number): Tube =>
  tube(
    points(bones),
    SWELL.map((part) => part * thick),
    26,
  );

/** A finger that points to the left or down: lit along its back, its inner side in the shade. */
export function finger(art: Art, shape: Tube, fill: string = SKIN.middle): void {
  const shade = spline([...run(shape, -1.3), ...run(shape, -0.25).reverse()], true);
  flat(art, shape.outline, fill, [shade, SKIN.dark], {
    along: [shape.edge(0.96, 0, 0.98)],
    paint: SKIN.light,
    width: LIT,
  });
}

const run = (shape: Tube, v: number): Knot[] => [0, 0.2, 0.4, 0.6, 0.8, 0.92, 1].map((t) => shape.at(t, v));

/** On the back of the last joint, turned to us. */
export function nail(art: Art, shape: Tube): void {
  const knots: Knot[] = [
    shape.at(0.81, 0.5),
    shape.at(0.8, 0.02),
    shape.at(0.88, -0.14),
    shape.at(0.95, 0),
    shape.at(0.95, 0.42),
    shape.at(0.88, 0.6),
  ];
  art.fill(spline(knots, true), '#f6d6b6');
}
