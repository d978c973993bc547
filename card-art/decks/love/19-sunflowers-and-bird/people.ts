import { INK, ripples, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, limb, line, local } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { farSunflower } from './sunflower.ts';
import { on, tones } from './view.ts';

const SKIN = { fill: '#d09a78', shade: '#96604a', soft: 3 };
const BLOUSE = { fill: '#f8e2d2', shade: '#d9a99a', soft: 4, rim: '#fffaf0', rimWidth: 1.4 };
const STRAW = { fill: '#f0dca8', shade: '#c49a58', soft: 4, rim: '#fff7da' };

const SHIRT = { fill: '#f4ecd4', shade: '#b3ad97', soft: 6, rim: '#fffdf0', rimWidth: 1.6 };
const TROUSERS = { fill: '#5f7078', shade: '#38505c', soft: 6, rim: '#c6d2c4', rimWidth: 1.4 };
const TAN = { fill: '#b87c56', shade: '#7c4a38', soft: 3, rim: '#f0c094', rimWidth: 1.2 };

/** He stands in the stern and pushes at his pole with both hands, beside him: from above, hat and shoulders, and little of the rest. */
export function boatman(art: Art): void {
  const [x, y] = on(-214, 2, 20);
  const box = local(art, x, y, 1.08);
  art.fill(ellipse(x + 36, y - 34, 50, 22).rotate(-30, x + 36, y - 34), '#2a1c18', 0.7);
  legs(box);
  // the far arm comes from before his breast: its sleeve and its fist
  tones(box, '-16,-108! -28,-108 -36,-103! -36,-94 -32,-90! -22,-86 -10,-88!', { ...SHIRT, fill: '#d6cfb8' });
  tones(box, limb('-150,126 -92,7 -27,-126', [3.2, 3.4], 12), {
    fill: '#96704a',
    shade: '#5f422e',
    soft: 2.4,
    rim: '#f0d09a',
    rimWidth: 1.6,
  });
  tones(box, '-34,-105! -41,-107 -46,-103 -46,-96! -42,-91 -36,-92 -32,-96!', TAN);
  strokes(box, ['-45,-101 -40,-101', '-45,-97 -39,-96.6'], INK.detail, '#6e3c2e', 0);
  back(box);
  nearArm(box);
  // straight above him: the brim is all but a round, its shade lies on his shoulders
  const brim = ellipse(2, -97, 34, 29).rotate(-14, 2, -97);
  tones(box, brim, { ...STRAW, fill: '#efd9a0', shade: '#b58a4c', soft: 6 });
  strokes(
    box,
    ['-25,-90 -14,-78 6,-73 24,-81', '-27,-103 -19,-116 -4,-121', '29,-91 31,-102 26,-112'],
    INK.detail,
    '#a5793f',
    0.1,
  );
  const crown = ellipse(3, -99, 18.4, 16.2).rotate(-14, 3, -99);
  box.fill(crown.translate(3.4, -3.4), '#a5793f', 0.8);
  box.fill(ellipse(3, -98.6, 19.8, 17.6).rotate(-14, 3, -98.6), '#5c4430');
  tones(box, crown, { ...STRAW, fill: '#f6e4b4', shade: '#c49a58' }, [
    '-3,-108 4,-104 12,-103 16,-108 6,-112',
    '#c49a58',
    0.7,
  ]);
  const [px, py] = box.at(-148, 124);
  art.line([ellipse(px, py, 16, 9), ellipse(px, py, 30, 17)], 1.6, '#e4efd6', 0.85);
  ripples(
    art,
    4,
    (i) => ({ x: px + 4 - i * 8, y: py + 12 + i * 7, half: 16 - i * 2, rise: 2, weight: 1.6 }),
    [
      ['#e4efd6', 0.8],
      ['#2f5a54', 0.7],
    ],
  );
}

