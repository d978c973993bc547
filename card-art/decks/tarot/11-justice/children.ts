import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, limb, local, range } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './form.ts';

const HIS = { ...SKIN, fill: '#c98a64', shade: '#97583f', soft: 4 } as const;
const HERS = { ...SKIN, fill: '#a4664a', shade: '#753f38', soft: 4 } as const;
const SHIRT = { fill: '#e2c08e', shade: '#b08a78', rim: '#ffe9c0', soft: 10 } as const;
const BROWN = { fill: '#8a5a3a', shade: '#5c3530', rim: '#ffd08c', soft: 7, rimWidth: 2.4 } as const;
const DARK = { fill: '#4a2c34', shade: '#2c1826', rim: '#ffbe8c', soft: 7, rimWidth: 2.4 } as const;

/** Two who wait for their share, seen from behind; the small one points at the apples. */
export function children(art: Art): void {
  boy(local(art, 378, 772, 0.86));
  girl(local(art, 482, 716, 0.96, { rot: -5 }));
}

function boy(box: Local): void {
  const { art } = box;
  // the lifted arm, its sleeve slid down; the hand has its back to us, thumb apart
  const arm = local(art, ...box.at(-38, -72), box.scale, { rot: 10 });
  toned(
    arm,
    '-9,12! -11.4,3 -13.6,-6! -18,-14 -20.6,-21! -19.4,-24.4 -16,-23 -11,-14.6! -13.2,-26 -14,-33.4! -11.8,-36.4 -8.8,-34 -5.2,-19.4! -5,-30 -4.4,-37.4! -1.6,-40 0.8,-37.4 1.4,-20.4! 3.6,-28 5.6,-33.4! 8.4,-35 10.2,-32.4 8.6,-22 7.6,-13! 8,-8! 14,-12 20.4,-18.6! 23.6,-18.4 23.2,-15 17.4,-5 11.4,4 9.4,12 11,30 12,50 12,80! -18,80! -16,50 -11,30!',
    { ...HIS, soft: 3.4, rimWidth: 1.6 },
  );
  strokes(
    arm,
    ['-11,-14.6 -9.4,-8', '-5.2,-19.4 -4.4,-12', '1.4,-20.4 1.4,-13', '8,-8 5,-3 4,4', '-8,13 0,15 8,13'],
    1.3,
    '#7c4238',
    0,
  );
  toned(box, '-78,62! -77,20 -70,-6! -54,0 -34,-12! -28,30 -22,56 -40,90!', { ...SHIRT, soft: 7 });
  strokes(box, ['-68,0 -62,24 -60,44', '-38,-4 -42,20 -48,40'], 2, '#8c6860', 0.1);
  toned(box, limb('0,34 0,70', [16, 19], 6), { ...HIS, soft: 6, rimWidth: 0 });
  toned(box, '-18,54! -44,54 -66,66 -72,100 -68,180! 76,180! 78,110 70,74 46,58 18,54! 0,64', SHIRT);
  art.blot(
    [
      ink(box.place(curve('-34,58 -22,84 0,112')), 10, 1, 0),
      ink(box.place(curve('36,60 24,84 0,112')), 10, 2, 0),
      ink(box.place(curve('0,106 0,180')), 11, 3, 0),
    ],
    '#5a2f3c',
  );
  for (const side of [-1, 1]) toned(box, ellipse(side * 45, 6, 8, 12), { ...HIS, soft: 3, rimWidth: 1.4 });
  // the hair grows from a whorl: locks turn round it
  toned(
    box,
    '0,-53 26,-49 42,-28 45,2 39,28! 33,38 28,48! 23,42! 16,52 12,44! 4,54 -2,45! -10,53 -14,43! -22,49! -28,40 -38,30 -45,4 -43,-26 -26,-48',
    BROWN,
    ['10,-24! 30,-14 36,8 34,30! 26,44! 30,14 22,-6', '#6e4434'],
    ['4,-30! 10,-8 8,18 0,42! -8,40! -2,14 0,-10', '#6e4434'],
    ['0,-28! -18,-14 -24,12 -20,40! -30,34! -34,8 -24,-16', '#6e4434'],
    ['6,-36! 24,-38 36,-22 40,-6! 30,-20 20,-28', '#a5744a'],
    ['-2,-38! -20,-40 -32,-26 -38,-4! -28,-20 -16,-28', '#a5744a'],
  );
  strokes(
    box,
    ['4,-30 -10,-26 -6,-36 6,-40', '4,-30 16,-20 20,-2', '2,-28 -10,-6 -12,18'],
    2,
    '#4a2430',
    0.15,
  );
}

function girl(box: Local): void {
  toned(box, limb('0,30 0,66', [15, 19], 6), { ...HERS, soft: 6, rimWidth: 0 });
  toned(box, '-18,52! -46,56 -70,72 -78,110 -82,190! 96,190! 92,110 74,72 46,56 18,52! 0,62', {
    fill: '#4a5a94',
    shade: '#34407a',
    rim: '#d8d0e0',
    soft: 12,
  });
  strokes(
    box,
    ['-44,72 -54,110 -52,180', '56,74 66,116 66,180', '-4,70 -2,110 -6,150'],
    2.4,
    '#2a2f64',
    0.15,
  );
  for (const side of [-1, 1]) toned(box, ellipse(side * 45, 8, 7, 12), { ...HERS, soft: 3, rimWidth: 1.4 });
  toned(
    box,
    '0,-54 29,-48 46,-24 46,6 38,32 26,50! 12,42 0,35! -12,42 -26,50! -38,32 -46,6 -46,-24 -29,-48',
    DARK,
    // combed from the parting to both braids
    ['6,-44! 24,-30 34,-4 30,24 22,46! 14,40! 22,14 18,-14', '#38202c'],
    ['-4,-44! -24,-28 -32,-2 -30,24 -24,46! -14,40! -22,14 -16,-14', '#38202c'],
    ['14,-50! 34,-40 42,-14 40,10! 34,-12 26,-32', '#6e464a'],
    ['-12,-50! -32,-38 -40,-14 -40,8! -34,-12 -24,-32', '#6e464a'],
  );
  strokes(box, ['1,-52 0,-20 0,34'], 2.6, HERS.fill, 0);
  for (const side of [-1, 1]) braid(box, side);
}

/** Strands that come from both sides by turns and close in the middle, a red band below. */
function braid(box: Local, side: number): void {
  for (const i of range(9, (n) => n)) {
    const way = i % 2 ? 1 : -1;
    toned(
      box,
      closed('-4,8! 5,6 11.6,0 12,-7 7,-12.6! -1,-10 -6.4,-4 -8,3!')
        .scale(way, 1)
        .scale(1 - i * 0.036)
        .translate(side * (28 + i * 0.9), 46 + i * 8.2),
      { ...DARK, rim: '#b8786a', soft: 3.4, rimWidth: 1.1 },
    );
  }
  toned(box, closed('-8,0! 0,2 8,0! 7,10! 0,12 -7,10!').translate(side * 35, 117), {
    fill: '#c23a48',
    shade: '#7c1e34',
    rim: '#ffb0a0',
    soft: 3,
    rimWidth: 1.2,
  });
  toned(box, closed('-6,10! 0,12 6,10! 9,22 4,32 1,40! -4,34 -9,24').translate(side * 35.4, 117), {
    ...DARK,
    soft: 4,
    rimWidth: 0,
  });
}
