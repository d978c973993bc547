import { INK, strokes, within } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local, limb, local, Path, radians } from '../../../kit/pen/index.ts';
import { hand, piece, SKIN } from './piece.ts';

const DRESS = { fill: '#a22c48', shade: '#571a38' } as const;
/** The dress where it is turned inside out, where a fold hides, where it stands to the fire. */
const INNER = '#3c122e';
const FOLD = '#7a2140';
const BRIGHT = '#cf4a4c';
const LINE = '#2a0c24';

/** She falls on her back, the air has arms, legs, hair and hem: a V from her seat, which is lowest. In units of the picture about her hips. */
export function woman(box: Local): void {
  hair(box);
  // the far arm: its elbow to the right, the forearm upright
  arm(
    box,
    '-46,-56! -35,-70 -24,-82 -16,-90! -11,-94 -9,-102! -3,-114 -1,-126 0,-138 3,-152!',
    '-6,-152! -10,-138 -17,-124 -21,-113 -25,-106! -36,-96 -48,-84 -60,-70!',
    [
      [
        '-62,-70! -48,-84 -34,-96 -24,-106! -19,-118 -12,-134 -8,-152! -2,-152 -6,-134 -13,-116 -18,-104! -28,-88 -50,-66!',
        '#b9745f',
      ],
    ],
  );
  hand(box, -1.5, -154, 0.56, 8);
  // the far leg, its knee drawn up under the cloth, then the near one: knee, calf, heel, a stretched foot
  leg(
    box,
    '6,-112! 18,-119 32,-126 46,-133 58,-142! 66,-131! 56,-118 46,-103 34,-93 20,-90!',
    '4,-108! 26,-116 44,-125 60,-136! 66,-131! 50,-122 30,-111 10,-100!',
    [62, -137, 50],
  );
  piece(
    box,
    '-20,-30! -14,-58 -6,-82 2,-98! 8,-110 19,-115 30,-111! 36,-102 34,-92! 40,-78 44,-60 40,-30!',
    { ...DRESS, fill: FOLD },
    [
      ['6,-104! 20,-104 30,-96 38,-80! 40,-30! -10,-30! 2,-70', DRESS.shade],
      ['2,-98! 8,-110 19,-115 30,-111! 20,-106 12,-98 4,-82 -4,-62!', BRIGHT],
    ],
    3,
  );
  inside(box);
  leg(
    box,
    '52,-60! 66,-80 80,-98 97,-119! 108,-111! 108,-98 106,-86 101,-72 90,-56 76,-42!',
    '58,-62! 72,-80 88,-98 102,-115! 108,-111! 94,-92 80,-74 66,-54!',
    [103, -116, 34],
  );
  skirt(box);
  piece(box, limb('-58,-66 -66,-80 -72,-94', [10, 8, 8], 10), SKIN, [
    ['-70,-60! -70,-78 -80,-96! -66,-100 -58,-84 -52,-70!', '#84495a'],
  ]);
  bodice(box);
  head(box);
  arm(
    box,
    '-62,-46! -78,-54 -92,-61 -103,-67! -111,-71 -116,-79! -121,-92 -122,-104 -119,-116 -118,-128!',
    '-109,-128! -108,-117 -103,-106 -100,-98 -98,-91! -89,-86 -76,-79 -62,-72!',
    [
      [
        '-62,-44! -84,-56 -104,-66 -116,-79! -122,-100 -118,-128! -114,-128 -114,-104 -109,-84! -98,-74 -76,-62!',
        '#a8655a',
      ],
    ],
  );
  hand(box, -113.5, -129, 0.52, 2, true);
  piece(
    box,
    '-48,-76! -58,-82 -70,-83 -82,-86! -86,-80 -88,-72 -93,-66! -82,-60 -72,-52 -62,-44! -54,-52',
    { ...DRESS, unlit: true },
    [
      ['-93,-66! -82,-70 -70,-64 -58,-52! -64,-40 -80,-54!', FOLD],
      ['-82,-86! -68,-82 -54,-78 -48,-70! -60,-74 -74,-78!', BRIGHT],
    ],
  );
}

/** From the shoulder round the elbow to a wrist half as wide: its two sides. */
const arm = (box: Local, outer: string, inner: string, tones: Parameters<typeof piece>[3]): void =>
  piece(box, `${outer} ${inner}`, SKIN, tones, 3);

