import { strokes, type Tones } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './place.ts';

const SKIN: Tones = { fill: '#c9764b', shade: '#8a4138', rim: '#ffd9a2' };
/** What is farther from us is a little in the shade of the rest. */
const FAR: Tones = { fill: '#ad5f42', shade: '#793832', rim: '#f2bf88' };
const FUR: Tones = { fill: '#4a3244', shade: '#2a1c30', rim: '#f0b884' };
const LINEN: Tones = { fill: '#fbefd4', shade: '#b59a9c', rim: '#fffdf0' };
const LAPIS: Tones = { fill: '#2f62a0', shade: '#1f3a68', rim: '#bcd3e0' };
const DARK = '#5a2630';

/** A man with a jackal's head hangs on a board of the wheel, one foot on a lower one, and is carried up; seen from behind. Half units round his neck. */
export function climber(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.5);
  const part = (outline: Path | string, tones: Tones, deep: number, edge = 1.1): void =>
    toned(box, outline, { ...tones, soft: deep / 2, rimWidth: edge });
  const lines = (list: readonly string[], weight: number, colour: string): void =>
    strokes(box, list, weight, colour, 0.05);

  // the far arm: hand round the board's edge, elbow out to the left
  part(
    '-46,-112! -36,-112! -34,-96 -40,-78 -44,-58! -38,-30 -22,-6! -46,10! -58,-14 -68,-44 -70,-62 -62,-84 -52,-100',
    FAR,
    10,
  );
  part('-52,-122! -50,-134 -30,-138 -26,-128! -28,-114 -36,-106 -48,-106!', FAR, 6);
  lines(['-45,-134 -45,-124', '-38,-136 -38,-126', '-32,-137 -32,-128'], 0.9, DARK);
  // the near arm: shoulder, elbow out to the right, hand round the edge
  part(
    '20,-10! 34,-46 46,-68 56,-88 56,-110 52,-130! 65,-132! 74,-112 82,-92 86,-76 78,-58 68,-34 60,-6 48,24!',
    SKIN,
    13,
  );
  lines(['62,-72 70,-66 78,-68', '63,-128 66,-112'], 0.9, DARK);
  part('46,-136! 48,-152 70,-158 77,-148! 75,-134 66,-126 52,-126!', SKIN, 7);
  lines(['55,-153 55,-142', '62,-155 62,-144', '69,-156 69,-145'], 0.9, DARK);
  box.fill(closed('50,-82! 62,-88 86,-80! 83,-71 62,-77 51,-71!'), '#d9a94e');
  // the far leg hangs down, its foot let go
  part(
    '-32,130! -40,176 -34,214 -44,246 -43,276 -34,306 -31,322 -39,334! -36,346 -24,362 -12,382 -3,393! 4,388 -3,364 -12,334 -13,306 -6,258 2,228 4,212 6,180 16,140!',
    FAR,
    11,
  );
  lines(
    ['-32,212 -24,218 -14,216', '-38,280 -30,294 -25,314', '-6,386 -7,378', '-30,328 -24,326'],
    0.9,
    DARK,
  );
  // the back: its left half looks into the sun
  part(
    '-20,-30! -34,-20 -46,-2 -44,20! -41,48 -31,76 -26,104 -30,132! 40,132! 36,102 40,72 46,40 50,16! 52,-2 40,-24 12,-32!',
    SKIN,
    12,
    0.9,
  );
  box.fill(closed('2,-20! 1,20 4,62 9,112! 30,112! 28,96 34,66 39,40 42,14 30,-16!'), '#aa5c42');
  box.fill(closed('0,-10! 1,20 3,62 8,112! 13,112! 9,62 8,20 7,-10!'), SKIN.shade);
  // shoulder blades, the broad muscle below them, loins
  box.fill(closed('-36,-6! -26,14 -14,26 -8,40! -20,34 -34,24 -44,18!'), '#aa5c42');
  box.fill(closed('42,2! 34,18 24,28 16,42! 30,36 40,28 46,18!'), SKIN.shade);
  lines(['-30,78 -20,90 -8,96', '34,80 26,92 16,97'], 1, SKIN.shade);
  kilt(art, x, y);
  // the near leg: foot on the board below
  part(
    '22,104! 56,82 90,58 104,58 113,72! 122,98 132,124 135,142 146,150 162,158 168,166! 150,174 124,172 110,166! 111,152 106,134 94,118 84,106! 72,124 52,146 26,168!',
    SKIN,
    20,
  );
  lines(
    ['84,106 92,98 94,86', '104,84 108,96 106,110', '118,166 122,158 121,150', '150,172 154,166 154,162'],
    0.9,
    DARK,
  );
  linen(art, x, y);
  head(art, x, y);
}

