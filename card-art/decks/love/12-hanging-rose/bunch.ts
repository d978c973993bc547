import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  limb,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const form = lit({
  from: { towards: [-1, 0.25] },
  shade: '#3a1030',
  rim: '#ffd0a8',
  rimWidth: 1.4,
  stray: 0.4,
});
const GREEN = { shade: '#2a2c3c', rim: '#d9c89c', rimWidth: 1 } as const;

/** One dried rose head down from its neck at (0, 0). */
function bloom(box: Local): void {
  const petal = (knots: string, fill: string, soft = 4): void =>
    form(box.art, box.place(closed(knots)), fill, soft * box.scale);
  petal('-15,26! -17,42 -12,54 0,59 12,55 17,44 15,26!', '#64183a', 5);
  petal('-15,28! -17,42 -10,55! -3,51 3,42 6,28!', '#8c2c4c', 4);
  petal('15,28! 17,44 7,58! -2,54 -7,48! 2,42 8,28!', '#a23e58', 4);
  petal('-3,2! -18,6 -27,16 -29,27 -35,34! -28,41 -15,40 -6,46! -2,36 2,18', '#97304e', 6);
  petal('3,2! 18,6 27,15 28,25 36,30! 29,39 16,40 5,44! 0,34 -2,16', '#782242', 6);
  petal('-8,4! -17,16 -17,29 -12,40! -3,46 8,42 16,32! 18,18 8,4!', '#b24a60', 6);
  petal('-35,34! -28,33 -18,34 -6,45! -15,43 -27,43', '#dc968c', 1.2);
  petal('-12,40! -3,41 7,37 16,31! 11,41 0,48 -7,46', '#e0a092', 1.2);
  petal('36,30! 29,31 22,35 14,40! 22,41 30,39', '#b86670', 1.2);
  strokes(box, ['-4,52 2,55 8,52', '-12,42 -10,48 -7,51'], INK.form, '#4a102c', 0.1);
  strokes(
    box,
    [
      '-14,10 -22,20 -23,30',
      '-8,14 -11,24 -9,33',
      '2,12 4,22 3,34',
      '20,12 23,20 23,30',
      '10,14 12,22 11,30',
    ],
    INK.detail,
    '#5c1636',
    0.3,
  );
  for (const sepal of [
    '-3,-2! -14,2 -20,14 -18,20! -10,14 -4,8',
    '3,-2! 13,2 18,12 17,17! 9,13 4,8',
    '-3,0! -4,10 1,20! 4,10 3,0!',
  ])
    form(box.art, box.place(closed(sepal)), '#7c8062', 2, GREEN);
  form(box.art, box.place(closed('-5,-6! 5,-6! 7,0 4,6 -4,6 -7,0')), '#868a66', 2, GREEN);
}

/** Where each bloom's neck is, from the tie; its turn and size. */
const BLOOMS = [
  { at: [30, 88], turn: -13, size: 0.72 },
  { at: [-38, 110], turn: 17, size: 0.9 },
  { at: [2, 134], turn: 2, size: 0.98 },
] as const;

/** Three roses tied at their stems, hung from a hook on a string. The tie is at (x, y). */
export function bunch(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.1);
  art.line(box.place(curve('1,-67 0,-40 0,-4')), 2.2, '#f0dcb8');
  form(art, box.place(limb('-6,-66 -5,-61 1,-58 6,-62 6,-68', [2.4, 2.2, 2.2, 2], 12)), '#3a2a3c', 1);
  const stems: [string, string][] = [
    ['-16,-42 0,0', '30,88'],
    ['18,-36 0,0', '-38,110'],
    ['4,-48 0,0', '2,134'],
  ];
  const bends = ['15,42', '-15,50', '4,66'];
  stems.forEach(([from, to], i) => {
    form(art, box.place(limb(`${from} ${bends[i]} ${to}`, [2.6, 2.4, 2.4, 3], 14)), '#767a5a', 2, GREEN);
  });
  for (const [lx, ly, length, angle, bend] of [
    [13, 38, 38, 128, 8],
    [23, 68, 32, 104, 10],
    [-15, 48, 42, 236, -8],
    [-26, 82, 32, 262, -10],
    [4, 62, 36, 160, 6],
    [3, 84, 34, 206, -6],
  ] as const) {
    form(art, box.place(leaf(lx, ly, length, 15, angle, bend)), '#76775a', 3, GREEN);
  }
  for (const { at, turn, size } of BLOOMS) bloom(local(art, ...box.at(at[0], at[1]), size, { rot: turn }));
  bow(box);
}

/** A small bow round the stems. */
function bow(box: Local): void {
  const silk = (path: Path, fill = '#8ea6c4'): void =>
    form(box.art, box.place(path), fill, 2, { shade: '#35406e', rim: '#fff0d4', rimWidth: 1.2 });
  silk(ribbon(curve('-2,4 -8,22 -6,36 -14,50'), 6, { start: 0.5, end: 0.9, peak: 0.7 }));
  silk(ribbon(curve('2,4 8,18 8,34 15,44'), 6, { start: 0.5, end: 0.9, peak: 0.7 }));
  for (const [loop, opening] of [
    ['-2,-1! -10,-13 -24,-18 -33,-11 -31,0 -18,6', '-11,-4! -19,-11 -27,-10 -27,-3 -20,0'],
    ['2,0! 11,-9 23,-10 30,-1 26,8 14,7', '10,-1! 17,-6 24,-4 23,2 16,3'],
  ] as const) {
    silk(closed(loop));
    box.fill(closed(opening), '#404c7c');
  }
  silk(closed('-5,-6! 5,-5! 6,5 -4,6'), '#b4c4d8');
}
