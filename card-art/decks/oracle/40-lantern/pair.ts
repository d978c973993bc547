import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat as flatHand } from '../../../kit/figure/hand/poses.ts';
import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { childArm, childBefore, childBehind } from './child.ts';
import { grownHead } from './heads.ts';
import { cloth } from './view.ts';

/*
 * Joints of the grown one, in the pair's box, the near sole on y 3: head -56,-286; shoulder -56,-242, elbow -48,-172,
 * wrist 40,-186; hip 0,-152; near knee -24,-82, ankle -43,-18; far knee 41,-88, ankle 41,-22.
 * Of the child, in a box of its own: head 46,-294; shoulder 32,-252, elbow 76,-254, wrist 91,-294; hip 14,-200; knee
 * 70,-208, ankle 73,-160.
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
  const child = local(art, ...box.at(-3, 22), scale * 1.12);
  contactShadow(art, x + 46 * scale, y - 3 * scale, 46 * scale, 8 * scale, '#274245');
  contactShadow(art, x - 33 * scale, y + 3 * scale, 46 * scale, 8 * scale, '#274245');
  box.fill(closed('-44,3! 0,-3 60,-5! 20,6 -60,12 -150,17 -230,20! -230,6 -140,0 -70,-2'), '#45686a', 0.85);
  legs(box);
  jacket(box);
  childBehind(child);
  childBefore(child);
  carryingArm(box);
  holdingHand(box);
  childArm(child);
  grownHead(box, -56, -285);
}

function legs(box: Local): void {
  cloth(
    box,
    '20,-154! 39,-124 51.5,-98 52.5,-78 50.6,-46! 26.6,-46! 23.7,-66 25.5,-88 10.1,-112 -12.8,-142!',
    '#2f3d46',
    6,
    LOW,
    ['32.2,-132! 46.9,-104 47.1,-82 45.6,-46! 70.6,-46! 62.2,-132!', '#5c5f56'],
  );
  strokes(
    box,
    ['49.7,-86 39.5,-88 26.9,-94', '49.3,-80 40.5,-78 27.1,-82', '46,-52 38.2,-50 28.9,-53'],
    1.5,
    '#1c2830',
    0.1,
  );
  cloth(
    box,
    '24.2,-50! 53.1,-51! 52.5,-37 52.6,-26 60,-19 71,-15.4 76,-8 75,-2.6! 53,-1.4 28,-2! 27,-12 30.2,-24 27,-38',
    '#4a3a34',
    4,
    LOW,
    ['25,-6! 53,-5.4 83,-7! 83,2 25,2', '#241f20'],
  );
  cloth(
    box,
    '-32,-146! -39.7,-116 -41.2,-88 -49.9,-66 -54.8,-43! -29,-41! -19.6,-60 -8.9,-82 5.8,-112 20,-146!',
    '#3b4b55',
    8,
    LOW,
    ['0.3,-116! -12.2,-88 -22.9,-66 -32,-41! -13,-41! 22.8,-120!', '#5e6660'],
  );
  strokes(
    box,
    [
      '-11.7,-84 -21.3,-87 -34.7,-84',
      '-14.4,-78 -22.8,-75 -34.3,-79',
      '-31.3,-47 -41.4,-46 -49.8,-51',
      '-20.2,-112 -17.7,-100 -18.9,-90',
    ],
    1.5,
    '#1e2a33',
    0.1,
  );
  cloth(
    box,
    '-56.1,-48! -26.4,-46! -29,-34 -30,-24 -23,-15 -13,-9 -9,-1 -11,5! -30,8 -48,5 -56,2! -58,-8 -54,-20 -55.6,-34',
    '#5a463c',
    5,
    LOW,
    ['-62,0! -40,3 -22,4.6 -4,1! -4,14 -62,14!', '#2a2424'],
  );
  strokes(box, ['-33,-23 -40,-21 -45,-25', '52,-27 46,-25 41,-29'], 1.4, '#2a2424', 0);
}

/** A padded jacket: the back leans away from the load, the belly is under it. */
function jacket(box: Local): void {
  cloth(
    box,
    '-44.3,-262! -20.6,-246 -5.9,-222 6.9,-196 20.9,-178 31,-150 41,-114! 14,-104 -16,-101 -53,-107! -43,-138 -41.9,-158 -53.7,-184 -74.8,-212 -84.5,-236 -77.7,-256',
    '#2f4f58',
    14,
    CLOTH,
    ['22.6,-172! 23.3,-156 28,-134 34,-104! 50,-104! 39.6,-190!', '#5f7568'],
    // what sleeve and load keep the light from
    ['-47.5,-164! -20.4,-154 5.3,-156 28.7,-162! 23.6,-190 -44.4,-190', '#1b333d'],
    { along: ['-42.3,-262 -18.6,-246 -5.1,-224 4.9,-196'], paint: '#162730', width: 22 },
    ['-60,-119! -20,-111 12,-114 40,-124! 46,-100 -20,-90 -62,-100', '#26434c'],
  );
  strokes(
    box,
    ['-30.9,-158 -35,-144 -37,-124', '-8.2,-152 -3,-138 -4,-122', '11.8,-152 16,-140 17,-126'],
    INK.form,
    '#172d36',
    0.15,
  );
}

