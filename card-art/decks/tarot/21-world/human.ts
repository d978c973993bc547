import { type Fleece, fleece } from '../../../kit/creatures/fleece.ts';
import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ramp, ribbon } from '../../../kit/pen/index.ts';
import { GLOW } from './form.ts';

const SKIN = { lit: '#dba690', base: '#94708c', mid: '#6d5684', dusk: '#4b4274', line: '#272558' } as const;
const HAIR = { lit: '#cbb4cc', base: '#827aae', mid: '#605b95', dusk: '#45427b', line: '#24255c' } as const;

/** Hair that falls behind the ear to the shoulders. */
const FALL: Fleece = {
  roots: '-60,-10 -54,6 -44,14 -32,16 -26,8',
  tufts: 3,
  locks: 5,
  length: [96, 74],
  width: 22,
  heading: [206, 174],
  bend: [-30, 30],
  tones: [
    ['#34326a', '#4a467e'],
    ['#45427b', '#6a649c'],
  ],
  lit: 'left',
};

const MANTLE = '-18,20! -16,50 -44,66 -96,78! -110,190! 100,190! 88,116 68,82 34,66 20,54 18,40!';

const head = (art: Art): Local => local(art, 116, 238, 0.92, { rot: 6 });

/** What the wreath hangs before: the mantle, that goes out in the dark. */
export function mantle(art: Art): void {
  const box = head(art);
  const fade = (tone: string): string =>
    box.linear(10, 90, -10, 176, ramp(0, tone, 1, 0.5, tone, 0.8, 1, tone, 0));
  flat(
    box,
    MANTLE,
    fade('#2c2f70'),
    ['34,60 68,78 88,112 100,190 66,190 60,120 42,88 26,74', fade('#575a9c')],
    { along: ['34,65.4 68.6,81.4 84,104'], paint: GLOW, width: 3 },
  );
  strokes(box, ['30,70 42,96 46,124', '-6,80 2,104 4,128'], INK.form, '#1e1f50', 0.2);
}

/** Upper left, over the wreath: an old woman; she looks down to the dancer. */
export function human(art: Art): void {
  const box = head(art);
  neck(box);
  fleece(art, box, FALL, HAIR.line);
  face(box);
  hair(box);
}

function neck(box: Local): void {
  flat(
    box,
    '-20,22! -18,44 -24,60 -8,74! 10,78 28,70 30,62! 20,54 18,34!',
    SKIN.mid,
    ['-24,16 0,34 10,50 8,80 -30,74', SKIN.dusk],
    ['16,44 24,56 32,62 28,74 18,68', SKIN.base],
  );
}

/** Three quarters to the right, lit from below by the wreath. */
function face(box: Local): void {
  flat(
    box,
    '-30,-34 -10,-47 12,-47 26,-37 31.6,-22! 31.6,-14 29,-7! 31,-2 33.6,5! 32,13 28.6,19! 27.6,27 26,34 22,43 14,51 5,53 -7,50 -20,42 -31,28 -36,10 -38,-12',
    SKIN.dusk,
    ['-28,-60! -24,-8 -24,14 -16,30 -12,46 -20,70! 60,70! 60,-60!', SKIN.mid],
    ['-14,-60! -12,-30 -16,-10 -8,4 -12,18 -6,34 -14,70! 60,70! 60,-60!', SKIN.base],
    ['-14,-12 -4,-14 8,-10 8,-4 -4,-2 -16,-4', SKIN.mid],
    ['14,-12 9,-6 9,4 8,12 12,14 15,6 14,-4', SKIN.mid],
    // what the light from below meets: cheek, chin, under the nose
    ['27,20 31,6 36,8 31,22 28,38 18,52 4,56 8,49 18,43 24,34', SKIN.lit],
    ['10,16 14,19 21,18 18,14.6', SKIN.lit],
    {
      along: ['31.8,-2 34.4,5 32.6,13', '29.2,19 28.2,27 26.6,34 22.6,43 14.4,51.6 5,53.6'],
      paint: GLOW,
      width: 3.4,
    },
  );
  eye(box, -5, -6, 1);
  eye(box, 20.4, -7, 0.72);
  box.blot(
    ribbon(curve('-17,-13 -9,-18 1,-17 9.6,-13'), 4, { start: 0.2, end: 0.4, samples: 10 }),
    HAIR.base,
  );
  box.blot(
    ribbon(curve('15.4,-13.4 21,-17.4 29,-15'), 3.4, { start: 0.5, end: 0.2, samples: 10 }),
    HAIR.base,
  );
  box.fill(closed('3,31! 9,29.2 13,30 16.4,29 21.6,30! 14,32.4 8,32.6'), '#8a5474');
  box.fill(closed('4,32! 9,33 15,32.8 21,31! 18,35.4 12,36.6 7,35.4'), '#a8708a');
  strokes(
    box,
    ['1.4,30 8,32.2 13,32 22.6,29.6', '15.6,-7 17,2 21,10.6 20.4,15.6', '9.4,14 8,17 10.6,18.6'],
    1.2,
    SKIN.line,
    0,
  );
  // the years: at the eye, from the nose to the mouth, over the brow
  strokes(
    box,
    [
      '-19,-4 -25,-7',
      '-19,-1 -26,0',
      '-18,2 -24,5',
      '5,17 -1,24 -1,32',
      '-6,-24 4,-26 14,-24',
      '-4,-31 6,-33 16,-31',
      '25,17 26.6,23 25,29',
    ],
    INK.detail,
    SKIN.line,
    0.1,
  );
}

