import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { iron } from './captives.ts';
import { type Fall, part } from './person.ts';

const SKIN = ['#74402f', '#361a26'] as const;
const CLOTH = ['#54384a', '#2c1c2e'] as const;
const HAIR = ['#4a2a24', '#20121c'] as const;
const FIRE: Fall = { towards: [-0.92, -0.4], rim: '#ffb066' };
/** The night air from the way out. */
const AIR: Fall = { towards: [0.95, -0.2], rim: '#a9d0c6' };
const LINE = '#2c141e';

/** He has turned to the way out and lifts a hand to it. In units of the picture about his neck. */
export function him(box: Local): void {
  reach(box);
  part(
    box,
    '-12,-26! -11,-8 -14,3 -26,8 -35,15! -40,26 -37,40! -32,54 -27,68 -25,84! -27,100 -27,120! 26,120! 26,100 25,84! 28,66 33,48 37,32! 39,20 33,10! 23,6 14,2 10,-8 10,-26!',
    SKIN,
    FIRE,
    [
      ['5,4! 10,30 7,54 7,88! 30,90 40,48 42,20 30,8', '#56292c'],
      ['34,12! 40,22 38,32 33,56! 30,46 31,28!', '#55757a'],
      ['-12,-20! 0,-8 10,-8 10,-2! 4,4 -8,0 -12,-6!', '#361a26'],
    ],
    6,
  );
  strokes(
    box,
    ['5,10 9,34 6,58 5,78', '-30,26 -21,30 -15,42 -17,56', '28,26 22,32 18,42 20,54'],
    INK.form,
    LINE,
    0.2,
  );
  part(box, '-28,82! -10,87 8,87 27,82! 30,98 32,122! -32,122! -31,98!', CLOTH, FIRE, [
    ['-14,86! -12,100 -16,122! -6,122 -4,102 -6,88!', '#3c2638'],
    ['10,87! 14,104 14,122! 32,122 28,84!', '#2c1c2e'],
  ]);
  // the arm that hangs, bent a little
  part(
    box,
    '-36,14! -46,20 -50,36 -50,52! -54,58 -54,64! -50,80 -46,94 -44,106! -36,108 -32,100! -34,84 -36,70 -34,58! -30,46 -26,32!',
    SKIN,
    FIRE,
    [['-54,62! -46,62 -38,58 -34,58! -36,68 -44,68!', '#56292c']],
  );
  head(box);
  iron(box.art, ...box.at(-1, -5), 17 * box.scale, 7 * box.scale);
}

/** The arm that is lifted to the air: it stands against the way out. */
function reach(box: Local): void {
  part(box, '26,14! 36,14 44,26 52,40! 60,50 60,58! 54,64 46,60! 38,54 30,48 24,40!', SKIN, AIR);
  part(box, '46,56! 44,46 46,32 50,18! 56,14 61,19! 61,34 62,46 60,58! 54,64 48,62!', SKIN, AIR);
  part(
    box,
    '50,20! 47,12 44,4 39,-2! 42,-6 47,-2 51,4! 50,-6 50,-16 53,-22! 57,-22 58,-12 58,0! 61,-10 65,-18 69,-20! 72,-17 69,-8 66,2! 69,-5 73,-9 76,-9! 77,-5 73,4 69,13 62,22!',
    SKIN,
    AIR,
    [['50,17! 56,10 64,8! 63,15 58,20 52,23!', '#56292c']],
    3,
  );
}

/** Turned from us, to the air: hair, ear, the edge of brow, cheek and jaw; in own units, a head 110 high. */
function head(box: Local): void {
  // the cord that turns it, from behind the ear to the collar bone
  part(box, '-8,-22! 0,-16 6,-8 12,2! 4,4 -2,-2 -8,-8!', ['#8a5040', '#4c2830'], AIR, [], 3);
  const own = local(box.art, ...box.at(1, -30), 0.39 * box.scale, { rot: 2 });
  own.fill(
    closed(
      '6,-50! 24,-42 33,-30 34,-20! 33,-14 37,-9 35,-4! 38,4 38,10! 43,16 42,20 37,22! 36,28 38,31 36,38! 34,48 26,56 16,60! 2,56 -8,48 -14,38! -26,20 -26,-20 -10,-50',
    ),
    '#8a5444',
  );
  own.fill(closed('16,60! 8,54 6,40 14,30 18,12 16,-10 22,-40! -20,-40 -40,20 -10,70'), '#5a3034');
  own.fill(closed('36,-7! 28,-7 24,-3! 30,-1 35,0!'), '#4c2830');
  // the night air on brow, cheek and jaw
  strokes(
    own,
    ['32,-32 34,-20 33,-14 37,-9 35,-4 38,4 38,10 43,16 42,20 37,22', '36,28 38,31 36,38 34,48 26,56'],
    1.5,
    AIR.rim,
    0,
  );
  strokes(own, ['36,-12 30,-14.6 25,-13'], 1.4, '#1c0e18', 0);
  part(
    own,
    '24,-44! 28,-54 16,-66 2,-64! -8,-76 -26,-72 -30,-62! -46,-62 -54,-46 -50,-36! -62,-26 -60,-8 -50,-2! -56,12 -48,26 -38,28! -36,42 -24,46 -16,40! -6,46 2,38 0,28! 4,22 2,12 -2,6! 4,-2 12,-2 16,2! 20,-4 18,-12 14,-16! 24,-20 26,-34 22,-38!',
    HAIR,
    FIRE,
    [['8,-66! -8,-46 -14,-22 -14,8 -12,46! 14,46 8,20 12,-10 22,-30 30,-56', '#20121c']],
    8,
  );
  flat(own, '-1,4! 3,-2 10,-1 11,6 9,15 4,21! 0,18 -1,10!', '#8a5444', [
    '2,6! 6,2 9,6 6,14 3,16!',
    '#4c2830',
  ]);
}
