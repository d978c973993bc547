import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat as flatHand, hanging } from '../../../kit/figure/hand/poses.ts';
import { contactShadow, flat, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { CORONA, GLOW, SKIN } from './view.ts';
import { head, neck, ponytail } from './woman-head.ts';

const SHIRT = { lit: '#86b3aa', fill: '#4f7d76', shade: '#2f5450', deep: '#20403f' } as const;
const SLACKS = { lit: '#5b6b75', fill: '#3d4a55', shade: '#252f38', line: '#151c22' } as const;

/*
 * Her joints, the ground at 0: hip 0,-20; shoulder 37,-113; elbow 66,-59; wrist 84,-9; knee -56,-88; ankle -76,-11;
 * the far elbow -24,-100 and wrist -80,-106; the skull's middle 36,-158.
 */
const LEG =
  '12,-42! -4,-53 -18,-68 -34,-86 -46,-98! -54,-102 -63,-100 -69,-91! -73,-76 -77,-54 -81,-33! -74,-29 -66,-30! -61,-44 -54,-57 -50,-64! -44,-50 -33,-28 -20,-9 -8,1! 16,2.6 32,1 40,-12 38,-28 26,-42';
const FOOT =
  '-81,-34! -82.4,-20 -87,-12 -97,-8.6 -108,-6 -117,-4.6 -121,-1.6 -119,2! -104,3 -90,0.6 -80,1 -73,3 -65,1.6 -62.6,-5 -65,-14 -66,-32!';
const SHIRT_FORM =
  '17,-117! 9,-107 1,-96 -3,-87 0,-76 -2,-62 -7,-51 -12,-43.6! -3,-36 8,-30 22,-25.6 34,-23.6 43.6,-24! 44,-34 42,-48 47,-66 55,-84 57,-102 52,-121! 34,-126';
const SLEEVE =
  '30,-113! 37,-119 46,-119 54,-112 61,-97 68,-79 74.6,-62! 69,-55 57,-52.6! 50,-66 42,-80 34,-94 28,-105';
const FOREARM = '57,-57! 59,-45 66,-30 73,-15 77,-4! 83,0 88,-4! 87,-15 85,-28 81.6,-40 76.6,-50 73,-61!';
/** Pressed on the ground behind her, the wrist bent up as far as it goes, thumb to us. */
const LOADED = hand({
  pose: { ...flatHand, wrist: [-60, 0], thumb: { away: 40, across: 16, bend: [4, 8] } },
  side: 'left',
  at: [82, -7],
  length: 41,
  fingers: 97,
  turn: 146,
  tip: 8,
  light: [-0.6, -0.8],
  forearm: 0.1,
});

/** Sits on the ground, leant back on one straight arm, the other over the knee that is drawn up, head laid back to the sun. */
export function woman(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x + 4, y + 2, 46 * scale, 7 * scale, '#2c2218');
  contactShadow(art, x - 92 * scale, y + 2, 32 * scale, 4 * scale, '#2c2218');
  contactShadow(art, x + 94 * scale, y + 5, 24 * scale, 4 * scale, '#2c2218');
  farLeg(box);
  ponytail(box);
  neck(box);
  nearLeg(box);
  trunk(box);
  farArm(box);
  nearArm(box);
  head(local(art, ...box.at(36, -158), scale, { rot: 54 }));
}

/** Folded under the other: its knee lies on the ground beyond, its foot comes out below the near thigh. */
function farLeg(box: Local): void {
  const unit = box.scale;
  flat(box, '-8,-34! -38,-39 -66,-39 -86,-35 -95,-27 -94,-17 -86,-8! -40,-4 -8,-2!', SLACKS.shade, {
    along: ['-60,-39 -66,-39 -86,-35 -95,-27 -94,-17'],
    paint: SLACKS.lit,
    width: 5 * unit,
  });
  // the shin comes back from there, towards us; the foot lies on its side
  flat(box, '-44,-14! -36,-14.6 -28,-11 -19,-6 -9,-3 -5,0 -7,2.6! -22,3.4 -36,3 -46,1!', SKIN.fill, [
    '-46,-6! -34,-4 -20,-1 -4,2! -6,8 -48,6!',
    SKIN.shade,
  ]);
  flat(
    box,
    '-94,-20! -86,-25 -72,-25 -56,-21 -41,-16! -38,-8 -40,2! -58,4 -76,2 -88,-3! -94,-10',
    SLACKS.fill,
    ['-96,-10! -76,-10 -56,-8 -36,-5! -36,8 -96,8!', SLACKS.shade],
    { along: ['-86,-25 -72,-25 -56,-21 -41,-16'], paint: SLACKS.lit, width: 3.4 * unit },
  );
  strokes(box, ['-41,-16 -38,-8 -40,2', '-60,-14 -54,-10 -52,-4'], 1.6 * unit, SLACKS.line, 0.1);
}

