import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';

const STALK = closed('-5,-14! 5,-14! 3,-6 4,5! -4,5! -3,-6');
/** The wall that is turned from us, seen through the one that is split. */
const BACK = closed(
  '-4,2! -22,8 -34,26 -37,54 -32,84 -25,100! -18,88 -8,95 2,86 10,97 17,104! 26,88 33,58 33,30 21,9 4,2!',
);
/** Split from the crown down; either half has its torn edge bent outwards. */
const LEFT = closed(
  '-4,2! -22,8 -34,26 -37,54 -32,84 -24,106! -21,99 -17,112! -16,98 -13,78 -9,54 1,26! 3,14 1,2!',
);
const RIGHT = closed('1,2! 21,9 33,30 33,58 26,88 15,110! 12,102 6,104! 5,94 9,74 10,52 1,26! 0,14');
const LIP = closed('1,26! -9,54 -13,78 -16,98 -17,112! -22,98 -21,78 -15,52!');
const FAR_LIP = closed('1,26! 10,52 9,74 5,94 6,104! 12,92 15,72 14,50!');

/** The case it came out of: a clear dry skin, so thin that the garden shows through; it hangs by a black stalk from (x, y). */
export function emptyCase(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.42);
  box.fill(STALK, '#2b2420');
  box.fill(BACK, '#8f8a4c', 0.34);
  strokes(box, ['-20,20 -14,52 -14,86', '6,16 2,50 0,84', '20,16 22,50 16,88'], 1.1, '#7d7440', 0.1);
  for (const [half, side] of [
    [LEFT, 4],
    [RIGHT, -5],
  ] as const) {
    box.fill(half, '#f4ecc4', 0.46);
    flat(box, half, 'none', { side: [side, 1.5], paint: side > 0 ? '#fffbe0' : '#9c8646' });
  }
  // the light goes along the round of it in one band
  box.fill(closed('-24,18! -31,40 -31,66 -26,92! -22,92 -24,64 -23,40 -17,18!'), '#fffef0', 0.75);
  box.fill(closed('20,14! 30,36 29,62 20,96! 26,60 25,36!'), '#7d6a34', 0.4);
  strokes(
    box,
    [
      '-12,9 -17,34 -19,58',
      '11,8 18,30 20,56',
      '-36,56 -24,61 -11,60',
      '11,58 24,58 33,54',
      '-33,32 -16,38 -5,38',
      '6,37 20,37 32,32',
    ],
    1.2,
    '#8a7a44',
    0.1,
  );
  box.fill(LIP, '#fbf4d4').fill(FAR_LIP, '#cdb878');
  box.blot(
    ['1,26 -9,54 -13,78 -16,98 -17,112', '1,26 10,52 9,74 5,94 6,104'].map((torn) =>
      ribbon(curve(torn), 1.8, { start: 0.3, end: 0.3, samples: 12 }),
    ),
    '#7d6a34',
  );
  box.blot(
    ['-4,2 -22,8 -34,26 -37,54 -32,84 -24,106', '4,2 21,9 33,30 33,58 26,88 15,110'].map((edge) =>
      ribbon(curve(edge), 2.2, { start: 0.3, end: 0.3, samples: 14 }),
    ),
    '#fffef0',
  );
  box.blot(
    [-24, -13, 0, 13, 23].map((dot, i) => ellipse(dot, 26 + [0, 3, -6, 3, 0][i]!, 1.7)),
    '#e0a83c',
  );
}
