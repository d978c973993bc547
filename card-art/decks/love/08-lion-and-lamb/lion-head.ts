import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  Path,
  polar,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { coat, dapples } from './lion.ts';

/** Locks all round, longest below; each ring's lie over the one outside it. */
function mane(box: Local): void {
  const chance = random('mane');
  for (const [count, from, low, high, wide, fill, rim] of [
    [40, 64, 50, 72, 36, '#56321f', '#c08a52'],
    [34, 52, 40, 60, 30, '#7c4b2a', '#d8a566'],
    [28, 44, 28, 42, 23, '#a06a3a', '#efc98a'],
  ] as const) {
    const locks = range(count, (i) => {
      const angle = (i / count) * 360 + chance.between(-5, 5);
      const turn = (angle * Math.PI) / 180;
      const [x, y] = polar(0, -4, from, angle);
      // short over the brow, long below, each falling to its own side
      const [long, fall] = [1 - 0.22 * Math.cos(turn), Math.sin(turn) * 26];
      return leaf(
        x,
        y,
        chance.between(low, high) * long,
        wide * chance.between(0.75, 1.15),
        angle + fall + chance.between(-7, 7),
        Math.sin(turn) * 12 + chance.between(-7, 7),
      );
    });
    const whole = box.place(Path.join(ellipse(0, -4, from + 12), ...locks));
    coat(
      box.art,
      whole,
      () => {
        box.fill(ellipse(0, -4, from + 12), fill).blot(locks, fill);
      },
      9 * box.scale,
      { rim, rimWidth: 1.6 },
    );
    const lines = range(count, (i) => {
      const angle = (i / count) * 360 + chance.between(-6, 6);
      const [x1, y1] = polar(0, -4, from + 10, angle);
      const [x2, y2] = polar(0, -4, from + low * 0.75, angle + 6);
      return `${x1.toFixed(1)},${y1.toFixed(1)} ${((x1 + x2) / 2 + 3).toFixed(1)},${((y1 + y2) / 2).toFixed(1)} ${x2.toFixed(1)},${y2.toFixed(1)}`;
    });
    strokes(box, lines, INK.form, '#3c241c', 0.25);
  }
}

/** Its head on its paws: one eye shut, the other rolled up at what it carries. */
export function lionHead(art: Art, x: number, y: number, size: number, rot: number): void {
  const box = local(art, x, y, size, { rot });
  const thrown = box.place(closed('40,-50 100,-62 136,-20 138,50 108,112 40,150 20,60'));
  stippled(art, thrown, '#4a2c20', [x + 60, y], [x + 150, y + 40], [0.95, 0.1]);
  mane(box);
  for (const [ex, ey] of [
    [-56, -56],
    [56, -58],
  ] as const) {
    coat(art, box.place(ellipse(ex, ey, 19, 18)), '#b58753', 5);
    box.fill(ellipse(ex * 0.98, ey + 3, 10.5, 10), '#5a3626');
  }
  const face = closed(
    '0,-64 30,-60 52,-40 58,-12 50,12 46,30 40,54 26,70 0,76 -26,70 -40,54 -46,30 -50,12 -58,-12 -52,-40 -30,-60',
  );
  coat(art, box.place(face), '#c99a60', 15 * size, { rim: '#fbe6b4' });
  dapples(art, box.place(face), [
    [x - 34, y - 42, 15],
    [x - 14, y - 50, 7],
    [x + 34, y - 44, 9],
    [x - 40, y + 10, 8],
  ]);
  // brow to nose, one broad bridge
  coat(
    art,
    box.place(closed('-13,-46 0,-50 13,-46 15,-14 21,12 23,32 0,38 -23,32 -21,12 -15,-14')),
    '#deb577',
    7 * size,
    { depth: 0.5, rimWidth: 0.1 },
  );
  coat(
    art,
    box.place(Path.join(closed('0,36! -10,30 -28,32 -40,46 -34,62 -16,66 0,58!'))),
    '#f0dcb0',
    7 * size,
    { rim: '#fff3d4', shade: '#8a6a4a' },
  );
  coat(art, box.place(Path.join(closed('0,36! 10,30 28,32 40,46 34,62 16,66 0,58!'))), '#f0dcb0', 7 * size, {
    rim: '#fff3d4',
    shade: '#8a6a4a',
  });
  coat(art, box.place(closed('-15,60! 0,57 15,60! 11,74 0,79 -11,74')), '#e3cb9c', 4 * size, {
    shade: '#8a6a4a',
  });
  box
    .fill(closed('-20,22! 0,18 20,22! 16,34 4,42 0,46! -4,42 -16,34'), '#3f2624')
    .fill(closed('-13,24 0,21.6 13,24 0,27'), '#94695c');
  strokes(
    box,
    ['0,44 0,52 0,58', '0,58 -10,66 -24,63 -31,56', '0,58 10,66 24,63 31,56'],
    INK.contour * 0.8,
    '#3f2624',
    0,
  );
  box.blot(
    [
      [-18, 46],
      [-26, 43],
      [-25, 51],
      [18, 46],
      [26, 43],
      [25, 51],
    ].map(([a, b]) => ellipse(a!, b!, 1.7)),
    '#5a3626',
  );
  // both eyes, the lids half down, looking up
  for (const side of [-1, 1]) {
    const eye = (knots: string): Path => closed(knots).scale(side, 1);
    box
      .fill(eye('14,-7! 18,-16 30,-20 44,-17! 40,-8 27,-2'), '#3f2624')
      .fill(eye('18,-8! 24,-14 34,-16 41,-14! 36,-8 27,-5'), '#f2dfa8');
    const iris = eye('22,-14 36,-16 36,-9 29,-6.4 23,-9');
    box
      .fill(iris, '#a8722e')
      .fill(ellipse(side * 29 + 1, -12, 3.6, 4), '#2a1a18')
      .fill(ellipse(side * 29 - 1, -13.6, 1.5), '#fffdf0');
    box.fill(eye('13,-9! 18,-19 30,-24 47,-19! 40,-16.4 30,-17 20,-13'), '#8a5a34');
  }
  strokes(
    box,
    [
      '12,-26 26,-34 44,-29',
      '-44,-28 -28,-32 -13,-25',
      '18,2 28,5 38,1',
      '-18,2 -28,5 -38,1',
      '-6,-58 -4,-48',
      '6,-58 4,-48',
      '0,-62 0,-50',
    ],
    INK.contour * 0.8,
    '#6b4029',
    0.1,
  );
  strokes(
    box,
    ['-30,50 -60,46 -88,52', '-30,54 -58,58 -82,70', '30,50 60,46 86,50', '30,54 58,58 80,68'],
    INK.detail,
    '#fff3d4',
    0,
  );
}
