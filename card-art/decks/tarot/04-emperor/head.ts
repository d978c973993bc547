import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { crown } from './crown.ts';
import { DEEP, HAIR, SKIN, toned } from './form.ts';

const LASH = '#3a2028';
const HOLLOW = '#ab6a4a';
const TURNED = '#bd8058';
const LOCK = '#cdbab6';

/** An old man's head in three quarters, turned to the sun on the left; (x, y) is between his eyes and his ear, a head is 116 high. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  hairBehind(box);
  face(box);
  for (const [at, wide] of [
    [-29, 0.74],
    [1, 1],
  ] as const)
    eye(box, at, wide);
  nose(box);
  ear(box);
  hair(box);
  beard(box);
  brows(box);
  crown(art, x + 8 * scale, y + 2 * scale, 0.58 * scale);
}

/** What of it falls on both sides of his neck, and the neck in its shade. */
function hairBehind(box: Local): void {
  flat(box, '-26,40! -24,100 0,120 40,112! 48,70 48,20!', DEEP.skin);
  toned(
    box,
    '-38,-46! -46,-30 -49,-8 -47,14 -50,36! -40,44 -30,40! -30,-20',
    { ...HAIR, soft: 4, rimWidth: 1.4 },
    ['-40,-30! -42,-6 -40,18 -42,40! -24,44! -24,-40!', LOCK],
  );
  flat(
    box,
    '20,-50! 46,-46 58,-26 63,0 62,28 67,52 64,76 70,98! 60,106 52,108 44,104! 45,112 41,118! 30,112 25,100! 22,106! 14,84 22,40!',
    HAIR.shade,
    ['8,-40! 20,40 24,70 22,98 20,120! 8,120!', LOCK],
    ['58,-36! 56,0 52,34 58,64 54,108! 90,108! 90,-36!', '#75636f'],
  );
  strokes(
    box,
    ['46,-34 56,0 54,36 60,68 58,98', '40,6 38,40 44,72 42,102', '34,44 30,66 33,92', '64,56 60,82 64,98'],
    1.5,
    DEEP.hair,
    0.12,
  );
}

/** The sun is on brow, far cheek and the nose's ridge; temple and near cheek turn from it. */
function face(box: Local): void {
  flat(
    box,
    '-37,-50! -38.5,-34 -38,-22 -40,-14! -37.6,-6 -37.4,-1! -41,6 -41.4,14! -39,26 -34,40 -24,60! 10,62 32,40 38,10 40,-24 30,-50!',
    SKIN.fill,
    ['1,-54! 6,-30 4,-14 10,0 12,12 1,24 -4,36! -8,60! 60,60! 60,-54!', TURNED],
    ['7,-54! 11,-30 9,-14 15,0 17,13 6,25 2,36! -2,60! 60,60! 60,-54!', SKIN.shade],
    ['24,-54! 28,-30 25,-8 30,6 24,24 12,44! 60,60! 60,-54!', '#7d4338'],
    // under the crown
    ['-60,-60! -38,-31 -22,-27 0,-26 22,-29 44,-36! 44,-60!', SKIN.shade],
    // the hollows of both eyes, and between them the root of the nose
    ['-41,-12! -34,-15 -25,-12 -21,-6! -22,2 -29,5 -37,3!', HOLLOW],
    ['-16,-10! -8,-15 6,-14 16,-8! 15,1 6,7 -6,6 -13,1!', HOLLOW],
    // the bone of the near cheek
    ['-6,14! 2,12 11,9! 12,14 4,22 -6,26!', '#ecbb8e'],
    {
      along: ['-38,-48 -39,-34 -38.4,-22 -40.4,-14', '-37.6,0 -41.4,6 -41.8,14 -39,27'],
      paint: SKIN.rim,
      width: 5,
    },
  );
  strokes(
    box,
    ['-33,-24 -20,-21.6 -2,-22.6', '-19.8,-15 -18.4,-10 -19.6,-4', '-16.4,-16 -16,-9', '-10,21 -3,26 3,34'],
    1.1,
    DEEP.skin,
    0.1,
  );
}

