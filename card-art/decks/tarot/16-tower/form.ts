import { lit, twoTone } from '../../../kit/hand/index.ts';
import { type Point, unit } from '../../../kit/pen/index.ts';

/** Where the bolt meets the crown's seat: the brightest place. */
export const STRIKE: Point = [352, 292];
/** The middle of the bolt: it lights the whole left of the picture. */
const LIGHT: Point = [214, 150];

/** What is small on the tower, by the bolt. */
export const boltlit = twoTone({ towards: unit([-0.86, -0.5]) });

export const DARK = '#0e1026';
export const EMBER = '#ff9a45';
/** A step to the fire from those who fall. */
export const TO_FIRE = [0.9, -0.42] as const;
/** What the fire makes of an edge. */
export const FIRE_RIM = '#ffab5c';

export const form = lit({ from: { at: LIGHT }, shade: '#0f1230', rim: '#dfe8f6', rimWidth: 2, stray: 0 });
