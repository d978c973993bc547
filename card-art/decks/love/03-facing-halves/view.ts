import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { type Art, type Local, local, unit } from '../../../kit/pen/index.ts';

/** We look straight down from a window. The sun stands on the upper left, rather high. */
const SUNWARD = [-0.72, -0.7] as const;
/** Where the shadow of something falls that is so high above what we see it on. */
export const shadow = (up: number): readonly [number, number] => [up * 0.74, up * 0.6];
/** Shadow on what is white, on oak, on the yard. */
export const SHADE = '#aab4c2';
export const OAK_SHADE = '#8a6546';
export const YARD_SHADE = '#948d98';
/** Between leaves the sky still lights the stone. */
export const DAPPLE = '#bebbb6';

/** The table's length lies across the picture, turned; its own box: towards him is down. */
export const TURN = -15;
export const onTable = (art: Art): Local => local(art, 302, 466, 1, { rot: TURN });

export const sunny = lit({
  from: { towards: SUNWARD },
  shade: '#4a4a60',
  rim: '#fffdf0',
  rimWidth: 2,
  stray: 0.6,
  region: (outline) => around(outline, 18),
});

/** People: two tones and the sun's edge, no grain. */
export const toned = twoTone({ towards: unit(SUNWARD) });
