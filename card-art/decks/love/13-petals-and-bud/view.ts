import { around, lit } from '../../../kit/hand/index.ts';
import { type Path, type Point, polygon } from '../../../kit/pen/index.ts';

/** Our eye on the balcony: metres above the yard; it looks halfway down. */
const EYE = 3.5;
const FOCUS = 700;
const [MIDDLE_X, MIDDLE_Y] = [318, 460];

/** The yard's own axes lie turned to us. */
const TURN = 0.3;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
/** The point of the yard that the turn leaves in its place: straight before us. */
const PIVOT = 3.6;

/** Where a place of the yard is seen: along its paving, up from it, across it; in metres. */
export function at(u: number, up: number, w: number): Point {
  const [x, z] = [u * COS + (w - PIVOT) * SIN, PIVOT - u * SIN + (w - PIVOT) * COS];
  const away = (EYE - up + z) * Math.SQRT1_2;
  return [MIDDLE_X + (FOCUS * x) / away, MIDDLE_Y - (FOCUS * (z - EYE + up) * Math.SQRT1_2) / away];
}

/** A flat piece between places. */
export const face = (...corners: readonly (readonly [number, number, number])[]): Path =>
  polygon(corners.map((corner) => at(...corner)));

/** A forenoon sun, far on the left: a metre's shadow on the paving. */
export const SHADOW = [1.05, 0.1] as const;

export const form = lit({
  from: { towards: [-0.8, -0.6] },
  shade: '#1c3a3c',
  rim: '#fff0c4',
  rimWidth: 1.8,
  stray: 0,
  region: (outline) => around(outline, 24),
});
