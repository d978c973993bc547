import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, limb, type Path, type Point, roundLimb } from '../../../kit/pen/index.ts';

const TONE = {
  light: '#d69f74',
  fill: '#c48a64',
  far: '#b57a57',
  shade: '#a8704f',
  line: '#7c4a36',
} as const;

const FINGERS: readonly (readonly [knots: string, fill: string])[] = [
  ['1.5,-3.4 3.1,-5.6 4.7,-7.2', TONE.shade],
  ['0.7,-4 1.6,-7 2.3,-9.3', TONE.far],
  ['-0.3,-4 -0.6,-7.6 -0.6,-10.4', TONE.fill],
  ['-1.2,-3.8 -2.6,-6.8 -3.7,-9.2', TONE.fill],
];

/** An open hand that has let go, its back to us, the fingers spread; the wrist at `wrist`, the fingers up before it is turned. */
export function letGo(box: Local, wrist: Point, rot: number): void {
  const turned = (path: Path): Path => path.rotate(rot).translate(...wrist);
  for (const [knots, fill] of FINGERS) flat(box, turned(roundLimb(knots, [1.02, 0.94, 0.66], 10)), fill);
  flat(box, turned(closed('-1.4,1! -1.7,-1.6 -1.9,-4 -0.4,-4.8 1.7,-4.5 2.1,-2 1.5,1!')), TONE.fill, [
    turned(closed('3,2! 0.4,1! 0.8,-2.4 1.6,-5! 3,-6!')),
    TONE.shade,
  ]);
  flat(box, turned(limb('-0.6,-0.2 -3.2,-1.9 -5.8,-3.3', [1.4, 1.1, 0.6], 10)), TONE.light);
}

/** A hand held out, its palm up, seen along its edge; the wrist at `wrist`, the fingers up before it is turned. */
export function offered(box: Local, wrist: Point, rot: number): void {
  const turned = (path: Path): Path => path.rotate(rot).translate(...wrist);
  const drawn = (knots: string): Path => turned(closed(knots));
  // the thumb beyond the palm, then three fingers behind the first
  flat(box, turned(limb('1,-1 4,-2.4 6.4,-4.6', [1.2, 0.9, 0.45], 10)), TONE.far);
  flat(box, turned(roundLimb('0.8,-4.2 2.8,-6.8 4,-8.8', [1, 0.9, 0.6], 10)), TONE.shade);
  flat(
    box,
    drawn('-1.7,1! -2.2,-1.4 -2,-4 -1,-6.6 0.2,-9 0.9,-10.3 1.7,-10 1.5,-8.4 1,-6.4 1.5,-4.4 2.1,-2 1.7,1!'),
    TONE.fill,
    [drawn('-3,2! -0.9,1 -1,-2 -0.6,-4.4 0.2,-7.4 0.8,-10.8! -3,-9!'), TONE.shade],
  );
  flat(box, turned(roundLimb('-1.3,-4.4 -2.6,-6.6 -3,-8.6', [0.9, 0.8, 0.56], 10)), TONE.far);
  strokes(box, [turned(curve('0.9,-4.8 0.2,-4.2 -0.6,-4.4'))], INK.detail, TONE.line, 0.2);
}
