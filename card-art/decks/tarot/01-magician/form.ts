import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** The light over the lifted finger. */
export const LIGHT: Point = [404, 138];

export const form = lit({ from: { at: LIGHT }, shade: '#1d0d28', rim: '#ffdca4' });
