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
import { finger, joints, paintFingers } from './finger.ts';
import { CREASE, contour, skinPaint } from './skin.ts';

const INDEX = finger(joints('25,22,14 29,-24,12.6 29,-72,10.8 23,-116,7.8'), 0.2);
// middle finger and thumb meet before the index's root; ring and little finger open out in steps
const MIDDLE_UP = finger(joints('6,16,13 3,-16,13 6,-42,12'), 0.4);
const MIDDLE = finger(joints('5,-42,11.8 22,-36,11.4 37,-16,9.6 42,-2,7.8'), 0.16);
const RING = finger(joints('-14,18,13 -21,-22,12 -25,-54,10.6 -17,-80,8'), 0.1);
const LITTLE = finger(joints('-33,28,12 -47,-2,10.6 -58,-28,9.2 -60,-52,7'), 0.1);
const THUMB = finger(joints('4,80,12 36,60,17 60,32,12.4 50,3,8.6'), 0.2);

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
 * A raised hand that points up: index straight, middle finger and thumb joined before it, the others
 * opening out. Wrist at (0, 112), fingertip at (24, -124); `arm` is forearm added below the wrist.
 */
export function pointingHand(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { arm = 0, skin = skinPaint(art), ...placement }: Placement & { arm?: number; skin?: Paint } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const outside = [INDEX, MIDDLE_UP, MIDDLE, RING, LITTLE, THUMB].map(({ body }) => body);
  contour(box, [palm(arm), ...outside], LINE.bold * 0.8);
  paintFingers(box, [INDEX], skin);
  box.fill(palm(arm), skin);
  paintFingers(box, [LITTLE, RING, MIDDLE_UP, MIDDLE, THUMB], skin);
  box.blot(PALM_LINES, CREASE, 0.7);
  const creases = svgPath(
    'M20 -28L40 -27M20 -74L38 -73M-34 -22L-12 -26M-35 -54L-16 -58M-56 0L-40 -8M-66 -26L-50 -32',
  );
  box.line(creases, LINE.hair, CREASE, 0.6);
}