/** Under a heavy lid; it looks to the left. */
function eye(box: Local, x: number, wide: number): void {
  const at = (u: number, v: number): string => `${x + u * wide},${v}`;
  const white = closed(
    `${at(-9.4, 0.6)}! ${at(-4, -3)} ${at(4, -3)} ${at(9.4, 0.4)}! ${at(3, 3.2)} ${at(-4, 3.2)}`,
  );
  box.fill(white, '#f3e2cd');
  box.clip(white, () => {
    box.fill(ellipse(x - 3.4 * wide, -0.8, 4.6 * (0.35 + wide * 0.65), 4.6), '#2f5560');
    box.fill(ellipse(x - 3.4 * wide, -0.8, 2.1, 2.3), '#14202a');
    box.fill(ellipse(x - 4.8 * wide, -2, 1.1), '#fff8e6');
    box.fill(
      closed(`${at(-11, -5)}! ${at(11, -5)}! ${at(11, -1)}! ${at(0, -2.2)} ${at(-11, -1)}!`),
      '#8a4c3e',
      0.5,
    );
  });
  flat(
    box,
    `${at(-11, 0)}! ${at(-5, -6.4)} ${at(4, -6.4)} ${at(11.6, 0)}! ${at(4, -1.9)} ${at(-4, -2.1)}`,
    TURNED,
  );
  strokes(box, [`${at(-10.4, 1.4)} ${at(-4, -1.9)} ${at(4, -1.9)} ${at(11.4, 1.8)}`], 2.2, LASH, 0);
  strokes(
    box,
    [`${at(-8, 5)} ${at(-1, 6.6)} ${at(7, 4.4)}`, `${at(-6, 3.2)} ${at(0, 3.9)} ${at(8, 1.4)}`],
    1,
    DEEP.skin,
    0.1,
  );
  if (wide === 1)
    strokes(
      box,
      [`${at(13, 1)} ${at(18, 3)}`, `${at(12.6, 4)} ${at(17, 8)}`, `${at(13, -2.6)} ${at(18.6, -3)}`],
      1,
      DEEP.skin,
      0.1,
    );
}

/** An eagle's: its ridge in the sun, its near side in the shade. */
function nose(box: Local): void {
  flat(
    box,
    '-20,-12! -23,-2 -28,8 -32.4,18! -33,22.4 -29,25.6 -24,25! -20,28.4 -15,28 -12.6,24! -12,19 -14.6,15 -17,4 -15,-8!',
    SKIN.fill,
    ['-18,-12! -20,0 -23,12 -26,20 -24,25! -19,30 -10,30 -10,10 -12,-12!', HOLLOW],
    ['-34,23! -29,22.6 -24,24 -19,23.4 -12,25! -16,32 -30,30!', SKIN.shade],
    ['-16,17! -12,18 -11,24 -15,27! -17.6,23', TURNED],
    { along: ['-20.4,-12 -23.4,-2 -28.4,8 -32.8,18 -33,22'], paint: SKIN.rim, width: 5 },
  );
  box.fill(closed('-22.6,25.4! -20,23.6 -17,24.4 -16.6,26.4! -19,27.4'), LASH);
  strokes(box, ['-16.4,16 -13,18 -12,22.6 -14.4,26.6'], 1.1, DEEP.skin, 0);
}

function ear(box: Local): void {
  flat(
    box,
    '35,-8! 41,-12 47,-8 47,2 43,14 38,21! 33,16 33,2',
    SKIN.shade,
    ['37,-5! 42,-7 44,-2 42,8 38,13! 36,4', DEEP.skin],
    ['34,-6! 40,-11 45,-9! 40,-8 37,-2 36,10! 32,10', TURNED],
  );
}

