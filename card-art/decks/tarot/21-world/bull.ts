import { type Fleece, fleece } from '../../../kit/creatures/fleece.ts';
import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { GLOW } from './form.ts';

const HIDE = { lit: '#b98e98', base: '#7d688c', mid: '#5d507e', dusk: '#433c6e', line: '#232253' } as const;
const HORN = { lit: '#d8bcb8', base: '#9488ac', mid: '#6a6494', tip: '#34306a' } as const;
const BARE = { lit: '#c79ca0', base: '#8c7292', mid: '#625280' } as const;

/** What curls between the horns and falls on the brow. */
const POLL: Fleece = {
  roots: '-44,-44 -34,-56 -18,-60 -2,-56 8,-48',
  tufts: 3,
  locks: 5,
  length: [30, 42],
  width: 16,
  heading: [190, 130],
  bend: [-60, 40],
  tones: [
    ['#38325f', '#554a78'],
    ['#463c6a', '#80688a'],
  ],
};

/** Lower left: it looks up to the dancer, neck and shoulder go back into the dark. */
export function bull(art: Art): void {
  const box = local(art, 100, 642, 0.72, { rot: -6 });
  // the far horn
  flat(
    box,
    '-2,-52! 14,-58 28,-70 36,-86 34,-104! 44,-90 46,-72 36,-54 18,-42 4,-40!',
    HORN.mid,
    ['28,-90 34,-106 44,-96 44,-86', HORN.tip],
    { along: ['34,-104.6 44.6,-90 46.6,-72 36.6,-54'], paint: GLOW, width: 3 },
  );
  neck(box);
  face(box);
  muzzle(box);
  ear(box);
  fleece(art, box, POLL, HIDE.line);
  horn(box);
  eye(box);
}

function neck(box: Local): void {
  flat(
    box,
    '-30,-52! -58,-58 -92,-50 -130,-26! -150,60 -140,180! 0,180! 10,140 2,110 6,84 20,66! 0,20',
    HIDE.mid,
    ['-30,-54 -60,-60 -96,-52 -130,-28 -130,-4 -96,-26 -60,-36 -34,-30', HIDE.base],
    ['10,60 -10,64 -30,50 -36,20 -56,40 -50,90 -60,180 20,180', HIDE.dusk],
    ['18,66 4,86 0,112 8,142 -4,180 20,180 30,90', HIDE.mid],
    { along: ['-34,-53 -58,-58.6 -92,-50.6 -130,-26.6'], paint: GLOW, width: 3 },
  );
  strokes(
    box,
    [
      '-40,-20 -60,20 -60,70',
      '-60,-30 -86,10 -90,70',
      '-30,56 -40,90 -40,130',
      '-16,66 -20,100 -14,140',
      '0,72 -8,100 -2,130',
    ],
    INK.form,
    HIDE.line,
    0.2,
  );
}

/** From the side: a brow that overhangs, a long straight nose, a heavy jaw. */
function face(box: Local): void {
  flat(
    box,
    '-36,-50! -16,-58 6,-50 20,-36 30,-20! 44,-2 60,16 74,28! 84,36 90,48 86,58! 82,66 70,72 56,71! 42,73 24,74 6,70! -14,68 -32,54 -42,30 -44,0 -42,-30',
    HIDE.dusk,
    ['-70,16! -36,18 -18,34 4,48 30,54 60,62 100,64! 100,-90! -70,-90!', HIDE.base],
    ['-60,-24 -24,-18 -6,-2 14,6 34,30 52,42 60,62 30,54 4,48 -18,34 -36,18 -60,16', HIDE.mid],
    ['-12,-58 8,-50 22,-36 32,-20 46,-2 62,16 76,28 66,30 46,16 32,2 20,-14 8,-28 -10,-40', HIDE.lit],
    ['-44,-30 -26,-32 -12,-22 -8,-6 -20,-2 -36,2 -46,-10', HIDE.base],
    { along: ['-16,-58.6 6,-50.6 20.6,-36 30.6,-20.6 44.6,-2.6 60.6,15.4 74.6,27.4'], paint: GLOW, width: 4 },
  );
  strokes(
    box,
    [
      '-4,46 10,40 20,42',
      '-22,2 -8,10 -4,28 -14,46',
      '34,6 40,20 36,34',
      '28,-8 36,4 48,14',
      '-10,60 10,64 34,64',
    ],
    INK.form,
    HIDE.line,
    0.2,
  );
}