/** From below round the thigh, its back to us, the thumb on top: the child sits in it. */
const CARRYING = hand({
  pose: {
    index: [16, 20, 10, 4],
    middle: [22, 24, 12, 0],
    ring: [28, 28, 14, 3],
    little: [34, 30, 16, 7],
    thumb: { away: 38, across: 24, bend: [10, 14] },
    wrist: [10, 8],
  },
  side: 'right',
  at: [40, -189],
  length: 54,
  fingers: 82,
  turn: 158,
  light: TO_FLAME,
  forearm: 0.2,
});

/** The near arm: from the shoulder back and down to the elbow, the forearm up under the seat, which sinks into its crook. */
function carryingArm(box: Local): void {
  CARRYING.paint(box, TONES);
  cloth(box, '20,-203! 28,-205.6 35,-205! 39,-190 38,-175! 29,-172 20,-171!', '#8a5048', 4, {
    ...CLOTH,
    rim: '#e8a070',
  });
  cloth(
    box,
    '-50,-260! -39,-250 -34,-236 -32,-218 -28,-203! -14,-196.6 4,-196.4 16,-200 25,-205! 29,-189 29,-171! 8,-163 -14,-157 -34,-153! -50,-154 -61,-166 -68,-188 -75,-212 -80,-234 -74,-252 -62,-260',
    '#4a747a',
    9,
    { ...CLOTH, rim: '#8fa89a', rimWidth: 1.4, depth: 0.7 },
    // what she carries keeps the light from the forearm; the crook
    ['-36,-216! -30,-203 -16,-196 4,-195 30,-205! 30,-196 10,-189 -10,-189 -26,-194 -38,-204!', '#2a4c55'],
    ['-68,-176! -50,-163 -24,-160 30,-176! 24,-148 -66,-146', '#35606a'],
  );
  strokes(
    box,
    [
      '-29,-203 -40,-195 -52,-193',
      '-29,-201 -40,-187 -47,-173',
      '-27,-200 -24,-187 -28,-172',
      '-75,-232 -71,-216 -72,-200',
      '10,-194 15,-181 13,-166',
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
  [-57, -246],
  [-46, -232],
  [-67, -228],
  [-45, -210],
  [-62, -206],
  [-62, -180],
  [-48, -180],
  [-36, -165],
  [-52, -163],
  [-12, -178],
  [-8, -164],
  [18, -184],
] as const;

/** Of the far arm: it comes round the child's front and lies on the waist, under the child's arm. */
const HOLDING = hand({
  pose: {
    ...flatHand,
    index: [18, 20, 10, 5],
    middle: [22, 24, 12, 0],
    ring: [26, 28, 14, 4],
    little: [30, 32, 16, 9],
  },
  side: 'left',
  at: [68, -241],
  length: 50,
  fingers: -104,
  turn: 156,
  light: TO_FLAME,
  forearm: 0.14,
});

function holdingHand(box: Local): void {
  box.fill(closed('68,-250! 48,-250 32,-243 24,-234! 28,-224 40,-217 60,-220!'), '#a8692a', 0.7);
  HOLDING.paint(box, TONES);
  cloth(box, '72,-262! 82,-260 89,-250 90,-240 86,-229 75,-223! 79,-243', '#3d646b', 4, {
    ...CLOTH,
    rim: '#8fa89a',
    rimWidth: 1.4,
  });
  cloth(box, '62,-259! 69,-262 75,-261! 79,-243 76,-224! 68,-221 61,-222! 65,-240', '#8a5048', 3, {
    ...CLOTH,
    rim: '#e8a070',
  });
}