/** Heel on the right, toes up to the left; the shin comes from below. */
const FOOT =
  '-6,8! -6,1 -8,-6 -13,-14 -19,-22 -25,-29! -29,-32 -31,-37 -28,-40! -25,-41 -23,-39! -20,-42 -17,-40 -15,-37! -10,-31 -4,-25 2,-22! 9,-22 14,-18 13,-11! 9,-4 6,2 6,8!';

/** A bare shin and its foot, as one form; `lit` is what of the shin looks at the fire, `ankle` where and how turned. */
function leg(box: Local, shin: string, lit: string, [x, y, rot]: readonly [number, number, number]): void {
  const [cos, sin] = [1.05 * Math.cos(radians(rot)), 1.05 * Math.sin(radians(rot))];
  const foot = closed(FOOT).map((u, v) => [x + u * cos - v * sin, y + u * sin + v * cos]);
  piece(box, Path.join([closed(shin), foot]), SKIN, [[lit, '#e2a47c']], 4);
  const own = local(box.art, ...box.at(x, y), 1.05 * box.scale, { rot });
  within(
    own,
    FOOT,
    ['-8,4! -8,-6 -13,-14 -25,-29! -21,-29 -10,-17 -3,-8 -3,0!', '#b9745f'],
    ['-23,-38! -17,-35 -9,-26 -2,-20 6,-18! 11,-19 4,-23 -14,-39!', '#e8b088'],
  );
  strokes(
    own,
    ['-27,-39 -25,-35 -23,-33', '-22,-39 -21,-36 -19,-34', '1,-8 5,-9 7,-5'],
    INK.detail,
    '#84495a',
    0,
  );
}

/** The hem's far side, seen from within. */
function inside(box: Local): void {
  piece(
    box,
    '30,-70! 40,-82 48,-92 58,-102! 59,-96 64,-90 74,-86! 78,-80 88,-74 100,-72! 96,-60 88,-50 80,-40!',
    { fill: INNER, shade: '#260a20', unlit: true },
    [],
    3,
  );
}

/** From the waist round her seat and over both thighs; past the knees the air tears the hem upwards. */
function skirt(box: Local): void {
  piece(
    box,
    '-36,-14! -32,2 -22,14 -8,21 8,21 24,13 42,0 60,-14! 74,-22 84,-34 96,-42! 88,-46 83,-52 82,-60! 76,-62 68,-68 66,-78! 58,-76 50,-82 46,-94! 38,-84 30,-74 22,-66 10,-54 -4,-42 -12,-34!',
    DRESS,
    [
      // her seat and the thigh's underside, away from the fire and the bolt
      ['-40,-14! -28,-2 -12,8 6,8 24,-2 44,-16 62,-30 88,-46! 100,-40 70,0 20,30 -20,26!', '#571a38'],
      // between the thighs
      ['6,-40! 22,-48 40,-58 58,-68 70,-72! 62,-60 44,-48 26,-38!', INNER],
      // the thighs' upper planes
      ['-8,-36! 8,-46 22,-60 36,-76 46,-92! 50,-84 44,-72 32,-60 18,-48 2,-36!', BRIGHT],
      ['2,-28! 20,-34 40,-46 58,-58 72,-66! 78,-60 66,-48 48,-36 28,-24 12,-20!', BRIGHT],
      ['-26,-14! -12,-6 4,-6 20,-12! 4,0 -14,0!', FOLD],
      ['20,-14! 40,-26 58,-40 74,-52! 62,-34 44,-18!', FOLD],
    ],
    4,
  );
  strokes(
    box,
    ['-28,-8 -14,2 2,2 20,-6', '-12,-24 4,-18 20,-20 40,-32', '30,-6 50,-22 70,-38', '10,-44 26,-58 40,-76'],
    INK.detail,
    LINE,
    0.12,
  );
}