function muzzle(box: Local): void {
  flat(
    box,
    '52,22! 62,17 74,27 86,36! 92,46 89,57 82,66! 72,73 58,72 48,66! 44,54 44,36',
    BARE.base,
    ['42,40 56,46 66,58 84,62 80,80 44,80', BARE.mid],
    ['60,16 76,28 88,38 90,46 78,42 66,32 56,26', BARE.lit],
    { along: ['62,16.4 74,26.4 86.6,35.4 92.6,46 89.6,57'], paint: GLOW, width: 3 },
  );
  box.fill(closed('66,36! 74,34 81,39 82,46 76,48! 74,42'), '#2a1228');
  strokes(box, ['62,34 70,31 79,35', '88,58 76,61 62,60 50,62'], 2.4, HIDE.line, 0);
  strokes(box, ['56,30 54,42 58,52', '72,52 80,52'], INK.detail, HIDE.line, 0);
}

function ear(box: Local): void {
  flat(
    box,
    '-34,-34! -46,-44 -64,-46 -80,-36! -88,-28 -80,-20 -64,-14 -46,-16 -32,-22!',
    HIDE.mid,
    ['-34,-36 -50,-46 -68,-46 -84,-32 -66,-36 -48,-34', HIDE.lit],
    { along: ['-34,-34.6 -46,-44.6 -64,-46.6 -80,-36.6'], paint: GLOW, width: 3 },
  );
  box.fill(closed('-38,-28! -52,-34 -68,-32 -76,-27 -66,-21 -50,-20!'), '#2d2a5e');
  for (const tuft of ['-38,-26 -52,-30 -64,-28', '-38,-23 -50,-24 -60,-22'])
    box.fill(ribbon(curve(tuft), 5, { start: 0.6, samples: 8 }), HIDE.base);
}

/** The near horn: out, forward and up. */
function horn(box: Local): void {
  flat(
    box,
    '-38,-44! -41,-54 -34,-65 -20,-72 -8,-81 0,-95 2,-116! 13,-99 14,-81 4,-64 -8,-53 -22,-45!',
    HORN.base,
    ['-46,-44 -30,-50 -16,-56 -2,-68 6,-84 20,-80 8,-56 -20,-38', HORN.mid],
    ['-42,-58 -32,-66 -18,-73 -5,-82 1,-96 5,-92 -1,-77 -14,-66 -32,-58', HORN.lit],
    ['-4,-98 2,-120 16,-100 13,-91 7,-98', HORN.tip],
    { along: ['2,-116.6 13.6,-99 14.6,-81 4.6,-64'], paint: GLOW, width: 3 },
  );
  strokes(
    box,
    ['-34,-46 -31,-55 -33,-64', '-27,-45 -24,-55 -26,-68', '-19,-46 -16,-56 -19,-71'],
    INK.form,
    HORN.mid,
    0,
  );
}

/** Large and dark under a heavy lid. */
function eye(box: Local): void {
  box.fill(closed('-1,-12! 3,-23 14,-27 25,-21! 24,-12 13,-5 4,-6'), HIDE.dusk);
  const lids = closed('4,-12.6! 9,-18.6 16,-19.6 22,-15.4! 19,-10 12,-8 7,-9.4');
  box.fill(lids, '#e0c4b0');
  box.clip(lids, () => {
    box
      .fill(ellipse(13.6, -14.4, 6.6, 6.6), '#43221f')
      .fill(ellipse(14, -14.8, 3.6, 3.8), '#150a16')
      .fill(ellipse(16.2, -17, 1.5, 1.5), '#fff8e2');
  });
  strokes(box, ['1,-11.4 8,-19.4 16,-20.8 24.6,-15'], 3.4, HIDE.line, 0);
  strokes(
    box,
    ['5,-8.4 12,-6 21,-9.4', '-4,-20 8,-29 22,-28 28,-23', '-4,-4 6,0 18,-2'],
    INK.detail,
    HIDE.line,
    0,
  );
}
