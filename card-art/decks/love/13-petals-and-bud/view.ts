import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { type Path, type Point, polygon, radians } from '../../../kit/pen/index.ts';

/** Our eye on the balcony: metres above the yard; how far it looks down, its measure. */
const EYE = 2.9;
const DOWN = radians(30);
const FOCUS = 1300;
const [MIDDLE_X, MIDDLE_Y] = [318, 460];

/** The yard's own axes lie turned to us. */
const TURN = 0.3;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
/** The point of the yard that the turn leaves in its place: straight before us. */
const PIVOT = 4;

/** Where a place of the yard is seen: along its paving, up from it, across it; in metres. */
export function at(u: number, up: number, w: number): Point {
  const [x, z] = [u * COS + (w - PIVOT) * SIN, PIVOT - u * SIN + (w - PIVOT) * COS];
  const away = z * Math.cos(DOWN) + (EYE - up) * Math.sin(DOWN);
  const high = z * Math.sin(DOWN) - (EYE - up) * Math.cos(DOWN);
  return [MIDDLE_X + (FOCUS * x) / away, MIDDLE_Y - (FOCUS * high) / away];
}

/** A flat piece between places. */
export const face = (...corners: readonly (readonly [number, number, number])[]): Path =>
  polygon(corners.map((corner) => at(...corner)));

/** A forenoon sun, far on the left: a metre's shadow on the paving. */
export const SHADOW = [0.9, 0.5] as const;
const TOWARDS = [-0.8, -0.6] as const;

export const form = lit({
  from: { towards: TOWARDS },
  shade: '#1c3a3c',
  rim: '#fff0c4',
  rimWidth: 1.8,
  stray: 0,
  region: (outline) => around(outline, 24),
});

/** The sweeper's skin, linen, shoes: too small for grain. */
export const small = twoTone({ towards: TOWARDS });
const RIM = { rim: '#fff2c6', rimWidth: 2 } as const;
export const SKIN = { fill: '#d79a6a', shade: '#9b6046', soft: 5, ...RIM } as const;
export const LINEN = { fill: '#f7ecd0', shade: '#a9a18f', soft: 7, ...RIM } as const;
