import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local } from '../../../kit/pen/index.ts';
import { SKIN } from './skin.ts';

const HAIR = { base: '#4a2b2c', dark: '#2c1a22', lit: '#80503a', rim: '#d89a64' } as const;

/**
 * A child's from the side and from below, upright as written, a hundred high round the middle of the skull: laid back by
 * the card, face to the sun, so that under the jaw its floor is seen and under the nose the nostril.
 */
export function head(box: Local): void {
  flat(
    box,
    '-22,-47! -34,-39 -41,-28 -42.6,-17 -39.4,-7! -40.6,-1 -44,4 -47.4,6.6! -50,9.6 -49.4,13.6 -42.6,19! -43.4,21.6 -45.4,24.2! -43.6,27 -41,28.6! -43,31 -43.2,34! -39.6,36.8 -39.4,39.6 -40.6,43.6 -38.8,48 -34,53 -27,57 -16,59.6 -3,59.4 12,55 24,46! 34,24 36,-16 10,-50',
    SKIN.base,
    // temple and jaw turn from the sun, behind the round of the cheek
    ['-4,-54! -14,-34 -19,-16 -16,-4 -9,6 -6,18 -10,30 -19,38 -28,42 -30,56! 50,70! 50,-54!', '#dc9a70'],
    ['12,-44! 2,-16 2,4 6,18 2,31 -9,40 -22,46 -30,56! 10,80! 60,40! 50,-40!', SKIN.mid],
    // the floor of the jaw, from chin to ear
    ['-34,54.4! -24,53.4 -11,49 1,41 11,29 16,16! 40,20! 40,80! -30,80!', '#a9644f'],
    ['-10,62! 0,54 9,44 15,30 18,16! 40,20! 40,80!', SKIN.dark],
    // the socket, what nose and lip throw
    ['-38.6,-9! -34,-13 -26,-12 -18,-5 -18,3! -25,4.4 -33,3 -37.6,-2', '#dc986e'],
    ['-44,18.6! -40,16.4 -36,18.4 -36,21.6! -40,23 -43.6,21.4', SKIN.mid],
    ['-43,36! -38,36.4 -34,34.6! -35.6,38.6 -40,39.8', SKIN.mid],
    // brow, nose, cheek, lips and chin in it
    [
      '-22,-49! -36,-42 -46,-20 -42,-6 -44,2 -52,8 -52,12! -46,11 -41,6 -36.6,0 -34,-9 -33,-19 -27,-30 -15,-41!',
      SKIN.lit,
    ],
    ['-36,9! -30,5.6 -20,5 -12,8! -15,16 -21,23 -28,27 -33,25! -34,18', '#f9cd9e'],
    ['-35,10! -29,7.4 -22,8! -25,14 -30,18 -34,17!', SKIN.lit],
    [
      '-46,20! -48,25 -42,28 -46,34 -43,38 -43,45 -39,52 -31,54! -32,47 -34,42 -34,37 -39,32 -38,27 -41,22!',
      SKIN.lit,
    ],
  );
  nose(box);
  mouth(box);
  eye(box);
  hair(box);
}

/** Short: what is seen of it is its underside, the nostril and its wing. */
function nose(box: Local): void {
  box.fill(closed('-49.6,12.6! -45,11.6 -40,12 -36.6,15.6 -38,19 -42.8,19.2!'), SKIN.mid);
  box.fill(closed('-46,14.6! -43,13.4 -40.4,14.6 -41,16.6 -43.6,16.8'), '#6e3434');
  strokes(box, ['-41.4,8.6 -37,10.4 -35.2,14.6 -37.4,18.6'], INK.detail, SKIN.line, 0);
}

/** Apart, as one holds one's breath. */
function mouth(box: Local): void {
  box.fill(closed('-45,25.4! -40,26 -33.6,29.6! -38,31.6 -43.4,31!'), '#6a2a32');
  box.fill(closed('-46,24.6! -41,24 -33,29.4! -39,28 -43.6,27.8!'), '#c26a58');
  box.fill(closed('-44.2,34.2! -43.6,31.4 -39,31.6 -33.4,30! -36,34.4 -41,36!'), '#d8806a');
}

/** Wide, turned up to what comes down. */
function eye(box: Local): void {
  const lids = closed('-36.8,-1.6! -36.4,-6.4 -32,-9 -26,-7 -20,-0.4! -26,2.4 -32.4,2.2!');
  box.fill(lids, '#fff3e2');
  box.clip(lids, () => {
    box.fill(ellipse(-33.8, -4.2, 4.2, 5.8), '#4e2e22');
    box.fill(ellipse(-34.8, -4.6, 2.2, 3.6), '#1c1016');
    box.fill(ellipse(-34.2, -7, 1.1, 1.2), '#fff8ea');
    box.fill(closed('-38,-9! -30,-10.4 -18,-1! -24,-4.6 -31,-7.2'), '#cfa898');
  });
  strokes(box, ['-37.6,-2 -36.8,-7 -32,-9.8 -26,-7.8 -18.6,0.4'], 3, '#3a1e24', 0);
  strokes(box, ['-34,3 -29,3.6 -23.6,2.2', '-34,-12.4 -28,-12.6 -19.6,-6.6'], INK.detail, SKIN.line, 0);
  strokes(box, ['-39.6,-17.4 -34,-21.8 -26,-21 -17.6,-15'], 4, '#4a2b2c', 0.05);
}

/** Short and thick: it has slid back from the brow and hangs behind. */
function hair(box: Local): void {
  flat(
    box,
    '-30,-37! -36,-42 -36,-50 -28,-55 -21,-55! -17,-63 2,-68 13,-64! 24,-68 37,-62 42,-52! 54,-50 61,-38 59,-26! 70,-16 70,0 62,9! 68,20 64,33 53,37! 52,47 40,52 31,45! 25,48 21,42 20,34 18,26 17,19! 20,6 16,-4! 9,-7 5,-1 4,8! -2,4 -5,-7 -3,-17! -11,-20 -18,-28 -20,-35! -22,-31 -27,-31 -31,-35!',
    HAIR.base,
    ['34,-70! 28,-40 38,-16 38,8 28,26 20,40! 40,60! 86,40! 80,-60!', HAIR.dark],
    [
      '-40,-38! -42,-56 -20,-68 14,-78 44,-66! 26,-60 34,-48! 16,-56 4,-54 12,-40! -4,-52 -12,-48 -8,-34! -20,-44 -26,-40 -28,-33!',
      HAIR.lit,
    ],
    {
      along: ['-36,-42 -36,-50 -28,-55 -21,-55', '-17,-63 2,-68 13,-64', '24,-68 37,-62 42,-52'],
      paint: HAIR.rim,
      width: 4,
    },
  );
  strokes(
    box,
    [
      '-10,-44 8,-42 26,-30 38,-8',
      '-4,-30 12,-24 24,-6 28,14',
      '38,-50 48,-34 52,-12',
      '28,24 40,22 50,10',
      '28,38 38,38 48,30',
    ],
    INK.form,
    '#7a4c38',
    0.14,
  );
  // the ear
  flat(
    box,
    '3,-3! 8,-9 16,-7 18.6,2 16,12 10,18 5.6,15.6! 3,7',
    '#dc9a70',
    ['19,-8! 13,0 12,10 6,19! 24,19!', SKIN.mid],
    ['2,0! 7,-8 14,-7 8,-4 5,6', '#f8c69a'],
  );
  strokes(box, ['8,-2 13,-3 13,4 9,8'], INK.form, SKIN.line, 0);
}