function kilt(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.5);
  toned(box, '-30,106! -40,150 -44,196! -20,204 6,200 24,184! 60,150 66,118 40,104! 10,114', {
    ...LINEN,
    soft: 12,
    rimWidth: 1.1,
  });
}

/** What of the kilt lies over the lifted thigh, and its folds. */
function linen(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.5);
  toned(
    box,
    '-28,104! -8,112 16,112 38,102! 62,86 78,74! 88,84 86,96! 66,122 44,148 24,178! 4,196 -22,200 -44,194! -40,150',
    { ...LINEN, soft: 16, rimWidth: 1.1 },
  );
  strokes(
    box,
    [
      '34,110 10,150 -12,196',
      '38,112 28,140 12,186',
      '42,108 58,104 76,92',
      '40,114 52,124 58,128',
      '-22,112 -30,150 -32,190',
      '-4,118 -16,156 -24,194',
    ],
    1,
    '#9c8088',
    0.1,
  );
  toned(box, '-30,98! -8,106 16,106 38,96! 39,108 16,118 -10,118 -31,110!', {
    ...LAPIS,
    soft: 8,
    rimWidth: 0.8,
  });
  box.fill(ribbon(curve('-44,193 -22,199 4,195 24,177'), 4, { start: 1, end: 1 }), '#d9a94e');
}

/** He looks up along the wheel. */
function head(art: Art, x: number, y: number): void {
  const neck = local(art, x, y, 0.5);
  const [hx, hy] = neck.at(-6, -57);
  const box = local(art, hx, hy, 0.47, { rot: -29 });
  const part = (outline: string, tones: Tones, deep: number, edge = 1): void =>
    toned(box, outline, { ...tones, soft: deep / 2, rimWidth: edge });
  // far ear, skull and muzzle, near ear
  part('-2,-16! -2,-38 6,-60 12,-70! 18,-50 16,-30 10,-16!', FUR, 6);
  part(
    '-24,30! -26,4 -20,-14 -6,-22 6,-18 14,-9 30,-5 46,-1 54,1! 57,6 52,10! 48,11! 46,15 32,18 20,20 10,28 8,44!',
    FUR,
    9,
  );
  part('-18,-12! -22,-36 -16,-60 -10,-74! -2,-54 0,-32 -2,-14!', FUR, 5);
  box.fill(closed('-13,-20! -15,-40 -10,-60! -5,-42 -6,-22!'), '#c98a50');
  strokes(box, ['52,10 40,11 30,9 24,6'], 1, '#1a1020', 0);
  box
    .fill(closed('6,-8! 12,-12 19,-7! 13,-4!'), '#f6d27a')
    .fill(ellipse(13, -8, 2.6), '#1a1020')
    .fill(ellipse(12, -9, 0.9), '#fffbe8');
  strokes(box, ['0,-9 6,-8', '19,-7 24,-5'], 1.2, '#d9a94e', 0);
  // the head-cloth falls over neck and back
  const cloth = '-20,-12! -8,-16 0,-8 4,6 10,24 22,40! 14,66 -8,80 -34,72 -46,50! -36,30 -30,8';
  part(cloth, LAPIS, 10);
  art.clip(box.place(closed(cloth)), () =>
    strokes(
      box,
      [
        '-24,2 -8,4 6,2',
        '-32,16 -12,20 10,16',
        '-40,32 -14,38 18,32',
        '-46,48 -16,56 20,48',
        '-40,64 -16,72 12,66',
      ],
      2,
      '#d9a94e',
      0,
    ),
  );
}
