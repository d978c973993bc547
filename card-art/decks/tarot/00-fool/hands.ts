import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { rose } from './rose.ts';
import { SKIN } from './tones.ts';

const part = (box: Local, outline: Path, fill: string = SKIN.fill): void =>
  flat(box, outline, fill, { side: [-1.6, 1.6], paint: SKIN.shade });

/** The left hand, wrist at (x, y): the rose's stem runs between the pads of forefinger and thumb, the other three spread behind it. */
export function farHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  part(
    box,
    closed('14,2! 26,2.4 35,1.4 42,-2 46,-5.4! 49.6,-5.4 50.4,-2 46,3.4 38,7.6 28,9.8 15,11!'),
    '#d79f7a',
  );
  part(
    box,
    closed('18,-8! 30,-8.4 39,-9.6 47,-13.6 51.6,-17.6! 55.2,-17.6 56.4,-14 52,-7.8 45,-3.2 36,-0.4 20,1!'),
    '#dda681',
  );
  part(
    box,
    closed('16,-16! 28,-16.4 37,-17.6 45,-21.6 50,-26.2! 54,-26.4 55.6,-22.6 52,-16.4 45,-11 35,-8 20,-7!'),
    '#e2ac86',
  );
  // the forefinger, bent twice; its pad lies against the stem's far side
  part(
    box,
    closed(
      '12,-20! 22,-26 32,-29.4 41.4,-30.4! 41.8,-34 40.4,-38 39.4,-42! 40.6,-46.4 44,-47 47,-43.4 49.4,-37 51,-29.6! 49.6,-23.6 42,-18.4 32,-15.4 20,-10!',
    ),
    '#e9b48c',
  );
  part(box, closed('-9,-6! -3,-13 6,-18 14,-19 21,-16.6 25,-8 24,2 18,9 8,13 2,11!'));
  box.fill(closed('2,11! 8,13 18,9 24,2 25,-8! 21,0 11,6 -2,5!'), SKIN.shade);
  strokes(box, ['51,-30 47,-28.6 43.4,-29.4', '39,-14.4 40.4,-10', '38,-7 39,-3'], 1.1, SKIN.line, 0.05);
  rose(art, ...box.at(43, -68), box.at(24, 24));
  // the thumb, from its ball at the wrist: its pad on the near side
  flat(
    box,
    '-8,-6! -1,-14 6,-21 13,-28 20,-33.6 28,-39! 33,-44 37.6,-47.4 41.4,-47! 43.6,-44 42,-39.6 37.4,-35.6 32,-31.4 27,-24 22,-14 16,-5 8,2 0,4!',
    '#f4c49b',
    ['4,3! 12,-6 18,-17 25,-28 32,-36 38,-40 43,-43! 42,-38 32,-30 22,-12 10,2!', SKIN.shade],
    ['34.6,-44.4! 37.6,-46.6 41,-46.4 41.6,-44! 39.4,-41.6 36.6,-40.6 34.4,-41.6!', '#fde3cb'],
  );
  strokes(box, ['21,-31.6 24,-29.6 26,-29', '34.4,-41.4 37,-40.4 40,-41.8'], 1, SKIN.line, 0.05);
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
