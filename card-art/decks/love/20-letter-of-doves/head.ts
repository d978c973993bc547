import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, Path, type Point } from '../../../kit/pen/index.ts';

const CURLS = [
  [-4.4, -6.2, 2.3],
  [-2, -8.2, 2.7],
  [1.4, -9, 3],
  [5, -8, 3.1],
  [7.6, -5.2, 3],
  [8.4, -1.6, 2.9],
  [7.4, 2, 2.7],
  [5.6, 4.6, 2.1],
  [3, -4.4, 4.6],
  [5, -1, 3.2],
] as const;

/** A young man's head in profile, lifted to the bird; curly hair. */
export function head(box: Local, [x, y]: Point, rot: number): void {
  const turned = (path: Path): Path => path.scale(0.84).rotate(rot).translate(x, y);
  const drawn = (knots: string): Path => turned(closed(knots));
  flat(
    box,
    drawn(
      '-5,-6.4! -5.9,-3.6 -6.1,-1.5 -5.7,-0.5 -6.9,1.4 -8,2.7 -7.6,3.3 -6.4,3.5! -6.5,4 -7.1,4.5 -6.5,5! -5.9,5.4! -6.6,5.9 -6.7,6.5 -6,7.1! -6.2,8.2 -5.7,9.4 -4.4,9.8 -2,8.8 1.4,7 3.6,4.6 5,-4 0,-8!',
    ),
    '#c48a64',
    // cheek and jaw turn from the light
    [drawn('-1.4,-7! -2,-3.4 -1.4,-0.4 -3,2.4 -2.4,5 -3.6,7.6 -4.8,10! 6,9! 6,-7!'), '#a8704f'],
    [drawn('-4.6,9.9! -1.6,8 1,6.2 2.6,3.6 6,6! 2,11!'), '#7c4a36'],
    // the socket, the wing of the nose, under the lip
    [drawn('-5.7,-1.4! -4,-1.7 -2.4,-0.9 -3,0.3 -4.6,0.5 -5.6,-0.1'), '#9b6346'],
    [drawn('-7,3.5! -5.7,2.2 -5,2.9 -5.4,3.9'), '#9b6346'],
    // open in a smile: the corner drawn back and up under a lifted cheek
    [drawn('-7,4.9! -5.4,4.6 -3.3,3.5! -3.9,4.9 -5,5.9 -6.9,5.9!'), '#4a2222'],
    [drawn('-7.2,4.7! -6.3,4.3 -5.3,4.3 -3.2,3.4! -4.8,4.65 -6.6,5!'), '#8e4c3c'],
    [drawn('-7,5.7! -5.5,5.7 -4.5,5.2 -3.5,4.2! -4.2,5.5 -5.3,6.3 -6.8,6.5!'), '#ad6850'],
    [drawn('-4.7,2! -3.4,0.8 -1.8,0.9 -1.5,2.2 -2.4,3.2 -3.6,3!'), '#bf855e'],
    {
      along: ['-5,-6.4 -6,-3.4 -5.8,-0.5 -8,2.8', '-7,4.3 -7,4.8', '-6.1,7.2 -6.3,8.4 -4.6,9.7'].map((edge) =>
        turned(curve(edge)),
      ),
      paint: '#ffd6a0',
      width: 1.7,
    },
  );
  flat(box, drawn('-5.2,-0.6! -4.3,-1 -3.3,-0.5 -4.2,0.1 -5.1,0.1!'), '#f4e6d0');
  flat(box, turned(ellipse(-4.75, -0.4, 0.5, 0.6)), '#241a1a');
  strokes(box, [turned(curve('-5.5,-0.7 -4.3,-1.15 -3,-0.4'))], INK.detail, '#2b1d1c', 0.1);
  strokes(box, [turned(curve('-5.9,-2.4 -4.4,-3.2 -2.6,-2.5'))], INK.form, '#2b2224', 0.2);
  strokes(box, [turned(curve('-3,2.5 -2.5,3.5 -2.8,4.6'))], INK.detail, '#7c4a36', 0.2);
  flat(box, Path.join(CURLS.map(([cx, cy, radius]) => turned(ellipse(cx, cy, radius)))), '#2e2625');
  flat(box, drawn('-5.4,-6.4! -3.4,-4.6 -1.4,-3.4 -0.6,-1 0.4,1.6! 3,0! 3,-8!'), '#2e2625');
  for (const [cx, cy] of [
    [-4.8, -6.8],
    [-2.4, -8.8],
    [1, -9.8],
    [1.8, -5.6],
    [5.2, -4.6],
    [4.4, -8.4],
  ] as const)
    strokes(
      box,
      [turned(curve(`${cx - 1.3},${cy + 0.8} ${cx - 0.4},${cy - 0.9} ${cx + 1.2},${cy - 0.7}`))],
      INK.form,
      '#8a5f45',
      0.2,
    );
  flat(box, drawn('1,-0.8! 2.6,-1.4 3.6,0 3,2 1.8,3.6 1.1,3'), '#b57a57', [
    drawn('1.8,0! 2.8,-0.4 2.8,1.4 1.8,2.4'),
    '#7c4a36',
  ]);
}