function nearLeg(box: Local): void {
  const unit = box.scale;
  flat(
    box,
    FOOT,
    SKIN.fill,
    ['-80,-36! -76,-18 -78,-8 -90,-3 -106,-1 -124,1! -124,8 -56,8 -56,-36!', SKIN.shade],
    ['-90,-36! -58,-36 -58,-25 -74,-23 -90,-26!', SKIN.deep],
    { along: ['-82,-24 -87,-12 -97,-8.6 -108,-6 -117,-4.6'], paint: CORONA, width: 2.6 * unit },
  );
  strokes(
    box,
    ['-119,-1.4 -113,-1.8 -108,-3', '-107,-5.6 -105,-3.4 -102,-3', '-78,-14 -75,-11 -72,-13'],
    1.1 * unit,
    SKIN.deep,
    0,
  );
  flat(
    box,
    LEG,
    SLACKS.fill,
    // under the thigh and down the calf it turns from the sky
    ['-62,-92! -50,-84 -34,-56 -16,-28 6,-14 44,-22! 44,8 -16,8 -52,-60!', SLACKS.shade],
    ['-58,-94! -66,-78 -68,-58 -72,-26! -56,-26 -46,-66 -48,-86!', SLACKS.shade],
    ['-44,-100! -56,-105 -70,-96 -86,-30! -80,-30 -73,-64 -66,-86 -58,-94 -48,-92!', SLACKS.lit],
    { along: ['-36,-88 -46,-98 -54,-102 -63,-100 -69,-91'], paint: GLOW, width: 2.6 * unit },
  );
  strokes(
    box,
    ['-50,-64 -54,-73 -60,-78', '-48,-68 -44,-76 -38,-78', '-6,-36 -12,-29 -15,-21', '8,-24 0,-17 -3,-9'],
    1.4 * unit,
    SLACKS.line,
    0.1,
  );
  // the roll at the shin
  flat(box, '-82.6,-36! -74,-32 -64.6,-33! -64,-27.4! -74,-26 -83,-29.6!', SLACKS.lit, [
    '-74,-40! -73,-22 -60,-22 -60,-40!',
    SLACKS.fill,
  ]);
}

/** The shirt hangs over the belt: its hem goes round the hips and throws a shadow on the lap. */
function trunk(box: Local): void {
  const unit = box.scale;
  within(box, LEG, ['-13,-46! -6,-40 4,-33 20,-26 48,-21! 48,-15 18,-19 0,-27 -11,-37!', SLACKS.line, 0.7]);
  flat(
    box,
    SHIRT_FORM,
    SHIRT.fill,
    ['12,-108! 17,-90 15,-70 18,-48 10,-30 4,-14! 46,-8 64,-90 54,-126!', SHIRT.shade],
    ['-16,-42! -6,-44 6,-41 15,-36! 18,-52 60,-52 46,-10 -20,-10!', SHIRT.shade],
    ['36,-92! 44,-70 34,-48 36,-12! 48,-10 62,-90!', SHIRT.deep],
    ['19,-122! 8,-110 -6,-92 -6,-88! 1,-93 7,-102 17,-112!', SHIRT.lit],
    { along: ['15,-117 24,-121.6 34,-126 44,-124 54,-121'], paint: SHIRT.deep, width: 6 * unit },
    { along: ['17,-117 9,-107 1,-96 -3,-87'], paint: CORONA, width: 2.6 * unit },
  );
  strokes(
    box,
    [
      '2,-78 12,-74 22,-78',
      '-3,-60 8,-53 22,-51',
      '40,-56 32,-51 24,-52',
      '-7,-46 3,-42 14,-43',
      '14,-29 15,-35 20,-41',
    ],
    1.5 * unit,
    SHIRT.deep,
    0.12,
  );
}

