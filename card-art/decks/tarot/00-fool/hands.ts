import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { rose } from './rose.ts';
import { SKIN } from './tones.ts';

const part = (box: Local, outline: Path, fill: string = SKIN.fill): void =>
  flat(box, outline, fill, { side: [-1.6, 1.6], paint: SKIN.shade });

/** The left hand, wrist at (x, y): thumb and first finger hold the rose's stem, the others are bent loosely under it. */
export function farHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  part(box, closed('14,10! 20,8 27,8 33,4! 36.4,4 37,7.6 33,12 25,16.4 18,17.6'), '#d79f7a');
  part(box, closed('18,4! 26,2 33,-2 37,-7! 40.6,-6.6 41.4,-2.6 37,4 28,9.6 20,11'), '#e2ac86');
  part(box, closed('-9,-6! -2,-13 6,-18 15,-18.6 22,-14 25,-6 22,4 15,11 6,13 2,11!'));
  rose(art, ...box.at(39, -50), box.at(22, 8));
  part(box, closed('19,-13! 27,-19 31.4,-27 31,-34.6! 34.6,-37 38,-33.6 38.4,-26 34.6,-16 27,-7 21,-3'));
  part(box, closed('2,-9! 7,-17 14,-24 22,-30 28,-33.4! 31.6,-33 31.4,-29 26,-23 18.6,-15.6 12,-8'));
  strokes(
    box,
    ['30.6,-24 34,-22 37.6,-23', '18,-26 20,-22 23,-20.4', '22,-10 24,-4 22,2', '6,-6 10,-2 12,4'],
    1.1,
    SKIN.line,
    0.05,
  );
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
