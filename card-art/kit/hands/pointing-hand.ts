import {
  type Art,
  LINE,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { finger, joints, nail, paintFingers } from './finger.ts';
import { CREASE, contour, skinPaint } from './skin.ts';

const INDEX = finger(joints('25,22,14 27,-24,12.4 26,-70,10.8 22,-112,8'), 0.2);
// curled fingers: the first bone rises from the knuckle (seen behind), then the end folds to the palm
const MIDDLE_UP = finger(joints('6,14,13 5,-20,12.6 6,-52,11.5'), 0.5);
const MIDDLE = finger(joints('6,-50,11.8 9,-30,11.2 13,-4,9.4'), 0.3);
const RING_UP = finger(joints('-14,18,13 -17,-10,12.4 -18,-38,11.4'), 0.5);
const RING = finger(joints('-18,-37,11.4 -14,-14,10.8 -7,12,9'), 0.3);
const LITTLE_UP = finger(joints('-32,26,12 -37,2,11 -40,-18,10'));
const LITTLE = finger(joints('-40,-17,10 -36,6,9.4 -27,28,7.8'), 0.3);
const THUMB = finger(joints('4,78,12 34,54,17 56,16,12.2 67,-20,9'), 0.2);

const palm = (arm: number): Path =>
  spline(
    [
      [-24, 116 + arm, 1],
      ...points('-25,112 -28,90 -41,62 -46,34 -40,12 -8,4 26,2 40,18 38,52 31,84 26,112'),
      [25, 116 + arm, 1],
    ],
    true,
  );

const PALM_LINES = [
  ribbon(svgPath('M36 22C14 32 0 62 2 102'), 2.2, { start: 0.2 }),
  ribbon(svgPath('M-40 56C-26 44 -8 42 8 46'), 1.6, { start: 0.2 }),
];

/**
 * A raised hand that points up: index straight, the others curled in steps, thumb apart. Wrist at
 * (0, 112), fingertip at (24, -122); `arm` is forearm added below the wrist.
 */
export function pointingHand(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { arm = 0, skin = skinPaint(art), ...placement }: Placement & { arm?: number; skin?: Paint } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const outside = [INDEX, MIDDLE_UP, RING_UP, LITTLE_UP, THUMB].map(({ body }) => body);
  contour(box, [palm(arm), ...outside], LINE.bold * 0.8);
  box.fill(palm(arm), skin);
  paintFingers(box, [INDEX, LITTLE_UP, RING_UP, MIDDLE_UP, LITTLE, RING, MIDDLE, THUMB], skin);
  box.line([nail(MIDDLE), nail(RING), nail(LITTLE)], LINE.fine, CREASE, 0.7);
  box.blot(PALM_LINES, CREASE, 0.7);
  box.line(svgPath('M16 -26L38 -24M17 -70L36 -69'), LINE.hair, CREASE, 0.6);
}
