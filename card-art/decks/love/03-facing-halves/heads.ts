import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, polar, random, range } from '../../../kit/pen/index.ts';
import { SKIN } from './arms.ts';
import { toned } from './view.ts';

interface Face {
  skin: { fill: string; shade: string; line: string; soft: number };
  lit: string;
  blush: string;
  hair: string;
  /** How strong the lashes are. */
  lash: number;
  /** How heavy the brows are, how broad the nose. */
  brow: number;
  nose: number;
}

/**
 * A face from above, its chin lifted a little towards the other: forehead, brows, lowered lids with their lashes,
 * the nose. The crown is (0, 0), the face looks towards +y.
 */
function face(box: Local, { skin, lit, blush, hair, lash, brow, nose }: Face): void {
  for (const side of [-1, 1])
    toned(box, closed('37,-6! 45,-4 47,6 44,14 36,16!').scale(side, 1), { ...skin, soft: 2 });
  toned(
    box,
    '-36,4 -38,20 -36,34 -29,46 -17,54 -6,56 6,56 17,54 29,46 36,34 38,20 36,4',
    { ...skin, soft: 5 },
    ['-30,20! -14,25 4,25! 2,33 -14,36 -28,31!', lit],
    [ellipse(-22, 48, 9, 5).rotate(28, -22, 48), blush, 0.6],
    [ellipse(22, 48, 9, 5).rotate(-28, 22, 48), blush, 0.6],
    // the sockets lie under the brows
    ['-29,36! -17,43 -5,39! -5,46 -16,50 -27,44!', skin.shade, 0.55],
    ['29,36! 17,43 5,39! 5,46 16,50 27,44!', skin.shade, 0.75],
  );
  // lids, and lashes that stand away from them
  for (const side of [-1, 1]) {
    toned(box, closed('26,41! 16,44 7,42.4! 8,46 15,49.4 24,46.4!').scale(side, 1), {
      fill: skin.fill,
      shade: skin.shade,
      soft: 1.6,
    });
    const lashes = [
      '25,45.4 27.6,49',
      '22,47.6 24,52.4',
      '18,49.2 19,54.4',
      '14,49.6 14,54.4',
      '10.4,48.4 9.6,52.6',
    ];
    strokes(
      box,
      lashes.map((lash) => curve(lash).scale(side, 1)),
      lash,
      hair,
      0,
    );
    box.fill(ink(curve('27,43.6 22,47.6 15,49.8 7.4,46.4').scale(side, 1), 2.2, side, 0), hair);
    box.fill(ink(curve('30,34.4 24,39.4 15,41 6,37').scale(side, 1), brow, side + 4, 0), hair);
  }
  const out = (knots: string) => closed(knots).scale(nose, 1);
  toned(
    box,
    out('-3.6,37! -4.4,46 -8,55 -8.6,60 -4,64.6 0,65.6 4,64.6 8.6,60 8,55 4.4,46 3.6,37!'),
    { fill: skin.fill, shade: skin.shade, soft: 3.4 },
    [out('-2.6,38! -2.6,48 -4,58! 0,60 1,48 0.6,38!'), lit],
  );
  strokes(box, [out('-8,59.6! -6.4,62.6 -4,62.4!'), out('8,59.6! 6.4,62.6 4,62.4!')], 1.2, skin.line, 0);
}

/** Hers: chestnut, combed back from a parting. */
export function herHead(box: Local): void {
  face(box, {
    skin: SKIN.hers,
    lit: '#efc29c',
    blush: '#d98a74',
    hair: '#5c2e24',
    lash: 1.5,
    brow: 3,
    nose: 0.9,
  });
  // what the hair throws on her forehead
  box.fill(closed('-36,14! -22,25 0,30! 22,25 38,16! 30,10 -30,10'), SKIN.hers.shade, 0.6);
  toned(
    box,
    '2,26! -10,24 -24,17 -33,8! -36,18 -38,27! -43,14 -44,-6 -37,-28 -19,-43 0,-47 19,-43 37,-28 44,-6 43,14 38,28! 36,18 33,8! 24,17 12,24',
    { fill: '#8a4a30', shade: '#552a26', rim: '#e0a070', soft: 9 },
    // what faces the sun
    ['-3,22! -20,14 -32,2 -33,-14 -16,-36! -22,-12 -18,4 -6,16!', '#a96440'],
    ['6,20! 17,8 18,-10 8,-34! 12,-38 30,-22 34,-2 25,12!', '#71382a'],
  );
  strokes(
    box,
    [
      '-4,22 -25,10 -31,-14 -8,-40',
      '-3,10 -15,0 -18,-18 -5,-38',
      '5,22 26,12 31,-12 8,-40',
      '4,10 15,2 18,-16 5,-38',
      '2,-6 7,-16 3,-36',
      '-38,6 -40,16 -38,24',
      '39,6 41,16 39,24',
    ],
    INK.form,
    '#4c2422',
    0.1,
  );
  strokes(box, ['2,25 2,8 0,-22'], INK.form, '#e8b890', 0.05);
}

type Curl = readonly [x: number, y: number, turn: number, size: number];

/** His: close dark curls, one over the other, each with its own light. */
export function hisHead(box: Local): void {
  face(box, {
    skin: SKIN.his,
    lit: '#d29a72',
    blush: '#a8604a',
    hair: '#221c26',
    lash: 0.9,
    brow: 4.2,
    nose: 1.16,
  });
  box.fill(closed('-37,14! -22,25 0,29! 22,25 38,16! 30,8 -30,8'), SKIN.his.shade, 0.6);
  box.fill(
    closed('-40,10! -34,18 -20,21 0,24 20,21 34,18 40,10! 44,-8 40,-30 24,-47 0,-52 -24,-47 -40,-30 -44,-8'),
    '#2a2632',
  );
  const chance = random('curls');
  const [cx, cy] = box.at(0, -10);
  const from: Curl[] = [];
  // from the rim to the crown, so that the inner ones lie on top
  for (const [count, reach] of [
    [22, 37],
    [18, 29],
    [13, 20],
    [8, 11],
    [3, 4],
  ] as const)
    for (const i of range(count, (k) => k)) {
      const angle = (i / count) * 360 + chance.between(-8, 8);
      const [x, y] = polar(0, -10, reach + chance.between(-2.5, 2.5), angle);
      from.push([x, y * (y > 0 ? 0.9 : 1), angle + chance.between(-50, 50), chance.between(6, 9.6)]);
    }
  for (const [x, y, turn, size] of from) {
    const [px, py] = box.at(x, y);
    // lighter where the mass is turned to the sun
    const sunward = (cx - px) * 0.72 + (cy - py) * 0.7 + chance.between(-9, 9);
    const fill = sunward > 20 ? '#514859' : sunward > 2 ? '#40394a' : sunward > -16 ? '#332d3b' : '#292431';
    const curl = closed('-10,2 -7,-5 0,-7 8,-5 11,2! 6,-1 1,0 -1,5 -6,6');
    toned(
      box,
      curl
        .scale(size / 8)
        .rotate(turn)
        .translate(x, y),
      { fill, shade: '#201c28', soft: 1.8 },
    );
  }
}
