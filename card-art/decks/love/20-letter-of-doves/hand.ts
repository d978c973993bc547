import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, limb, type Path, type Point, roundLimb } from '../../../kit/pen/index.ts';

const TONE = {
  light: '#e8b286',
  fill: '#c48a64',
  far: '#b57a57',
  shade: '#a8704f',
  line: '#7c4a36',
} as const;

const FINGERS: readonly (readonly [knots: string, fill: string])[] = [
  ['-1.1,-3.6 -2.2,-5.6 -3.6,-7', TONE.shade],
  ['-0.5,-4 -1.1,-6.8 -2,-8.8', TONE.far],
  ['0.4,-4 0.3,-7.2 -0.2,-9.5', TONE.fill],
  ['1.2,-3.8 1.7,-6.6 1.8,-8.7', TONE.fill],
];

/** An open hand that has let go, its back to us; the wrist at `wrist`, the fingers up before it is turned. */
export function letGo(box: Local, wrist: Point, rot: number): void {
  const turned = (path: Path): Path => path.rotate(rot).translate(...wrist);
  for (const [knots, fill] of FINGERS) flat(box, turned(roundLimb(knots, [0.85, 0.75, 0.5], 10)), fill);
  flat(box, turned(closed('-1.4,1! -1.7,-1.6 -1.9,-4 -0.4,-4.8 1.7,-4.5 2.1,-2 1.5,1!')), TONE.fill, [
    turned(closed('3,2! 0.4,1! 0.8,-2.4 1.6,-5! 3,-6!')),
    TONE.shade,
  ]);
  flat(box, turned(limb('-0.8,-0.6 -2.8,-2.4 -4.2,-4.2', [1.2, 0.95, 0.5], 10)), TONE.light);
}

/** A hand held out, its palm up, seen along its edge; the wrist at `wrist`, the fingers up before it is turned. */
export function offered(box: Local, wrist: Point, rot: number): void {
  const turned = (path: Path): Path => path.rotate(rot).translate(...wrist);
  const drawn = (knots: string): Path => turned(closed(knots));
  // the thumb beyond the palm, then three fingers behind the first
  flat(box, turned(limb('1.2,-1.4 3.4,-3.4 4.4,-6', [1.2, 0.9, 0.45], 10)), TONE.far);
  flat(box, turned(roundLimb('0.6,-4.4 1.9,-7.2 2.4,-9.2', [0.95, 0.8, 0.5], 10)), TONE.shade);
  flat(
    box,
    drawn('-1.7,1! -2.2,-1.4 -2,-4 -1,-6.6 0.2,-9 0.9,-10.3 1.7,-10 1.5,-8.4 1,-6.4 1.5,-4.4 2.1,-2 1.7,1!'),
    TONE.fill,
    [drawn('-3,2! -0.9,1 -1,-2 -0.6,-4.4 0.2,-7.4 0.8,-10.8! -3,-9!'), TONE.shade],
  );
  flat(box, turned(roundLimb('-1.3,-4.6 -1.5,-7 -0.9,-9', [0.75, 0.65, 0.42], 10)), TONE.far);
  strokes(box, [turned(curve('0.9,-4.8 0.2,-4.2 -0.6,-4.4'))], INK.detail, TONE.line, 0.2);
}