/** Upper arm from the far shoulder to the elbow, the forearm laid across the knee: the knee carries it. */
function farArm(box: Local): void {
  const unit = box.scale;
  within(box, LEG, [
    '-32,-92! -44,-99 -56,-104 -70,-104! -66,-98 -58,-96.6 -50,-96 -42,-92 -34,-84!',
    SLACKS.shade,
  ]);
  flat(
    box,
    '-24,-111! -36,-115 -50,-116.4 -66,-114 -82,-112.4! -86,-106 -83,-101! -70,-102 -58,-100.6 -44,-96 -24,-90!',
    SKIN.fill,
    ['-22,-99! -44,-102 -62,-105 -88,-105.4! -88,-94 -22,-82!', SKIN.shade],
    ['-24,-112! -33,-112 -36,-102 -37,-88! -22,-84!', SKIN.deep],
    { along: ['-32,-114 -36,-115 -50,-116.4 -66,-114 -82,-112.4'], paint: CORONA, width: 2.6 * unit },
  );
  RESTING.paint(box, { light: SKIN.lit, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.deep });
  within(box, RESTING.outline, { side: [-1.5, -0.9], paint: CORONA });
  flat(
    box,
    '20,-118! 10,-118.6 -2,-116 -13,-112 -21,-110! -31,-111.4! -34.6,-101 -34.6,-90! -28,-85 -20,-84! -8,-86 4,-90 12,-97 20,-106!',
    SHIRT.fill,
    ['22,-104! 2,-101 -12,-96.6 -22,-96 -38,-98! -38,-78 14,-78!', SHIRT.shade],
    {
      along: ['20,-118 10,-118.6 -2,-116 -13,-112 -21,-110', '-21,-110 -31,-111.4'],
      paint: CORONA,
      width: 3.4 * unit,
    },
  );
  strokes(
    box,
    ['-20,-110 -17,-103 -19,-95', '-19,-107 -24,-101 -26,-93', '-6,-94 3,-98 9,-104'],
    1.4 * unit,
    SHIRT.deep,
    0.1,
  );
}

/** Hangs from the wrist beyond the knee. */
const RESTING = hand({
  pose: { ...hanging, wrist: [34, 0] },
  side: 'right',
  at: [-84, -106],
  length: 46,
  fingers: 226,
  turn: 122,
  tip: 8,
  light: [-0.6, -0.8],
  forearm: 0.08,
});

/** Straight and locked: the trunk hangs in its shoulder, which is pushed up to the ear. */
function nearArm(box: Local): void {
  const unit = box.scale;
  flat(
    box,
    FOREARM,
    SKIN.fill,
    ['66,-60! 72,-44 79,-26 84,4! 96,4 82,-62!', SKIN.shade],
    ['52,-60! 80,-64 77,-52 66,-46 56,-47!', SKIN.deep],
    { along: ['57.6,-50 58,-46 64,-31 72,-15 76,-4'], paint: CORONA, width: 2.2 * unit },
  );
  // the elbow's point, turned back and pushed in
  strokes(box, ['72,-43 76,-40 79,-43'], 1.3 * unit, SKIN.deep, 0);
  LOADED.paint(box, { light: SKIN.lit, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.deep });
  strokes(box, ['79,-15 83.6,-12.6 89,-14', '80.6,-11.6 84.6,-9.4 89,-10'], 1.1 * unit, SKIN.deep, 0);
  flat(
    box,
    SLEEVE,
    SHIRT.fill,
    ['50,-124! 55,-100 61,-84 68,-58! 62,-48 82,-54 66,-112!', SHIRT.shade],
    ['28,-108! 36,-121 47,-121! 46,-110 49,-98 55,-84 64,-66! 54,-76 44,-88 35,-100!', SHIRT.lit],
    { along: ['29,-104 34,-94 42,-80 50,-66 57,-52.6'], paint: SHIRT.deep, width: 3 * unit },
    { along: ['33,-116 37,-119 46,-119 54,-112'], paint: CORONA, width: 3.4 * unit },
  );
  strokes(
    box,
    ['57,-60 65,-64 72,-67', '44,-84 51,-81 57,-84', '53,-70 60,-72 66,-78'],
    1.4 * unit,
    SHIRT.deep,
    0.1,
  );
}