/** Breast upwards, and the girdle. */
function bodice(box: Local): void {
  piece(
    box,
    '-54,-79! -44,-80 -33,-74 -27,-65! -24,-55 -18,-45 -10,-34! -17,-24 -25,-17 -35,-13! -47,-25 -58,-38 -67,-51! -72,-60 -72,-68 -68,-74! -63,-72 -58,-74',
    DRESS,
    [
      ['-74,-66! -60,-52 -46,-36 -32,-24 -22,-18! -32,-8 -52,-20 -76,-50!', '#571a38'],
      ['-52,-80! -42,-78 -32,-70 -28,-62 -26,-54! -34,-58 -40,-68 -48,-74!', BRIGHT],
      ['-26,-54! -34,-48 -42,-46 -50,-48! -42,-42 -32,-42 -24,-48!', FOLD],
      ['-16,-42! -26,-34 -36,-32! -26,-28 -14,-34!', FOLD],
    ],
    5,
  );
  piece(box, '-38,-16! -28,-18 -18,-26 -13,-37! -7,-34 -5,-29! -10,-18 -22,-9 -33,-7!', {
    fill: '#d49a4a',
    shade: '#8a5334',
  });
}

/** Straight up, as the air takes it, however she lies. In units of her own about her nape. */
function hair(her: Local): void {
  const box = local(her.art, ...her.at(-80, -97), her.scale, { rot: -2 });
  piece(
    box,
    '-10,6! -20,-4 -25,-20 -21,-38 -24,-54 -38,-68! -22,-66 -14,-56! -14,-74 -8,-92 6,-110! 2,-92 4,-80 8,-72! 14,-86 26,-94 40,-96! 28,-84 23,-70 21,-58! 28,-64 35,-66 42,-64! 30,-56 24,-44 22,-32 18,-18! 6,-8 -2,0',
    { fill: '#7a3a34', shade: '#331628' },
    [
      ['-14,-56! -12,-40 -14,-24 -10,-8! -18,-18 -18,-38!', '#331628'],
      ['-6,-4! -4,-24 2,-42 2,-68! 8,-50 6,-28 2,-8!', '#4c2230'],
      ['8,-72! 12,-56 8,-38 10,-16! 18,-32 18,-48 16,-64!', '#a4523a'],
    ],
    8,
  );
  strokes(
    box,
    [
      '-8,-4 -10,-28 -4,-50 -6,-78',
      '4,-8 4,-30 10,-50 14,-74',
      '12,-12 16,-34 24,-52',
      '-18,-12 -18,-32 -22,-50',
    ],
    INK.detail,
    '#260e20',
    0.1,
  );
}

/** Her face looks back to the crown; in own units, turned left, a head 110 high. */
function head(box: Local): void {
  const own = local(box.art, ...box.at(-75, -104), 0.36 * box.scale, { mirror: true, rot: -46 });
  piece(
    own,
    '-12,-50! -27,-44 -35,-33 -37,-19 -35,-9! -38,2 -43,9 -48,15! -49,19 -45,21 -39,21! -42,26 -43,30! -36,33 -35,36! -40,40 -40,45 -37,47! -38,53 -35,59 -28,61! -18,59 -8,52 2,44! 10,40 18,30 24,18 28,-20 6,-50',
    SKIN,
    [
      ['-28,61! -18,54 -6,46 4,36 14,30 30,10 40,40 0,70', '#84495a'],
      ['-36,-9! -28,-11 -18,-7! -22,3 -34,4!', '#b9745f'],
      ['-46,21! -38,17 -34,19! -38,24!', '#84495a'],
      // the mouth is open
      ['-42,31! -34,29 -27,34! -31,41 -41,42!', '#4a1226'],
    ],
    10,
  );
  own.fill(closed('-35,-1! -30,-7 -20,-3! -26,4 -32,4!'), '#fbeede');
  own.fill(ellipse(-30.5, -1.4, 4), '#1a1028');
  strokes(own, ['-37,-2 -30,-9 -16,-2'], 2.2, '#2a0f20', 0);
  strokes(own, ['-37,-17 -29,-22 -14,-16'], 2.2, '#4a2026', 0);
  piece(
    own,
    '-14,-50! -22,-56 -6,-66 20,-66 44,-52 56,-26 54,8 44,32! 36,26 30,30! 26,12 12,4 8,-8 4,-22 -6,-34',
    { fill: '#6a3230', shade: '#331628' },
    [['20,-60! 36,-40 40,-10 36,26! 48,30 60,0 56,-40 40,-60!', '#331628']],
    6,
  );
  own.fill(ellipse(13, 8, 5.5, 8), '#b9745f');
}
