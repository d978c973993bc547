/** The horizon: what is far is mirrored about it. */
export const HORIZON = 330;
/** Where the two touch the water: what stands there is mirrored about it. */
export const SHALLOWS = 446;
