import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path } from '../../../kit/pen/index.ts';
import { shadow, toned } from './view.ts';

const TAIL = closed('-5,34! -8,50 -13,66! -6,69 -1,64! 5,69 12,65! 8,50 5,34!');
const BODY = closed('0,-22! 11,-19 18,-8 20,6 16,22 8,38 0,42 -8,38 -16,22 -20,6 -18,-8 -11,-19');
const HEAD = closed('0,-46! 8,-45 13,-38 13.5,-29 10,-20 0,-16 -10,-20 -13.5,-29 -13,-38 -8,-45');
const BILL = closed('-5,-44! -4,-50 0,-57! 4,-50 5,-44! 0,-41');
/** Shut along its flanks; the tips of the long feathers meet over the rump. */
const WINGS = [
  '-12,-17! -19,-12 -24,2 -23,16 -17,32 -6,52! -4,38 -7,24 -9,8 -8,-6!',
  '12,-17! 19,-12 24,2 23,16 17,32 7,49! 4,36 7,24 9,8 8,-6!',
] as const;
const BROWN = { fill: '#b3855a', shade: '#7c5338', rim: '#f0d2a4', rimWidth: 1.4, soft: 5 };
const WING = { fill: '#93603e', shade: '#603a28', rim: '#e2bb8c', rimWidth: 1.4, soft: 5 };
const DARK = '#3c2820';

/** A sparrow on its feet, straight from above: crown, back, shut wings, tail; its bill at (0, -57) goes for a seed. */
export function sparrow(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 0.94, { rot });
  // it stands on its legs: its shadow has come away from it
  art.fill(
    [Path.join(TAIL, ...WINGS.map((wing) => closed(wing)), BODY), Path.join(HEAD, BILL)].map((part, i) =>
      box.place(part).translate(...shadow(i ? 26 : 20)),
    ),
    '#8f9cb0',
  );
  box.fill(ellipse(-1, -63, 5.6, 4.8), '#b52c48').fill(ellipse(-2.4, -65, 1.4), '#ffe3da');
  toned(box, TAIL, { ...WING, fill: '#6e4a38', soft: 3 });
  strokes(box, ['0,40 0,62', '-3,40 -6,65', '3,40 6,64'], 1.4, DARK, 0);
  toned(box, BODY, BROWN);
  // streaks down its mantle
  strokes(
    box,
    ['-7,-12 -7,4', '-2.4,-10 -2.6,12', '2.6,-11 2.8,9', '7,-12 7,3', '0,14 0,26'],
    2.6,
    '#5a3a28',
    0.1,
  );
  for (const [wing, sign] of [
    [WINGS[1], 1],
    [WINGS[0], -1],
  ] as const) {
    const side = (knots: string): Path => closed(knots).scale(sign, 1);
    toned(
      box,
      wing,
      WING,
      // chestnut shoulder, a white bar, the pale edges of the folded feathers
      [side('26,-20! 10,-20! 9,-6 17,-4 26,-6!'), '#8e4630'],
      [side('27,-4! 17,-2 8,-5! 8,-1 17,3 27,1!'), '#f6ecd6'],
    );
    const long = ['21,8 17,22 6,42', '17,8 13,22 5,37', '12,7 9,19 4,32'];
    strokes(
      box,
      long.map((line) => curve(line).scale(sign, 1)),
      1.4,
      DARK,
      0,
    );
  }
  toned(box, BILL, { fill: '#4c434a', shade: '#2c2630', rim: '#8d8690', rimWidth: 1, soft: 2 });
  // grey crown between chestnut sides; of the pale cheeks only an edge is seen from here
  toned(
    box,
    HEAD,
    { fill: '#8e4a32', shade: '#5f2f24', rim: '#e0ae86', rimWidth: 1.2, soft: 4 },
    ['-6,-48! 6,-48! 7,-36 5,-24 0,-20 -5,-24 -7,-36', '#9a9088'],
    ['-16,-33! -11,-33 -9,-26 -13,-19!', '#f2e8d6'],
    ['16,-33! 11,-33 9,-26 13,-19!', '#d8cbbb'],
  );
  for (const sign of [-1, 1]) {
    box.fill(ellipse(sign * 11.4, -37, 2.3, 2.6), '#1c1820');
    box.fill(ellipse(sign * 11.4 - 0.9, -38, 0.9), '#ffffff');
  }
}
