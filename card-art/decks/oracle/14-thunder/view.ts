import { lookingLevel, type Path, type Point, points } from '../../../kit/pen/index.ts';

/** Standing on the farm road, metres above the fields; the road runs to a point left of the axis. */
export const { seen, face, metre } = lookingLevel({ x: 206, horizon: 662, height: 1.75, focus: 700 });

/** The road's sides, metres to our right. */
export const ROAD = { left: 0.25, right: 3.15 } as const;

/** A strip along the fields, from near to as far as it is seen. */
export const strip = (left: number, right: number, near = 3, far = 600, up = 0): Path =>
  face([left, up, near], [left, up, far], [right, up, far], [right, up, near]);

/** The bolt's corners, from the cloud to the hill. */
export const CORNERS = points(
  '272,104 246,160 262,184 228,262 250,280 204,352 222,372 172,452 190,470 140,556 152,570 124,640',
) as unknown as Point[];
/** What the clouds are lit by. */
export const FLASH: Point = [236, 260];
