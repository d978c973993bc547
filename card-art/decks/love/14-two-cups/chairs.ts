import { INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, line, local, type Path, range, ribbon } from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [0.1, -1] },
  shade: '#1c1626',
  rim: '#ffd79a',
  rimWidth: 2.6,
  stray: 0.6,
});
const tube = (knots: string, width: number): Path =>
  ribbon(curve(knots), width, { start: 1, end: 1, samples: 26 });

/** A bentwood chair's back from behind: outer and inner hoop. Its foot lies beyond the picture. */
function back(art: Art, x: number, y: number, scale: number, rot: number): ReturnType<typeof local> {
  const box = local(art, x, y, scale, { rot });
  paint(art, box.place(tube('-60,210 -60,120 -54,50 -32,14 0,6 32,14 54,50 60,120 60,210', 9)), '#6a4640', 3);
  paint(
    art,
    box.place(tube('-88,210 -90,120 -84,48 -58,4 0,-10 58,4 84,48 90,120 88,210', 13)),
    '#7a5246',
    4,
  );
  return box;
}

/** A shawl thrown over one back, longer on its left, with fringes. */
function shawl(box: ReturnType<typeof local>): void {
  const { art } = box;
  const fringe = range(22, (i) => {
    const t = i / 21;
    const [x, y] = [-78 + t * 118, 168 - t * 44 + Math.sin(i * 1.9) * 3];
    return ink(line(x, y - 4, x - 2 + Math.sin(i) * 3, y + 24), 2.6, i, 0.1);
  });
  art.blot(box.place(fringe), '#c46a70');
  const cloth = closed(
    '-74,18! -66,2 -50,-10 -34,-15 -20,-22 4,-22 20,-17 36,-15 52,0! 58,20 50,50 52,80 44,104 42,126! 26,128 10,140 -8,140 -24,152 -44,154 -60,166 -80,168! -86,130 -80,90 -84,50',
  );
  paint(art, box.place(cloth), '#a03c56', 14);
  for (const [hollow, foot] of [
    ['-52,-8! -60,40 -58,90 -66,164! -54,163 -48,154! -46,100 -48,50', 164],
    ['-16,-20! -26,20 -24,70 -30,150! -18,147 -6,140! -12,80 -12,30', 150],
    ['28,-14! 22,30 26,70 18,134! 26,129 34,128! 38,80 34,30', 134],
  ] as const)
    stippled(art, box.place(closed(hollow)), '#5a1a3c', box.at(0, -20), box.at(0, foot), [0.15, 0.9]);
  art.clip(box.place(cloth), () => {
    for (const [course, width, colour] of [
      ['-90,148 -44,134 0,120 60,106', 7, '#e0b27c'],
      ['-90,134 -44,120 0,106 60,92', 3, '#e0b27c'],
    ] as const)
      box.fill(ribbon(curve(course), width, { start: 1, end: 1 }), colour);
  });
  strokes(box, ['-40,-10 -42,40 -42,110', '4,-20 0,30 4,100', '44,-6 44,30 40,80'], INK.form, '#e2898a', 0.4);
}

/** A short jacket hung over the other by its shoulders: collar, yoke, hem, a sleeve on either side. */
function jacket(box: ReturnType<typeof local>): void {
  const form = (knots: string, fill: string, soft: number): void =>
    paint(box.art, box.place(closed(knots)), fill, soft);
  form(
    '-66,12! -84,22 -96,44 -104,82 -112,112 -114,134! -98,142 -84,140! -78,110 -68,76 -60,50',
    '#3a544f',
    8,
  );
  form('-116,128! -98,137 -82,134! -80,150 -84,156! -100,158 -117,150!', '#52706a', 4);
  form('66,12! 82,22 92,46 96,86 92,118 98,146! 82,154 66,150! 68,110 62,76 58,50', '#3a544f', 8);
  form('98,140! 82,149 65,145! 64,160 68,166! 84,168 100,160!', '#52706a', 4);
  form(
    '-24,-18! -42,-6 -62,4 -74,14! -70,50 -72,90 -68,142! -30,150 10,146 66,142! 70,90 68,50 74,14! 62,4 42,-6 24,-18! 0,-10',
    '#48655d',
    15,
  );
  form('-69,134! -30,142 10,138 67,134! 68,146 66,154! 10,158 -30,161 -68,154!', '#3f5a54', 4);
  form('-29,-20! -24,-34 -14,-40 0,-41 15,-39 25,-33 30,-19! 16,-9 0,-6 -16,-9', '#5b7a70', 5);
  strokes(
    box,
    ['-71,40 -40,46 0,44 40,46 70,40', '-66,14 -62,30 -62,48', '66,14 62,30 63,48'],
    INK.form,
    '#22343a',
    0.1,
  );
  strokes(box, ['-25,-30 -10,-34 6,-34 26,-29'], INK.form, '#2c4444', 0.1);
  strokes(
    box,
    [
      '-56,6 -44,24 -26,32',
      '-58,10 -52,32 -50,60',
      '57,6 42,22 28,28',
      '58,10 54,34 52,64',
      '0,46 2,90 -2,132',
      '-46,60 -38,96 -44,130',
      '40,66 36,98 42,130',
      '-86,40 -88,70 -98,108',
      '82,44 84,80 80,116',
    ],
    INK.contour,
    '#263a3e',
    0.35,
  );
  strokes(
    box,
    ['-38,56 -30,90 -34,126', '12,52 14,86 12,120', '50,72 46,100 50,126'],
    INK.form,
    '#7d9a8c',
    0.4,
  );
}

/** Two chairs drawn up side by side, from behind. */
export function chairs(art: Art): void {
  jacket(back(art, 448, 704, 1, 3));
  shawl(back(art, 206, 696, 1.04, -4));
}
