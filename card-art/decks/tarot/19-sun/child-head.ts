import { flat, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, polar, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SKIN } from './skin.ts';

const HAIR = { rim: '#ffe6a6', fill: '#8a4a2a', shade: '#5f2c2a', light: '#b86c38' } as const;
const LASH = '#43201f';

/** Round the ear, written looking right: the skull is large, the brow high and round, the face small and low in it, cheek and chin are round. */
const FACE = closed(
  '0,-58! 24,-55 40,-47 47.6,-35 49.4,-22 47,-10.6 44,-3.4! 44.4,1 47.8,4.6 52,7! 55,9.6 54.4,14 49.6,16 46.4,16.4! 45.8,18.4 46.4,20.4 47.4,22.2! 46.2,24.6 43.4,25.6! 41,28 41,31 42.6,33! 43.4,35.4 42,37.4 40.4,38.4! 41.6,41 41.2,45.4 37.6,48.6 31.4,49.4! 24,49.4 15,45.6 8,39.6 3,31 0,20! -20,20 -20,-20',
);
/** It falls away from the nape, for the head lies back. */
const BACK = closed(
  '28,-52! 12,-64 -12,-66 -34,-57 -50,-40 -56,-18 -57,2! -62,14 -70,22 -80,26! -72,31 -64,31 -58,29! -60,38 -66,46 -74,50! -62,53 -52,49 -46,43! -46,50 -49,56 -54,61! -42,60 -33,53 -28,45! -22,48 -16,48 -10,44! -6,36 -2,28 0,20! 10,-10 30,-30',
);
const CROWN = closed(
  '48,-29! 46,-44 34,-56 14,-65 -10,-67 -34,-58 -50,-41 -57,-18 -57,0! -62,8 -69,13 -78,14! -70,20 -62,20 -54,16! -52,24 -55,31 -60,36! -48,35 -40,29 -36,21! -34,28 -34,35 -37,41! -27,38 -20,34 -16,27! -15,32 -16,36 -19,41! -10,36 -5,28 -4,18! -7,12 -8,6 -6,1 -2,-2! 2,2 5,10 4,22! 10,14 14,4 16,-8! 22,-17 27,-22 33,-25! 33,-21 35,-18 38,-17! 38,-23 42,-28 48,-29!',
);

/** A child of five or six with its face to the sky, eyes shut, who laughs; the ear at (x, y). */
export function childHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot, mirror: true });
  flat(
    box,
    BACK,
    HAIR.shade,
    ['-56,0! -54,14 -60,24 -70,28! -58,24 -46,14 -46,2', HAIR.fill],
    ['-44,30! -42,42 -46,52! -34,46 -32,36', HAIR.fill],
  );
  face(box);
  flat(
    box,
    CROWN,
    HAIR.fill,
    ['30,-52! 10,-60 -14,-58 -34,-46 -46,-26! -32,-38 -12,-48 10,-51!', HAIR.light, 0.7],
    ['-80,-14! -50,-20 -44,-4 -46,8 -36,10 -28,16 -22,34! -80,44!', HAIR.shade],
    [
      '-14,30! -18,4 -12,-14 0,-20 16,-24 30,-32 48,-34! 42,-22 26,-16 16,-2 8,14 3,22! 4,8 2,-2 -3,-5 -8,0 -8,12',
      HAIR.shade,
    ],
    {
      along: ['48,-29 46,-44 34,-56 14,-65 -10,-67', '-10,-67 -34,-58 -50,-41 -57,-18 -57,0'],
      paint: HAIR.rim,
      width: 5,
    },
  );
  strokes(
    box,
    [
      '32,-51 10,-57 -16,-49 -32,-28 -38,-4',
      '26,-46 4,-47 -16,-37 -26,-18 -28,8',
      '38,-40 26,-31 16,-18 10,2',
      '-36,-48 -46,-30 -50,-12 -62,10',
      '-28,-20 -38,2 -48,16',
      '18,-38 4,-30 -8,-24 -16,-12',
    ],
    1.5,
    HAIR.light,
    0.15,
  );
  ear(box);
  wreath(box);
}

