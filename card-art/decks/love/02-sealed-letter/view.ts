import { type Path, type Point, polygon } from '../../../kit/pen/index.ts';

/** To the right, away from us, up: centimetres, from the place of the desk right below the eye. */
export type Vec = readonly [x: number, y: number, z: number];

/** The eye over the desk, looking level out of the window. */
const HEIGHT = 22;
export const HORIZON = 330;
const FOCUS = 900;

/** Where a point in space is seen. */
export const seen = ([x, y, z]: Vec): Point => [300 + (FOCUS * x) / y, HORIZON + (FOCUS * (HEIGHT - z)) / y];

/** So many units are a centimetre, so far away. */
export const unitsAt = (depth: number): number => FOCUS / depth;

/** How far away the panes are. */
export const PANE = 78;
/** The window's sill: how far its front is, where the desk ends, and how high it is. */
export const SILL = { front: 75.2, high: 4.2 } as const;

/** The bulb in the lamp's shade. */
export const BULB: Vec = [-14.5, 55, 19];

/** A flat piece in space. */
export const face = (...corners: readonly Vec[]): Path => polygon(corners.map(seen));

/** A shape drawn on the desk, in centimetres, as it is seen. */
export const onDesk = (outline: Path): Path => outline.map((x, y) => seen([x, y, 0]));

/** Where the shadow of a point falls on the desk, or on what else is level at a height. */
export const shaded = ([x, y, z]: Vec, height = 0): Vec => {
  const t = (BULB[2] - height) / (BULB[2] - z);
  return [BULB[0] + (x - BULB[0]) * t, BULB[1] + (y - BULB[1]) * t, height];
};

/** Where it falls on what stands upright at a depth. */
export const shadedUpright = ([x, y, z]: Vec, depth: number): Vec => {
  const t = (depth - BULB[1]) / (y - BULB[1]);
  return [BULB[0] + (x - BULB[0]) * t, depth, BULB[2] + (z - BULB[2]) * t];
};
