import { type Fleece, fleece } from '../../../kit/creatures/fleece.ts';
import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ramp, ribbon } from '../../../kit/pen/index.ts';
import { GLOW } from './form.ts';

const WHITE = { lit: '#c3aeca', base: '#8078ac', mid: '#5f5a94', dusk: '#46437c', line: '#24255c' } as const;
const BILL = { lit: '#e8b88c', base: '#a87c7c', mid: '#7c5a74', dark: '#45375f' } as const;

/** Lanceolate feathers down the neck, back to front; each line begins at the throat and ends at the nape. */
const COATS: readonly Fleece[] = [
  {
    roots: '-30,66 -10,84 20,92 50,86 74,66 84,40',
    tufts: 6,
    locks: 5,
    length: [46, 60],
    width: 19,
    heading: [192, 128],
    bend: [-12, 14],
    tones: [
      ['#322f68', '#433f78'],
      ['#262558', '#322f66'],
    ],
    lit: 'right',
  },
  {
    roots: '-28,40 -14,56 14,66 42,60 62,42 70,14',
    tufts: 6,
    locks: 5,
    length: [44, 56],
    width: 18,
    heading: [194, 128],
    bend: [-12, 14],
    tones: [
      ['#4a467e', '#6d659c'],
      ['#35336c', '#4c4880'],
    ],
    lit: 'right',
  },
  {
    roots: '-26,18 -16,32 8,40 32,34 50,16 56,-6',
    tufts: 5,
    locks: 5,
    length: [36, 48],
    width: 17,
    heading: [196, 130],
    bend: [-12, 14],
    tones: [
      ['#5f5a94', '#8d82b0'],
      ['#45427b', '#625c96'],
    ],
    lit: 'right',
  },
];

const head = (art: Art): Local => local(art, 488, 226, 0.9, { rot: -6 });

/** What the wreath hangs before: the neck, that goes out in the dark. */
export function eagleNeck(art: Art): void {
  const box = head(art);
  box.fill(
    closed('-34,50! -48,90 -50,150! -40,190! 120,190! 120,20! 70,-10 40,20'),
    box.linear(10, 70, 20, 180, ramp(0, '#40386a', 1, 0.7, '#2c2a5c', 0.6, 1, '#2c2a5c', 0)),
  );
  for (const coat of COATS.slice(0, 2)) fleece(art, box, coat, WHITE.line);
}

/** Upper right, over the wreath: it looks down to the dancer. */
export function eagle(art: Art): void {
  const box = head(art);
  fleece(art, box, COATS[2]!, WHITE.line);
  skull(box);
  bill(box);
  eye(box);
}

function skull(box: Local): void {
  flat(
    box,
    '-34,-22! -24,-34 -4,-43 20,-41 42,-30 56,-10 60,14! 54,28 44,44 30,40 16,52 2,44 -10,46 -16,36 -26,20! -30,10 -34,4',
    WHITE.base,
    ['-36,6 -20,4 -6,-6 12,-2 16,16 6,30 -2,44 -30,30', WHITE.lit],
    ['20,-42 44,-30 60,-8 64,16 40,40 30,20 34,-4 26,-26', WHITE.mid],
    ['44,-28 60,-8 64,18 50,34 46,10 46,-12', WHITE.dusk],
    ['-36,-20 -24,-26 -6,-24 6,-14 2,-2 -10,4 -26,2', WHITE.mid],
    { along: ['-34,4 -30,10 -26,20 -18,34'], paint: GLOW, width: 3 },
  );
  strokes(
    box,
    [
      '-16,-36 4,-38 22,-32',
      '-6,-30 14,-28 30,-16',
      '10,-12 24,-4 32,14',
      '8,4 16,16 14,30',
      '-8,12 0,22 -2,34',
      '30,-30 46,-14 50,6',
    ],
    INK.form,
    WHITE.mid,
    0.2,
  );
  for (const barb of ['20,6 30,20 28,38', '30,-6 42,10 42,30', '-14,12 -10,24 -16,36', '4,14 8,28 2,42'])
    box.fill(ribbon(curve(barb), 7, { start: 0.3, peak: 0.4, samples: 8 }), WHITE.base);
}

/** A hooked bill: cere, ridge, hook, and under it the other half. */
function bill(box: Local): void {
  flat(
    box,
    '-26,6! -40,10 -52,12 -62,12! -62,20 -52,23 -40,20 -24,14!',
    BILL.mid,
    ['-24,12 -44,17 -64,16 -60,26 -24,20', BILL.dark],
    { along: ['-62,20.4 -52,23.4 -40,20.4'], paint: BILL.lit, width: 2.4 },
  );
  flat(
    box,
    '-30,-24! -44,-26 -60,-19 -72,-6 -77,10 -76,28! -72,30 -68,22 -64,14! -54,10 -42,9 -28,8 -18,6! -24,0 -30,-8',
    BILL.base,
    ['-80,30 -74,8 -66,-2 -50,-4 -36,0 -18,2 -16,10 -60,14 -68,32', BILL.mid],
    ['-34,-22 -46,-24 -60,-17 -70,-6 -58,-12 -44,-15', BILL.lit],
    ['-84,34 -78,14 -72,12 -66,20 -70,34', BILL.dark],
    ['-28,-26 -36,-24 -40,-10 -34,2 -16,10 -14,0 -26,-8', '#b98a84'],
    { along: ['-77.6,10 -76.6,28.6'], paint: GLOW, width: 3 },
  );
  box.fill(closed('-41,-14! -37,-17 -33,-13 -37,-10!'), BILL.dark);
  strokes(box, ['-66,14 -54,9.4 -40,8.4 -24,7 -14,4', '-34,-24 -40,-12 -36,2'], 1.7, BILL.dark, 0);
}

/** Under a ridge of brow. */
function eye(box: Local): void {
  box.fill(closed('-26,-8! -20,-17 -8,-19 0,-13 -2,-4 -12,1 -22,-1'), '#5c4a78');
  box
    .fill(ellipse(-12.6, -9, 7.4, 7.2), '#2a1838')
    .fill(ellipse(-12.8, -8.8, 6, 5.9), '#f2b838')
    .fill(ellipse(-13.8, -8, 2.9, 3), '#1a0e20')
    .fill(ellipse(-15.4, -10, 1.4, 1.4), '#fff8e2');
  box.fill(closed('-36,-21! -24,-25 -8,-24 6,-14! -4,-16 -14,-15.6 -26,-14!'), WHITE.base);
  strokes(box, ['-34,-16 -24,-14.6 -14,-15.4 -4,-15.8 5,-13'], 2.6, WHITE.line, 0);
  strokes(box, ['-22,0 -12,2 -2,-2'], INK.detail, WHITE.line, 0);
}
