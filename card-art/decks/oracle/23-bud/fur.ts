import { Path } from '../../../kit/pen/index.ts';

/** One hair: from (x, y) towards `angle`, bent a little; far lighter than a ribbon, for there are hundreds. */
export const hair = (x: number, y: number, length: number, angle: number, width: number, bend = 0.15): Path =>
  new Path()
    .moveTo(0, 0)
    .curveTo(-width * 0.8, -length * 0.4, length * bend * 0.4, -length * 0.8, length * bend, -length)
    .curveTo(length * bend * 0.5, -length * 0.7, width * 0.8, -length * 0.3, 0, 0)
    .close()
    .rotate(angle)
    .translate(x, y);
