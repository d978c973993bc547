import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat as flatHand, hanging } from '../../../kit/figure/hand/poses.ts';
import { contactShadow, flat, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { CORONA, GLOW, SKIN } from './view.ts';

const SHIRT = { lit: '#86b3aa', fill: '#4f7d76', shade: '#2f5450', deep: '#20403f' } as const;
const SLACKS = { lit: '#5b6b75', fill: '#3d4a55', shade: '#252f38', line: '#151c22' } as const;
const HAIR = { fill: '#4b3125', shade: '#2a1a16', line: '#7a5440' } as const;

/*
 * Her joints, the ground at 0: hip 0,-20; shoulder 37,-113; elbow 66,-59; wrist 84,-9; knee -56,-88; ankle -76,-11;
 * the far elbow -24,-100 and wrist -80,-106; the skull's middle 36,-158.
 */
const LEG =
  '12,-42! -4,-53 -18,-68 -34,-86 -46,-98! -54,-102 -63,-100 -69,-91! -73,-76 -77,-54 -81,-33! -74,-29 -66,-30! -61,-44 -54,-57 -50,-64! -44,-50 -33,-28 -20,-9 -8,1! 16,2.6 32,1 40,-12 38,-28 26,-42';
const FOOT =
  '-81,-34! -82.4,-20 -87,-12 -97,-8.6 -108,-6 -117,-4.6 -121,-1.6 -119,2! -104,3 -90,0.6 -80,1 -73,3 -65,1.6 -62.6,-5 -65,-14 -66,-32!';
const SHIRT_FORM =
  '17,-117! 9,-107 1,-96 -3,-87 0,-76 -2,-60 -8,-45 -16,-34! -6,-25 12,-19 38,-14! 42,-32 41,-48 47,-66 55,-84 57,-102 52,-121! 34,-126';
const SLEEVE =
  '22,-117! 28,-125 38,-129 48,-125 55,-113 61,-97 68,-79 74.6,-62! 69,-55 57,-52.6! 48,-66 38,-82 28,-97 21,-108';
const FOREARM = '57,-57! 58,-46 64,-31 72,-15 76.4,-3! 84,2 90.6,-3! 89.6,-14 86,-28 82,-40 76.6,-50 73,-61!';
/** Pressed on the ground behind her, the wrist bent up as far as it goes, thumb to us. */
const LOADED = hand({
  pose: { ...flatHand, wrist: [-62, 0], thumb: { away: 52, across: 20, bend: [6, 10] } },
  side: 'left',
  at: [81, -7],
  length: 46,
  fingers: 99,
  turn: 128,
  tip: 10,
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
  trunk(box);
  nearLeg(box);
  farArm(box);
  nearArm(box);
  head(local(art, ...box.at(36, -158), scale, { rot: 54 }));
}

/** Folded under the other: its knee lies on the ground beyond. */
function farLeg(box: Local): void {
  flat(
    box,
    '-14,-30! -44,-36 -72,-40 -92,-37 -101,-28 -99,-17 -89,-10! -64,-4 -36,1 -10,2!',
    SLACKS.shade,
    ['-10,-18! -40,-22 -70,-23 -88,-18 -98,-12! -110,-20 -110,-46 -10,-46!', SLACKS.fill],
    { along: ['-60,-39 -72,-40 -92,-37 -101,-28 -99,-17'], paint: SLACKS.lit, width: 5 * box.scale },
  );
  strokes(box, ['-88,-18 -66,-22 -46,-22', '-64,-8 -46,-9 -32,-12'], 1.4 * box.scale, SLACKS.line, 0.1);
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
    ['-50,-64 -54,-73 -60,-78', '-48,-68 -44,-76 -38,-78', '0,-36 -10,-32 -16,-24', '6,-30 -2,-22 -5,-14'],
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

function trunk(box: Local): void {
  const unit = box.scale;
  flat(
    box,
    SHIRT_FORM,
    SHIRT.fill,
    ['12,-108! 17,-90 15,-70 18,-48 10,-30 4,-14! 46,-8 64,-90 54,-126!', SHIRT.shade],
    ['-24,-40! -8,-41 6,-36 22,-34! 34,-22 44,-8 -20,-16!', SHIRT.shade],
    ['36,-92! 44,-70 34,-48 36,-12! 48,-10 62,-90!', SHIRT.deep],
    ['19,-122! 8,-110 -6,-92 -6,-88! 1,-93 7,-102 17,-112!', SHIRT.lit],
    { along: ['15,-117 24,-121.6 34,-126 44,-124 54,-121'], paint: SHIRT.deep, width: 6 * unit },
    { along: ['17,-117 9,-107 1,-96 -3,-87'], paint: CORONA, width: 2.6 * unit },
  );
  strokes(
    box,
    ['2,-78 12,-74 22,-78', '-3,-58 8,-48 22,-44', '-8,-44 4,-36 16,-35', '40,-48 32,-42 24,-42'],
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
    ['46,-130! 50,-104 57,-84 66,-56! 60,-48 80,-54 64,-112!', SHIRT.shade],
    ['20,-114! 28,-132! 44,-130 40,-119 38,-104 46,-84 37,-87!', SHIRT.lit],
    { along: ['23,-104 28,-97 38,-82 48,-66 57,-52.6'], paint: SHIRT.deep, width: 3 * unit },
    { along: ['22,-117 28,-125 38,-129 48,-125'], paint: CORONA, width: 4.6 * unit },
  );
  strokes(
    box,
    [
      '57,-60 65,-64 72,-67',
      '38,-92 47,-88 54,-91',
      '51,-72 59,-74 65,-80',
      // the collarbone's end and the neck's cord, drawn up
      '26,-118 33,-112 35,-103',
    ],
    1.4 * unit,
    SHIRT.deep,
    0.1,
  );
}

function ponytail(box: Local): void {
  flat(
    box,
    ribbon(curve('52,-147 66,-136 68,-112 63,-86'), 19, { samples: 18, start: 0.6, end: 0.04, peak: 0.4 }),
    HAIR.fill,
    {
      side: [5 * box.scale, 2 * box.scale],
      paint: HAIR.shade,
    },
  );
  strokes(box, ['60,-138 65,-120 63,-100'], 1.3 * box.scale, HAIR.line, 0.1);
}

/** From the floor of the chin to the pit, from the nape to the shoulders; the cord from behind the ear to the pit. */
function neck(box: Local): void {
  flat(
    box,
    '6,-152! 13,-146 17.6,-139 18.4,-131 17,-123 15,-114! 30,-110 54,-119! 48,-126 46,-134 48,-146 30,-160!',
    SKIN.fill,
    ['4,-156! 16,-144 24,-139 32,-140! 46,-150 30,-166!', SKIN.shade],
    ['29,-146! 27,-132 21,-120 18,-112! 58,-112 54,-150!', SKIN.shade],
    ['38,-146! 38,-132 34,-122 30,-112! 58,-112 54,-150!', SKIN.deep],
  );
}

/** Drawn upright round the middle of the skull; the box lays it back. */
function head(box: Local): void {
  const unit = box.scale;
  const face =
    '-9,-24! -15,-20 -19.4,-12 -20.6,-6 -19,-1.6! -21.6,2.6 -26.4,7.4 -26.2,9.4 -21,11! -22.2,13 -22,14.4 -19.8,15.2! -21.2,16.8 -20.8,18.6 -19,19.8! -20.2,22.8 -18.6,26 -14.6,27! -8,25 -1,21 3,15! 12,6 8,-20!';
  flat(
    box,
    face,
    SKIN.fill,
    ['-6,-26! -12,-14 -14,-8 -17,-2 -16,3 -18.6,8 -16,13 -17,19 -15,30! -30,30 -32,-26!', SKIN.lit],
    ['8,-10! -2,4 -8,12 -14,21 -15,29! 10,26 14,-6!', SKIN.shade],
    ['-19.6,-2.4! -15,-3.6 -10.6,-1.6 -12,2 -17,2.8!', SKIN.shade],
    ['-22.4,10.8! -19,7.4 -17.6,9.6 -19,11.6!', SKIN.shade],
    ['-24,13.4! -19.6,13.6 -16.6,14.8! -18.4,17.8 -23,18.2!', '#9a5848'],
    {
      along: [
        '-12,-22 -15,-20 -19.4,-12 -20.6,-6 -19,-1.6',
        '-19,-1.6 -21.6,2.6 -26.4,7.4',
        '-20.2,22 -18.6,26 -14.6,27',
      ],
      paint: CORONA,
      width: 3 * unit,
    },
  );
  flat(box, '-18.4,1.2! -17.8,-1.8 -14.6,-2 -11.4,0.6!', '#e6cdaa', [
    '-19,1.6! -18.6,-2.6 -15.4,-2.4 -15.6,1.8!',
    '#2b1a16',
  ]);
  strokes(box, ['-18.4,-1.6 -15,-2.8 -10.6,0.6'], 1.5 * unit, '#3a2219', 0);
  strokes(box, ['-19.4,-6.4 -15.4,-8.8 -9.4,-6.6'], 1.8 * unit, HAIR.fill, 0.05);
  strokes(box, ['-20,15.2 -17.6,15 -15.4,13.8'], 1 * unit, '#5c2c28', 0);
  const hair =
    '-14.6,-21! -9,-26 0,-28.4 10,-26.4 19,-19 23,-8 21,4 14,12 8,15.4! 5,11 4,5! 2,1 -3,0.4! -4,-6 -6,-12 -14.6,-21!';
  flat(box, hair, HAIR.fill, { side: [-1 * unit, -8 * unit], paint: HAIR.fill }, [
    '10,17! 6,4 16,-4 21,-16! 30,-6 24,16!',
    HAIR.shade,
  ]);
  within(box, hair, {
    along: ['-14,-21.6 -9,-26 0,-28.4 10,-26.4 16,-22.6'],
    paint: CORONA,
    width: 4 * unit,
  });
  strokes(box, ['-9,-19 4,-14 16,0', '-4,-22 10,-18 19,-5', '-2,-7 6,-5 13,4'], 1.3 * unit, HAIR.line, 0.1);
  flat(box, '-2.4,2! 0,-1.4 4,-0.6 4.4,4 1.4,9.6 -1.4,9!', SKIN.fill, [
    '-0.4,2.4! 2.4,1 2.6,4.4 0,7.4!',
    SKIN.deep,
  ]);
  box.fill(closed('13,9! 20,2.6 25,6.6! 22,13 16,15.4!'), '#b9493c');
}
