import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { TOWARDS } from './view.ts';

const HER = { light: '#ffe0b4', fill: '#f0b98c', shade: '#b5786c', deep: '#84546a' } as const;
const HIM = { light: '#f6c48e', fill: '#c98658', shade: '#8e5850', deep: '#6d4250' } as const;
/** The lit edge's breadth, towards the sun. */
const LIT = [TOWARDS[0] * 3.4, TOWARDS[1] * 3.4 - 1.4] as const;

/** The two themselves, as near as one of them sees it: her hand laid in his, before the rings and the two shadows. */
export function hands(art: Art): void {
  const box = local(art, 300, 752, 1.26);
  his(box);
  hers(box);
  thumb(box);
}

/** His comes from the right, palm up: its fingers lie under hers. */
function his(box: Local): void {
  flat(
    box,
    '236,92! 190,62 150,42 118,28 98,18 60,12 20,20! -40,30 -56,34! -66,38 -66,47 -56,51 -50,52! -52,58 -44,63 -34,62! -34,69 -24,74 -12,72! -8,80 4,83 18,81 48,84 78,88 104,88! 140,104 180,128 210,156!',
    HIM.fill,
    [
      '-70,52! -40,48 0,54 40,66 84,76 112,76 150,92 190,116 214,140! 210,160! 150,140 60,100 -40,90',
      HIM.shade,
    ],
    // her hand's shade on his palm
    ['-70,14! 40,4 84,20 76,50 40,56 0,48 -40,40!', HIM.deep],
    { along: ['92,14 118,28 150,42 190,62 236,92'], paint: HIM.light, width: 11 },
  );
  strokes(
    box,
    [
      '-52,50 -30,48 0,54 30,62',
      '-34,61 -10,61 16,68 40,74',
      '-12,72 6,71 26,76',
      '108,42 98,50 92,60',
      '116,82 104,74 96,72',
    ],
    INK.form,
    HIM.deep,
    0.15,
  );
  flat(
    box,
    '176,34! 196,42 226,64 260,90! 250,176! 214,160 178,136 152,116! 150,96 156,70 164,48',
    '#4f7f96',
    ['152,116! 150,106 180,122 216,146 256,160! 250,180!', '#2f4f6e'],
    ['176,34! 164,48 156,70 150,96 152,116! 162,120! 162,98 168,74 176,54 188,40!', '#86b4bc'],
    { side: LIT, paint: '#fbe3c0' },
  );
}

/** Hers comes from the left and hangs over his, fingers together. */
function hers(box: Local): void {
  flat(
    box,
    '-238,92! -200,58 -160,30 -124,8 -100,-4 -84,-12 -62,-24 -38,-34! -14,-38 8,-33 34,-26 54,-14 68,4 74,18! 72,26 66,27! 66,36 58,38 54,36! 50,45 42,45 36,40! 28,46 18,43 12,38 -2,28 -16,24! -40,32 -70,38 -96,44! -130,70 -170,104 -204,142!',
    HER.fill,
    // the near side of hand and forearm looks away from the sun
    ['-16,24! -30,20 -60,24 -92,30 -126,52 -168,88 -210,128! -214,146! -120,110 -40,50 -10,34', HER.shade],
    // fingers bend at their knuckles: what hangs down is in half shade
    ['74,18! 66,8 50,0 42,4 30,12 16,18 2,22! 12,40 40,54 76,36', '#d99a7c'],
    { side: LIT, paint: HER.light },
  );
  // where one finger ends at the next
  strokes(
    box,
    [
      '66,27 58,14 40,-2 18,-12',
      '54,36 44,20 26,6 6,-2',
      '36,40 26,27 12,15 -6,8',
      '12,38 2,30 -8,24',
      '-14,-37 -8,-34 -2,-28',
    ],
    INK.form,
    HER.deep,
    0.12,
  );
  for (const nail of [
    '68,14! 71,16 72,21! 70,22 67,19!',
    '58,26! 62,29 63,33! 59,33 56,30!',
    '42,33! 47,37 47,41! 43,40 40,37!',
  ])
    flat(box, nail, '#efb8a2');
  // tendons and the wrist's bone
  strokes(
    box,
    ['4,-20 -14,-22 -34,-20', '-6,-8 -24,-8 -40,-6', '-88,22 -82,17 -75,18'],
    INK.form,
    HER.shade,
    0.3,
  );
  // thumb along the far edge
  flat(
    box,
    '-66,-20! -46,-40 -24,-50 -4,-52 8,-47 8,-41! -4,-38 -20,-35 -36,-30! -50,-20',
    HER.fill,
    ['-66,-20! -40,-34 -14,-42 8,-42! -10,-34 -36,-26 -50,-16', HER.shade],
    { side: LIT, paint: HER.light },
  );
  flat(
    box,
    '-170,16! -196,34 -232,64 -264,96! -236,190! -200,148 -168,116 -146,94! -146,70 -154,42',
    '#f3d7c8',
    ['-146,94! -150,80 -176,104 -208,136 -240,170! -236,194!', '#a98aa8'],
    ['-170,16! -154,42 -146,70 -146,94! -156,102! -156,76 -164,50 -180,26!', '#fff1e0'],
  );
}

/** His thumb closes over her fingers. */
function thumb(box: Local): void {
  flat(
    box,
    '126,34! 108,14 90,-3 66,-14 44,-20 28,-18! 20,-13 22,-5 30,-2! 46,-1 58,6 66,18 72,34! 86,46 108,58 134,60',
    HIM.fill,
    ['30,-2! 46,-1 58,6 66,18 72,34! 86,46 100,54! 92,36 82,18 68,4 50,-7 30,-10 22,-8!', HIM.shade],
    { along: ['24,-17 44,-20 66,-14 90,-3 108,14 124,32'], paint: HIM.light, width: 10 },
  );
  flat(box, '26,-14 33,-16 41,-14! 40,-10 33,-8 26,-10', '#eab68e');
  strokes(box, ['66,-6 72,-10 76,-9', '63,-2 70,-5'], INK.detail, HIM.deep, 0.2);
}
