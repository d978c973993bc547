import { flat, fringe, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const WOOL = { fill: '#c4644e', shade: '#743548', soft: 17, rim: '#ffc792', rimWidth: 2.4 } as const;
const DOME = closed('-55,4! -59,-22 -50,-48 -28,-65 2,-69 30,-62 48,-43 55,-18 53,2!');
const BRIM = closed('-60,2! -36,-9 0,-14 34,-12 57,-6! 59.4,3 57,12.6! 34,7.4 0,7 -34,12 -57,24! -61,14');

const boxOf = (art: Art): Local => local(art, 282, 479, 1.06, { rot: 9 });

/** What of the neck the quilt leaves bare. */
export const childNeck = (art: Art): void =>
  flat(
    boxOf(art),
    '-24,30! -22,66 -30,96! 44,96! 34,88 30,78 29,68 32,56! 20,40',
    '#a8685c',
    // the jaw's shadow on the throat; the fire on the nape's side
    [closed('0,44! 34,50! 36,66 24,70 12,84 6,100! 60,100! 60,40!'), '#7f4a54'],
    [closed('-30,60! -12,62 -8,78 -14,100! -40,100!'), '#d98a62'],
  );

/** From behind, its face turned to the one beside it, half asleep: a profile on the snow's light. */
export function childHead(art: Art): void {
  const box = boxOf(art);
  const profile =
    '50,2 52,9 51,15! 52.4,19 56,23.6 60.4,28! 60.6,31.4 57.4,33.4 53.4,33.4! 55.4,36.4 55.6,38.6 53.6,40! 55,42 54.4,44.6 52.6,45.6! 53.4,48.6 54,53 51,57.6 45,59.4!';
  const face = closed('14,-2! 40,-8', profile, '34,60 22,58 10,62! 4,30');
  toned(
    box,
    face,
    { fill: '#c98a70', shade: '#98585a', soft: 0, rimWidth: 0 },
    // the cheek's side is away from the snow, under the jaw it is dark
    [closed('10,-4! 34,0 36,16 34,32 36,46 42,56! 30,66 4,66 4,10'), '#ab6a5e'],
    [closed('46,60! 36,57 28,50 22,44! 4,50 4,68 40,68'), '#8a5056', 0.8],
    [closed('37,33 42,29 48,31 49,37 45,41 39,39'), '#d97a62', 0.75],
    [closed('38,14! 44,12 51,14.6 51,19! 47,21 41,20.4'), '#ab6a5e', 0.8],
    { along: [profile], paint: '#e9c6bd', width: 3 },
    // the fire, from below and behind, on cheek and jaw
    { along: ['8,63 22,58.6 34,60.4 46,59'], paint: '#ffae6a', width: 6 },
    [closed('31,40! 37,44 39,50 35,55 27,55! 31,50 33,46'), '#f09a62', 0.85],
  );
  // lid and lash, lowered; brow, nostril, lips that rest
  strokes(box, ['38.6,18 43,22 49.4,21.4'], INK.form * 1.5, '#3a2228', 0);
  strokes(box, ['48,21.6 51.4,23.6', '45,22.2 48,25'], INK.form * 0.8, '#3a2228', 0);
  strokes(box, ['37,10.4 43,7.6 49.6,9.4'], INK.form * 1.3, '#4a2c32', 0.05);
  strokes(box, ['56.4,31.8 54.4,30.6 53.4,32.2', '53.6,40 49.6,40.4 46.8,38.6'], INK.form, '#7c3f44', 0);
  const hair = closed(
    '-50,8! -53,24 -53,40 -58,54! -48,54 -44,50! -43,58 -46,67! -35,64 -29,58! -27,66 -29,76! -17,70 -12,60! -8,68 -7,77! 3,70 7,60! 12,66 18,69! 20,58 26,50 29,36! 33,42 38,45! 36,32 37,20 34,6! 0,0',
  );
  toned(
    box,
    hair,
    { fill: '#3f2a34', shade: '#241b30', soft: 12, rimWidth: 0 },
    {
      along: ['-50,8 -53,24 -53,40 -58,54', '-44,50 -43,58 -46,67', '-29,58 -27,66 -29,76'],
      paint: '#d98a58',
      width: 6,
    },
  );
  strokes(
    box,
    [
      '-42,14 -44,34 -48,50',
      '-30,12 -31,36 -37,60',
      '-14,12 -14,40 -22,68',
      '2,12 3,40 -4,68',
      '22,10 21,30 13,58',
    ],
    INK.form,
    '#6b4644',
    0.15,
  );
  cap(box);
}

/** Ribs that run to the crown, a brim turned up, a ball of wool. */
function cap(box: Local): void {
  box.blot(fringe(BALL, -80, { count: 40, length: [5, 11], width: 4.4, seed: 'ball', bare: 0.1 }), '#c9a58e');
  toned(box, BALL_FORM, { fill: '#ecd3b2', shade: '#b89490', soft: 5, rimWidth: 1 });
  strokes(box, ['0,-84 2,-78 8,-76', '-8,-74 -4,-70 2,-70', '8,-86 12,-80 11,-74'], INK.form, '#b08c88', 0.1);
  toned(
    box,
    DOME,
    { ...WOOL, soft: 0 },
    [closed('6,-70! 26,-54 34,-32 33,-8! 64,-4 64,-40 40,-70'), '#9c4550'],
    [closed('-60,8! -62,-22 -52,-48 -36,-60! -46,-38 -50,-16 -48,4'), '#e08a66'],
  );
  strokes(
    box,
    [
      '-2,-67 -22,-54 -40,-32 -47,-6',
      '-1,-67 -14,-50 -26,-28 -31,-9',
      '2,-67 -2,-48 -10,-28 -12,-13',
      '4,-67 10,-50 10,-30 8,-14',
      '6,-67 22,-52 28,-30 27,-13',
      '9,-66 34,-50 43,-30 44,-9',
    ],
    INK.form * 1.3,
    '#7a3648',
    0.06,
  );
  toned(
    box,
    BRIM,
    { ...WOOL, fill: '#d3755a', soft: 0 },
    [closed('24,-14! 70,-10 70,24 26,12'), '#a84e52'],
    [closed('-64,-4! -46,-8 -46,24 -64,28'), '#ee9c74'],
  );
  const ribs = Array.from({ length: 12 }, (_, i) => {
    const x = -50 + i * 9.4;
    const top = -12.4 + (x + 2) ** 2 * 0.0032;
    return `${x},${top} ${x + 1.4},${top + 10} ${x + 0.6},${top + 19}`;
  });
  box.clip(BRIM, () => strokes(box, ribs, INK.form * 1.2, '#8a4050', 0.05));
}

const BALL = '-12,-70 -13,-80 -6,-88 5,-91 15,-86 19,-76 16,-67';
const BALL_FORM = closed('-12,-66! -13,-80 -6,-88 5,-91 15,-86 19,-76 16,-63!');
