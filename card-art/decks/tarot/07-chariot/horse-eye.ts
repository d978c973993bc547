import { strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, type Path } from '../../../kit/pen/index.ts';

interface Gaze {
  /** The brow's bone above it: knots and colour. */
  bone: readonly [knots: string, colour: string];
  /** What is between the lids, round the pupil. */
  iris: string;
  /** Cut off by the lids. */
  pupil: readonly (readonly [Path, string])[];
  gleam: Path;
}

/** Small, under a heavy lid, below the brow's bone; both horses have it, in the box of the head. */
export function horseEye(
  box: Local,
  coat: { mid: string; dusk: string; line: string },
  { bone, iris, pupil, gleam }: Gaze,
): void {
  box.fill(closed(bone[0]), bone[1]);
  box.fill(closed('-67,-1! -62,-8 -53,-10 -45,-5 -41,2! -48,7 -58,7 -65,4'), coat.dusk);
  const lids = closed('-63,1! -58,-3 -51,-3.6 -45,2! -50,5 -58,5');
  box.fill(lids, iris);
  box.clip(lids, () => {
    for (const [path, colour] of pupil) box.fill(path, colour);
  });
  box.fill(gleam, '#fff8e6');
  box.fill(closed('-65,0! -60,-6.6 -52,-7.8 -43,1.6! -45,2.4 -51,-3.4 -58,-2.8 -63,1.2!'), coat.mid);
  strokes(
    box,
    ['-66,1.4 -59,-3.6 -51,-4 -43,3', '-62,5.6 -55,7.4 -48,5.6', '-68,-4 -61,-10 -50,-11'],
    1.5,
    coat.line,
    0,
  );
}
