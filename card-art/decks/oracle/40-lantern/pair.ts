import { contactShadow, flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { childArm, childBefore, childBehind } from './child.ts';
import { grownHead } from './heads.ts';
import { cloth } from './view.ts';

/*
 * Joints of the grown one, in the pair's box, the near sole on y 3: head -30,-286; shoulder -34,-246, elbow -36,-176,
 * wrist 36,-182; hip -6,-152; near knee -16,-82, ankle -30,-18; far knee 34,-88, ankle 28,-22.
 * Of the child, in a box of its own: head 46,-294; shoulder 32,-252, elbow 76,-254, wrist 91,-294; hip 14,-200; knee
 * 70,-208, ankle 73,-160.
 */

const CLOTH = { shade: '#0f1c28', rim: '#ffbf70' };
/** Further from the flame. */
const LOW = { ...CLOTH, rim: '#d99e62', rimWidth: 1.5 };
const SKIN = { fill: '#dba67c', deep: '#95604a', bright: '#f9d09c' } as const;

/** Somebody lifts a child to the lantern, so that it can set the light in; feet at (x, y), both look to the right. */
export function pair(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const child = local(art, ...box.at(-2, 22), scale * 1.12);
  contactShadow(art, x + 34 * scale, y - 3 * scale, 46 * scale, 8 * scale, '#274245');
  contactShadow(art, x - 22 * scale, y + 3 * scale, 46 * scale, 8 * scale, '#274245');
  box.fill(closed('-44,3! 0,-3 60,-5! 20,6 -60,12 -150,17 -230,20! -230,6 -140,0 -70,-2'), '#45686a', 0.85);
  legs(box);
  jacket(box);
  farCuff(box);
  childBehind(child);
  carryingArm(box);
  childBefore(child);
  thumb(box);
  holdingHand(box);
  childArm(child);
  grownHead(box, -31, -284);
}

function legs(box: Local): void {
  cloth(
    box,
    '20,-154! 36,-124 46,-98 45,-78 40,-46! 16,-46! 15,-66 19,-88 6,-112 -14,-142!',
    '#2f3d46',
    6,
    LOW,
    ['30,-132! 42,-104 40,-82 35,-46! 60,-46! 60,-132!', '#5c5f56'],
  );
  strokes(box, ['43,-86 33,-88 21,-94', '42,-80 33,-78 20,-82', '36,-52 28,-50 19,-53'], 1.5, '#1c2830', 0.1);
  cloth(
    box,
    '14,-50! 43,-51! 41,-37 40,-26 47,-19 58,-15.4 63,-8 62,-2.6! 40,-1.4 15,-2! 14,-12 17.4,-24 15.6,-38',
    '#4a3a34',
    4,
    LOW,
    ['12,-6! 40,-5.4 70,-7! 70,2 12,2', '#241f20'],
  );
  cloth(
    box,
    '-42,-150! -39,-116 -34,-88 -40,-66 -42,-43! -16,-41! -9,-60 -1,-82 10,-112 20,-146!',
    '#3b4b55',
    8,
    LOW,
    ['4,-116! -5,-88 -13,-66 -19,-41! 0,-41! 26,-120!', '#5e6660'],
  );
  strokes(
    box,
    [
      '-4,-84 -14,-87 -27,-84',
      '-6,-78 -14,-75 -26,-79',
      '-19,-47 -29,-46 -38,-51',
      '-16,-112 -12,-100 -12,-90',
    ],
    1.5,
    '#1e2a33',
    0.1,
  );
  cloth(
    box,
    '-44,-48! -14,-46! -17,-32 -19,-22 -11,-15 1,-10.6 6,-3 5,3! -20,4.4 -44,3.4! -45,-8 -41,-20 -42.6,-34',
    '#5a463c',
    5,
    LOW,
    ['-48,-1! -20,0 12,-1! 12,8 -48,8', '#2a2424'],
  );
  strokes(box, ['-20,-23 -27,-21 -32,-25', '39,-27 33,-25 28,-29'], 1.4, '#2a2424', 0);
}

/** A padded jacket: the back leans away from the load, the belly is under it. */
function jacket(box: Local): void {
  cloth(
    box,
    '-24,-260! -6,-244 4,-222 12,-196 24,-178 29,-150 39,-114! 12,-104 -20,-101 -59,-108! -51,-140 -50,-160 -55,-186 -63,-214 -62,-238 -52,-256',
    '#2f4f58',
    14,
    CLOTH,
    ['25,-172! 24,-156 28,-134 34,-104! 50,-104! 44,-190!', '#5f7568'],
    // what sleeve and load keep the light from
    ['-40,-172! -18,-160 6,-156 26,-158! 28,-190 -30,-190', '#1b333d'],
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

/** The far arm goes round the child's front: its cuff. */
function farCuff(box: Local): void {
  cloth(box, '56,-261! 66,-265 78,-261 84,-253 85,-243 81,-233 72,-226 56,-225!', '#8a5048', 4, {
    ...CLOTH,
    rim: '#e8a070',
  });
}

/** The near arm: down from the shoulder, bent at the elbow, the forearm under hip and thigh; its wide sleeve hangs open. */
function carryingArm(box: Local): void {
  box.fill(closed('4,-194! 15,-194 21,-174 20,-152! 8,-152'), '#12222a');
  cloth(box, '4,-193! 18,-194 31,-192! 36,-192! 38,-172! 32,-171 18,-170 4,-168!', '#8a5048', 4, {
    ...CLOTH,
    rim: '#e8a070',
  });
  strokes(box, ['31,-191 32.4,-181 33,-172'], 1.4, '#4a2a30', 0);
  // palm up, seen from the side of the thumb; the fingers lie under the thigh and end behind the shin
  flat(
    box,
    '35,-189! 44,-191 56,-190 80,-196! 81,-188 74,-182 65,-178.8 57,-177.6 53,-176 46,-174.6 40,-175 35,-177!',
    SKIN.fill,
    ['34,-179.4! 46,-178.6 54,-180 66,-182.4 82,-187! 80,-170 34,-170!', SKIN.deep],
    ['46,-187.6! 56,-187.4 66,-189.4! 66,-186.6 56,-184.6 47,-184.6!', SKIN.bright],
  );
  strokes(box, ['47,-182.6 56,-182.8 67,-185.4'], 1, SKIN.deep, 0);
  cloth(
    box,
    '-22,-254! -14,-240 -11,-222 -8,-203! 2,-200 13,-198! 19,-178 20,-151! 4,-146 -16,-149 -34,-157! -46,-168 -51,-186 -53,-212 -53,-236 -47,-251 -34,-259',
    '#4a747a',
    10,
    { ...CLOTH, rim: '#8fa89a', rimWidth: 1.4, depth: 0.7 },
    // hip and hem press into the sleeve
    ['-12,-222! -8,-206 4,-203 20,-206! 20,-190 2,-191 -10,-195 -18,-206!', '#2a4c55'],
    ['-50,-176! -38,-166 -14,-159 22,-161! 22,-140 -50,-140', '#35606a'],
  );
  strokes(
    box,
    [
      '-11,-199 -22,-190 -36,-188',
      '-12,-196 -22,-181 -26,-170',
      '-9,-194 -3,-180 -5,-164',
      '-45,-242 -48,-226 -46,-208',
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
  strokes(box, ['9,-199 14,-178 15,-150'], 1.6, '#1f3f49', 0);
}

/** Woven in: small crosses that follow the arm and the back. */
const KASURI = [
  [-38, -246],
  [-28, -232],
  [-43, -224],
  [-20, -216],
  [-36, -206],
  [-30, -184],
  [-44, -190],
  [-12, -176],
  [-26, -164],
  [6, -182],
  [2, -164],
  [-10, -156],
] as const;

/** Of the hand that carries: its ball is under the thigh, it lies along the outside. */
function thumb(box: Local): void {
  flat(
    box,
    '35,-189! 40,-192.4 44.4,-194.6 48,-197.4 50.4,-201 53.4,-204.8 56.6,-206.6 58.8,-205.2 58.4,-202 55.6,-197.6 54.6,-193.6 52,-188.6 47,-184.4 41,-183 35,-183.6!',
    SKIN.fill,
    ['47,-200! 52,-207 60,-209 60,-204! 56,-204 53,-199.6 49.4,-195.6 44,-192.8!', SKIN.bright],
    ['35,-185.6! 42,-185.6 48,-188 52,-193 54,-198! 58,-196 54,-186 44,-180 35,-181!', '#b97f5c'],
  );
  strokes(box, ['52.4,-199.4 54.2,-198.8 55.6,-199'], 0.9, SKIN.deep, 0);
}

/** Of the far arm: the wrist comes round the front, the fingers lie back along the ribs to our side, under the child's arm. */
function holdingHand(box: Local): void {
  box.fill(closed('68,-259! 46,-259 36,-251 35,-239 44,-230 58,-227!'), '#a8692a', 0.7);
  flat(box, '58,-259! 68,-259 74,-254 76,-245 74,-236 68,-229 60,-228 55,-237 55,-251', SKIN.fill, [
    '69,-263! 72.6,-253 73.4,-245 71,-236 66,-226! 84,-226! 84,-263!',
    SKIN.bright,
  ]);
  for (const finger of [
    '67,-228.6! 60,-226.6 53,-226.8 47.4,-229 46.6,-231.6 50,-233 59,-233 68,-235.4!',
    '68,-234.6! 60,-232 51,-232.4 43,-235.4 41.6,-238.4 45,-239.8 52,-239 60,-239.2 69,-242!',
    '69,-241.4! 60,-238.6 50,-239.6 41,-243.6 40,-246.8 44,-248 51,-246.4 60,-246 69,-248.4!',
    '69,-248! 60,-245.6 51,-246.8 43,-250.8 42.4,-253.6 47,-254.6 53,-253.4 62,-253 70,-255.6!',
  ])
    flat(box, finger, SKIN.fill, { side: [0, 2], paint: '#b97f5c' }, { side: [0, -1.2], paint: SKIN.bright });
}
