import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The star in the lantern. */
export const LIGHT: Point = [196, 424];

export const form = lit({ from: { at: LIGHT }, shade: '#121633', rim: '#ffd9a0' });
