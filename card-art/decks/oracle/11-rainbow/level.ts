/** The horizon: what is far is mirrored about it, and the bow is a circle round a point on it, for the sun is setting. */
export const HORIZON = 424;
/** Where the two come down on the water: they are mirrored about it. */
export const WATER = 512;
/** Where her foot comes down. */
export const LANDING = 244;
/** The sun stands behind us, well to the left: the ring leaves the picture at the right. */
export const BOW = { x: 356, outer: 266, band: 6.2 } as const;
