import { contactShadow, flat, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { CORONA, GLOW, SKIN } from './view.ts';

const SHIRT = { lit: '#86b3aa', fill: '#4f7d76', shade: '#2f5450', deep: '#20403f' } as const;
const SLACKS = { fill: '#3d4a55', shade: '#252f38' } as const;

const SLEEVE = '-12,-96! -27,-92 -35,-79 -43,-58 -49,-42! -44,-37 -35,-36! -28,-50 -22,-64 -15,-76!';
const FOREARM = '-48,-44! -51,-30 -51,-14 -50,-2! -41,-1! -38,-14 -36,-28 -35,-39!';
/** Flat on the ground, fingers out to the side. */
const HAND = '-50,-5! -55,1 -61,3 -64,5 -62,7.4 -57,6.4! -61,9 -60,11 -54,10.4 -47,8 -41,3 -41,-3!';

/** Her head upright and turned three quarters away, the middle of the skull at 0,0: brow, socket, cheek bone, chin, jaw. */
const FACE =
  '-8,-19! -13,-16.4 -16.4,-11 -17.4,-6.6! -16.6,-4.2 -17.2,-1.4! -17.8,2 -17,6 -15.4,9.4 -14.6,12! -15.2,13.8 -14.4,15.6 -15,18.6! -14.4,21.4 -11.6,23 -7.6,22.4! -1,19.4 5,14 8,7! 6,-8 0,-17!';
const NOSE = '-16.8,-3! -18.6,0 -20.6,3 -21.2,5 -19.8,6.8 -16.6,7! -14,3 -14,-3!';

/** The head laid back upon the nape, as far as it goes. */
const laidBack = (path: Path): Path => path.scale(1.06).rotate(41).translate(2, -124);
const form = (knots: string): Path => laidBack(closed(knots));
const line = (knots: string): Path => laidBack(curve(knots));

/** Sits turned from us on the ground, leaning back on both hands, head laid back to the sun. */
export function woman(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x + 6, y + 2, 74 * scale, 9 * scale, '#2c2218');
  knee(box);
  flat(box, '-27,0! -33,-10 -30,-24 -12,-26 12,-26 30,-24 36,-10 30,2! 0,6', SLACKS.fill, [
    '-40,-4! -10,-6 20,-8 40,-30! 40,10 -40,10!',
    SLACKS.shade,
  ]);
  trunk(box);
  for (const mirror of [false, true]) arm(local(art, x, y, scale, { mirror }), mirror);
  head(box);
}

/** The right knee, drawn up beyond the arm. */
function knee(box: Local): void {
  flat(box, '70,-8! 82,-9 93,-5 97,1! 70,3!', '#5a3c2c');
  flat(
    box,
    '14,-22! 32,-36 48,-54 58,-62 67,-58 74,-40 80,-20 84,-5! 70,-3! 64,-20 57,-34! 46,-18 34,-2 16,2!',
    SLACKS.fill,
    ['14,-10! 34,-22 50,-42 60,-48 66,-40 74,-22 78,-2! 60,0! 20,10!', SLACKS.shade],
    { along: ['20,-27 34,-38 48,-54 58,-62 67,-58'], paint: GLOW, width: 2.6 * box.scale },
  );
  strokes(box, ['57,-34 60,-42 66,-46'], 1.4 * box.scale, '#151c22', 0.1);
}

/** Shoulder blades pressed together by the propped arms, the shirt slack below them. */
function trunk(box: Local): void {
  flat(
    box,
    '-25,-10! -25,-34 -27,-56 -30,-74 -26,-88 -12,-96 0,-98 13,-96 27,-88 32,-74 29,-56 27,-34 28,-10! 14,-15 0,-12 -12,-16',
    SHIRT.fill,
    ['6,-100! 12,-78 8,-58 14,-36 10,-8! 40,-4 44,-96!', SHIRT.shade],
    ['-20,-78! -9,-70 -4,-54 -9,-60 -16,-66!', SHIRT.shade],
    ['-32,-26! -18,-20 -2,-24 12,-18! 8,-4 -32,-4!', SHIRT.shade],
    ['20,-84! 34,-80 30,-50 30,-10! 22,-10 24,-48!', SHIRT.deep],
    ['-31,-70! -32,-100! -2,-100! -4,-93 -14,-89 -22,-82 -26,-72!', SHIRT.lit],
    ['8,-100! 28,-96! 30,-84 22,-87 13,-92!', SHIRT.fill],
    { along: ['-8,-97 -16,-94.6 -26,-88 -30,-76'], paint: CORONA, width: 6 * box.scale },
    { along: ['12,-97 22,-92 29,-85'], paint: CORONA, width: 3.6 * box.scale },
  );
  strokes(
    box,
    ['1,-90 2,-66 -1,-42', '-18,-32 -8,-26 4,-30', '-20,-76 -12,-66 -10,-56', '20,-78 13,-68 12,-58'],
    1.5 * box.scale,
    SHIRT.deep,
    0.15,
  );
}

