import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { type Point, unit } from '../../../kit/pen/index.ts';

/** The sun that has just come up between the two towers. */
export const SUN: Point = [512, 510];
/** Where the land ends, and the height of our eye: as high as the saddle. */
export const SHORE = 566;
/** The step towards the sun: it stands behind all that is near us, to the right. */
const TOWARDS = [0.86, -0.5] as const;

/** Where the near hooves stand, and the far ones. */
export const GROUND = { near: 808, far: 797 } as const;

/** Large things, whose shade is grain. */
export const form = lit({
  from: { towards: TOWARDS },
  shade: '#2c2a52',
  rim: '#ffe6b4',
  rimWidth: 2.4,
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});

/** The horse, flesh, bone and small things: two tones, no grain. */
export const toned = twoTone({ towards: unit(TOWARDS) });
