import { flat, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, polar, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SKIN } from './skin.ts';

const HAIR = { rim: '#ffe6a6', fill: '#8a4a2a', shade: '#5f2c2a', light: '#b86c38' } as const;
const WARM = '#e2ab7e';

/** Round the ear, written looking right: a child's brow is high, its nose and chin are small. */
const FACE = closed(
  '0,-56! 22,-52 35,-43 42,-30 44,-16 42.6,-6 40.4,1.6! 41.6,6 43.8,9.6 47.4,12.4! 48.8,14.8 47.4,17.6 43.8,19! 42.6,22.4! 45,24.4 45,26.6 43,28! 41.6,29.4! 42.8,31.4 42,34 39,35.2! 39.8,38.4 38.2,43 33.4,45.8 26,46 15,43.4 7,38 0,34! -20,20 -20,-20',
);
const BACK = closed(
  '30,-50! 14,-61 -8,-62 -30,-54 -44,-38 -50,-10! -58,4 -68,12 -80,13! -70,21 -62,24 -66,35! -53,32 -45,34 -46,43! -35,37 -24,38 -14,34 -6,26! 0,0 10,-20 30,-36',
);
const LOCKS = closed(
  '42.6,-31! 41,-45 30,-56 12,-62 -10,-62.6 -31,-54 -45,-38 -50,-18! -57,-9 -66,-5 -77,-7! -70,3 -61,9 -70,18! -57,19 -48,18 -51,28! -40,25 -33,20 -27,25! -22,18 -17,12 -13,3! -11,-5 -6,-9 0,-8! 3,-2 4,5 1,14! 9,7 13,-3 15.4,-11 20,-18 27,-23! 29,-19 31,-16 34,-15! 34,-21 37,-26 42.6,-31!',
);

/** A child of five or six with its face to the sky, eyes shut, who laughs; the ear at (x, y). */
export function childHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot, mirror: true });
  flat(box, BACK, HAIR.shade, { side: [3, -1.4], paint: HAIR.rim });
  face(box);
  flat(
    box,
    LOCKS,
    HAIR.fill,
    ['26,-51! 8,-57 -12,-55 -31,-44 -42,-28! -30,-37 -12,-47 8,-50!', HAIR.light, 0.7],
    ['-80,-20! -46,-24 -42,-8 -46,4 -34,8 -26,16 -20,30! -80,40!', HAIR.shade],
    [
      '-14,6! -18,-4 -12,-14 0,-18 14,-22 28,-30 44,-33! 40,-20 24,-12 14,0 6,10 1,16! 4,2 2,-6 -4,-9 -10,-6',
      HAIR.shade,
    ],
  );
  box.blot(
    ink(curve('43,-32 40,-46 28,-56.6 10,-61.8 -10,-62 -31,-54 -45,-38 -50,-18'), 4.4, 4, 0),
    HAIR.rim,
  );
  strokes(
    box,
    [
      '30,-50 8,-54 -16,-46 -30,-26 -34,-4',
      '24,-44 4,-44 -14,-34 -22,-16 -24,6',
      '34,-36 24,-28 15,-16 10,0',
      '-32,-48 -42,-30 -46,-14 -58,-4',
      '-26,-22 -34,-2 -46,10 -60,15',
    ],
    1.5,
    HAIR.light,
    0.15,
  );
  wreath(box);
}

function face(box: Local): void {
  flat(
    box,
    FACE,
    SKIN.fill,
    // what the sun behind does not reach: under the jaw and the cheek, before the ear
    ['-20,-30! 2,-14 10,0 11,14 14,26 22,35 32,40 38,45 34,54! -20,54!', SKIN.shade],
    // the hair's shadow on the brow
    ['50,-40! 42,-24 36,-12 26,-14 12,-4 0,-4! 0,-60 40,-60', SKIN.shade, 0.75],
    // brow, nose, lip, chin: the sky lies on them
    ['47,-22! 40,-18 37,-8 36,2 38,9 41,13 45,16 60,14!', WARM],
    ['40,20! 38.6,24 41,28 39,32 37,36 36,42 33,48! 60,46 60,20!', WARM],
    [ellipse(25, 18.6, 7.6, 6), WARM],
    [ellipse(26, 20.4, 6.4, 4), '#d97c5c', 0.4],
    { side: [-2, -1.2], paint: SKIN.rim },
  );
  strokes(box, ['43.8,19 41,18.8 39.6,16.6 40.4,14.2'], 1.2, SKIN.line, 0);
  eye(box);
  mouth(box);
  // ear
  flat(box, '-11,-6! -8,-10.4 -3,-10 0.4,-5 -1,2 -4,6 -5.6,10 -9,10.6!', SKIN.fill, [
    '-8,-4! -5.4,-7 -2.6,-4.6 -3.4,-0.4 -6,4 -7.4,7!',
    SKIN.shade,
  ]);
}