function face(box: Local): void {
  flat(
    box,
    FACE,
    SKIN.fill,
    // what the sun behind does not reach: before the ear, along the jaw
    ['-20,-30! 2,-14 8,0 8,14 9,26 15,36 24,42.4 33,44.4 41,43! 44,60 -20,60', SKIN.shade],
    // the hair's shadow on the brow
    ['50,-40! 44,-24 37,-15 27,-16 18,-4 11,10 5,16! 0,-60 40,-60', SKIN.shade, 0.8],
    // brow, nose, lip, chin: the sky lies on them
    ['52,-26! 44,-20 40.6,-11 39,-1 41,5 45,9 48,12.6 62,13!', SKIN.light],
    ['44.4,17! 42.6,20 44,23 62,24 60,17!', SKIN.light],
    ['44,34! 37.6,37 35,41 36,45.6! 62,50 60,34!', SKIN.light],
    // the cheek, full and pushed up by the laugh
    ['13,17! 14,9 21,5 30,6 36,11 37,17 34,24 28,29 20,28 15,24', SKIN.light],
    [ellipse(25, 18, 8.4, 6), '#d97c5c', 0.5],
    { side: [-2, -1.4], paint: SKIN.rim },
  );
  strokes(box, ['46.4,16.2 44,15.2 43.4,12.4 45,10.2'], 1.4, SKIN.line, 0);
  eye(box);
  mouth(box);
}

/** Its upper half is under the hair. */
function ear(box: Local): void {
  flat(
    box,
    '-7,4! -6,-1 -1,-2.6 2.4,0 2.6,5 0.4,9 -0.6,13.6 -3.6,15.6 -6.4,13',
    SKIN.fill,
    ['-4.6,5! -3,1.6 0,2.4 -0.6,6 -2.8,9 -4,11', SKIN.shade],
    { side: [0.8, 1.4], paint: SKIN.shade },
  );
}

/** Shut by the laugh: the lid an arch, the cheek's upper edge under it. */
function eye(box: Local): void {
  box.fill(closed('27,3! 29,-4 33.6,-7.6 39,-6 41.4,0! 37,-1.4 32,-0.6'), SKIN.light);
  box.blot(ink(curve('26,3.8 28.8,-0.8 33.4,-2.6 38,-1.4 41,2'), 2.8, 1, 0), LASH);
  strokes(box, ['26,3.8 22.6,3.2', '26.4,4.4 23.4,6.6'], 1.3, LASH, 0.1);
  box.blot(ink(curve('25,-12 29.6,-17 35.6,-17.6 41.4,-14'), 2.4, 2, 0), HAIR.shade);
}

/** Open, to the profile's edge; its corner is drawn up into the cheek. */
function mouth(box: Local): void {
  box.fill(closed('46,24.2! 41.6,25.4 37,24.4 33,21.4! 32.6,27 35,31.8 39,34.4 42.4,33.4!'), '#6e2530');
  box.fill(closed('36,31! 38,29 40.8,29.6 42.4,32! 41,34.6 38.4,33.8'), '#c4606a');
  box.fill(closed('45.4,24.4! 41.6,25.4 37.4,24.6 34.4,22.6! 36.6,26 40,27.2 43.4,26!'), '#fff6e8');
  box.fill(closed('47,22.4! 43,22.6 38,22.2 33,20.4! 37.4,24.6 41.4,25.6 45.6,24.6'), '#b5705a');
  box.fill(closed('42.6,32.4! 39.6,34 36,32 33.4,28! 34.6,33.4 38,36.6 42,35.6'), '#c98263');
  strokes(box, ['34.6,18.4 32.4,20.6 31.8,23.4'], 1.2, SKIN.line, 0.15);
}

/** Daisies, their leaves and a few buds round the hair. */
function wreath(box: Local): void {
  const way = curve('45,-37 34,-45 15,-47 -6,-42 -26,-30 -42,-12 -50,4');
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