/** Far below his shoulders: trousers rolled up, small, the bare heels apart on the boards. */
function legs(box: Local): void {
  for (const heel of [
    '-24,-18! -26,-12 -23,-7 -18,-6 -14,-9 -13,-17!',
    '10,-24! 11,-16 15,-12 20,-13 23,-17 22,-25!',
  ])
    tones(box, heel, TAN);
  tones(
    box,
    '-22,-56! -26,-40 -27,-22! -21,-16 -14,-16 -9,-19! -6,-32 -1,-41! 5,-34 7,-24! 13,-21 20,-22 25,-27! 26,-42 25,-58!',
    TROUSERS,
    ['28,-60! 12,-52 8,-40 10,-20! 30,-18 34,-44!', TROUSERS.shade],
    ['-30,-60! 30,-64! 30,-46 10,-43 -10,-42 -30,-46!', TROUSERS.shade, 0.8],
    ['-28,-23! -21,-18 -9,-20! -9,-14! -28,-14!', '#8597a0'],
    ['7,-25! 14,-22 25,-28! 26,-20! 8,-18!', '#8597a0'],
  );
}

/** The back, broad at the shoulders, which are near to us, and drawn in to the belt; the left one is thrown forward. */
function back(box: Local): void {
  tones(
    box,
    '-36,-86! -35,-100 -20,-110 4,-114 30,-114 46,-105! 52,-92 47,-78 35,-64 27,-50! 14,-43 -4,-42 -18,-46 -24,-52! -27,-66 -32,-78',
    SHIRT,
    ['50,-104! 36,-92 26,-74 20,-44! 40,-40 56,-70!', SHIRT.shade],
    // the brim's shade
    ['-30,-100! -26,-80 -10,-68 10,-66 28,-73 38,-88 40,-108! 20,-122 -20,-120', '#a39d88', 0.75],
    ['-33,-84! -27,-68 -20,-56! -16,-62 -22,-74 -28,-86!', '#fffaec'],
  );
  strokes(box, ['-16,-72 -8,-60 0,-52', '22,-74 12,-62 2,-52', '1,-54 2,-44'], 3.8, '#7a5440', 0.02);
  strokes(box, ['-22,-54 -12,-50', '27,-54 18,-52', '34,-70 26,-62'], INK.form, '#98927c', 0.1);
}

/** The elbow out, the forearm down to the pole, where the lower fist pushes. */
function nearArm(box: Local): void {
  tones(box, '-57,-62! -63,-62 -70,-58 -72,-51! -69,-45 -63,-43 -57,-47 -54,-54!', TAN);
  strokes(box, ['-71,-54 -66,-54', '-70,-49.6 -65,-49.6'], INK.detail, '#6e3c2e', 0);
  tones(
    box,
    '-14,-100! -30,-99 -46,-95 -59,-88! -67,-78 -69,-66 -68,-59! -62,-56 -54,-58! -52,-68 -48,-76! -38,-78 -26,-80 -18,-86!',
    SHIRT,
    ['-12,-90! -28,-86 -46,-82 -54,-74 -58,-56! -44,-56 -44,-76 -14,-78!', SHIRT.shade],
  );
  strokes(
    box,
    ['-60,-84 -54,-82 -50,-77', '-52,-91 -48,-86 -46,-80', '-68,-62 -61,-60 -54,-61'],
    INK.detail,
    '#98927c',
    0,
  );
}

/** She sits in the bow with her back to us and answers somebody on the bridge with a flower. */
export function passenger(art: Art): void {
  const [x, y] = on(172, -4, 40);
  const box = local(art, x, y, 1.02);
  dress(box);
  // the hand on the gunwale, then the arm that leads to it
  tones(box, '-45,-25! -52,-17 -59,-12 -60,-8 -55,-6 -49,-9 -43,-13 -39,-20!', SKIN);
  strokes(box, ['-57,-10 -51,-14', '-53,-7 -48,-11'], INK.detail, '#6e3c2e', 0);
  tones(
    box,
    '-17,-59! -27,-57 -36,-48 -43,-36 -50,-24! -44,-18 -37,-17! -30,-28 -22,-37 -15,-42!',
    BLOUSE,
    ['-35,-49! -32,-40 -25,-36! -34,-31 -37,-40', '#d9a99a'],
    ['-51,-25! -45,-19 -36,-16! -38,-20 -44,-23', '#c9606c'],
  );
  bodice(box);
  wavingArm(art, box);
  // her hair below the brim, in a plait that the wind takes to the side
  box.fill(closed('-15,-68 -16,-56 -10,-49 0,-46 10,-50 15,-58 15,-68'), '#4a2c24');
  box.fill(closed('-9,-52! -11,-44 -7,-38 -9,-30 -5,-22! -2,-29 2,-37 0,-44 6,-50!'), '#4a2c24');
  strokes(
    box,
    ['-10,-58 -7,-51', '-1,-60 -2,-49', '9,-59 5,-51', '-9,-44 -1,-41', '-7,-36 0,-37', '-8,-30 -3,-30'],
    INK.detail,
    '#8a5a44',
    0,
  );
  strokes(box, ['-9,-25 -3,-25'], 3, '#fbe6cc', 0);
  tones(box, ellipse(0, -76, 31, 22).rotate(9, 0, -76), {
    ...STRAW,
    soft: 6,
  });
  strokes(box, ['-24,-72 -17,-62 -4,-57 10,-58', '27,-74 25,-66 19,-61'], INK.detail, '#c49a58');
  tones(box, ellipse(3, -82, 16.5, 13).rotate(9, 3, -82), STRAW);
  strokes(box, ['-13,-80 -8,-71 4,-68 15,-71 19,-78'], 4.2, '#b83a50', 0.03);
}

