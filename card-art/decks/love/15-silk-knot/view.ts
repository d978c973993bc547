import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { unit } from '../../../kit/pen/index.ts';

/** The sun, low over the lake: everybody's light. */
export const SUN = [453, 466] as const;
/** Where lake and land meet. */
export const SHORE = 628;

export const SUNWARD = [0.94, -0.34] as const;

export const form = lit({
  from: { towards: SUNWARD },
  shade: '#4c3a64',
  rim: '#fff0cc',
  rimWidth: 2.6,
  region: (outline) => around(outline, 22),
});

/** Skin and pale cloth: clean planes, no specks. */
export const toned = twoTone({ towards: unit(SUNWARD) });

export const SKIN = {
  fill: '#d39a78',
  shade: '#a9705f',
  rim: '#ffe6bc',
  rimWidth: 2.4,
  line: '#7c4248',
} as const;
