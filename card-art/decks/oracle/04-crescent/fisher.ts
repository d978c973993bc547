import { contactShadow, INK, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';

/** The afterglow, low at the left. */
const toned = twoTone({ towards: [-0.95, -0.25] });
const RIM = { rim: '#ffcb84', rimWidth: 1.6 } as const;
const SKIN = { fill: '#c98a62', shade: '#8a5440', soft: 3, ...RIM } as const;
const FAR_SKIN = { fill: '#a8704e', shade: '#74463a', soft: 3, rim: '#e8a870', rimWidth: 1.2 } as const;
const COAT = { fill: '#b8573c', shade: '#7a352e', soft: 9, ...RIM } as const;
const FAR_COAT = { fill: '#8a4434', shade: '#5c2c2c', soft: 4, ...RIM } as const;
const CLOTH = { fill: '#46645f', shade: '#2a4144', soft: 7, ...RIM } as const;
const BOOT = { fill: '#33322f', shade: '#1d2022', soft: 4, rim: '#c8955e', rimWidth: 1.2 } as const;
const CREASE = { coat: '#5f2a28', cloth: '#21363a', skin: '#5f3a30' } as const;

/**
 * Hauls the rope taut: one foot set before him, the weight on the other; the feet about (x, y), 165 units tall if he
 * stood straight.
 */
export function fisher(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const shadow = box.place(closed('-30,4! 30,-2! 96,4 138,12 120,18 30,10!'));
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#2f332c', 0.85));
  contactShadow(art, ...box.at(-28, 4), 26, 5, '#2f2c24');
  contactShadow(art, ...box.at(30, 1), 24, 5, '#2f2c24');
  farSide(box);
  nearLeg(box);
  trunk(box);
  head(local(art, ...box.at(9, -148), scale * 0.245, { rot: -12 }));
  nearArm(box);
}

function farSide(box: Local): void {
  toned(box, '-19,-95! -26,-95 -31,-90 -34,-84! -33,-79 -28,-76! -22,-78 -15,-84!', FAR_SKIN);
  strokes(box, ['-30,-91 -27,-88 -24,-87', '-33,-86 -30,-83 -27,-82', '-32,-80 -29,-79'], 1, CREASE.skin, 0);
  toned(box, '4,-130! -6,-118 -16,-104 -23,-94! -20,-87 -13,-83! -3,-92 8,-102 16,-112!', FAR_COAT);
  toned(
    box,
    '8,-74! 7,-60 2,-48 4,-39! 10,-28 19,-18 25,-10! 38,-10! 36,-22 30,-33 25,-40! 30,-50 38,-60 40,-74!',
    { ...CLOTH, fill: '#36504f', shade: '#21363a' },
  );
  strokes(box, ['6,-40 13,-38 20,-42', '8,-35 14,-34 20,-37'], 1.4, CREASE.cloth, 0.1);
  toned(box, '16,-24! 33,-27! 38,-14 41,-4 40,1! 34,2 26,2 18,2! 10,2 10,-2 15,-4! 22,-6 23,-12!', BOOT);
}

function nearLeg(box: Local): void {
  toned(
    box,
    '4,-76! -4,-64 -15,-56 -21,-49! -25,-41 -27,-28 -30,-14! -15,-12! -12,-24 -8,-36 -3,-42! 10,-50 26,-58 38,-76!',
    CLOTH,
    ['40,-76! 26,-64 8,-55 -4,-48 -10,-38 -16,-14! 0,-10! 40,-56!', CLOTH.shade],
  );
  strokes(
    box,
    ['-20,-47 -13,-45 -6,-47', '-22,-42 -16,-40 -9,-43', '4,-68 -2,-60 -10,-55', '14,-68 10,-62 4,-58'],
    1.4,
    CREASE.cloth,
    0.1,
  );
  toned(
    box,
    '-30,-27! -13,-24! -14,-12 -13,0 -13,5! -20,6.5 -30,7 -38,7! -49,7 -50,2 -44,-1! -36,-4 -33,-10!',
    BOOT,
    ['-50,4.6! -30,5 -12,3! -12,9! -50,9!', '#15181a'],
  );
}

function trunk(box: Local): void {
  toned(
    box,
    '10,-139! 4,-132 -1,-120 -3,-106 -1,-90! 1,-78 1,-66! 14,-61 30,-62 41,-68! 45,-82 45,-100 42,-118! 38,-130 28,-138 20,-141!',
    COAT,
    ['46,-120! 34,-108 28,-92 26,-60! 48,-60! 50,-110!', COAT.shade],
    // collar band down the front, the hem
    ['8,-140! 2,-126 -2,-106 1,-86! 6,-88 4,-106 8,-124 14,-138!', '#33485a'],
    ['0,-71! 14,-66 30,-67 44,-73! 44,-60! 0,-60!', '#8a4032'],
  );
  strokes(
    box,
    ['2,-82 14,-80 28,-84', '40,-90 30,-86 22,-87', '6,-76 18,-74 34,-77', '38,-112 34,-104 34,-96'],
    INK.form,
    CREASE.coat,
    0.15,
  );
}

/** The elbow is drawn back, the fist has the rope before the belly. */
function nearArm(box: Local): void {
  toned(box, '-1,-102! -9,-103 -16,-101 -19,-96! -19,-90 -14,-86! -7,-86 -1,-88!', SKIN);
  // the thumb along the rope; between the fingers
  toned(box, '-4,-102! -12,-105 -19,-103 -21,-99! -16,-97 -9,-97!', { ...SKIN, soft: 1.4 });
  strokes(box, ['-18,-95 -13,-94 -9,-94', '-17,-91 -13,-90.4 -9,-90.4'], 1, CREASE.skin, 0);
  toned(
    box,
    '11,-131! 19,-136 29,-132 34,-122! 36,-110 32,-97 25,-89! 16,-85 5,-85 -4,-86! -6,-95 -4,-104! 4,-105 9,-106! 9,-118!',
    { ...COAT, fill: '#c7643f', soft: 7 },
    ['36,-118! 28,-108 20,-98 8,-94 -6,-93! -6,-82! 30,-82!', '#96452f'],
  );
  strokes(
    box,
    ['10,-106 16,-102 20,-97', '11,-109 20,-107 27,-101', '14,-128 20,-122 22,-114', '-1,-103 1,-95 -1,-87'],
    1.5,
    CREASE.coat,
    0.05,
  );
}

/** In profile to the post, brows drawn; grey hair under a twisted band. About 100 high. */
function head(box: Local): void {
  const stroke = (knots: string, width: number, tone: string): void =>
    void box.fill(ribbon(curve(knots), width, { samples: 8, start: 0.3, end: 0.2 }), tone);
  // the neck goes back under the skull
  toned(box, '-6,40! 8,70 14,96! 60,84 50,40 34,14!', { fill: '#8a5440', shade: '#74463a', soft: 3 });
  toned(
    box,
    '18,-50! -6,-52 -24,-44 -34,-30 -36,-17! -34,-9 -42,4 -50,13! -50,18 -42,20! -40,24 -44,29! -42,33 -44,37 -40,40! -43,48 -38,56 -28,60 -12,55 2,44! 16,40 32,20 44,0 42,-24 32,-42',
    { ...SKIN, soft: 0, rimWidth: 2 },
    ['60,-12! 14,-8 -2,4 -6,16 -16,26 -26,38 -32,54! -20,76 60,60!', '#9c6248'],
    ['60,16! 22,16 4,26 -10,40 -30,54 -36,62! 0,80 60,60!', '#74463a'],
    ['-14,-12! -26,-14 -36,-9 -33,1! -24,-3 -14,2', '#9c6248'],
    ['-40,-34! -32,-34 -30,-18 -36,-8 -44,14 -36,20 -40,30 -34,44! -60,44! -60,-34!', '#e8aa78', 0.9],
  );
  stroke('-36,-15 -26,-19 -12,-13', 5, '#e8dcc8');
  stroke('-34,-2 -26,1 -17,-2', 3.4, '#3a2624');
  stroke('-32,14 -28,20 -34,24', 2.4, CREASE.skin);
  stroke('-43,32 -34,32 -26,36', 3, '#5f2f2c');
  stroke('-18,18 -20,30 -24,36', 2, CREASE.skin);
  toned(box, '8,-8! 18,-14 22,-2 14,14! 8,12!', { ...SKIN, soft: 3, rimWidth: 1 });
  toned(
    box,
    '-30,-36! -18,-52 4,-60 30,-52 48,-28 52,2 40,30! 28,34 20,22 16,10! 22,-4 14,-16 4,-14! 0,-22!',
    { fill: '#6b675e', shade: '#3f3e3c', soft: 9, rim: '#f2cf9a', rimWidth: 1.2 },
  );
  toned(box, '-37,-30! -10,-34 24,-28 50,-12! 52,0! 24,-14 -8,-20 -38,-15!', {
    fill: '#f3e4c4',
    shade: '#b39c80',
    soft: 3,
  });
  toned(box, '48,-12! 66,-20 78,-14 70,-6 52,-2!', { fill: '#dcc8a4', shade: '#9a8468', soft: 3 });
  toned(box, '48,-8! 62,0 68,16 56,14 46,2!', { fill: '#cdb892', shade: '#9a8468', soft: 3 });
}