/** The skirt spreads over the bench and hangs a little over its edge; its folds run from the sash. */
function dress(box: Local): void {
  tones(
    box,
    '-17,-22! -30,-20 -42,-10 -45,2 -38,11! -30,8 -22,15! -10,12 0,18! 12,13 22,16! 29,8 40,8! 44,-4 36,-16 18,-22!',
    { fill: '#c9606c', shade: '#8a3854', soft: 7, rim: '#ffd2bc', rimWidth: 1.6 },
    ['-9,-20! -15,-4 -22,14! -13,12 -9,-4!', '#a8485e'],
    ['6,-20! 8,-2 1,18! 12,13 14,-4!', '#a8485e'],
    ['15,-20! 24,-6 23,15! 29,8 40,8! 44,-4 36,-16', '#8a3854'],
  );
  strokes(box, ['-14,-17 -25,-4 -32,7', '-2,-17 -4,-4 -8,10'], INK.form, '#8a3854');
}

/** Her back: shoulder blades under the pinafore, a waist, the sash's bow. */
function bodice(box: Local): void {
  tones(
    box,
    '-18,-57! -8,-63 8,-63 19,-57! 21,-46 17,-36 15,-20! 5,-15 -8,-15 -15,-20! -18,-34 -21,-46',
    BLOUSE,
  );
  tones(
    box,
    '-14,-56! -10,-50 0,-48 10,-50 15,-56! 17,-44 15,-32 15,-19! 5,-14 -8,-14 -15,-19! -15,-32 -17,-44',
    { fill: '#d97a80', shade: '#a04660', soft: 6 },
    ['1,-47! 3,-36 9,-26 7,-15! 16,-18 17,-44 13,-54', '#a04660', 0.55],
  );
  strokes(box, ['-11,-44 -9,-36 -4,-31', '-12,-24 -5,-27'], INK.form, '#a04660');
  strokes(box, ['-16,-21 -8,-16 5,-16 16,-21'], 5, '#fbe6cc', 0.02);
}

/** The arm that answers: a rolled sleeve, the elbow a corner, the forearm up to the flower, clear of the boat. */
function wavingArm(art: Art, box: Local): void {
  const stem = box.place(line(51, -52, 70, -92));
  art.line(stem, 4, '#637856');
  art.fill(leaf(...box.at(62, -74), 24, 17, 120), '#919e77');
  farSunflower(art, ...box.at(72, -100), 26, { squash: 0.92, rot: 20 });
  tones(box, '43,-47! 47,-58 51,-67! 60,-64! 58,-52 54,-43!', SKIN);
  // the hand: its back, the fingers closed round the stem, the thumb along it
  tones(box, '50,-66! 49,-73 52,-79 58,-80 64,-76 65,-70 61,-64!', SKIN);
  strokes(box, ['58,-79 59,-74 64,-73', '57,-75 58,-71 64,-69'], INK.detail, '#6e3c2e', 0);
  tones(
    box,
    '15,-59! 26,-55 37,-50 40,-56! 48,-57 58,-50! 57,-40 52,-33 45,-32! 33,-35 22,-39 14,-44!',
    BLOUSE,
    ['50,-34! 45,-41 43,-51! 39,-46 33,-46! 38,-42 42,-36 44,-32!', '#d9a99a'],
    ['39,-57! 48,-53 59,-49! 58,-44 47,-49 38,-53', '#c9606c'],
  );
  strokes(box, ['20,-50 29,-46', '18,-45 27,-42'], INK.form, '#c99484');
}
