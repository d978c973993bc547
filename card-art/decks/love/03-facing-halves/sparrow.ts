import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { SHADE, shadow, toned } from './view.ts';

const TAIL = closed('-4,20! -7,40 -13,55! -7,57 -3,54! 1,58 6,54! 10,55 14,50! 8,38 6,20!');
const BODY = closed('-3,-22! 10,-20 17,-6 15,12 7,28 -3,30 -12,20 -17,4 -16,-12');
/** One lies close, the other is half out: it is about to hop. */
const WINGS = [
  '-8,-17! -19,-12 -24,4 -22,20 -14,44! -8,36 -4,22 -4,6 -4,-8!',
  '8,-17! 22,-14 34,-4 42,10 45,24! 40,22! 38,31! 33,27! 30,35! 25,29! 21,35! 14,26 8,12 5,-4!',
] as const;
const HEAD = closed('-6,-20! -10,-28 -6,-38 4,-42 13,-38 17,-29 14,-20 6,-16');
const TONES = {
  brown: { fill: '#a3764e', shade: '#6c4632', rim: '#e8c698', rimWidth: 1.2, soft: 4 },
  wing: { fill: '#8a5a3c', shade: '#583426', rim: '#dcb488', rimWidth: 1.2, soft: 4 },
} as const;

/** A sparrow from above, a seed in its bill, its eye on the table's people. */
export function sparrow(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 0.98, { rot });
  art.fill(
    [TAIL, BODY, HEAD, ...WINGS.map((wing) => closed(wing))].map((part) =>
      box.place(part).translate(...shadow(15)),
    ),
    SHADE,
  );
  // legs out before it, three toes each, where its shadow meets them
  strokes(
    box,
    [
      '-9,-10 -17,-20 -20,-26',
      '-20,-26 -27,-29',
      '-20,-26 -22,-34',
      '-20,-26 -15,-33',
      '13,-10 21,-17 25,-22',
      '25,-22 24,-30',
      '25,-22 32,-27',
      '25,-22 33,-20',
    ],
    2.2,
    '#9a5f4a',
    0,
  );
  toned(box, TAIL, { ...TONES.wing, fill: '#6e4a38' });
  strokes(box, ['-2,26 -4,52', '2,26 4,52', '5,26 9,50'], INK.form, '#3c2820', 0);
  toned(box, BODY, TONES.brown);
  // streaks down its mantle
  strokes(box, ['-4,-14 -4,2', '0,-10 0,10', '4,-14 4,2', '-2,12 -3,24'], 2.6, '#4c3024', 0.1);
  for (const wing of WINGS)
    toned(
      box,
      wing,
      TONES.wing,
      ['-26,-8! -14,-4 -4,-2! -4,3 -14,2 -26,-1!', '#f4e8d0'],
      ['4,-4! 16,-4 34,4! 36,9 16,2 4,2!', '#f4e8d0'],
    );
  strokes(
    box,
    [
      '-19,4 -17,20 -13,38',
      '-13,4 -11,20 -9,34',
      '-8,4 -7,18 -6,28',
      '10,4 15,16 21,32',
      '17,4 23,16 30,32',
      '25,6 31,16 37,28',
    ],
    INK.form,
    '#3c2820',
    0,
  );
  // the head turned to the right: grey crown, chestnut side, pale cheek, one eye
  toned(
    box,
    HEAD,
    { fill: '#8e5138', shade: '#5a3024', rim: '#dcb488', rimWidth: 1.2, soft: 3 },
    ['-8,-20! -8,-34 2,-44! 8,-42! 0,-32 0,-18!', '#8d8078'],
    ['7,-24! 14,-29 22,-26! 18,-14 8,-17!', '#f0e6d4'],
  );
  box.fill(closed('11,-40! 17,-41 22,-43! 19,-36 16,-32!'), '#413a42');
  box.fill(ellipse(24, -45, 5, 4.6), '#b52c48').fill(ellipse(23, -47, 1.4), '#ffe3da');
  box.fill(ellipse(11, -33, 2.5), '#1c1820').fill(ellipse(10.3, -33.8, 0.9), '#ffffff');
}
