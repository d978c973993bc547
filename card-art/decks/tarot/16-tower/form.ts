import { lit } from '../../../kit/hand/index.ts';
import type { Point } from '../../../kit/pen/index.ts';

/** Where the bolt meets the crown's seat: the brightest place. */
export const STRIKE: Point = [352, 292];
/** The middle of the bolt: it lights the whole left of the picture. */
const LIGHT: Point = [214, 150];

export const DARK = '#0e1026';
export const EMBER = '#ff9a45';

export const form = lit({ from: { at: LIGHT }, shade: '#0f1230', rim: '#dfe8f6', rimWidth: 2, stray: 0 });
