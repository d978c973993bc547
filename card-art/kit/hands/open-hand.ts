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

// middle and ring finger rest together
const LITTLE = finger(joints('-34,18,12 -44,-8,10.5 -55,-38,9.4 -63,-62,7.4'));
const RING = finger(joints('-15,6,13 -19,-28,11.6 -23,-66,10.4 -24,-94,8.2'));
const MIDDLE = finger(joints('6,2,13 3,-38,12 0,-80,10.8 -2,-112,8.4'));
const INDEX = finger(joints('27,8,13 31,-28,11.6 37,-66,10.2 42,-94,8'));
const THUMB = finger(joints('8,70,12 36,46,17 64,12,12.6 84,-18,9'), 0.2);
const FINGERS = [LITTLE, INDEX, RING, MIDDLE, THUMB];

const palm = (arm: number): Path =>
  spline(
    [
      [-24, 116 + arm, 1],
      ...points('-25,112 -28,88 -40,56 -46,24 -38,2 -8,-6 24,-4 40,10 44,44 33,80 26,112'),
      [25, 116 + arm, 1],
    ],
    true,
  );

/** Life line round the thumb's mount, head line, heart line. */
const PALM_LINES = [
  ribbon(svgPath('M38 14C14 22 -4 56 0 100'), 2, { start: 0.2 }),
  ribbon(svgPath('M36 16C18 22 -12 34 -34 52'), 1.5, { start: 0.2 }),
  ribbon(svgPath('M-42 28C-24 22 0 20 12 4'), 1.5, { start: 0.2 }),
];
const FINGER_CREASES = svgPath(
  'M-53 -18L-40 -24M-61 -42L-49 -46M-31 -32L-10 -34M-32 -66L-14 -67',
  'M-8 -42H14M-10 -80H10M22 -32L42 -29M29 -66L46 -63',
);

/**
 * An open left hand, palm towards us, wrist at (0, 112), middle finger's tip at (0, -122).
 * `arm` is forearm added below the wrist, to hide in a sleeve or cloud.
 */
export function openHand(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    arm = 0,
    skin = skinPaint(art),
    lineWidth = LINE.bold * 0.8,
    ...placement
  }: Placement & { arm?: number; skin?: Paint; lineWidth?: number } = {},
): void {
  const box = local(art, x, y, scale, placement);
  contour(box, [palm(arm), ...FINGERS.map(({ body }) => body)], lineWidth);
  box.fill(palm(arm), skin);
  paintFingers(box, FINGERS, skin);
  box.blot(PALM_LINES, CREASE, 0.7);
  box.line(FINGER_CREASES, LINE.hair, CREASE, 0.6);
}
