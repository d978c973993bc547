import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local } from '../../../kit/pen/index.ts';
import { SKIN } from './skin.ts';

const HAIR = { base: '#4a2b2c', dark: '#2c1a22', lit: '#80503a', rim: '#d89a64' } as const;

/** A child's from the side, turned left, a hundred high round the middle of the skull: a high brow, a small nose and chin; the sun lies on all of it. */
export function head(box: Local): void {
  flat(
    box,
    '-20,-46! -31,-36 -38,-25 -41,-13 -40.8,-3 -38.4,5! -40,9 -43,13.6 -46.6,17.4! -47.4,20.6 -45,23 -40.4,23.8! -41.6,26.6 -43.6,29! -43,31.6 -39.6,32.4! -41.4,34.8 -41.2,38 -37.6,40.4! -37.6,44 -35.6,48.8 -29.4,50.6 -21,47.6 -9,41 5,31! 22,30 36,-10 10,-50',
    SKIN.base,
    // temple, cheek and jaw turn from the sun
    ['-2,-50! -8,-30 -8,-12 -2,6 0,22 -6,34 -16,44 -24,54! 50,60! 50,-50!', '#dc9a70'],
    ['14,-40! 8,-4 6,14 0,30 -12,42 -22,56! 50,60! 50,-40!', SKIN.mid],
    // the socket; what nose and lip throw
    ['-37,2! -33,-4 -26,-6 -18,-2 -15,5! -20,10 -28,10 -36,8', '#e3a47a'],
    ['-46,23.4! -41,21.4 -36.6,22.6 -34,26! -37,28.6 -41,26.4', SKIN.mid],
    ['-41,39.6! -36,38.4 -31,38! -32,41.4 -37,42', SKIN.mid],
    // brow, nose, upper lip, chin in it
    [
      '-18,-50! -40,-32 -44,-10 -40,6 -50,18 -50,22! -45,19.6 -40,14.6 -35.4,7 -35.6,-2 -36.4,-12 -32,-24 -24,-35 -14,-42!',
      SKIN.lit,
    ],
    ['-37,11! -30,12 -22,12 -14,15 -11,22! -16,30 -24,33 -31,30! -34,22', '#f8cda2'],
    ['-43,24! -45,29 -40,31.6! -39,28 -39.4,25!', SKIN.lit],
    ['-42.4,34! -42.4,38 -39,41 -39,46 -35,51 -26,54! -31,48 -34,42 -36.6,38 -38,34!', SKIN.lit],
  );
  mouth(box);
  eye(box);
  hair(box);
  hairTail(box);
  ear(box);
}

/** A little open: it is nearly there. */
function mouth(box: Local): void {
  box.fill(closed('-41.6,31! -37,29.8 -30,28.6! -33,33.4 -39.6,35!'), '#6a2a32');
  box.fill(closed('-42.6,29.4! -39.6,28.8 -35.6,29 -29.4,28.2! -35,30.8 -41.8,32!'), '#cf8468');
  box.fill(closed('-40.8,36.4! -40,34.4 -35.4,33.4 -30.4,29.6! -32.6,35 -38,37.4!'), '#dd9878');
  strokes(box, ['-29,26 -27.6,28 -28,30.4'], INK.detail, '#b5745a', 0);
}

/** From the side a wedge; turned up to what comes down. */
function eye(box: Local): void {
  const lids = closed('-34.4,7! -35,2.4 -32.4,-2 -27,0 -21.6,5.4! -26.6,8 -31,8.4!');
  box.fill(lids, '#fff3e2');
  box.clip(lids, () => {
    box.fill(closed('-36,4! -35,-2.6 -31,-3.4 -29,0.6 -30,5 -33,6.4'), '#4e2e22');
    box.fill(closed('-35.4,1! -33.2,-2 -31.2,0 -32,3.4 -34.2,3.6'), '#1c1016');
  });
  strokes(box, ['-35.6,-1.4 -32.4,-2.8 -27,-0.8 -20,5.8'], 2.6, '#3a1e24', 0);
  strokes(box, ['-31.4,-7 -27,-6.4 -21.6,-1.4'], INK.detail, '#a8664e', 0);
  strokes(box, ['-37.4,-11 -33,-15 -27,-15 -20,-10.6'], 2.8, '#5a3530', 0.05);
}

const TIE = { fill: '#3f8a80', dark: '#2b5f5c' } as const;

/** Bound behind the ear; as the head is laid back the tail hangs straight down off the nape. */
function hairTail(box: Local): void {
  flat(box, '31,19! 30,32 36,47 46,60 58,73! 60,66 66,70! 66,63 71,62! 68,49 61,35 52,24 41,12!', HAIR.base, [
    '46,14! 46,30 52,46 60,58 64,76! 80,70! 70,30!',
    HAIR.dark,
  ]);
  strokes(box, ['36,22 40,40 52,58', '41,20 50,36 60,54'], INK.form, '#7a4c38', 0.14);
  flat(box, '29,17! 32,11 39,8 44,12! 44,18 38,23 32,24!', TIE.fill, ['40,6! 37,14 36,26! 50,20!', TIE.dark]);
}

/** A short fringe that falls off the brow; the rest drawn back over the round of the skull to where it is bound. */
function hair(box: Local): void {
  flat(
    box,
    '-37,-20! -39,-30 -35,-42 -24,-53 -6,-60 14,-61 33,-55 47,-42 54,-24 54.6,-6 50,10 42,20 35,25 26,30! 21,22 24,10 23,-3! 17,-10 9,-11 4,-6! 2,0 1,7 -1,14! -6,6 -8.4,-3 -8.4,-12! -10.6,-8 -14.6,-3! -17.6,-9 -18.6,-17! -20,-13.6 -22,-11.4! -25.4,-15 -27.6,-22! -31,-21',
    HAIR.base,
    ['30,-62! 42,-44 48,-24 46,-4 38,12 26,22 24,34! 80,40! 80,-60!', HAIR.dark],
    [
      '-44,-20! -44,-40 -26,-60 0,-68 26,-66 40,-56! 26,-56 30,-46! 14,-53 2,-52 6,-43! -8,-50 -18,-46 -20,-36! -28,-42 -33,-32 -34,-20!',
      HAIR.lit,
    ],
    { along: ['-37,-32 -34,-43 -24,-53 -6,-60 14,-61'], paint: HAIR.rim, width: 3.6 },
  );
  strokes(
    box,
    [
      '-16,-42 6,-46 28,-36 42,-14 40,12',
      '-10,-30 8,-34 26,-22 34,-2 34,14',
      '4,-18 18,-20 27,-8 30,10',
      '-28,-38 -26,-28 -24,-18',
      '-20,-40 -17,-28 -14,-14',
    ],
    INK.form,
    '#7a4c38',
    0.14,
  );
}

function ear(box: Local): void {
  flat(
    box,
    '5,0! 8,-7 15,-9 21,-4 22,4 18,13 13,20 8,19! 5,10',
    '#dc9a70',
    ['24,-6! 17,2 15,12 9,20! 26,22!', SKIN.mid],
    ['3,2! 8,-8 16,-9 20,-6! 12,-5 9,0 8,8', '#f8c69a'],
  );
  strokes(box, ['9,0 14,-4 17,0 15,7 11,12', '8,8 11,9'], INK.form, SKIN.line, 0);
}
