import { INK, ink, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
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

/** One of two chairs, from behind: the frame cuts it. */
export function chair(art: Art): void {
  shawl(back(art, 138, 770, 1.15, -4));
}