/** From under the crown over temple and ear. */
function hair(box: Local): void {
  toned(
    box,
    '18,-50! 24,-38 27,-22 32,-10 33,2! 36,-8 42,-12 48,-8 49,4 46,18 42,26! 44,40 40,60 48,84 44,104! 56,96 58,70 54,44 60,20 58,-14 46,-44!',
    { ...HAIR, fill: HAIR.shade, shade: '#75636f', soft: 8, rim: LOCK, rimWidth: 0 },
    ['14,-50! 28,-38 34,-22 37,-10! 33,-6 28,-18 22,-34!', LOCK],
    ['44,20! 47,40 44,62 52,86 46,106! 40,100 38,60!', LOCK],
  );
  strokes(
    box,
    ['26,-38 34,-24 40,-13', '36,-40 48,-18 52,12 48,40', '48,34 49,58 53,80'],
    1.4,
    DEEP.hair,
    0.12,
  );
}

/** From cheek, lip and chin down on his breast: locks that swing from the sunlit side into the shade. */
function beard(box: Local): void {
  toned(
    box,
    '34,6! 38,24 38,44 33,66 34,88 25,112 22,134 4,166! 4,154 0,148! -6,162 -15,178! -20,166 -22,152! -28,159 -37,160! -36,142 -43,122 -40,102 -48,80 -46,60 -45,44 -41,24! -38,32 -33,36! -20,30 -10,30 0,36! 12,32 26,22',
    { ...HAIR, soft: 10, rimWidth: 0 },
    ['-4,34! -12,60 -6,90 -14,120 -6,150 -4,172! 60,150! 60,0! 30,10', LOCK],
    ['12,24! 2,48 8,80 -2,110 6,140 -2,172! 60,150! 60,0!', HAIR.shade],
    ['28,14! 22,46 26,80 17,110 20,140 8,172! 60,150! 60,0!', '#75636f'],
    ['-30,60! -34,84 -28,108 -34,134 -30,162! -22,156! -24,130 -18,106 -24,82!', LOCK],
    ['-14,64! -10,84 -14,104! -6,90 -6,72', LOCK],
    ['-24,52! -16,56 -6,53! -10,62 -20,63!', HAIR.shade],
  );
  strokes(
    box,
    [
      '14,44 8,70 14,98 4,126 8,154',
      '28,30 25,56 26,82 18,108 16,132',
      '-20,72 -26,98 -20,124 -26,150',
      '-38,56 -40,82 -34,106 -38,130 -35,150',
      '-6,66 0,94 -8,122 -10,152',
    ],
    1.6,
    DEEP.hair,
    0.12,
  );
  // the lower lip, shut under the moustache that hangs over it
  box.fill(closed('-30,44! -20,42 -10,44.4! -13,47.6 -20,48.8 -26.6,47.4!'), '#a8685a');
  toned(box, '-24,29.6! -32,30 -40,38 -44,58! -36,52 -30,46.4 -21.6,43.6!', {
    ...HAIR,
    soft: 2,
    rimWidth: 1.4,
  });
  toned(
    box,
    '-24,29.6! -12,28.6 2,33 12,46 14,66! 4,61 -4,53 -12,47 -22,43.8!',
    { ...HAIR, soft: 4, rimWidth: 1.2 },
    ['-20,43.6! -8,43 2,52 14,68! 8,66 -6,57 -14,49', LOCK],
    ['1,26! 3,38 10,54 14,70! 30,70! 20,30!', HAIR.shade],
  );
  strokes(box, ['-19,33 -6,36 4,46 9,58', '-28,34 -35,40 -40,50'], 1.2, DEEP.hair, 0.1);
}

/** White and heavy, drawn together over the nose. */
function brows(box: Local): void {
  toned(box, '-20.6,-3.4! -26,-7.4 -33,-9.8 -42,-9.6! -41.4,-14 -33,-15.4 -25,-11.6 -20,-7!', {
    ...HAIR,
    soft: 1.6,
    rimWidth: 1,
  });
  toned(
    box,
    '-16,-2.6! -9,-6.8 3,-9.2 14,-6.4 21,-1.4! 21.4,-7.4 14,-13.6 2,-15.8 -9,-13 -16.4,-7.4!',
    { ...HAIR, soft: 2.4, rimWidth: 1 },
    ['8,-20! 9,-12 9,-4 23,-0.6! 26,-10 12,-20', HAIR.shade],
  );
  strokes(box, ['-12,-7.6 -2,-11.4 8,-11', '-25,-10 -34,-12.6'], 1, DEEP.hair, 0.1);
}
