import type { Plane } from '../../../kit/hand/index.ts';
import { closed, type Path } from '../../../kit/pen/index.ts';

/** He is written where the horse is; both are moved to the right together. */
export const X = 2;
export const placed = (knots: string): Path => closed(knots).translate(X, 0);

export const STEEL = { fill: '#3b3353', shade: '#241c38', rim: '#ffdca8', soft: 6, rimWidth: 2 } as const;
export const PLATE = { fill: '#4d4568', shade: '#2e2546', rim: '#ffe6b4', soft: 4, rimWidth: 1.8 } as const;
export const BONE = { fill: '#efe5d0', shade: '#a597a4', rim: '#fffbe8', soft: 2.4, rimWidth: 1.4 } as const;

/** The front that meets the low sun: broad dusk, then copper before the rim. */
export const dawnlit = (x: number, y = 0): readonly Plane[] => [
  { side: [x, y], paint: '#7d4f66' },
  { side: [x * 0.5, y * 0.5], paint: '#e09a64' },
];
