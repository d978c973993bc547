/** The horizon: what is far is mirrored about it, and the bow is a circle round a point on it, for the sun is setting. */
export const HORIZON = 424;
/** Where the two come down on the water: they are mirrored about it. */
export const WATER = 508;
/** The sun stands behind us, a hand's breadth to the left of our shadow. */
export const BOW = { x: 300, outer: 236, band: 8.8 } as const;
