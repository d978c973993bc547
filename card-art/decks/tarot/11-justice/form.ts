import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The sun, low over the lake: the scales hang before it. */
export const SUN: Point = [442, 462];
/** Where the far shore meets the water. */
export const SHORE = 640;

export const ROSE = { shade: '#3f0f34', rim: '#ffc9a0' } as const;
export const GREEN = { shade: '#12332f', rim: '#d8efc0', rimWidth: 1.8 } as const;
export const IVORY = { shade: '#6f5684', rim: '#fff6dc' } as const;
export const GOLD = { fill: '#dcae5c', shade: '#9c6638', rim: '#fff3c4', soft: 4, rimWidth: 1.6 } as const;
export const SKIN = { fill: '#b0714f', shade: '#84493f', rim: '#ffdcae', soft: 4, rimWidth: 2 } as const;
/** Planes of her skin: turned from the sun, and towards it. */
export const PLANE = { shade: '#935840', light: '#c68a60', line: '#5e2c36' } as const;

/** Everything stands against the sun: lit at the edge that looks towards it, the rest in its own shade. */
export const form = lit({
  from: { at: SUN },
  shade: '#2c1638',
  rim: '#ffdba6',
  rimWidth: 2.6,
  region: (outline) => around(outline, 24),
});

/** Flesh, hair, metal and small figures by the same sun: two tones, no grain. */
export const toned = twoTone({ at: SUN });
