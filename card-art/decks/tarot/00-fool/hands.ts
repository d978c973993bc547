import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { rose } from './rose.ts';
import { SKIN } from './tones.ts';

const part = (box: Local, outline: Path, fill: string = SKIN.fill): void =>
  flat(box, outline, fill, { side: [-1.6, 1.6], paint: SKIN.shade });

/** The left hand, wrist at (x, y): thumb and forefinger hold the rose's stem, the other three spread from it. */
export function farHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  rose(art, ...box.at(38, -56), box.at(17, 22));
  part(
    box,
    closed('14,2! 26,2.4 35,1.4 42,-2 46,-5.4! 49.6,-5.4 50.4,-2 46,3.4 38,7.6 28,9.8 15,11!'),
    '#d79f7a',
  );
  part(
    box,
    closed('18,-8! 30,-8.4 39,-9.6 47,-13.6 51.6,-17.6! 55.2,-17.6 56.4,-14 52,-7.8 45,-3.2 36,-0.4 20,1!'),
    '#e2ac86',
  );
  part(
    box,
    closed(
      '16,-16! 28,-17.4 37,-19.6 44,-24.6 48,-29.6! 51.8,-30 53.6,-26.4 50.6,-19.6 44,-13.4 35,-9.6 20,-7!',
    ),
  );
  part(box, closed('-9,-6! -3,-13 6,-18 14,-19 21,-15.6 24,-7 23,2 17,9 8,13 2,11!'));
  box.fill(closed('2,11! 8,13 17,9 23,2 24,-6! 19,0 10,5 -2,5!'), SKIN.shade);
  part(
    box,
    closed(
      '13,-19! 22,-24 30,-27.4 37,-27.6! 34.6,-31 32,-34.4 31.4,-37.8! 34,-40.4 37.8,-38.2 42,-33 44.6,-27! 43.6,-22.4 38,-19 30,-16.4 21,-11!',
    ),
  );
  part(
    box,
    closed('0,-9! 5,-18 11,-26 19,-33 26.4,-38! 30.6,-39.6 33.2,-36.6 31,-32 24.6,-25 18.6,-17 11,-7!'),
  );
  strokes(
    box,
    [
      '44.4,-25 41,-24.4 38.6,-25.4',
      '24,-29 26,-26.4 28,-25.6',
      '36,-17 37.4,-13',
      '37,-7.6 38,-3.4',
      '4,-4 9,-7 14,-12',
    ],
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
