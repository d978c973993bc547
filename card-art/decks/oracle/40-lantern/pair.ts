import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat as flatHand } from '../../../kit/figure/hand/poses.ts';
import { contactShadow, flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { childArm, childBefore, childBehind } from './child.ts';
import { grownHead } from './heads.ts';
import { cloth } from './view.ts';

/*
 * Joints of the grown one, in the pair's box, the near sole on y 3: head -43,-287; shoulder -46,-242, elbow -46,-172,
 * wrist 42,-174; hip 0,-152; near knee -10,-82, ankle -17,-18; far knee 38,-88, ankle 38,-22.
 * Of the child, in a box of its own: head 46,-294; shoulder 32,-252, elbow 76,-254, wrist 91,-294; hip 12,-200; knee
 * 76,-206, ankle 73,-160.
 */

const CLOTH = { shade: '#0f1c28', rim: '#ffbf70' };
/** Further from the flame. */
const LOW = { ...CLOTH, rim: '#d99e62', rimWidth: 1.5 };
const SKIN = { fill: '#dba67c', deep: '#95604a', bright: '#f9d09c' } as const;
const TONES = { light: SKIN.bright, middle: SKIN.fill, dark: '#b97f5c', line: SKIN.deep };
const TO_FLAME = [0.8, -0.6] as const;

/** Somebody lifts a child to the lantern, so that it can set the light in; feet at (x, y), both look to the right. */
export function pair(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const child = local(art, ...box.at(-2, 22), scale * 1.12);
  contactShadow(art, x + 44 * scale, y - 3 * scale, 46 * scale, 8 * scale, '#274245');
  contactShadow(art, x - 9 * scale, y + 3 * scale, 46 * scale, 8 * scale, '#274245');
  box.fill(closed('-44,3! 0,-3 60,-5! 20,6 -60,12 -150,17 -230,20! -230,6 -140,0 -70,-2'), '#45686a', 0.85);
  legs(box);
  jacket(box);
  childBehind(child);
  carryingArm(box);
  childBefore(child);
  thumb(box);
  farCuff(box);
  holdingHand(box);
  childArm(child);
  grownHead(box, -43, -286);
}

function legs(box: Local): void {
  cloth(
    box,
    '20,-154! 37.3,-124 49.5,-98 50.2,-78 47.8,-46! 23.8,-46! 21.2,-66 23.3,-88 8.3,-112 -14,-142!',
    '#2f3d46',
    6,
    LOW,
    ['30.7,-132! 45,-104 44.8,-82 42.8,-46! 67.8,-46! 60.7,-132!', '#5c5f56'],
  );
  strokes(
    box,
    ['47.5,-86 37.3,-88 24.8,-94', '47,-80 38.2,-78 24.8,-82', '43.3,-52 35.5,-50 26.2,-53'],
    1.5,
    '#1c2830',
    0.1,
  );
  cloth(
    box,
    '21.5,-50! 50.4,-51! 49.6,-37 49.5,-26 57,-19 68,-15.4 73,-8 72,-2.6! 50,-1.4 25,-2! 24,-12 27.1,-24 24.1,-38',
    '#4a3a34',
    4,
    LOW,
    ['22,-6! 50,-5.4 80,-7! 80,2 22,2', '#241f20'],
  );
  cloth(
    box,
    '-32,-146! -33.4,-116 -28.4,-88 -32,-66 -31.5,-43! -5.3,-41! -0.3,-60 5.3,-82 13,-112 20,-146!',
    '#3b4b55',
    8,
    LOW,
    ['6.6,-116! 0.6,-88 -5,-66 -8.3,-41! 10.7,-41! 28.2,-120!', '#5e6660'],
  );
  strokes(
    box,
    [
      '2.1,-84 -8.3,-87 -20.9,-84',
      '0.7,-78 -7,-75 -19.4,-79',
      '-8.9,-47 -18.8,-46 -28.4,-51',
      '-13,-112 -7.7,-100 -6.6,-90',
    ],
    1.5,
    '#1e2a33',
    0.1,
  );
  cloth(
    box,
    '-34,-48! -3.8,-46! -5.3,-32 -6.2,-22 2,-15 14,-10.6 19,-3 18,3! -7,4.4 -31,3.4! -32,-8 -28,-20 -31.1,-34',
    '#5a463c',
    5,
    LOW,
    ['-35,-1! -7,0 25,-1! 25,8 -35,8', '#2a2424'],
  );
  strokes(box, ['-7.3,-23 -14.1,-21 -19.5,-25', '48.4,-27 42.6,-25 37.2,-29'], 1.4, '#2a2424', 0);
}

/** A padded jacket: the back leans away from the load, the belly is under it. */
function jacket(box: Local): void {
  cloth(
    box,
    '-32,-262! -10,-246 2,-222 12,-196 24,-178 31,-150 41,-114! 14,-104 -16,-101 -53,-107! -43,-138 -41,-158 -50,-184 -68,-212 -75,-236 -66,-256',
    '#2f4f58',
    14,
    CLOTH,
    ['25,-172! 24,-156 28,-134 34,-104! 50,-104! 44,-190!', '#5f7568'],
    // what sleeve and load keep the light from
    ['-46,-164! -20,-154 6,-156 30,-162! 28,-190 -40,-190', '#1b333d'],
    { along: ['-30,-262 -8,-246 3,-224 10,-196'], paint: '#162730', width: 22 },
    ['-60,-119! -20,-111 12,-114 40,-124! 46,-100 -20,-90 -62,-100', '#26434c'],
  );
  strokes(
    box,
    ['-30,-158 -35,-144 -37,-124', '-8,-152 -3,-138 -4,-122', '12,-152 16,-140 17,-126'],
    INK.form,
    '#172d36',
    0.15,
  );
}

/** The far arm comes round the child's front: its sleeve, and the cuff on the near side. */
function farCuff(box: Local): void {
  cloth(
    box,
    '52,-262! 62,-266 71,-264 77,-258 79,-249 77,-240 71,-232.6 58,-228!',
    '#3d6268',
    3.4,
    { ...CLOTH, rim: '#e8a070' },
    ['50,-238! 66,-236 84,-243! 84,-220 50,-220', '#26434c'],
  );
  strokes(box, ['66,-262 70.6,-250 68,-236', '73,-259 75,-249 72,-240'], INK.form, '#1f3f49', 0.1);
}

/** Under the thighs, palm up, the thumb's side to us. */
const CARRYING = hand({
  pose: { ...flatHand, thumb: { away: 12, across: 10, bend: [0, 6] } },
  side: 'right',
  at: [42, -174],
  length: 50,
  fingers: 82,
  turn: 78,
  light: TO_FLAME,
  forearm: 0.2,
});

/** The near arm: from the shoulder back and down to the elbow, the forearm level under seat and thighs. */
function carryingArm(box: Local): void {
  CARRYING.paint(box, TONES);
  cloth(box, '26,-192! 34,-192 40,-189! 42,-177 39,-164! 32,-162 24,-162!', '#8a5048', 4, {
    ...CLOTH,
    rim: '#e8a070',
  });
  cloth(
    box,
    '-38,-260! -27,-252 -22,-238 -21,-220 -19,-204! -10,-195 10,-192 31,-192! 34,-177 30,-161! 8,-156.6 -16,-154 -36,-154.6! -50,-158 -58,-168 -64,-188 -70,-212 -71,-234 -62,-252 -50,-260',
    '#4a747a',
    9,
    { ...CLOTH, rim: '#8fa89a', rimWidth: 1.4, depth: 0.7 },
    // what she carries keeps the light from the forearm; the crook
    ['-24,-216! -20,-203 -8,-196 40,-196! 36,-174 20,-171 2,-173 -14,-180 -27,-197!', '#2a4c55'],
    ['-62,-176! -48,-166 -24,-161 8,-163 34,-168! 34,-150 -62,-146', '#35606a'],
  );
  strokes(
    box,
    [
      '-19,-204 -30,-196 -42,-194',
      '-20,-202 -32,-188 -40,-174',
      '-18,-201 -16,-188 -22,-172',
      '-66,-232 -62,-216 -64,-200',
      '18,-178 21,-170 18,-160',
    ],
    INK.form,
    '#1f3f49',
    0.1,
  );
  box.blot(
    KASURI.map(([x, y]) =>
      closed('0,-2.6! 0.9,-0.9 2.6,0! 0.9,0.9 0,2.6! -0.9,0.9 -2.6,0! -0.9,-0.9').translate(x, y),
    ),
    '#a9c0b4',
    0.8,
  );
}

/** Woven in: small crosses that follow the arm and the back. */
const KASURI = [
  [-46, -246],
  [-34, -232],
  [-56, -228],
  [-34, -210],
  [-52, -206],
  [-56, -182],
  [-40, -184],
  [-30, -166],
  [-46, -166],
  [-10, -178],
  [-6, -164],
  [14, -178],
] as const;

/** Of the hand that carries: its ball is under the thigh, it lies along the outside. */
function thumb(box: Local): void {
  flat(
    box,
    '40,-184! 45,-186.4 49.4,-189 52.6,-191 55,-194 58,-196.6 61,-197.6 63,-196.4 62.6,-193.4 60.4,-190.4 59,-187.6 56.6,-183 52,-179 46,-176 40,-175.6!',
    SKIN.fill,
    ['50,-194! 57,-200 64,-201 65,-196! 61,-195.4 58,-192.6 54.4,-189.4 49,-186.6!', SKIN.bright],
    ['40,-179! 47,-179.6 53,-182.4 57,-186.6 59.6,-191! 63,-190 59,-180 49,-174 40,-173!', '#b97f5c'],
  );
  strokes(box, ['57,-192.4 58.6,-191.8 60,-192'], 0.9, SKIN.deep, 0);
}

/** Of the far arm: it comes round the waist and presses into the coat, under the child's arm. */
const HOLDING = hand({
  pose: {
    ...flatHand,
    index: [10, 16, 8, 12],
    middle: [16, 22, 10, 3],
    ring: [22, 28, 12, -4],
    little: [28, 34, 14, -4],
    thumb: { away: 40, across: 16, bend: [4, 8] },
  },
  side: 'left',
  at: [52, -242],
  length: 44,
  fingers: -104,
  turn: 160,
  light: TO_FLAME,
  forearm: 0.1,
});

function holdingHand(box: Local): void {
  HOLDING.paint(box, TONES);
  cloth(
    box,
    '46.6,-256.4! 53,-260 59,-261! 61.6,-245 58.6,-228! 53,-226.8 47,-229! 45,-243',
    '#8a5048',
    2.4,
    {
      ...CLOTH,
      rim: '#e8a070',
    },
  );
}
