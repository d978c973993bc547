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

/** How far away the panes are: there the desk ends. */
export const PANE = 78;

/** The bulb in the lamp's shade. */
export const BULB: Vec = [-14.5, 55, 19];

/** A flat piece in space. */
export const face = (...corners: readonly Vec[]): Path => polygon(corners.map(seen));

/** A shape drawn on the desk, in centimetres, as it is seen. */
export const onDesk = (outline: Path): Path => outline.map((x, y) => seen([x, y, 0]));

/** Where the shadow of a point falls on the desk. */
export const shaded = ([x, y, z]: Vec): Vec => {
  const t = BULB[2] / (BULB[2] - z);
  return [BULB[0] + (x - BULB[0]) * t, BULB[1] + (y - BULB[1]) * t, 0];
};

/** Where it falls on whatever stands before the panes. */
export const shadedUpright = ([x, y, z]: Vec): Vec => {
  const t = (PANE - BULB[1]) / (y - BULB[1]);
  return [BULB[0] + (x - BULB[0]) * t, PANE, BULB[2] + (z - BULB[2]) * t];
};
