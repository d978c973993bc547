import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** Half in the sun's way: skin in its light, turned from it, and the line between. */
export const SKIN = { fill: '#d39a6e', shade: '#9a5c48', rim: '#ffe9b8', line: '#5a2e2c' } as const;

/** She has lain down on the bed and looks in: one eye, no more will fit. */
export function child(art: Art): void {
  const box = local(art, 300, 172, 1.1, { rot: 6 });
  hairBehind(box);
  face(box);
  fringe(box);
}

function face(box: Local): void {
  const outline = closed(
    '-40,-62! -46,-34 -48,-6 -53,18 -52,42 -42,64 -24,82 0,94 28,100 60,98 120,60 130,-40 60,-100',
  );
  form(
    box,
    outline,
    { ...SKIN, soft: 8, rimWidth: 2.8 },
    // away from the sun: the far half, the hollow of the eye, what the cheek and the lip keep from the light
    ['58,-100! 54,-40 54,0 60,24 62,40 58,58 64,78 58,110 150,120 150,-100', '#9a5c48'],
    ['-34,-16! -20,-28 4,-30 26,-20 36,-22! 38,-6 35,10 28,20 24,2 4,-16 -18,-14', '#bd7f5c'],
    ['-14,88! 4,84 26,88 52,84 70,100 40,124 0,112', '#b06e50'],
    [ellipse(-26, 47, 17, 11), '#dd9069', 0.75],
  );
  eye(box);
  nose(box);
  mouth(box);
  box.fill(
    [
      ellipse(-14, 40, 1.4),
      ellipse(-23, 43, 1.3),
      ellipse(-2, 43, 1.4),
      ellipse(-32, 40, 1.2),
      ellipse(6, 38, 1.2),
      ellipse(-18, 51, 1.1),
      ellipse(14, 43, 1.2),
      ellipse(21, 37, 1),
    ],
    '#a8664a',
  );
}

/** Wide open, on the bean. */
function eye(box: Local): void {
  const white = closed('-27,6! -18,-8 -2,-15 14,-12 26,4! 15,13 -1,16.4 -17,13');
  box.fill(white, '#fbf0d8');
  box.clip(white, () => {
    box.fill(ellipse(2, 5, 13.6, 14), '#4a2c20');
    box.fill(closed('-8,10 1,8 11,10 9,16 1,19 -6,16'), '#94602f');
    box.fill(ellipse(2, 5.4, 7.2, 7.6), '#1e1216');
    box.fill(closed('-30,6! -18,-9 -2,-16 14,-13 28,6! 14,-6.4 -2,-9.4 -18,-3'), '#6e3f30', 0.45);
    box.fill(ellipse(-4, -1.4, 3.9, 3.9), '#fffdf0');
    box.fill(ellipse(7, 10, 2, 1.8), '#ffe9b0');
  });
  box.blot(
    ribbon(curve('-29,7.4 -19,-8.6 -2,-16 14.6,-12.8 27,4.6'), 4.8, { start: 0.3, end: 0.3, samples: 16 }),
    '#3a1e20',
  );
  box.blot(
    ['-25,0 -30,-3 -34,-9', '-19,-7 -24,-12 -26,-18'].map((lash) =>
      ribbon(curve(lash), 3, { start: 1, end: 0, peak: 0.1 }),
    ),
    '#3a1e20',
  );
  strokes(box, ['-14,15.4 0,17.6 14,14', '-22,-16 -8,-24 10,-22 24,-12'], INK.form, SKIN.line, 0.1);
  box.blot(
    ribbon(curve('-31,-31 -16,-41.6 6,-43 24,-36'), 6, { start: 0.3, end: 0.15, peak: 0.6, samples: 14 }),
    '#5a3428',
  );
}

/** Short and round, from a little below. */
function nose(box: Local): void {
  box.fill(closed('38,6! 35,20 31,31! 40,28 50,28 54,8! 47,0'), '#c58a62');
  box.fill(closed('36,28 37,22 41,19 46,22 47,28 42,31'), '#e0aa7a');
  box.fill(
    closed('26,39! 27,33 32,31! 36,35 43,37 50,34 56,32 61,38! 55,43 48,44.4 42,46 34,43.4'),
    '#a8664c',
  );
  box.fill(closed('31,41! 34,38 38.6,39.6 38.4,42.4! 35,43.2'), '#4a2226');
  box.fill(closed('47,43! 48,40 53,38.6 55,41!'), '#4a2226');
  strokes(box, ['25.4,39.6 26.4,33.2 31.4,30.4'], INK.form, SKIN.line, 0.1);
}

/** Half a laugh, half held breath; a front tooth is gone. */
function mouth(box: Local): void {
  box.fill(closed('12,57! 22,61.6 34,63 46,62.4 62,60! 58,72 48,79 36,79.4 24,74 16,66'), '#5a2028');
  box.fill(closed('16,59.4! 24,62 33,63.2! 33,68 24,66.6 19,64!'), '#fdf3dc');
  box.fill(closed('42,63! 52,62 60,60.6! 58,66 50,68.4 42,69!'), '#fdf3dc');
  box.fill(closed('26,74! 36,70.6 48,73! 46,79 36,79.4'), '#c25a56');
  strokes(box, ['7,53.4 10.4,56 12,60', '11,57 22,61.4 34,62.8 46,62 62,59.6'], 1.9, '#6e2c30', 0.05);
  box.fill(closed('22,74! 30,79 38,80.6 47,79.4! 43,84 36,85 29,82'), '#c97a62');
}

/** Falls forward and out into the light. */
function hairBehind(box: Local): void {
  form(
    box,
    '-20,-110! -58,-98 -72,-62 -78,-22 -76,14 -84,42! -70,34 -66,22! -68,50 -76,74 -74,92! -60,74 -54,48! -52,64 -54,80! -40,56 -36,20 -20,-40 60,-110',
    { fill: '#4f2d25', shade: '#2e1a20', soft: 8, rim: '#ffc878', rimWidth: 2.4 },
  );
  strokes(
    box,
    ['-58,-80 -68,-40 -68,4 -76,34', '-50,-84 -60,-40 -60,10 -66,62', '-46,-70 -53,-30 -53,12 -56,60'],
    INK.form,
    '#8f5638',
    0.12,
  );
}

function fringe(box: Local): void {
  form(
    box,
    '-60,-104! -56,-66 -53,-34 -48,-12! -43,-36 -39,-58! -33,-52 -22,-46 -16,-46! -14,-56 -10,-66! -2,-58 2,-56! 4,-62 8,-68! 18,-56 34,-50 46,-50! 44,-60 46,-68! 56,-60 82,-58! 90,-110',
    { fill: '#4f2d25', shade: '#2e1a20', soft: 6 },
  );
  strokes(
    box,
    [
      '-46,-92 -50,-62 -48,-30',
      '-26,-92 -32,-72 -26,-52',
      '-14,-94 -18,-76 -17,-54',
      '14,-94 10,-76 16,-62',
      '30,-92 28,-72 38,-55',
    ],
    INK.form,
    '#7a4832',
    0.12,
  );
}
