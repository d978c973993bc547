import { Path } from '../../../kit/pen/index.ts';

/** A small round thing of two curves: half the weight of an ellipse where there are hundreds. */
export const dot = (x: number, y: number, rx: number, ry: number): Path =>
  new Path()
    .moveTo(x - rx, y)
    .curveTo(x - rx, y - ry * 1.33, x + rx, y - ry * 1.33, x + rx, y)
    .curveTo(x + rx, y + ry * 1.33, x - rx, y + ry * 1.33, x - rx, y)
    .close();
