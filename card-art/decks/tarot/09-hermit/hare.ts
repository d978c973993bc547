import { INK, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
  unit,
} from '../../../kit/pen/index.ts';

const COAT = '#a9bfe0';
const LINE = '#1c3a74';
/** The lantern is to the right of it, as high as far. */
const toned = twoTone({ towards: unit([1, -1]) });

const fur = (box: Local, outline: string | Path, fill: string, soft: number): void =>
  toned(box, outline, { fill, shade: '#5f7fb4', soft, rim: '#fff0cc', rimWidth: 2.2 });

/** A hare in its winter coat sits up and looks at the light, to the right and up. */
export function hare(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (knots: string): Path => box.place(closed(knots));
  // its shadow: rump, back, ears and head, as the light lays them on the snow
  const shade = put(
    '-34,0! -48,6 -58,13! -57,20 -48,26 -40,30! -50,37 -60,45 -67,54! -57,52 -47,46 -39,39! -41,46 -45,52 -46,56! -36,52 -29,45 -25,37! -12,38 2,36 14,30 18,26! 14,22 9,20! 16,13 28,6 40,1!',
  );
  printed(art, [44, y - 10, x + 60, 868], () => void art.fill(shade, '#12245a', 0.8));
  fur(
    box,
    ribbon(curve('20,-80 11,-98 8,-114 12,-126'), 13, { start: 0.5, peak: 0.6, end: 0.1 }),
    '#8aa4cc',
    3,
  );
  // the far foreleg, a step ahead
  fur(box, '20,-34! 29,-26 30,-12! 36,-7 42,-2 38,1.6 28,1.6! 23,-6 22,-18', '#8aa4cc', 3);
  // scut, turned up against the rump
  fur(box, '-31,-6! -38,-2 -46,-6 -49,-13 -47,-20! -43,-20 -40,-24! -34,-22 -29,-14', '#dfe8f6', 3);
  // from the nape over the hump of the shoulders and the arch of the back to the rump; breast and belly
  fur(
    box,
    '-28,1! -36,-8 -39,-20 -37,-34 -30,-45 -19,-53 -8,-58 0,-65! 7,-72 13,-80 24,-82! 36,-66 38,-52 34,-40! 31,-28 26,-16 20,-4 10,2 -10,3!',
    COAT,
    9,
  );
  // the ruff of the breast
  fur(
    box,
    '14,-58! 24,-52 34,-53 41,-54! 42,-46 38,-40! 40,-38 35,-33! 36,-30 31,-26! 28,-34 24,-32! 20,-44!',
    '#dfe8f6',
    3,
  );
  head(box);
  foreleg(box);
  haunch(box);
  // the snow that it has sunk into
  art.fill(
    put('-36,2! -28,-0.6 -22,2 -14,0.6 0,3 8,0.4 18,2.4 27,0 35,1.6 42,3.6! 26,4.6 16,6.4 2,5 -12,7 -24,5!'),
    '#4f7aba',
  );
  strokes(box, ['-8,2.4 0,3.2 8,0.8 18,2.8 27,0.6 36,2'], 1.4, '#c4d6f0', 0.3);
}

/** A long skull, blunt at the muzzle; the eye high on its side. */
function head(box: Local): void {
  fur(
    box,
    '10,-66! 12,-76 19,-83 29,-85! 40,-83 50,-77 57,-69! 60,-65 59,-60 55,-57! 50,-54 43,-53! 37,-50 28,-50! 27,-53 20,-53! 21,-57 14,-58!',
    COAT,
    5,
  );
  box.fill(closed('34,-74! 37.6,-77.6 42.6,-77.8 46,-74! 42,-70.4 37.6,-70.6'), '#c9d7ed');
  box.fill(closed('36,-74.6! 38.6,-77.4 42,-77.2 44,-74! 41.6,-71.6 38.4,-71.8'), '#0c1230');
  box.fill(ellipse(41.8, -75.6, 1, 0.9), '#fff0cc');
  strokes(
    box,
    ['56,-66 58,-64 57,-61.6', '57,-61.6 52,-58.6 47,-58.8', '34,-62 33,-57 28,-53'],
    1.5,
    LINE,
    0.1,
  );
  fur(box, ribbon(curve('24,-82 21,-99 26,-116 35,-127'), 14, { start: 0.5, peak: 0.6, end: 0.1 }), COAT, 3);
  strokes(box, ['25,-88 24,-101 28,-113'], 2.2, '#5f7fb4', 0.1);
  for (const tip of ['30,-122! 35.6,-128 35,-121 33,-118!', '8.4,-120! 12.4,-127 14.6,-121 12,-118!'])
    box.fill(closed(tip), '#1c2a54');
}

/** From the shoulder blade under the coat: elbow at the belly, straight to the wrist, the paw on the snow. */
function foreleg(box: Local): void {
  fur(
    box,
    '8,-38! 16,-42 23,-36 25,-26! 24,-14 24,-6! 31,-5 35,-1 31,2.8 17,3! 15,-4 15,-14 11,-24!',
    COAT,
    4,
  );
  strokes(
    box,
    ['2,-58 -3,-50 -2,-42', '8,-38 5,-32 7,-25', '26,-5 29,-2.6 28,1', '24,-10 20,-11'],
    INK.detail,
    LINE,
    0.1,
  );
}

/** The thigh folded forward to its knee, the long hind foot flat from hock to toes. */
function haunch(box: Local): void {
  const PALE = '#b9cbe6';
  fur(box, '-34,3! -36,-4 -31,-9 -22,-9! -8,-8 4,-7 13,-4! 17,0 14,3.4!', PALE, 3);
  fur(
    box,
    '-32,-6! -37,-16 -35,-29 -26,-38 -14,-40! -4,-36 2,-28 7,-19! 8,-14 5,-10 0,-9! -8,-13 -16,-11 -24,-7!',
    PALE,
    6,
  );
  strokes(
    box,
    [
      '-14,-40 -2,-36 3,-27 8,-18',
      '0,-9 -8,-13 -17,-11',
      '-33,-6 -22,-8.6 -8,-7.6',
      '12,-3.6 14,-1 13,2',
      '8,-4.6 9.6,-2 9,1',
    ],
    INK.detail,
    LINE,
    0.1,
  );
  // fur that breaks at rump and thigh
  strokes(
    box,
    ['-30,-18 -29,-24', '-25,-13 -23,-19', '-26,-29 -22,-33', '-24,-50 -18,-53', '-35,-36 -31,-41'],
    1.5,
    '#5f7fb4',
    0.1,
  );
}
