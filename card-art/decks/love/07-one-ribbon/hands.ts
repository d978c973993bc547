import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { hand } from '../../../kit/figure/hand/hand.ts';
import { hanging } from '../../../kit/figure/hand/poses.ts';
import type { Plane } from '../../../kit/hand/index.ts';
import { type Local, local, type Placement, type Point } from '../../../kit/pen/index.ts';

interface Skin {
  fill: string;
  light: string;
  shade: string;
  line: string;
}
/** What of a finger the sun meets. */
const lit = ({ light }: Skin): Plane => ({ side: [0.8, -1], paint: light });
const PER_MILLIMETRE = 0.21;

/**
 * @param wrist its middle in the kit's fist
 * @returns paints that fist in a runner's box, its wrist at the point
 */
const at =
  (grip: typeof gripFromPalm, wrist: Readonly<Point>) =>
  (box: Local, [x, y]: Readonly<Point>, skin: Skin, placement: Placement): void => {
    const { fill, light, shade, line } = skin;
    const scale = PER_MILLIMETRE * box.scale;
    const [px, py] = box.at(x, y);
    const [dx, dy] = local(box.art, 0, 0, scale, placement).at(...wrist);
    grip(
      local(box.art, px - dx, py - dy, scale, placement),
      { light, middle: fill, dark: shade, line },
      lit(skin),
    );
  };

export const fromPalm = at(gripFromPalm, [-80, 40]);
export const fromBack = at(gripFromBack, [-82, 2]);

/** His far hand, half open as it swings. */
export const farHand = hand({
  pose: hanging,
  side: 'left',
  at: [102, -252],
  length: 41,
  fingers: 8,
  turn: 105,
  light: [0.62, -0.78],
  build: 'man',
});
