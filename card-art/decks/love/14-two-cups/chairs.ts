import { INK, ink, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  line,
  local,
  type Path,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';

/** Candle and afterglow are beyond them: only their upper edges have light. */
const toned = twoTone({ towards: [0.1, -1] });
const RIM = { rim: '#f0b878', rimWidth: 1.8 } as const;
const tube = (knots: string, width: number): Path =>
  ribbon(curve(knots), width, { start: 1, end: 1, samples: 30 });

/** A bentwood chair's back from behind: hoop, and the three slats in it. Its foot lies beyond the picture. */
function back(art: Art, x: number, y: number, scale: number, rot: number): Local {
  const box = local(art, x, y, scale, { rot });
  for (const slat of ['-36,0! -30,90 -30,210', '0,-8! 0,90 0,210', '36,0! 30,90 30,210'])
    toned(box, tube(slat, 9), { fill: '#5e3c38', shade: '#452a2c', soft: 0 });
  toned(box, tube('-60,210 -60,120 -56,60 -40,44 0,36 40,44 56,60 60,120 60,210', 7), {
    fill: '#6a4640',
    shade: '#472c2e',
    soft: 2.4,
    ...RIM,
  });
  toned(box, tube('-88,210 -90,120 -84,48 -58,4 0,-10 58,4 84,48 90,120 88,210', 14), {
    fill: '#6a463e',
    shade: '#4a2f30',
    soft: 5,
    ...RIM,
  });
  return box;
}

/** A shawl thrown over one back, longer on its left, with fringes. */
function shawl(box: Local): void {
  const { art } = box;
  const cloth = closed(
    '-70,22! -66,4 -52,-12 -34,-19 -16,-24 0,-23 14,-19! 22,-8 22,20 18,52 24,84 20,116 26,140! 12,146 0,142 -14,154 -30,152 -44,164 -60,162 -80,172! -86,130 -78,90 -82,52',
  );
  box.blot(
    range(17, (i) => {
      const [x, y] = [-78 + i * 6.3, 166 - i * 1.7];
      return ink(line(x, y - 6, x - 2 + Math.sin(i * 2.2) * 3, y + 20 + Math.sin(i) * 3), 2.8, i, 0.1);
    }),
    '#a04a58',
  );
  toned(box, cloth, { fill: '#97364f', shade: '#5c1838', soft: 4, ...RIM });
  art.clip(box.place(cloth), () => {
    // folds: they run from where it hangs
    for (const fold of [
      '-44,-18! -56,20 -60,70 -70,176! -58,176 -48,166! -50,90 -48,30',
      '-20,-24! -34,20 -30,80 -38,170! -24,164 -16,154! -22,80 -20,24',
      '4,-24! -6,20 2,70 -4,154! 6,150 12,146! 12,80 8,30',
    ])
      box.fill(closed(fold), '#641c3e', 0.75);
    for (const [course, width] of [
      ['-92,148 -60,140 -30,128 0,122 30,112', 7],
      ['-92,134 -60,127 -30,115 0,109 30,99', 2.6],
    ] as const)
      box.fill(ribbon(curve(course), width, { start: 1, end: 1 }), '#c99a6a');
  });
  strokes(
    box,
    ['-36,-14 -44,30 -46,90', '-10,-18 -16,30 -12,80', '14,-12 16,20 14,44'],
    INK.form,
    '#d06c78',
    0.4,
  );
}

/** The jacket's half that hangs on our side. */
const FRONT =
  '-66,6! -54,-12 -30,-24 -4,-27 20,-24 38,-14 46,2! 40,40 46,84 40,130 44,200! -58,200! -52,150 -58,100 -52,60 -58,30';

/** A jacket folded once and slung over the other: collar, button edge, a sleeve that hangs. */
function jacket(box: Local): void {
  const { art } = box;
  const form = (knots: string, fill: string, shade: string): void =>
    toned(box, knots, { fill, shade, soft: 3, ...RIM });
  // what hangs on the far side shows beside it
  form('34,-8! 52,2 62,24 64,70 58,120 60,200! 40,200! 44,100 40,40', '#2c4342', '#1e3134');
  form(FRONT, '#45635b', '#2f4946');
  // folds from the edge that it hangs over
  art.clip(box.place(closed(FRONT)), () => {
    for (const fold of [
      '-20,-26! -26,30 -14,90 -20,200! -4,200 -2,90 -12,30',
      '14,-26! 10,30 22,80 14,200! 26,200 30,90 22,30',
    ])
      box.fill(closed(fold), '#2f4946', 0.8);
  });
  // pocket with its flap, the button edge
  strokes(box, ['40,4 34,44 40,86 35,130 37,200'], INK.form, '#22363a', 0);
  strokes(box, ['-30,104 -8,108 12,104', '-30,104 -29,118 -9,123 12,118 12,104'], INK.form, '#22363a', 0);
  art.blot(
    [
      [37, 40],
      [40, 84],
      [37, 128],
    ].map(([x, y]) => box.place(ellipse(x! - 7, y!, 3.2))),
    '#b08a5a',
  );
  // the sleeve falls over it, its cuff turned back
  form(
    '-54,-14! -42,-24 -28,-20 -20,-4! -26,30 -34,66 -40,100 -44,132! -60,138 -78,132! -78,96 -74,50 -66,10',
    '#547268',
    '#3a564f',
  );
  form('-80,126! -60,133 -42,126! -40,146 -44,152! -62,158 -82,150!', '#637f73', '#3a564f');
  strokes(box, ['-34,-12 -46,40 -58,84', '-26,6 -38,44', '-62,20 -70,70'], INK.form, '#2c4442', 0.2);
  // collar and lapel, turned over the edge
  form(
    '-44,-20! -20,-36 10,-40 36,-33 50,-18 54,0 44,26! 34,14 34,2 24,-6! 6,-12 -16,-13 -34,-8!',
    '#5d7a6e',
    '#3f5c54',
  );
  strokes(box, ['24,-6 36,-10 52,-6', '-30,-17 0,-26 34,-20'], INK.form, '#2c4442', 0);
}

/** Two chairs drawn up side by side, from behind. */
export function chairs(art: Art): void {
  jacket(back(art, 492, 786, 1, 3));
  shawl(back(art, 206, 796, 1, -3));
}
