import { contactShadow, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { GLOW, SKIN } from './view.ts';

const SHIRT = { fill: '#4f7d76', shade: '#2f5450', deep: '#20403f' } as const;
const SLACKS = { fill: '#3d4a55', shade: '#252f38' } as const;

const SLEEVE = '-12,-96! -27,-92 -35,-79 -43,-58 -49,-42! -44,-37 -35,-36! -28,-50 -22,-64 -15,-76!';
const FOREARM = '-48,-44! -51,-30 -51,-14 -50,-2! -41,-1! -38,-14 -36,-28 -35,-39!';
/** Flat on the ground, fingers out to the side. */
const HAND = '-50,-5! -55,1 -61,3 -64,5 -62,7.4 -57,6.4! -61,9 -60,11 -54,10.4 -47,8 -41,3 -41,-3!';

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
    { along: ['-12,-96 -26,-88 -30,-74', '12,-97 22,-92'], paint: GLOW, width: 3 * box.scale },
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
  );
  flat(
    box,
    SLEEVE,
    far ? SHIRT.shade : SHIRT.fill,
    ['-20,-90! -26,-72 -36,-50 -40,-34! -28,-34 -12,-74!', far ? SHIRT.deep : SHIRT.shade],
    ...(far ? [] : [{ along: ['-22,-94 -35,-79 -43,-58 -49,-42'], paint: GLOW, width: 2.8 * unit } as const]),
  );
  strokes(box, ['-47,-45 -41,-41 -35,-40', '-34,-72 -28,-66 -22,-66'], 1.4 * unit, SHIRT.deep, 0.1);
}

/** From behind, so far back that brow and nose stand out at the left. */
function head(box: Local): void {
  const unit = box.scale;
  flat(box, '-10,-102! 9,-103 12,-92 0,-88 -11,-92!', SKIN.shade);
  flat(
    box,
    '-14,-143! -22,-144 -27,-141 -29.4,-137.6! -34,-137.4 -34.8,-134.6 -32,-132! -33,-129 -31,-127! -31.4,-123 -28,-116 -21,-107 -12,-100!',
    SKIN.fill,
    ['-30,-120! -22,-124 -16,-130! -8,-110 -20,-104!', SKIN.shade],
  );
  const locks: readonly Path[] = [
    closed(
      '-20,-142! -15,-149 -4,-152 8,-149 17,-140 20,-126 17,-111 9,-101 -2,-98 -11,-101! -15,-108 -17,-117! -20,-124 -17,-132!',
    ),
    ribbon(curve('4,-106 11,-92 8,-74 12,-56'), 15, { samples: 16, start: 0.8, end: 0.04, peak: 0.35 }),
  ];
  for (const lock of locks) flat(box, lock, '#4b3125', { side: [6 * unit, 4 * unit], paint: '#2a1a16' });
  box.fill(closed('0,-103! 8,-107 14,-104! 13,-98 6,-97!'), '#b9493c');
  box.blot(ribbon(curve('-19,-141 -13,-148 -3,-151 8,-148'), 2.6 * unit, { start: 0.1, end: 0.1 }), GLOW);
  strokes(
    box,
    ['-12,-142 0,-134 8,-112', '-16,-130 -6,-120 4,-106', '0,-146 12,-136 14,-116', '9,-92 8,-80 10,-66'],
    1.3 * unit,
    '#7a5440',
    0.1,
  );
}
