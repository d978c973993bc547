import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The middle of the window, where the day comes in. */
export const LIGHT: Point = [120, 250];

export const SKIN = '#e2ab84';
export const FLESH = { shade: '#8a4a48' } as const;
export const LINEN = { shade: '#8f6a5c', rim: '#fffaea' } as const;
export const LINEN_FOLD = '#8a6456';
export const GOLD = { shade: '#7a4030', rim: '#fff3c8', rimWidth: 1.8 } as const;

export const form = lit({ from: { at: LIGHT }, shade: '#3a2430', rim: '#fff0c8' });