function arm(box: Local, far: boolean): void {
  const unit = box.scale;
  const skin = far ? SKIN.shade : SKIN.fill;
  flat(box, HAND, skin, ['-62,8! -52,6 -44,0 -38,4! -50,14!', far ? SKIN.deep : SKIN.shade]);
  flat(
    box,
    FOREARM,
    skin,
    ['-42,-44! -43,-26 -44,0! -30,0 -30,-44!', far ? SKIN.deep : SKIN.shade],
    ['-52,-46! -34,-40 -40,-34 -50,-36!', SKIN.deep],
    ...(far
      ? []
      : [{ along: ['-49.6,-36 -51,-30 -51,-14 -50,-3'], paint: CORONA, width: 2.6 * unit } as const]),
  );
  flat(
    box,
    SLEEVE,
    far ? SHIRT.shade : SHIRT.fill,
    ['-20,-90! -26,-72 -36,-50 -40,-34! -28,-34 -12,-74!', far ? SHIRT.deep : SHIRT.shade],
    ...(far
      ? []
      : [
          ['-10,-98! -28,-96 -46,-62 -52,-42! -45,-40 -40,-54 -31,-74 -22,-86!', SHIRT.lit] as const,
          { along: ['-16,-95.6 -27,-91 -35,-79 -43,-58 -49,-42'], paint: CORONA, width: 6 * unit } as const,
        ]),
  );
  strokes(box, ['-47,-45 -41,-41 -35,-40', '-34,-72 -28,-66 -22,-66'], 1.4 * unit, SHIRT.deep, 0.1);
}

/** The head laid back, away from us: a cheek, the tip of the nose beyond it, the throat long; the hair hangs from it. */
function head(box: Local): void {
  const unit = box.scale;
  throat(box);
  flat(box, form(NOSE), SKIN.lit, {
    along: [line('-17.6,-1.6 -18.6,0 -20.6,3 -21.2,5')],
    paint: CORONA,
    width: 2 * unit,
  });
  // the lashes of an eye that is beyond the cheek
  strokes(box, [line('-16,-3.4 -17.6,-4.2 -19,-5.4')], 1.1 * unit, '#3a2219', 0);
  flat(
    box,
    form(FACE),
    SKIN.fill,
    // brow, cheek bone and chin lie open to the corona
    [
      form(
        '-2,-26! -6,-16 -10,-10 -13.4,-5 -12.6,0 -10.4,4 -11,9 -12,13 -11.4,17 -9.6,20 -8,26! -30,26 -30,-26!',
      ),
      SKIN.lit,
    ],
    // below cheek bone and jaw it turns from the sun
    [form('-8,26! -7,18 -4.6,12 0,6 3,-4! 14,-4 14,26!'), SKIN.shade],
    {
      along: [line('-12,-17 -14.6,-14.6 -16.4,-11 -17.4,-6.6'), line('-17.2,-1.4 -17.8,2 -17,6 -15.4,9.4')],
      paint: CORONA,
      width: 3.2 * unit,
    },
    { along: [line('-15.4,17 -15,19 -14.4,21.4')], paint: CORONA, width: 2.4 * unit },
    // the corner of the lips
    [form('-16,11.6! -16.4,16! -14.6,15.6 -12.2,13.8 -14,12.6!'), '#8f4a40'],
  );
  strokes(box, [line('-16.6,-8.4 -13.4,-11 -9.4,-11')], 1.7 * unit, '#4b3125', 0.05);
  hair(box);
}

/** From under the chin down before the shoulder; the cord of the neck runs from behind the ear to the collar's pit. */
function throat(box: Local): void {
  flat(
    box,
    '-21,-116! -18.4,-110 -17.4,-105 -18,-99.4 -20.4,-94.6 -24,-90! -8,-84 10,-86 20,-91! 15,-98 13,-108 4,-122!',
    SKIN.fill,
    // under the jaw, and behind the cord
    ['-24,-118! -17,-110.6 -11,-107.4 -4,-106 2,-104! 16,-110 4,-126!', SKIN.shade],
    ['3,-112! 0,-103 -5,-94 -11,-84! 24,-82 24,-112!', SKIN.shade],
    ['6,-112! 5,-102 2,-93 -1,-84! 24,-82 24,-112!', SKIN.deep],
    { along: ['-18.4,-110 -17.4,-105 -18,-99.4 -20.4,-94.6 -24,-90'], paint: CORONA, width: 2.2 * box.scale },
  );
  strokes(box, ['1,-108 -2,-100 -7,-92'], 1.3 * box.scale, SKIN.deep, 0.1);
  box.fill(
    closed('-24,-92.6! -14,-89.6 -2,-87.6 10,-88.6 21,-92.4! 22,-88.4 10,-84 -2,-83 -15,-85.4 -25,-89!'),
    SHIRT.shade,
  );
}

function hair(box: Local): void {
  const unit = box.scale;
  const crown = form(
    '-13,-16.6! -9,-20.6 -3,-23.4 5,-24 13,-21 19,-14 21.4,-5 20.6,5 17,13 11,18.4! 6.4,15 4.6,10! 8,7 8,0 5,-5! 1.4,-5.4 -1,-3 -2.6,1! -4.8,-4 -5.6,-9 -8.6,-13.4',
  );
  const tail = ribbon(curve('9,-104 15,-92 12,-74 15,-54'), 15, {
    samples: 16,
    start: 0.8,
    end: 0.04,
    peak: 0.35,
  });
  for (const lock of [crown, tail])
    flat(box, lock, '#4b3125', { side: [6 * unit, 4 * unit], paint: '#2a1a16' });
  // the ear before it
  flat(box, form('-1.4,-3! 1.6,-6.2 6,-5 6.6,0 3.6,5.4 0.6,6 -0.4,2!'), SKIN.fill, [
    form('1,-2! 3.6,-3.4 4.6,0 2.4,3.4 1,2!'),
    SKIN.deep,
  ]);
  box.fill(closed('4,-101! 12,-105 18.6,-102! 18,-96 10,-95!'), '#b9493c');
  within(box, crown, {
    along: [line('-13,-16.6 -9,-20.6 -3,-23.4 5,-24 12,-21.4')],
    paint: CORONA,
    width: 4.4 * unit,
  });
  strokes(
    box,
    [line('-4,-17 6,-10 13,4'), line('-3,-9 5,-8 10,2'), line('4,-21 15,-12 17,4'), '14,-89 12,-78 14,-64'],
    1.3 * unit,
    '#7a5440',
    0.1,
  );
}
