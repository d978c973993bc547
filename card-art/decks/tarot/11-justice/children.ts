import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, limb, local, type Path, range } from '../../../kit/pen/index.ts';
import { FLESH, form } from './form.ts';

/** Two who wait for their share, seen from behind; the small one points at the apples. */
export function children(art: Art): void {
  boy(local(art, 378, 772, 0.86));
  girl(local(art, 482, 716, 0.96, { rot: -5 }));
}

function boy(box: Local): void {
  const { art } = box;
  const put = (knots: string): Path => box.place(closed(knots));
  // the lifted arm, its sleeve slid down
  form(art, box.place(limb('-44,60 -48,-10 -44,-66', [17, 14, 10], 12)), '#c98a64', 6, FLESH);
  form(
    art,
    put('-55,-66! -57,-82 -52,-92! -48,-94! -49,-116 -45,-124 -40,-116 -39,-96! -33,-92 -32,-78 -34,-64!'),
    '#c98a64',
    4,
    FLESH,
  );
  strokes(box, ['-47,-90 -47,-82', '-40,-92 -40,-82'], 1.6, '#5e2c36', 0);
  form(art, put('-72,62! -70,20 -66,-4! -48,2 -30,-6! -26,30 -22,56 -40,90!'), '#e2c08e', 10, { shade: '#7a5070' });
  form(art, box.place(limb('0,34 0,70', [17, 20], 6)), '#c98a64', 6, FLESH);
  form(
    art,
    put('-18,54! -44,54 -66,66 -72,100 -68,180! 76,180! 78,110 70,74 46,58 18,54! 0,64'),
    '#e2c08e',
    18,
    { shade: '#7a5070' },
  );
  art.blot(
    [
      ink(box.place(curve('-34,58 -22,84 0,112')), 10, 1, 0),
      ink(box.place(curve('36,60 24,84 0,112')), 10, 2, 0),
      ink(box.place(curve('0,106 0,180')), 11, 3, 0),
    ],
    '#5a2f3c',
  );
  for (const side of [-1, 1]) form(art, box.place(ellipse(side * 45, 6, 8, 12)), '#c98a64', 4, FLESH);
  form(
    art,
    put('0,-52 28,-47 44,-24 45,4 38,30 24,46! 16,40 10,50 2,42 -6,50 -14,41 -24,46! -38,30 -45,4 -44,-24 -28,-47'),
    '#8a5a3a',
    14,
    { shade: '#35182c', rim: '#ffd08c', rimWidth: 3 },
  );
  strokes(
    box,
    ['4,-30 -16,-26 -30,-4 -32,22', '4,-30 24,-24 34,0 32,24', '4,-30 -4,-8 -10,14 -12,36', '4,-30 14,-4 16,18 16,34', '4,-30 -8,-40 -24,-36', '4,-30 14,-42 26,-36'],
    2.2,
    '#4a2430',
    0.2,
  );
}

function girl(box: Local): void {
  const { art } = box;
  const put = (knots: string): Path => box.place(closed(knots));
  form(art, box.place(limb('0,30 0,66', [16, 20], 6)), '#a4664a', 6, FLESH);
  form(
    art,
    put('-18,52! -46,56 -70,72 -78,110 -82,190! 96,190! 92,110 74,72 46,56 18,52! 0,62'),
    '#4a5a94',
    20,
    { shade: '#1d1640' },
  );
  strokes(box, ['-40,80 -48,120 -46,180', '52,80 60,120 60,180'], 2.6, '#1d1640', 0.15);
  for (const side of [-1, 1]) form(art, box.place(ellipse(side * 45, 8, 7, 12)), '#a4664a', 4, FLESH);
  form(
    art,
    put('0,-54 29,-48 46,-24 46,6 38,32 26,48! 12,40 0,34! -12,40 -26,48! -38,32 -46,6 -46,-24 -29,-48'),
    '#4a2c34',
    14,
    { shade: '#190e20', rim: '#ffbe8c', rimWidth: 3 },
  );
  strokes(
    box,
    ['2,-36 0,-6 0,32', '2,-36 -18,-16 -30,14 -26,44', '2,-36 -28,-24 -40,0', '2,-36 20,-14 30,14 26,44', '2,-36 30,-24 40,0', '2,-36 -8,-6 -14,38', '2,-36 10,-6 14,38'],
    2,
    '#94604e',
    0.15,
  );
  for (const side of [-1, 1]) braid(box, side);
}

/** Links that lie one over the other, a red band below. */
function braid(box: Local, side: number): void {
  for (const i of range(5, (n) => n))
    form(
      box.art,
      box.place(ellipse(side * (27 + i * 1.6), 52 + i * 15, 11 - i * 0.7, 11).rotate(side * (i % 2 ? 8 : -8), side * 27, 52 + i * 15)),
      '#4a2c34',
      5,
      { shade: '#190e20', rim: '#e09a78', rimWidth: 1.8 },
    );
  form(box.art, box.place(closed('-8,0! 8,0! 7,10! -7,10!').translate(side * 34.5, 120)), '#c23a48', 3, { shade: '#5a1030' });
  form(box.art, box.place(closed('-6,9! 6,9! 8,24 0,36 -8,24').translate(side * 35, 120)), '#4a2c34', 4, { shade: '#190e20', rimWidth: 1.6 });
}
