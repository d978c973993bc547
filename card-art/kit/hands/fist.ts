import {
  type Art,
  ellipse,
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

interface FistOptions extends Placement {
  /** Forearm added beyond the wrist, to hide in a sleeve. */
  arm?: number;
  skin?: Paint;
  /** Paints the held thing, between palm and fingers. */
  rod?: () => void;
}

/** Back of the hand and wrist; the forearm goes to +x and gets stronger. */
const handBack = (arm: number): Path =>
  spline(
    [
      [100 + arm, -15 - arm * 0.07, 1],
      ...points('96,-15 70,-18 44,-32 20,-36 12,-10 12,28 28,38 54,34 76,24 96,20'),
      [100 + arm, 20 + arm * 0.07, 1],
    ],
    true,
  );

// index to little finger: height, radius, and how far the finger reaches to the left and right
const FRONT_ROWS = [
  [-25, 12, -19, 20],
  [-5, 12, -21, 24],
  [15, 11.4, -20, 22],
  [33, 9.6, -16, 17],
] as const;
const FRONT_FINGERS = FRONT_ROWS.map(([y, r, left, right]) =>
  finger([
    [left + 2, y - 1, r * 0.96],
    [0, y, r],
    [right, y + 2, r * 0.8],
  ]),
);
/** Where the fingers turn round the rod. */
const FRONT_ROLLS = FRONT_ROWS.map(([y, r, left]) => ellipse(left + 4, y - 1, r * 0.95));
const FRONT_THUMB = finger(joints('82,2,8 52,-20,15 22,-36,12 -4,-38,9.4'), 0.16);

/**
 * A fist round an upright rod at x = 0, the fingers' ends towards us and the thumb laid over them;
 * the forearm comes from the right (wrist at (96, 6)).
 */
export function fistFromFront(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { arm = 0, skin = skinPaint(art), rod, ...placement }: FistOptions = {},
): void {
  const box = local(art, x, y, scale, placement);
  const bodies = FRONT_FINGERS.map(({ body }) => body);
  contour(box, [handBack(arm), ...bodies, ...FRONT_ROLLS, FRONT_THUMB.body], LINE.bold * 0.8);
  box.fill(handBack(arm), skin);
  rod?.();
  for (let i = 3; i >= 0; i--) {
    box.fill(FRONT_ROLLS[i]!, skin);
    paintFingers(box, [FRONT_FINGERS[i]!], skin);
  }
  box.line(FRONT_FINGERS.map(nail), LINE.fine, CREASE, 0.65);
  paintFingers(box, [FRONT_THUMB], skin);
  box.line(nail(FRONT_THUMB), LINE.fine, CREASE, 0.65);
  box.line(svgPath('M40 34C46 24 48 12 46 0M54 30C60 22 62 12 60 2'), LINE.hair, CREASE, 0.55);
}

// index to little finger: height, radius, and how far it reaches to the left
const BACK_ROWS = [
  [-26, 11.6, -13],
  [-7, 12, -17],
  [12, 11.4, -15],
  [29, 9.6, -9],
] as const;
const BACK_FINGERS = BACK_ROWS.map(([y, r, left], i) =>
  finger(
    [
      [30, y + 2 - i, r * 1.02],
      [10, y - 1, r],
      [left, y + 2, r * 0.94],
    ],
    0.12,
  ),
);
const BACK_THUMB = finger(joints('80,4,8 52,-18,13.6 24,-38,12 -4,-46,9.4'), 0.2);
/** Covers the fingers' roots. */
const KNUCKLES = spline(points('96,-13! 66,-14 44,-26 32,-30 28,0 30,30 54,30 76,22 96,18!'), true);

/** The same fist, the back of the hand towards us; the thumb closes over the rod from behind. */
export function fistFromBack(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { arm = 0, skin = skinPaint(art), rod, ...placement }: FistOptions = {},
): void {
  const box = local(art, x, y, scale, placement);
  rod?.();
  const bodies = BACK_FINGERS.map(({ body }) => body);
  contour(box, [handBack(arm), ...bodies, BACK_THUMB.body], LINE.bold * 0.8);
  paintFingers(box, [BACK_THUMB], skin);
  box.line(nail(BACK_THUMB), LINE.fine, CREASE, 0.65);
  box.fill(handBack(arm), skin);
  paintFingers(box, BACK_FINGERS.slice().reverse(), skin);
  box.fill(KNUCKLES, skin);
  const folds = [
    svgPath('M30 -32C24 -30 23 -22 28 -18'),
    svgPath('M28 -14C22 -12 21 -4 26 1'),
    svgPath('M26 6C20 8 20 16 25 20'),
    svgPath('M26 24C21 26 22 32 26 36'),
  ];
  box.line(folds, LINE.fine, CREASE, 0.7);
  const tendons = svgPath('M34 -24C50 -18 64 -10 78 -6M33 -5C48 -3 62 0 76 2M32 13C46 12 60 10 74 9');
  box.line(tendons, LINE.hair, CREASE, 0.5);
}
