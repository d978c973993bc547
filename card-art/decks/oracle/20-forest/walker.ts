import { contactShadow, flat, type Plane, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  Path,
  type Point,
  roundLimb,
} from '../../../kit/pen/index.ts';

const SCALE = 1.08;
/** The flame, in the walker's box. */
const FLAME = [90, -132] as const;

/** Head and hood, round the neck. */
const FACE = closed(
  '8,-44! 18,-43 23.6,-37.4 24.2,-31.6! 25.6,-28.4 28.8,-25.4 28.6,-23.6! 26.2,-22.6 26.4,-20.4! 27.4,-19 26.6,-17.4! 27,-15.8 26,-14! 26.6,-9.6 23,-6.4! 14,-5 6,-7!',
);
const HOOD = closed(
  '-22,4! -32,-10 -33,-28 -26,-44 -10,-55 6,-56 19,-49 23,-41! 14,-39 8,-32 8,-21 11,-9 12,4! -2,10',
);
const COAT = closed(
  '-18,-164! -33,-154 -40,-130 -43,-100 -50,-58! -32,-51 -8,-48 18,-50 42,-57! 40,-88 38,-118 36,-146 18,-163!',
);
const NEAR_ARM = Path.join(
  roundLimb('24,-148 42,-137 58,-123', [12.6, 12, 10.4], 14),
  roundLimb('58,-123 70,-138 80,-154', [10.6, 10.2, 9.2], 14),
);
const CUFF = closed('70,-152! 89,-160! 92,-153! 74,-144!');
const FIST = closed('76,-158! 76,-168 79,-175 86,-178 93,-174 96,-166 93,-158!');
const FINGERS = ['80,-169 87,-171.6 94,-169.6', '79,-165 87,-166.8 95,-164.6', '80,-161 87,-162.4 93,-160.8'];
const FAR_ARM = Path.join(
  limb('-26,-150 -44,-134 -52,-114', [12, 11.6, 10], 14),
  roundLimb('-52,-114 -44,-106 -30,-110', [10, 9.4, 8], 12),
);
const PACK = closed('-28,-152! -34,-130 -32,-102! -14,-95 8,-98! 13,-124 8,-152! -10,-157');
const FLAP = closed('-30,-150! -34,-130! -22,-123 -2,-123 12,-130! 8,-153 -10,-158');
const ROLL = limb('-32,-158 -10,-163 12,-157', [7, 7.6, 7], 12);
const LEGS = [
  limb('-18,-62 -21,-32 -24,-6', [12, 10, 8.4], 12),
  limb('14,-62 17,-32 16,-8', [12, 10, 8.4], 12),
];
const BOOTS = [
  closed('-35,-18! -14,-18! -13,-6 -10,1 -14,5! -26,6 -38,4! -38,-4'),
  closed('4,-20! 26,-20! 27,-8 34,-1 33,4! 18,6 4,4!'),
];

const YELLOW = {
  mid: '#c98a34',
  light: '#ffc95e',
  edge: '#fff0b4',
  shade: '#6b4a34',
  deep: '#3c3a3c',
} as const;
const SKIN = { mid: '#d08f5e', light: '#ffdc9c', shade: '#7c4a3c' } as const;

const standing = (art: Art, [x, y]: Point): Local => local(art, x, y, SCALE);

/** Where the lamp burns that the walker at these feet holds up. */
export const lampAt = (feet: Point): Point => {
  const [x, y] = feet;
  return [x + FLAME[0] * SCALE, y + FLAME[1] * SCALE];
};

/** Somebody in a hooded coat, from behind, who lifts a lamp and looks where it shines; all the light is the lamp's. */
export function walker(art: Art, feet: Point): void {
  const box = standing(art, feet);
  const [x, y] = feet;
  box.fill(closed('-14,-4! -60,-8 -110,-12 -168,-8! -176,14 -120,17 -60,13 20,8!'), '#0d2b32', 0.66);
  contactShadow(art, x - 4, y + 2, 44, 7, '#0d2b32');
  stippledGlow(art, ...lampAt(feet), 120, '#ffe2a0', 0.9);
  legs(box);
  coat(box);
  pack(box);
  head(local(art, ...box.at(1, -160), SCALE * 0.84, { rot: 3 }));
  arm(box);
  lamp(box);
  fist(box);
}

/** Cloth that the lamp lights from the right. */
function yellow(box: Local, outline: Path, edge: number, ...planes: Plane[]): void {
  flat(box, outline, YELLOW.mid, ...planes, { side: [edge, 0.6], paint: YELLOW.light });
}

function head(box: Local): void {
  flat(
    box,
    FACE,
    SKIN.mid,
    [closed('0,-50! 11,-42 15,-30 11,-20 14,-10 12,0! -4,0!'), SKIN.shade],
    [ellipse(18, -17, 4.6, 3.8), '#d8764e', 0.5],
    {
      along: ['18,-43 23.6,-37.4 24.2,-31.6 25.6,-28.4 28.8,-25.4', '26,-19 26,-13 25,-8 22,-6'],
      paint: SKIN.light,
      width: 5.4,
    },
  );
  box.fill(ellipse(20.4, -29.4, 1.5, 2.2), '#33202a');
  strokes(box, ['16.6,-30.4 19,-32.4 22.6,-31.4'], 1.2, '#33202a', 0);
  strokes(box, ['16,-36.6 19,-38 22.6,-37'], 1.5, '#5a3428', 0);
  strokes(box, ['26.4,-17.2 24,-16.6 22,-17.8'], 1, '#7a3430', 0);
  yellow(box, HOOD, 4, [closed('-36,6! -24,-8 -22,-28 -12,-44 -2,-60! -44,-60!'), YELLOW.shade], {
    along: ['19,-49 23,-41 14,-39 8,-32 8,-21 11,-9'],
    paint: YELLOW.edge,
    width: 6,
  });
}

