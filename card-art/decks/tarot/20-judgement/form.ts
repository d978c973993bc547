import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { type Point, unit } from '../../../kit/pen/index.ts';

/** Where the day comes through, beyond the trumpet. */
export const DAWN: Point = [176, 372];

/** The step towards it: it stands behind all that is seen, to the left. */
const TOWARDS = [-0.85, -0.45] as const;

export const SKIN = { fill: '#dfa684', shade: '#b0705f', rim: '#fff0cc', soft: 4, rimWidth: 1.6 } as const;

/** Large things, whose shade is grain. */
export const form = lit({
  from: { towards: TOWARDS },
  shade: '#24305c',
  rim: '#fff4d2',
  rimWidth: 2.2,
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});

/** Flesh, linen and small things: two tones, no grain. */
export const toned = twoTone({ towards: unit(TOWARDS) });
