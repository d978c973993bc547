import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';

/** Trunk and near legs: withers, croup, hock, belly, elbow, knee. Round (0, 0): the ground between the feet. */
const TRUNK =
  '-20,-63 -4,-59 16,-61 30,-61 39,-53 40,-43 38,-34! 36,-29 39,-22! 35,-13 34,-5 34,0! 28,0! 30,-7 31,-15 31,-21 25,-30 18,-36 4,-33 -14,-33! -18,-28 -19,-18 -19,-5 -19,0! -25,0! -23,-7 -24,-18 -27,-30 -34,-43';
const GRAZING = `${TRUNK}! -40,-37 -46,-30 -50,-25! -48,-18 -53,-10 -60,-1 -64,1 -68,-3 -67,-12 -64,-22 -60,-31! -54,-38 -45,-48 -33,-58`;
const LOOKING = `${TRUNK}! -39,-54 -41,-66 -42,-76 -46,-78 -54,-78 -61,-77 -63,-80 -61,-84 -53,-89 -46,-94 -40,-94 -34,-88 -31,-78 -27,-70`;
const FAR_LEGS = [
  '24,-40! 30,-34 22,-28 26,-21! 23,-13 22,-5 22,-1! 17,-1! 18,-8 19,-15 18,-21 12,-30 10,-38',
  '-28,-40! -16,-34 -15,-20 -13,-6 -12,-1! -17,-1! -18,-8 -20,-20 -26,-32',
];

/** Two hinds of his, far off in the fog: one eats, one has lifted her head after him. */
export function herd(art: Art): void {
  hind(
    local(art, 504, 652, 0.74),
    LOOKING,
    ['-38,-92! -33,-101 -24,-106! -25,-97 -33,-89', '-42,-93! -43,-103 -40,-109! -36,-101 -38,-92'],
    '#a58f68',
  );
  hind(
    local(art, 444, 676, 0.9),
    GRAZING,
    ['-56,-33! -50,-30 -42,-29! -46,-36 -54,-38', '-59,-31! -66,-35 -69,-40! -62,-40 -56,-36'],
    '#87704f',
  );
}

function hind(box: Local, outline: string, ears: readonly string[], tone: string): void {
  for (const leg of FAR_LEGS) box.fill(closed(leg), tone, 0.75);
  box.blot(
    ears.map((ear) => closed(ear)),
    tone,
  );
  flat(box, outline, tone, { side: [0, -1.8], paint: '#f6e2b0' }, [
    '37,-58 43,-50 42,-38 36,-42 34,-52',
    '#f4e6c0',
  ]);
}
