import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, line, local } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { farSunflower } from './sunflower.ts';
import { on, tones } from './view.ts';

const SKIN = { fill: '#d09a78', shade: '#96604a', soft: 3 };
const BLOUSE = { fill: '#f8e2d2', shade: '#d9a99a', soft: 4, rim: '#fffaf0', rimWidth: 1.4 };
const STRAW = { fill: '#f0dca8', shade: '#c49a58', soft: 4, rim: '#fff7da' };

const HAND_SKIN = { light: '#e2b592', middle: SKIN.fill, dark: SKIN.shade, line: '#6e3c2e' };
/** Her right one, closed round the stem, its fingers to us. */
const WITH_FLOWER = hand({
  pose: { ...holding(0.11), slant: 0.42, wrist: [0, -30] },
  side: 'right',
  at: [62, -64],
  length: 34,
  fingers: -40,
  turn: 25,
  light: [-0.62, 0.78],
});

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
  tones(box, '43.4,-47! 48,-54 53.6,-63! 62,-66! 61,-56 56,-44!', SKIN);
  WITH_FLOWER.paint(box, HAND_SKIN);
  art.line(box.place(line(45.6, -58, 68, -103)), 3.6, '#637856');
  art.fill(leaf(...box.at(60, -85), 23, 15, 118), '#919e77');
  WITH_FLOWER.before(box, HAND_SKIN);
  farSunflower(art, ...box.at(69, -104), 26, { squash: 0.92, rot: 20 });
  tones(
    box,
    '15,-59! 26,-55 37,-50 40,-56! 48,-57 58,-50! 57,-40 52,-33 45,-32! 33,-35 22,-39 14,-44!',
    BLOUSE,
    ['50,-34! 45,-41 43,-51! 39,-46 33,-46! 38,-42 42,-36 44,-32!', '#d9a99a'],
  );
  // the cuff goes round: its mouth, then its band
  tones(box, '39.4,-57.4! 45,-61 53,-58.6 59,-51.4! 52,-49.6 43,-53!', { fill: '#8a3854', shade: '#8a3854' });
  tones(box, '54.6,-61! 51,-55 47.4,-52! 52,-49 56,-49! 59.6,-56 61,-62!', SKIN);
  tones(box, '39.2,-57.6! 44,-54 51,-51 59.2,-51.6! 59.4,-45 51,-44 43,-47 37.6,-51.4!', {
    fill: '#c9606c',
    shade: '#a8485e',
    soft: 2,
  });
  strokes(box, ['20,-50 29,-46', '18,-45 27,-42'], INK.form, '#c99484');
}