/** The lid is down, its lashes on the cheek; the cheek is pushed up. */
function eye(box: Local): void {
  box.fill(closed('23,2! 27,-3 33,-4.4 37.4,-1.6! 37,2 34,4.6 28,5 24,3.6'), '#dfa67c');
  box.blot(ink(curve('22,1.4 25.4,4.4 30.4,5.8 35,4.6 37.6,1.4'), 2.1, 1, 0), '#43201f');
  strokes(box, ['34.6,4.8 37.2,6.4', '32,5.6 33.8,8', '28.8,5.8 29.6,8.2'], 1.1, '#43201f', 0);
  strokes(box, ['24.4,-4 29,-7 35,-6.4'], 1, SKIN.shade, 0);
  strokes(box, ['24,9.6 29,11 34.6,9.6'], 1, SKIN.shade, 0.1);
  box.blot(ink(curve('20,-11 26,-15.6 33,-15.8 39.4,-12'), 2.4, 2, 0), HAIR.shade);
}

/** Open in a laugh, its corner drawn up into the cheek. */
function mouth(box: Local): void {
  box.fill(
    closed('43.5,28.0! 38.7,28.5 34.1,27.1 30.6,24.4! 31.5,28.5 34.4,32.0 38.7,33.2 41.8,32.3!'),
    '#6e2530',
  );
  box.fill(closed('43.0,28.0! 38.7,28.3 34.4,27.1 31.8,25.4! 33.5,28.9 37.8,30.2 42.1,29.5!'), '#fff6e8');
  box.fill(
    closed('45.2,25.4! 42.1,24.9 38.7,25.9 34.9,25.8 30.6,24.2! 34.4,27.3 38.7,28.7 43.9,28.3'),
    '#a3604a',
  );
  box.fill(closed('42.8,31.1! 38.7,33.2 34.4,31.8 31.8,28.9! 33.5,33.7 37.8,35.7 41.8,34.9'), '#c07a5c');
  strokes(box, ['30.8,21.6 29.1,24.0 29.6,26.8'], 1.2, SKIN.line, 0.1);
}

/** Daisies, their leaves and a few buds round the hair. */
function wreath(box: Local): void {
  const way = curve('41,-35 30,-42 12,-43 -8,-37 -26,-25 -40,-8 -46,4');
  const steps = way.walk(12);
  box.blot(
    steps.flatMap(({ x, y, angle, t }, i) => [
      leaf(x, y, 10 + (i % 3) * 2, 5, angle - 60 + (i % 2) * 100),
      leaf(x, y, 8 + (i % 2) * 3, 4.4, angle + 130 - t * 40),
    ]),
    '#5f7f42',
  );
  for (const [at, r, turn] of [
    [0, 5, 0],
    [2, 7.6, 20],
    [4, 6, 50],
    [6, 8.4, 10],
    [8, 6.4, 30],
    [10, 7.4, 60],
    [3, 4.2, 33],
    [7, 4.8, 12],
    [9, 3.8, 40],
  ] as const) {
    const { x, y } = steps[at]!;
    box.blot(
      range(8, (i) =>
        leaf(...polar(x, y, r * 0.15, turn + i * 45), r * (i % 3 ? 1 : 0.86), r * 0.62, turn + i * 45),
      ),
      '#fffbea',
    );
    box.fill(ellipse(x, y, r * 0.34), '#f0b030');
  }
}
