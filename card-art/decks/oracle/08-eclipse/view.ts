import { lit, twoTone } from '../../../kit/hand/index.ts';
import { lookingLevel, space, unit } from '../../../kit/pen/index.ts';

const EYE = { x: 250, horizon: 560, height: 1.6, focus: 700 } as const;

export const { seen, face, metre } = lookingLevel(EYE);

/** The henhouse's own space: its gable turned to us and to the left; origin on the ground below its door. */
export const house = space({ ...EYE, x: 520, turn: -0.52, away: 5.3 });

/** A step to the black sun, upper left. */
const TOWARDS = [-0.5, -0.9] as const;

/** What stands on the meadow has little light from there. */
export const form = lit({
  from: { towards: TOWARDS },
  shade: '#1d1f24',
  rim: '#f7e7c0',
  rimWidth: 1.6,
  stray: 0.4,
});

/** Hens, sleeves and other small things: two tones, no grain. */
export const toned = twoTone({ towards: unit(TOWARDS) });

/** The evening round the horizon, where it comes round those who stand before it. */
export const GLOW = '#ffdfa0';

/** What the corona itself sends down: cold, from above, on brow, shoulder and arm of those who look up to it. */
export const CORONA = '#d3e8e4';

export const SKIN = { lit: '#dcab7e', fill: '#c08a66', shade: '#8f6049', deep: '#633f34' } as const;
