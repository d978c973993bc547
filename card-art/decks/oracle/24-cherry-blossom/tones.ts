import type { Plane } from '../../../kit/hand/index.ts';

/** The forenoon sun on a form's upper left, so broad. */
export const sun = (breadth: number, paint: string): Plane => ({ side: [-breadth, -breadth * 0.7], paint });
export const shade = (breadth: number, paint: string): Plane => ({ side: [breadth, breadth * 0.5], paint });

export const SKIN = '#e9b594';
export const SKIN_LIT = '#ffdcbd';
export const SKIN_SHADE = '#bd8069';
export const HAIR = '#2b2223';
export const HAIR_LIT = '#6d4c3d';
export const SOCK = '#2b2c31';
export const SHOE = '#54352a';
