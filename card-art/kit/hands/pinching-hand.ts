import {
  type Art,
  LINE,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  spline,
  svgPath,
} from '../pen/index.ts';
import { finger, joints, nail, paintFingers } from './finger.ts';
import { CREASE, contour, skinPaint } from './skin.ts';

const INDEX = finger(joints('-30,-2,15 2,-24,13 34,-20,11.4 56,4,8'), 0.12);
const MIDDLE = finger(joints('-30,6,15 10,-8,12.4 40,4,11 53,28,8'));
const RING = finger(joints('-32,16,15 6,14,12 37,28,10.8 51,55,7.8'));
const LITTLE = finger(joints('-36,28,14 -6,36,11 24,54,9.6 37,82,7'));
const THUMB = finger(joints('-64,34,18 -26,34,14.5 16,30,12 50,18,8.6'), 0.14);

const handBack = (arm: number): Path =>
  spline(
    [
      [-104 - arm, 10, 1],
      ...points('-100,10 -76,2 -46,-16 -22,-20 -6,-6 -6,28 -24,50 -52,54 -78,50 -100,46'),
      [-104 - arm, 46, 1],
    ],
    true,
  );
/** Covers the roots of index and thumb. */
const ROOTS = spline(points('-100,14! -70,8 -44,-8 -26,-10 -16,6 -20,36 -60,44 -100,42!'), true);

/**
 * A hand from the left that holds something slender (`rod`) between thumb and index, at (56, 10);
 * wrist at (-96, 30), `arm` is forearm added beyond it.
 */
export function pinchingHand(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    arm = 0,
    skin = skinPaint(art),
    rod,
    ...placement
  }: Placement & { arm?: number; skin?: Paint; rod: () => void },
): void {
  const box = local(art, x, y, scale, placement);
  const bodies = [INDEX, MIDDLE, RING, LITTLE, THUMB].map(({ body }) => body);
  contour(box, [handBack(arm), ...bodies], LINE.bold * 0.8);
  paintFingers(box, [LITTLE, RING, MIDDLE], skin);
  rod();
  box.fill(handBack(arm), skin);
  paintFingers(box, [INDEX], skin);
  box.fill(ROOTS, skin);
  paintFingers(box, [THUMB], skin);
  const knuckles = svgPath('M-16 -20C-10 -18 -8 -12 -10 -6M30 -30C34 -26 36 -20 34 -14');
  box.line([nail(THUMB), knuckles], LINE.fine, CREASE, 0.6);
  const tendons = svgPath('M-34 4C-50 10 -66 14 -80 16M-44 48C-56 52 -66 50 -76 48');
  box.line(tendons, LINE.hair, CREASE, 0.5);
}
