import { type Art, type Point, points, polygon, ramp } from '../../../kit/pen/index.ts';

/** The sun that has just risen behind the valley, seen through the wreath: it comes from the left, level with our eye. */
export const SUN: Point = [232, 520];

/** What the corners are: whatever turns from the wreath goes back into it. */
export const DARK = '#141536';

/** What meets the edges of the four that look in. */
export const GLOW = '#ffe2ae';

/** Lets what was painted in a corner of the picture go out on the way between two points. */
export function intoNight(art: Art, corner: string, from: Point, to: Point): void {
  art.fill(polygon(points(corner)), art.linear(...from, ...to, ramp(0, DARK, 0, 1, DARK)));
}

/** The dancer against the morning: what meets the sun, and the tones from it into the shade. */
export const RIM = '#fff3cc';
export const SKIN = {
  lit: '#eeae82',
  base: '#bd7c5e',
  mid: '#965a50',
  dusk: '#6c3c4a',
  line: '#40182e',
} as const;
export const CLOTH = {
  lit: '#e0606c',
  base: '#b93c58',
  mid: '#8e2a4e',
  dark: '#5e1a42',
  line: '#4a1238',
} as const;