function eye(box: Local, x: number, y: number, width: number): void {
  const at = (u: number, v: number): string => `${x + u * width},${y + v}`;
  const lids = closed(
    `${at(-8, 1.8)}! ${at(-2, -1.6)} ${at(4, -1.4)} ${at(8.4, 1.8)}! ${at(3, 3.8)} ${at(-3, 4)}`,
  );
  box.fill(lids, '#f8e8d4');
  box.clip(lids, () => {
    box
      .fill(ellipse(x + 2.8 * width, y + 1.8, 3.8 * (0.4 + width * 0.6), 4), '#3a2030')
      .fill(ellipse(x + 4 * width, y + 2, 1.2, 1.2), '#fff8e6');
  });
  strokes(box, [`${at(-9, 2.4)} ${at(-2, -2.2)} ${at(4, -2)} ${at(9, 1.8)}`], 2.2, SKIN.line, 0);
  strokes(
    box,
    [`${at(-5, 5.4)} ${at(0, 6.2)} ${at(5, 5)}`, `${at(-8, -3)} ${at(-1, -6.4)} ${at(6, -5.6)}`],
    0.9,
    SKIN.line,
    0,
  );
}

/** White, parted in the middle, put behind the ear. */
function hair(box: Local): void {
  flat(box, '-22,4! -28,-2 -26,-12 -20,-14 -15,-8 -16,4 -20,12 -25,14!', SKIN.mid, [
    '-26,-8 -20,-10 -18,0 -22,8 -27,6',
    SKIN.dusk,
  ]);
  flat(
    box,
    '14,-48! 4,-60 -16,-64 -38,-56 -54,-38 -61,-12 -60,10 -54,26! -48,16 -44,30! -38,18 -33,24! -30,12 -28,4! -31,0 -30,-12 -24,-20! -14,-24 -4,-32 4,-40',
    HAIR.base,
    ['-64,16 -60,-20 -44,-40 -30,-50 -32,-30 -38,-10 -34,20', HAIR.dusk],
    ['-50,-40 -30,-58 -10,-58 4,-52 -10,-44 -28,-34 -38,-14 -46,-10', HAIR.mid],
    ['14,-49 0,-44 -12,-32 -24,-22 -22,-26 -10,-40 4,-50', HAIR.lit],
  );
  flat(
    box,
    '14,-48! 26,-46 35,-36 38,-20 36,-6! 33,-14 32,-24 26,-34 20,-40',
    HAIR.base,
    ['28,-46 40,-34 40,-4 34,-14 34,-28', HAIR.lit],
    { along: ['26,-46.6 35.6,-36.6 38.6,-20.6 36.6,-6'], paint: GLOW, width: 3 },
  );
  strokes(
    box,
    [
      '8,-48 -12,-42 -30,-24 -36,4',
      '2,-54 -22,-50 -42,-30 -48,4',
      '-6,-60 -34,-50 -52,-24',
      '18,-46 28,-38 33,-24',
    ],
    INK.form,
    HAIR.line,
    0.12,
  );
}
