import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import { contactShadow, INK, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { cord } from './boat.ts';

/** The afterglow, low at the left. */
const toned = twoTone({ towards: [-0.95, -0.25] });
const RIM = { rim: '#ffcb84', rimWidth: 1.6 } as const;
const SKIN = { fill: '#c98a62', shade: '#8a5440', soft: 3, ...RIM } as const;
const FIST = { light: '#efb483', middle: '#d2966c', dark: '#8a5440', line: '#5f3a30' } as const;
const FAR_FIST = { light: '#d39a6e', middle: '#a8704e', dark: '#74463a', line: '#4c2c28' } as const;
const COAT = { fill: '#b8573c', shade: '#7a352e', soft: 9, ...RIM } as const;
const FAR_COAT = { fill: '#8a4434', shade: '#5c2c2c', soft: 4, ...RIM } as const;
const CLOTH = { fill: '#46645f', shade: '#2a4144', soft: 7, ...RIM } as const;
const BOOT = { fill: '#33322f', shade: '#1d2022', soft: 4, rim: '#c8955e', rimWidth: 1.2 } as const;
const CREASE = { coat: '#5f2a28', cloth: '#21363a', skin: '#5f3a30' } as const;

/** From the waist he leans back: his trunk, turned about (22,-66). */
const LEAN = { at: [-17.3, -8.6], rot: 16 } as const;

/** Both with the thumb to the post. */
const GRIP = { ...holding(0.16), slant: 0.35 };
const HOLD = { pose: GRIP, length: 25, light: [-0.95, -0.25], build: 'man' } as const;
const NEAR_HAND = hand({ ...HOLD, side: 'left', at: [13, -91], fingers: -140, turn: 150 });
const FAR_HAND = hand({
  ...HOLD,
  pose: { ...GRIP, wrist: [0, -25] },
  side: 'right',
  at: [-14, -88],
  fingers: -158,
  turn: 35,
});

/**
 * Hauls the rope taut and hangs back on it: one foot against the post, the weight over the bent leg; the feet about
 * (x, y), 165 units tall if he stood straight.
 */
export function fisher(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const leaning = local(art, ...box.at(...LEAN.at), scale, { rot: LEAN.rot });
  const shadow = box.place(closed('-30,4! 30,-2! 96,4 138,12 120,18 30,10!'));
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#2f332c', 0.85));
  contactShadow(art, ...box.at(-38, 5), 22, 4, '#2f2c24');
  contactShadow(art, ...box.at(27, 2), 24, 5, '#2f2c24');
  farSide(box);
  nearLeg(box);
  trunk(leaning);
  head(local(art, ...box.at(32, -147), scale * 0.245, { rot: -8 }));
  const [hold, ahead] = [NEAR_HAND, FAR_HAND].map(({ held }) => held.at);
  // off the post, through both fists; what is hauled in falls before his thigh and lies on the boards
  cord(art, [
    curve(`354,661 ${box.at(...ahead!)} ${box.at(...hold!)}`),
    curve(
      `${box.at(...hold!)} 423,641 429,652 425,672 411,702 400,724 397,742 418,752 444,748 446,738 424,738`,
    ),
  ]);
  FAR_HAND.paint(box, FAR_FIST);
  farSleeve(box);
  NEAR_HAND.paint(box, FIST);
  nearArm(box);
}

function farSide(box: Local): void {
  toned(box, '10,-68! 0,-54 -3,-42 1,-34! 9,-24.4 15,-16! 30,-27.6! 26,-34 25.4,-39! 32,-46 38,-54 42,-68!', {
    ...CLOTH,
    fill: '#36504f',
    shade: '#21363a',
  });
  strokes(
    box,
    ['24,-38 17,-37 11,-39', '24,-36 18,-32 11,-32', '34,-52 26,-48 18,-48'],
    1.4,
    CREASE.cloth,
    0.1,
  );
  toned(
    box,
    '12.6,-16.6! 31.4,-30.4! 36,-19 39.6,-8 40,1.4! 34,2.6 22,2.8 14,2.6! 9.6,0.6 11,-2.8 16,-4! 21.4,-6 23.6,-9 20.6,-12.4!',
    BOOT,
    ['8,0! 20,0.2 40,-1! 42,5! 8,5!', '#15181a'],
  );
}

/** Almost straight from the hip to the heel, the sole up against the post. */
function nearLeg(box: Local): void {
  toned(
    box,
    '2,-78! -1,-64 -8,-53 -15.4,-43 -22,-35.4 -31.6,-25.6! -18.6,-12! -10.6,-21.6 -4,-29.6 6,-36 18,-44 34,-54 42,-70!',
    CLOTH,
    ['44,-72! 24,-58 10,-47 -2,-37 -12,-25 -22,-14! -14,-8! 44,-48!', CLOTH.shade],
  );
  strokes(
    box,
    ['-14,-43 -8,-39 -3,-34', '-18,-38.6 -12,-35 -8,-30', '2,-66 6,-60 6,-54', '26,-60 18,-56 12,-50'],
    1.4,
    CREASE.cloth,
    0.1,
  );
  toned(
    box,
    '-33.6,-28! -16.4,-11.4! -21,-5.6 -26,0 -28.6,5.6! -34.6,7.4! -41,4.2 -49,0.8 -55.4,-4.6! -58,-9.4 -56,-13.4 -51,-13! -46,-12.4 -42,-15 -39.6,-19!',
    BOOT,
    ['-60,-8! -50,-2.4 -41,1.4 -33,4 -26,3! -28,10! -60,2!', '#15181a'],
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

function farSleeve(box: Local): void {
  toned(box, '28,-124! 14,-114 1,-104 -11,-98! -16,-95 -14,-89.4 -7,-86! 6,-93 18,-98 30,-106!', FAR_COAT);
  strokes(box, ['-9,-97.6 -5,-93 -3.6,-88.4', '6,-105 10,-100 10,-95.4'], 1.4, CREASE.coat, 0.1);
}

/** The elbow is drawn back, the forearm lies along the rope. */
function nearArm(box: Local): void {
  toned(
    box,
    '27,-124! 34,-129.6 44,-127 50,-117 52.4,-101 50,-89 43,-80.6! 33,-78.4 22,-80 12.4,-82! 8.4,-87.4 9,-93.6 12,-97! 19,-94.6 27.4,-95! 28.6,-104 26.6,-115',
    { ...COAT, fill: '#c7643f', soft: 7 },
    ['54,-112! 45,-100 37,-90 24,-87 8,-90! 8,-78! 54,-74!', '#96452f'],
  );
  strokes(
    box,
    [
      '27.6,-95 33,-91 37,-86',
      '28,-97 36,-95.6 43,-90',
      '31,-120 36,-114 37,-106',
      '14.6,-95.6 13,-89 15,-82.4',
    ],
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
  toned(box, '-6,40! 4,70 6,90! 28,80 38,52 32,14!', { fill: '#8a5440', shade: '#74463a', soft: 3 });
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
