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

const LITTLE = finger(joints('62,48,9 71,2,12 66,-40,10 50,-66,7.4'));
const RING = finger(joints('58,34,14 62,-14,12.4 52,-62,10.8 34,-90,8'));
const MIDDLE = finger(joints('48,32,15 48,-22,13 36,-70,11.4 14,-98,8.2'));
const INDEX = finger(joints('38,34,15 32,-18,13 16,-60,11.4 -8,-82,8.2'), 0.1);
const THUMB = finger(joints('58,88,19 28,62,15 2,36,12.2 -14,8,8.8'), 0.14);

const palm = (arm: number): Path =>
  spline(
    [
      [42, 124 + arm, 1],
      ...points('42,120 40,104 24,74 22,40 28,20 60,14 80,32 84,66 84,96 86,120'),
      [88, 124 + arm, 1],
    ],
    true,
  );

/**
 * A hand on the right of a flame, hollow to the left, fingers together and bent over it; wrist at
 * (70, 116), `arm` is forearm added below it.
 */
export function shelteringHand(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { arm = 0, skin = skinPaint(art), ...placement }: Placement & { arm?: number; skin?: Paint } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const bodies = [LITTLE, RING, MIDDLE, INDEX, THUMB].map(({ body }) => body);
  contour(box, [palm(arm), ...bodies], LINE.bold * 0.8);
  paintFingers(box, [LITTLE, RING, MIDDLE], skin);
  box.fill(palm(arm), skin);
  paintFingers(box, [INDEX, THUMB], skin);
  box.line(nail(THUMB), LINE.fine, CREASE, 0.6);
  const creases = svgPath('M21 -22L42 -28M6 -56L26 -66M52 -34L58 -30M36 -74L44 -66');
  box.line(creases, LINE.hair, CREASE, 0.6);
  box.blot(ribbon(svgPath('M36 30C44 44 60 56 66 78'), 2, { start: 0.2 }), CREASE, 0.6);
}
