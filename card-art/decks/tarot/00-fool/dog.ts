import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path } from '../../../kit/pen/index.ts';

const COAT = { fill: '#f8efe4', shade: '#b9a6c6', deep: '#8d7cab', rim: '#fffdf2', line: '#6d5c8e' } as const;

const BODY = closed(
  '-20,-40! -16,-52 -4,-60 12,-66 28,-75 38,-85 45,-95 51,-105! 62,-101 71,-93 74,-82! 72,-83 71,-74! 73,-75 68,-62! 69,-63 61,-50! 61,-52 52,-42! 52,-45 42,-36! 41,-39 30,-32! 30,-35 20,-28 8,-22 -8,-22 -20,-28',
);
/** Thigh to the stifle before the belly, back to the hock, and from there straight down to the paw. */
const NEAR_HIND = closed(
  '-22,-40! -11,-50 4,-50 15,-41 20,-29! 19,-23 13,-18! 6,-15 1,-12 -1,-8! 1,-3 5,1 12,1 17,4 16,8! 6,9 -3,9 -8,6! -11,-1 -15,-7 -19,-12! -18.6,-17 -14,-22! -21,-27 -25,-33',
);
const FAR_HIND = closed(
  '6,-36! 20,-34 28,-26! 25,-20 17,-15! 15,-11 16,-6! 20,-3 27,-2 30,2 27,5! 18,5 11,4 8,-1! 5,-8 4,-14! 7,-21',
);
const NEAR_FORE = closed(
  '44,-78! 57,-72 66,-61 70,-52! 78,-56 86,-62 91,-69! 95,-75 101,-76 105,-72 104,-66 98,-61! 92,-55 84,-47 74,-41! 66,-40 56,-45 47,-54 42,-66',
);
const FAR_FORE = closed(
  '58,-74! 70,-66 78,-69 86,-77 92,-86! 96,-92 102,-93 106,-89 105,-83 99,-79! 92,-70 84,-60 74,-56 62,-60',
);
const TAIL = closed(
  '-15,-42! -24,-50 -32,-62 -32,-76 -24,-86! -25,-78 -22,-72! -20,-78 -16,-80! -18,-70 -16,-64! -13,-68 -10,-68! -12,-58 -8,-50',
);
const HEAD = closed(
  '50,-106! 52,-118 60,-127 71,-129 78,-125 82,-121! 90,-121 99,-122 104,-119 104,-114! 100,-111 92,-108! 98,-105 100,-101! 94,-97 86,-96! 82,-90 76,-86! 76,-91 72,-88! 70,-94 64,-90! 58,-95 52,-98',
);

/** A white terrier that leaps up at its master's heel, to the right; its hind paws round (x, y), about 130 × `scale` high. */
export function dog(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const part = (outline: Path, fill: string, shade: string, breadth: number): void =>
    flat(
      box,
      outline,
      fill,
      { side: [-breadth, breadth * 0.5], paint: shade },
      { side: [1.4, 0.4], paint: COAT.rim },
    );
  box.fill(closed('-16,8 8,7 32,3 42,4.6 32,8.6 10,12.6 -8,12'), '#36493f');
  part(FAR_FORE, '#cdbcd2', COAT.deep, 3);
  part(FAR_HIND, '#cdbcd2', COAT.deep, 5);
  part(TAIL, COAT.fill, COAT.shade, 5);
  part(BODY, COAT.fill, COAT.shade, 10);
  part(NEAR_HIND, COAT.fill, COAT.shade, 6);
  part(NEAR_FORE, COAT.fill, COAT.shade, 5);
  part(HEAD, COAT.fill, COAT.shade, 7);
  box.fill(closed('86,-110! 94,-108 98,-105 92,-101 86,-102'), '#b0505c');
  box.fill(closed('84,-112! 92,-111 100,-111! 92,-107 86,-107'), '#5a2c40');
  // a brown ear, thrown back, and a patch round the eye
  flat(box, '62,-126! 54,-128 44,-124 38,-114! 46,-112 54,-112 60,-116', '#a9746a', {
    side: [-2, 3],
    paint: '#6d4458',
  });
  box.fill(closed('66,-124! 74,-126 80,-121 78,-114 70,-113 65,-118'), '#c08c74');
  box.fill(ellipse(75, -118.6, 2.5), '#241530').fill(ellipse(76, -119.6, 0.8), '#fffdf4');
  box.fill(closed('100,-123! 105,-122 107,-118 104,-115 100,-118'), '#241530');
  strokes(
    box,
    [
      '50,-90 54,-82 52,-74',
      '34,-76 38,-68 36,-60',
      '14,-62 18,-54 16,-48',
      '60,-90 64,-82 62,-74',
      '2,-42 10,-36 12,-28',
      '99,-75 100,-69',
      '103,-73 102.6,-68',
      '100,-92 101,-86',
      '11,2.6 12.6,6.6',
    ],
    1.5,
    COAT.line,
    0.15,
  );
}
