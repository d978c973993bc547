import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path, points, range, tube } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const STONE = { shade: '#46303c', rim: '#dcb586', rimWidth: 1.4 } as const;
const CUT = '#4e3440';

/** A ram's head carved from the end of the throne's arm, seen from its side, bowed; its brow at (x, y), its neck grows from the block below it. About 150 × `scale` high. */
export function ram(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const place = (knots: string): Path => box.place(closed(knots));
  // neck and breast; the fleece ends in points on the block
  form(
    art,
    place(
      '-14,-20! 30,-46 70,-36 72,10! 70,60 70,96! 66,112 58,126! 52,116 48,112! 44,128 34,146! 26,130 24,118! 18,128 8,138! 2,124 2,108! -4,112 -12,114! -16,90 -10,60',
    ),
    '#a67a60',
    9 * scale,
    STONE,
  );
  // what the head keeps from the sun there
  box.fill(
    closed('-10,66! 10,58 30,40 60,36 72,44! 72,80 60,88 44,78 30,90 16,80 4,92 -8,84!'),
    '#70504e',
    0.75,
  );
  strokes(
    box,
    [
      '-4,92 4,98 2,108',
      '20,88 30,98 26,114',
      '36,94 50,98 48,110',
      '10,112 12,120 8,130',
      '54,90 64,100 58,116',
      '34,120 38,128 34,138',
      '12,72 20,84 14,98',
      '40,64 52,74 46,88',
      '60,60 66,70 62,80',
    ],
    2 * scale,
    CUT,
    0.08,
  );
  // the head: a bowed nose, nostril and lip, jaw
  const head =
    '-8,-44! -24,-34 -38,-10 -52,20 -63,42! -68,52 -64,60 -58,62! -58,70 -48,74 -38,68! -20,58 4,52 22,34! 30,0 20,-36 6,-46';
  form(art, place(head), '#bd8f6c', 10 * scale, STONE);
  art.clip(place(head), () => {
    // the cheek's plane under the eye, the jaw's underside
    box.fill(closed('-22,4! -8,14 -6,34 -22,50! -40,62 -44,80! 40,70 40,-20! 14,-6'), '#9e7159', 0.8);
    box.fill(closed('-58,63! -46,64 -34,58 -10,46! 10,36 30,50 20,70 -60,80!'), '#6c4a4a', 0.75);
  });
  strokes(
    box,
    ['-60,62 -50,61 -40,55', '-14,-40 -26,-16 -40,18', '-34,-4 -28,-12 -16,-13'],
    1.9 * scale,
    CUT,
    0.05,
  );
  box
    .fill(closed('-63,47! -57,44 -54,49! -59,51'), CUT)
    .fill(closed('-28,-4! -20,-9 -10,-5 -8,0! -16,4 -24,2'), '#c9a07e')
    .fill(ellipse(-20, -1.6, 3.6, 3), '#4a303c');
  strokes(
    box,
    ['-31,-3 -21,-8 -10,-4.6 -4,2', '-26,4 -16,7 -8,4', '-32,-9 -20,-15 -8,-10'],
    2.4 * scale,
    CUT,
    0,
  );
  // the ear under the horn
  form(art, place('6,-14! 20,-16 40,-8 54,6! 40,8 22,4 10,-2'), '#8f6652', 4 * scale, STONE);
  const horn = tube(
    points('-4,-36 10,-66 42,-78 74,-58 82,-20 66,14 36,28 10,22 -4,4 -4,-10'),
    [13, 17, 18, 17.5, 16, 13.5, 11, 8, 5, 0.6],
    44,
  );
  form(art, box.place(horn.outline), '#b48764', 8 * scale, STONE);
  strokes(
    box,
    range(18, (i) => horn.rib(0.05 + i * 0.048, 0.02, -0.94, 0.8)),
    1.9 * scale,
    '#654548',
    0.05,
  );
  strokes(box, [horn.edge(0.35, 0.04, 0.86)], 1.6 * scale, '#7c584e', 0.05);
}
