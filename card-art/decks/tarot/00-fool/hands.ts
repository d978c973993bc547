import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Path, type Point } from '../../../kit/pen/index.ts';
import { rose } from './rose.ts';
import { SKIN } from './tones.ts';

const part = (box: Local, outline: Path, fill: string = SKIN.fill): void =>
  flat(box, outline, fill, { side: [-1.6, 1.6], paint: SKIN.shade });

/** The left hand, its thumb's side to us: thumb and forefinger pinch the stem, the others lie behind, each bent a little more. */
const FAR_HAND = hand({
  pose: {
    index: [50, 50, 28, 0],
    middle: [40, 46, 26, 1],
    ring: [44, 56, 30, 2],
    little: [46, 60, 34, 5],
    thumb: { away: 34, across: 82, bend: [4, 10] },
  },
  side: 'left',
  at: [433, 298],
  length: 60,
  fingers: 34,
  turn: 104,
  light: [0.95, 0.31],
  forearm: 0.07,
});

/** What the left hand holds runs through the pinch, from below the palm up to the bloom. */
export function farHand(art: Art): void {
  const [[thumbX, thumbY], [indexX, indexY]] = FAR_HAND.tips as [Point, Point];
  const [x, y] = [(thumbX + indexX) / 2, (thumbY + indexY) / 2];
  const tones = { light: '#f9d0a6', middle: SKIN.fill, dark: SKIN.shade, line: SKIN.line };
  FAR_HAND.paint(art, tones);
  rose(art, x + 5, y - 33, [x - 10, y + 32]);
  FAR_HAND.before(art, tones);
}

/** The right hand, wrist at (x, y), its back to us: four knuckles, the thumb along the stick. */
export function nearHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: 43 });
  part(box, closed('-7,-3! -12,-8 -16,-14 -20,-18.4! -20,-22.4 -16.4,-23 -11.4,-19 -7,-13 -4,-8!'));
  part(
    box,
    closed(
      '-8,3! -9.6,-5 -11,-12 -10.6,-18! -9,-22.6 -5.8,-23.6 -3.6,-20.6! -2.4,-24.8 1.4,-25.2 3,-21.4! 4.4,-24.8 8,-24.4 9,-20! 11,-22.4 13.6,-20 13.4,-15 11.6,-6 8.4,3!',
    ),
  );
  strokes(
    box,
    ['-3.7,-21 -3.2,-14', '2.9,-21.6 3,-14.4', '9,-20.4 8.4,-13.6', '-6,-10 -3,-6 -3,0'],
    1.1,
    SKIN.line,
    0.05,
  );
}
