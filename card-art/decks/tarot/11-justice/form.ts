import { around, lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun, low over the lake: the scales hang before it. */
export const SUN: Point = [442, 462];
/** Where the far shore meets the water. */
export const SHORE = 640;

export const ROSE = { shade: '#3f0f34', rim: '#ffc9a0' } as const;
export const GREEN = { shade: '#12332f', rim: '#d8efc0', rimWidth: 1.8 } as const;
export const IVORY = { shade: '#6f5684', rim: '#fff6dc' } as const;
export const GOLD = { shade: '#6d3f2c', rim: '#fff3c4', rimWidth: 1.8 } as const;
export const FLESH = { shade: '#5e2c36', rim: '#ffdcae', rimWidth: 2.2 } as const;
export const SKIN = '#b0714f';

/** Everything stands against the sun: lit at the edge that looks towards it, the rest in its own shade. */
export const form = lit({
  from: { at: SUN },
  shade: '#2c1638',
  rim: '#ffdba6',
  rimWidth: 2.6,
  region: (outline) => around(outline, 24),
});