function legs(box: Local): void {
  for (const [i, leg] of LEGS.entries()) {
    flat(box, leg, '#33343e', { side: [4, 0], paint: '#8c6446' });
    flat(box, BOOTS[i]!, '#4a3030', { side: [4, -2], paint: '#c98850' });
    box.fill(i ? closed('4,2! 33,2! 33,7! 4,7!') : closed('-38,3! -12,3! -14,8! -37,7!'), '#181c22');
  }
}

function coat(box: Local): void {
  yellow(box, FAR_ARM, 0, { side: [-9, 2], paint: YELLOW.deep }, [
    closed('-40,-152! -56,-128 -64,-104! -30,-96! -40,-104 -46,-118!'),
    YELLOW.shade,
    0.7,
  ]);
  yellow(
    box,
    COAT,
    6,
    [closed('-20,-170! -16,-130 -18,-90 -14,-28! -60,-28! -60,-170!'), YELLOW.shade],
    [closed('-40,-140! -34,-100 -40,-36! -60,-36! -56,-140!'), YELLOW.deep, 0.8],
    [closed('-4,-94! 2,-60 0,-30! 10,-30! 8,-64!'), YELLOW.shade],
    [closed('20,-96! 22,-60 26,-36! 46,-38! 40,-80 37,-130!'), YELLOW.light],
    [closed('27,-100! 31,-66 34,-40! 36,-40! 35,-70!'), YELLOW.mid],
    [closed('14,-146! 34,-128 42,-116! 42,-104 24,-120 10,-134!'), YELLOW.shade, 0.8],
  );
}

function pack(box: Local): void {
  flat(box, PACK, '#96423a', [closed('-36,-156! -20,-150 -22,-120 -18,-94! -40,-94!'), '#4c2b38'], {
    side: [5, 0.6],
    paint: '#e88a58',
  });
  flat(box, FLAP, '#a64a3e', [closed('-36,-158! -18,-154 -20,-120! -38,-120!'), '#56303a'], {
    side: [4, 2.4],
    paint: '#f29c64',
  });
  flat(box, ROLL, '#4f7a72', { side: [-10, 2], paint: '#2a4a50' }, { side: [3, -1], paint: '#c9c88c' });
  strokes(
    box,
    ['-24,-165 -22,-156 -24,-150', '2,-166 5,-157 3,-150', '-10,-128 -9,-116 -10,-110'],
    2.2,
    '#3a2430',
    0,
  );
}

/** Upper arm out to the elbow, forearm up from it. */
function arm(box: Local): void {
  yellow(
    box,
    NEAR_ARM,
    0,
    [closed('8,-142! 32,-130 50,-116 62,-106! 30,-104 4,-120!'), YELLOW.shade],
    [closed('60,-136! 68,-146 74,-158 96,-158! 84,-128 66,-108 62,-116!'), YELLOW.light],
    { along: ['26,-161 42,-150 56,-138'], paint: YELLOW.light, width: 8 },
  );
  strokes(box, ['50,-136 54,-128 52,-117', '56,-133 61,-127 62,-118'], 2, YELLOW.shade, 0.1);
  flat(box, CUFF, YELLOW.light, [closed('68,-154! 78,-158! 82,-142! 70,-142!'), YELLOW.mid]);
}

/** Round the lamp's ring. */
function fist(box: Local): void {
  flat(
    box,
    FIST,
    SKIN.mid,
    [closed('74,-156! 74,-172 82,-180! 82,-170 80,-156!'), SKIN.shade],
    [closed('82,-156! 98,-156! 98,-164! 84,-162!'), SKIN.light],
  );
  for (const finger of FINGERS)
    flat(box, roundLimb(finger, [2, 2.2, 1.9], 10), '#e0a06a', { side: [0.4, 1.4], paint: SKIN.light });
}

/** It hangs from the fist, round its flame. */
function lamp(box: Local): void {
  const inner = local(box.art, ...box.at(...FLAME), box.scale);
  box.art.glow(...inner.at(0, 0), 76, '#ffe9b0', 0.95);
  inner.line(curve('-11,-16 -10,-28 -2,-34 8,-28 11,-16'), 2.6, '#3a2a2c');
  inner.fill(closed('-11,-16! 11,-16! 13,12! -13,12!'), '#ffe7a4').fill(ellipse(0, 0, 5.4, 9.4), '#fffdf0');
  inner.fill(closed('-15,-14! -8,-21 0,-24 8,-21 15,-14!'), '#3a2a2c');
  inner.fill(closed('-16,11! 16,11! 14,19! -14,19!'), '#3a2a2c');
  strokes(inner, ['-11,-15 -13,-2 -13,12', '11,-15 13,-2 13,12'], 2.4, '#4c3428', 0);
  inner.line(curve('-12,10 0,10.6 12,10'), 1.8, '#ffce7a');
}
