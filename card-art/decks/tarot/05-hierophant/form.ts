import { lit } from '../../../kit/hand/index.ts';
import { lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** The middle of the coloured window, high on the left. */
export const LIGHT: Point = [172, 290];

/** From where a pupil sees it who has just come in: low, a little left of the throne. In metres. */
export const { seen, face } = lookingLevel({ x: 250, horizon: 560, height: 1.1, focus: 960 });

export const SKIN = '#dca27c';
export const FLESH = { shade: '#7a4048' } as const;
export const LINEN = { shade: '#8a6a72', rim: '#fffaea' } as const;
export const LINEN_FOLD = '#80606a';
export const RED = { shade: '#3c0f2a', rim: '#ffb98c' } as const;
export const GOLD = { shade: '#7a4030', rim: '#fff3c8', rimWidth: 1.6 } as const;

export const form = lit({ from: { at: LIGHT }, shade: '#1c1222', rim: '#ffe3ae' });
