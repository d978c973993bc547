import { flat, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, polar, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SKIN } from './skin.ts';

const HAIR = { rim: '#ffe6a6', fill: '#8a4a2a', shade: '#5f2c2a', light: '#b86c38' } as const;
const LASH = '#43201f';

/** Round the ear, written looking right: the skull is large, the face small and low in it, cheek and chin are round. */
const FACE = closed(
  '0,-58! 24,-55 38,-46 45.4,-33 46.6,-21 44.6,-10.4 42.6,-5! 44,0 47.4,5 51.4,8.4! 53,11.4 51.4,14.4 46.8,15.6! 45.6,19 46.6,22! 45.2,24.4 42.6,26! 38.6,28 38.4,31 41,34! 41.4,36.6 39.6,38.6! 40.4,42.6 38.2,47 33,49.6 25,49.2 14,45 6,38.6 0,30! -20,20 -20,-20',
);
/** It falls away from the nape, for the head lies back. */
const BACK = closed(
  '28,-52! 12,-64 -12,-66 -34,-57 -50,-40 -56,-18 -57,2! -62,14 -70,22 -80,26! -72,31 -64,31 -58,29! -60,38 -66,46 -74,50! -62,53 -52,49 -46,43! -46,50 -49,56 -54,61! -42,60 -33,53 -28,45! -22,48 -16,48 -10,44! -6,36 -2,28 0,20! 10,-10 30,-30',
);
const CROWN = closed(
  '46.6,-28! 45,-43 34,-56 14,-65 -10,-67 -34,-58 -50,-41 -57,-18 -57,0! -62,8 -69,13 -78,14! -70,20 -62,20 -54,16! -52,24 -55,31 -60,36! -48,35 -40,29 -36,21! -34,28 -34,33 -36,38! -27,34 -20,26 -16,14! -14,2 -12,-8 -4,-12 1,-9! 5,-3 6,6 3,18! 11,11 16,1 18,-9! 22,-17 27,-22 33,-25! 33,-21 35,-18 38,-17! 38,-23 41,-27 46.6,-28!',
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
      '-16,16! -18,-2 -12,-16 0,-20 16,-24 30,-32 48,-34! 42,-22 26,-16 16,-2 8,12 3,18! 6,4 4,-6 -3,-11 -11,-8',
      HAIR.shade,
    ],
    {
      along: ['46.6,-28 45,-43 34,-56 14,-65 -10,-67', '-10,-67 -34,-58 -50,-41 -57,-18 -57,0'],
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
  wreath(box);
}

function face(box: Local): void {
  flat(
    box,
    FACE,
    SKIN.fill,
    // what the sun behind does not reach: under the cheek, the jaw, before the ear
    ['-20,-30! 2,-14 9,0 10,14 14,27 23,36 33,42 39,50 34,60! -20,60!', SKIN.shade],
    // the hair's shadow on the brow
    ['50,-40! 44,-24 37,-13 27,-15 15,-2 8,8 0,2! 0,-60 40,-60', SKIN.shade, 0.8],
    // brow, nose, lip, chin: the sky lies on them
    ['50,-24! 42,-19 39,-10 38,-1 40,5 44,9 47,12 62,12!', SKIN.light],
    ['43,16! 41.4,21 43.4,25 62,24 60,16!', SKIN.light],
    ['40,34! 35,38 36,44 30,52! 62,50 60,34!', SKIN.light],
    // the cheek, pushed up by the laugh
    ['15,12! 17,5 24,3 31,5 35,11 33,18 27,22 19,20!', SKIN.light],
    [ellipse(25, 14, 7.4, 5), '#d97c5c', 0.45],
    { side: [-2, -1.4], paint: SKIN.rim },
  );
  strokes(box, ['46.8,15.8 43.6,15.4 42.2,12.6 43.2,10'], 1.4, SKIN.line, 0);
  eye(box);
  mouth(box);
  flat(box, '-12,-6! -9,-11.4 -3,-11.4 1,-6 -0.6,2 -4,7 -5.6,11.6 -9.6,12!', SKIN.fill, [
    '-9,-4! -6,-8 -2.6,-5.4 -3.4,-0.4 -6.4,4 -7.6,8!',
    SKIN.shade,
  ]);
}

/** Shut by the laugh: the lid an arch, the cheek's upper edge under it. */
function eye(box: Local): void {
  box.fill(closed('26,3! 28,-4 33,-8 38.6,-6 40.6,0! 36,-1.4 31,-0.6'), SKIN.light);
  box.blot(ink(curve('25,3.6 28,-0.6 32.6,-2.4 37,-1.2 40,2'), 2.6, 1, 0), LASH);
  strokes(box, ['25,3.6 21.6,3.2', '25.4,4.2 22.6,6.4'], 1.3, LASH, 0.1);
  strokes(box, ['27.4,7.6 32,5.8 37.4,7'], 1.1, SKIN.shade, 0.1);
  box.blot(ink(curve('23,-13 28,-18.6 34.4,-19.4 40.6,-16'), 2.6, 2, 0), HAIR.shade);
}

/** Wide open, to the profile's edge; its corner is drawn up into the cheek. */
function mouth(box: Local): void {
  box.fill(closed('46,24! 41,25.6 35,24.4 29.6,20.4! 29.4,27 32.4,33.4 37.4,36.4 41.4,35!'), '#6e2530');
  box.fill(closed('33.4,32! 36,30 39.6,31 41.4,33.6! 39,36 36,35.6'), '#c4606a');
  box.fill(closed('45,24.4! 41,25.6 35,24.4 30.4,21.4! 31.4,25 35.4,28 39.4,28.8 43,26.4!'), '#fff6e8');
  box.fill(closed('46.6,22.4! 42,22.8 36,22.2 29.4,19.4! 35,24.2 40,25.8 45.4,24.6'), '#b5705a');
  box.fill(closed('41.8,33.4! 38,35.6 34,33 30.6,27.4! 32,34 36.4,38 41,36.8'), '#c98263');
  strokes(box, ['40.4,16 34,16.6 29.6,19 27.6,23.4'], 1.3, SKIN.line, 0.15);
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
