import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

const BONE = { fill: '#f3ead6', shade: '#b0a3ac', rim: '#fffdf0', soft: 5, rimWidth: 2 } as const;
const DARK = '#1c1530';
const SEAM = '#7c6f8c';

/** A skull from its right side, bowed to the child before the hoofs. Moved by (x, y) from where the rider has it. */
export function skull(art: Art, x: number, y: number): void {
  // its box has it 100 high, its middle in the temple
  const box = local(art, x + 261, y + 303, 0.64, { rot: 27 });
  const at = (knots: string) => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  // jaw: from its joint down the branch, round the angle and forward to the chin
  toned(
    art,
    at(
      '-12,12! -2,10! 6,26 10,35 24,37 36,37! 43,36 44,44! 47,50 45,56 38,59 26,56 12,53 0,49 -7,43 -10,30!',
    ),
    { ...BONE, fill: '#ddd0bc', soft: 5 },
    () => plane('-16,10! -4,24 0,38 12,47 28,51 50,54! 46,66 -20,60!', '#a597a6'),
  );
  toned(
    art,
    at(
      '-24,28 -34,22! -46,14 -54,-4 -53,-24 -42,-42 -22,-53 2,-55 24,-49 38,-35 43,-20! 44,-15 40,-11 39.6,-8! 43,-2 48.6,4! 43,7 41,12 42,18! 47,20 46.4,25 46.8,31! 34,34 20,32 14,28! 12,20 4,15 -8,16! -12,24',
    ),
    BONE,
    () => {
      // the back of the head and what is under the cheek bone
      plane('-60,-30! -44,-22 -36,-4 -22,10 -10,14 -6,30 -40,40! -70,10!', '#c3b6b8');
      plane('-8,14! 6,13 18,18 30,22 38,20 42,26 34,36! 10,36 -4,24!', '#c3b6b8');
      // the temple's hollow, behind the socket's outer rim
      plane('8,-27! 15,-25 19,-17 18,-8 12,-1 2,2 -10,3! 4,-4 11,-12 12,-20!', '#c3b6b8');
      // the arch of the cheek, from ear to socket
      plane('-14,6! 0,3 12,4 22,3 30,8! 30,14 22,16 8,10 -12,11!', '#fffaea');
      // brow
      plane('18,-24! 28,-29 38,-26 42,-18! 34,-20 26,-20!', '#fffdf2');
    },
  );
  // the socket looks where the head is bowed to; the nose is a notch
  plane('21,-12! 23,-18 30,-19.6 37,-17 39,-12! 38,-6 36,2 30,6 24,4 21,-3', DARK);
  plane('23,-12! 27,-17 33,-17.6 37,-15! 31,-13.6!', '#3c3054');
  plane('42.4,4! 38.4,8 37,14 38.4,18! 43,18.4! 41.4,12!', DARK);
  box.fill(ellipse(-11, 10, 2.6, 3.4), '#6a5c7c');
  plane('16,30! 26,32.4 36,33 46.8,31! 46.6,36 44,41! 34,41.6 22,40 14,37!', '#fbf4e4');
  strokes(
    box,
    [
      '14,34.6 24,36.8 35,37.4 46,35.8',
      '19.6,31 19.6,39',
      '24.6,32 24.6,40',
      '29.6,32.6 29.8,41',
      '34.6,33 35,41.4',
      '39.4,32.6 40,41',
      '43.4,32 44,40',
    ],
    1,
    '#4a3c54',
    0,
  );
  strokes(
    box,
    ['-36,-30 -24,-28 -16,-18 -18,-6 -12,2', '-4,-55 -2,-46 4,-40 2,-32', '30,14 33,22 31,29'],
    INK.detail * 1.2,
    SEAM,
    0.1,
  );
}
