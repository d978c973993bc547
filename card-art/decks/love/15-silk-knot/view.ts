import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { unit } from '../../../kit/pen/index.ts';

/** The sun, low over the lake: everybody's light. */
export const SUN = [456, 428] as const;
/** Where lake and land meet. */
export const SHORE = 628;

const SUNWARD = [0.94, -0.34] as const;

export const form = lit({
  from: { towards: SUNWARD },
  shade: '#4c3a64',
  rim: '#fff0cc',
  rimWidth: 2.6,
  region: (outline) => around(outline, 22),
});

/** Pale cloth: clean planes, no specks. */
export const toned = twoTone({ towards: unit(SUNWARD) });

export const SKIN = {
  fill: '#d39a78',
  light: '#efbe96',
  shade: '#a9705f',
  rim: '#ffe6bc',
  line: '#7c4248',
} as const;
