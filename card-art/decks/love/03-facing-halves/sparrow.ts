import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path } from '../../../kit/pen/index.ts';
import { shadow, toned } from './view.ts';

/** It flicks its tail aside as it pecks. */
const TAIL = closed('-5,32! -11,50 -19,66! -12,70 -5,66! 1,71 8,67! 14,66 15,60! 10,48 5,32!').rotate(
  -9,
  0,
  34,
);
const BODY = closed('0,-24! 11,-20 18,-8 20,6 16,22 8,38 0,42 -8,38 -16,22 -20,6 -18,-8 -11,-20');
/** The head's own box: its neck is (0, 0), the bill points to -y; it is turned over on one cheek. */
const HEAD = closed('1,-29! 8,-27 12.6,-19 13,-9 11,1 4,7 -4,7 -11,2 -13.6,-8 -13,-18 -8,-26');
const BILL = closed('-4,-26! -2,-33 2.6,-40! 6,-33 6.6,-26! 1,-23');
const SHOULDER = [12, -17] as const;
/** Half open along its flanks, for balance. */
const WING = '12,-17! 19,-12 24,2 23,16 17,32 7,49! 4,36 7,24 9,8 8,-6!';
const FOLDED = 7;
const BROWN = { fill: '#b3855a', shade: '#7c5338', rim: '#f0d2a4', rimWidth: 1.4, soft: 5 };
const COVERT = { fill: '#93603e', shade: '#603a28', rim: '#e2bb8c', rimWidth: 1.4, soft: 5 };
const DARK = '#3c2820';
const FEET = [
  '-12,12 -29,3',
  '-29,3 -36,-6',
  '-29,3 -31,-9',
  '-29,3 -25,-8',
  '-29,3 -28,10',
  '12,16 30,12',
  '30,12 26,2',
  '30,12 32,0',
  '30,12 38,4',
  '30,12 30,19',
];

/** A sparrow from above that pecks at a seed: its head bent to it, the feet set apart, one wing lifted from the flank. */
export function sparrow(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 0.98, { rot });
  const head = local(art, ...box.at(-3, -21), 0.98, { rot: rot - 46 });
  const wing = (sign: number, knots = WING): Path =>
    closed(knots)
      .scale(sign, 1)
      .rotate(sign * (sign > 0 ? -FOLDED - 7 : -FOLDED), sign * SHOULDER[0], SHOULDER[1]);
  // it stands on its legs: its shadow has come away from it, except at the bill
  art.fill(
    [TAIL, wing(-1), wing(1), BODY].map((part) => box.place(part).translate(...shadow(17))),
    '#8f9cb0',
  );
  art
    .fill(head.place(Path.join(HEAD)).translate(...shadow(12)), '#8f9cb0')
    .fill(head.place(BILL).translate(...shadow(5)), '#8f9cb0');
  strokes(box, FEET, 2.6, '#a5604c', 0);
  head.fill(ellipse(3, -43, 5.6, 4.8), '#b52c48').fill(ellipse(1.6, -45, 1.4), '#ffe3da');
  toned(box, TAIL, { ...COVERT, fill: '#6e4a38', soft: 3 });
  strokes(
    box,
    ['1,40 -1,64', '-3,40 -12,66', '5,40 9,64'].map((line) => curve(line).rotate(-9, 0, 34)),
    1.4,
    DARK,
    0,
  );
  toned(box, BODY, BROWN);
  // streaks down its mantle
  strokes(
    box,
    ['-7,-12 -7,4', '-2.4,-10 -2.6,12', '2.6,-11 2.8,9', '7,-12 7,3', '0,14 0,26'],
    2.6,
    '#5a3a28',
    0.1,
  );
  for (const sign of [1, -1]) {
    toned(
      box,
      wing(sign),
      COVERT,
      // chestnut shoulder, a white bar, the pale edges of the folded feathers
      [wing(sign, '26,-20! 10,-20! 9,-6 17,-4 26,-6!'), '#8e4630'],
      [wing(sign, '27,-4! 17,-2 8,-5! 8,-1 17,3 27,1!'), '#f6ecd6'],
    );
    const long = ['21,8 17,22 6,42', '17,8 13,22 5,37', '12,7 9,19 4,32'];
    strokes(
      box,
      long.map((line) =>
        curve(line)
          .scale(sign, 1)
          .rotate(sign * (sign > 0 ? -FOLDED - 7 : -FOLDED), sign * SHOULDER[0], SHOULDER[1]),
      ),
      1.4,
      DARK,
      0,
    );
  }
  toned(head, BILL, { fill: '#4c434a', shade: '#2c2630', rim: '#8d8690', rimWidth: 1, soft: 2 });
  strokes(head, ['0,-26 2.4,-39'], 0.9, '#1c1820', 0);
  // grey crown, chestnut side; the cheek that is turned up to us is pale, with its dark spot
  toned(
    head,
    HEAD,
    { fill: '#8e4a32', shade: '#5f2f24', rim: '#e0ae86', rimWidth: 1.2, soft: 3 },
    ['1,-30! 9,-28 10,-18 9,-6 6,2 2,0 3,-10 2,-20!', '#9a9088'],
    ['-6,-20! -10,-20 -16,-10 -14,2 -7,6 -3,0 -4,-8!', '#f4ead8'],
    [ellipse(-8.4, -4.6, 3, 3.6), DARK],
    ['-8,-27! -2,-24! -4,-18 -9,-17!', DARK],
  );
  head.fill(ellipse(-5.8, -18.6, 2.5), '#14100f').fill(ellipse(-6.6, -19.4, 0.9), '#ffffff');
}
