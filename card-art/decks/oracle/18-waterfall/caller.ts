import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './light.ts';

/*
 * Joints, in the figure's box, its rear foot on y 0: head -20,-240; shoulder 2,-202, near elbow -35,-160, wrist -31,-204,
 * far elbow -70,-172, wrist -53,-204;
 * hip 8,-128; far knee -58,-95, ankle -46,-34; near knee 17,-71, ankle 34,-12.
 */

const COAT = ['#d9667a', '#a83f5c', '#ffd6c4'] as const;
const DEEP = '#7c2c48';

/** Set up on the block before her, the knee bent: trousers and boot. */
const FAR_LEG = [
  closed(
    '4,-146! -20,-136 -44,-122 -62,-108! -68,-102 -69,-94 -67,-84 -62,-66 -58,-50! -37,-48! -37,-62 -40,-74 -44,-83! -26,-92 -6,-102 14,-110!',
  ),
  closed(
    '-61,-58! -36,-57! -36.4,-44 -35.6,-38 -33,-31 -33,-25! -46,-23.4 -62,-23 -78,-23! -80,-29 -78,-34.6 -70,-37.6 -63,-39.6 -58.6,-44!',
  ),
] as const;
/** Stretched out behind: she stands on it. */
const NEAR_LEG = [
  closed(
    '-12,-138! -9,-120 -3,-100 5,-78 9,-66 14,-50 18,-38! 39,-40! 38,-54 33.4,-70 33.6,-84 36,-100 38,-114 34,-138!',
  ),
  closed(
    '15,-46! 41,-48! 42.6,-34 43.6,-20 47,-9 47,-1! 38,0.6 20,1.4 0,1! -3,-5 -1,-11 7,-14.6 15,-17 20,-22!',
  ),
] as const;

/** The back hollow, chest and chin up; the wind of the fall takes the hem. */
const BODY = closed(
  '-15,-211! -21,-200 -24,-188 -24,-170 -23,-152 -24,-136 -28,-121! -10,-116 8,-115 26,-112 48,-118! 42,-128 33,-139 26,-151 21,-164 20,-180 18,-196 8,-211! -4,-215',
);
const HOOD = closed('-7,-208! -5,-217 1,-226 10,-230 20,-225 26,-214 24,-202 15,-194! 6,-196 -2,-201');
/** From the shoulder down to the elbow, a corner, and up again to the jaw. */
const SLEEVE = closed(
  '6,-212! 15,-208 18,-198 14,-188! 5,-178 -8,-167 -18,-158 -27,-151! -34,-148.6 -41,-151 -44,-158! -45,-168 -42.6,-181 -38.6,-199! -24,-198! -24,-190 -24.6,-181! -17,-188 -10,-198 -4,-211!',
);

/** The same of the far arm, its elbow lifted away from the body. */
const FAR_SLEEVE = closed(
  '-14,-208! -28,-200 -42,-193 -53,-186! -50,-194 -46,-201.6! -59.8,-206! -66.6,-196 -74,-184 -78,-174! -78,-167 -73,-163 -66,-163.4! -50,-167 -36,-171 -20,-176!',
);

/** The left hand from its back, upright on the cheek, its wrist at 0,0: the little finger foremost, the thumb along the jaw. */
const HAND: Hand = [
  closed(
    '-4.6,11! -5,-2 -8,-8 -8.8,-14 -10.4,-20 -11.2,-25! -10.4,-27.6 -8.4,-27.4 -7,-25! -7.4,-29.6 -6.4,-32.4 -4.4,-32.6 -3,-30.6! -2.6,-34 -0.8,-35.6 1,-34.6 1.6,-32! 2.8,-34 4.8,-33.6 5.8,-31 6.4,-24 7,-16! 9.6,-17.6 13,-20.4 15.6,-20.8 16.6,-18.8 14.6,-15 10.6,-9.6 7,-4.4 5,11!',
  ),
  [
    '-7,-25.4 -6,-20 -5.4,-15.6',
    '-3,-31 -2,-23 -1.6,-16.6',
    '1.6,-32.4 2,-24 2.2,-16.6',
    '7,-15.6 5.4,-11 5.2,-7',
  ],
];

/** The right one, turned with its palm to us: its fingers, bent at the knuckles, beyond the mouth. */
const FAR_HAND: Hand = [
  closed(
    '-5,5! -5.6,-3 -7.6,-9 -8.8,-15 -9.2,-20 -9,-24! -7.3,-26.8 -5.2,-26.4 -4.4,-23.8! -3.4,-29 -1.7,-32 0.4,-32.2 1.4,-29.8! 2.9,-33.4 5.2,-35 6.7,-33.4 6.4,-30.6! 8.4,-32.4 10.2,-31.4 10.1,-28.6 8.4,-20 7.4,-12 7,-6 5,1!',
  ),
  ['-4.3,-24.4 -4.2,-19 -4.3,-15.4', '1.4,-30 0.7,-22 -0.2,-15.6', '6.5,-31 5.2,-23 3.6,-15.6'],
];

/** The head upright, from the side, round the middle of the skull: brow, nose, open mouth, chin, the jaw's corner. */
const HEAD = closed(
  '-6,-22! -13,-19 -17.4,-13 -18.6,-7! -17.4,-2.6 -19.4,1.4 -22.6,5.2! -22.4,7.6 -19,9! -20.8,10.6 -20.2,12.6! -14,13.6 -9,16! -12,21 -17,24! -18,26.4 -16.6,27.6! -16.8,30.6 -14,33.2 -9.6,32.6! -3.4,29.6 2,24 5.4,15! 10,4 8,-12 2,-22',
);
const MOUTH = closed('-20.2,12.4! -14,13.4 -8.6,15.8! -11.6,21 -17,24.2! -16.6,18.4');
const HAIR = closed(
  '-13,-18! -12,-23 -6,-26 4,-26 14,-22 20,-14 21.6,-4 19,6 14,13! 11,16 8,15! 8.4,9 9,3! 7,-2 4.4,-2.4! 3.4,1 2.6,6! 1,2 -0.6,-3 -3,-7.6 -7,-11 -11,-14',
);
/** What the fall's wind makes of it: thick behind the tie, it swings and runs out thin. */
const TAIL = closed(
  '-3,-248! 4,-254 12,-257 22,-255 32,-250 42,-247 52,-249 62,-256! 58,-247 51,-241 42,-239 33,-241 24,-243 14,-241 6,-238 -1,-238!',
);
const STRANDS = ['20,-254 30,-253 40,-253 52,-260', '24,-243 34,-237 44,-234 54,-237'].map((way) =>
  curve(way),
);

/** An outline, and the lines between its fingers. */
type Hand = readonly [outline: Path, lines: readonly string[]];
type Tints = readonly [fill: string, shade: string, third: string];

type Form = (
  outline: Path,
  tints: Tints,
  soft: number,
  ...planes: readonly (readonly [string, string])[]
) => void;
type Folds = (lines: readonly string[], weight?: number, colour?: string) => void;

/** Somebody before all that, from the side: one foot up on the next rock, head back, hands at the mouth, calling up the fall. */
export function caller(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form: Form = (outline, [fill, shade, rim], soft, ...planes) =>
    toned(box, outline, { fill, shade, rim, soft: soft * scale, rimWidth: 1.8 * scale }, ...planes);
  const folds: Folds = (lines, weight = 1.4, colour = DEEP) =>
    strokes(box, lines, weight * scale, colour, 0.12);

  // the sun throws her shadow towards us, over the edges of both heads
  box.fill(
    [closed('44,-1! 10,1 -8,2 -30,8! 0,10 30,9'), closed('-36,-24! -70,-24 -94,-20! -72,-16 -46,-17')],
    '#0c2f3a',
    0.6,
  );
  hand(box, FAR_HAND, -52.6, -205, -28, ['#c48a72', '#a06a5a', '#7c4c42']);
  form(FAR_SLEEVE, ['#a8465c', DEEP, '#d9828c'], 6);
  // its forearm folded up before the upper arm
  folds(['-53.6,-186 -59,-180 -66,-177', '-53,-185 -56,-178 -60,-172'], 1.4, '#5c2038');
  legs(form, folds);
  form(
    BODY,
    COAT,
    9,
    // under the arm, and what the wind lifts off the hip
    ['-30,-186! -14,-176 6,-181 19,-196! 17,-184 8,-170 -6,-160 -30,-160', '#b8495f'],
    ['24,-150! 20,-138 20,-126 26,-108 10,-108! 8,-124 12,-140', '#c4566c'],
  );
  // pocket
  folds(['-2,-140 7,-142 8,-131'], 1.6, '#a83f5c');
  folds([
    '20,-158 10,-152 -4,-150 -14,-152',
    '22,-150 24,-136 33,-122',
    '17,-148 8,-134 8,-122',
    '-17,-205 -21,-190 -21,-166 -20,-148 -23,-124',
    '-27,-124.6 -10,-119.6 8,-118.6 26,-115.8 44,-119.4',
  ]);
  box.fill(closed('-23,-230! -21,-216 -16,-205! 3,-205! 0,-220 -6,-232!'), '#b87a62');
  box.fill(closed('-23,-231! -22,-220 -18,-212! -10,-215 -2,-222 -4,-233!'), '#9a5f50');
  tail(box);
  head(box);
  form(HOOD, ['#e0748a', '#b04a64', COAT[2]], 5);
  folds(['4,-198 12,-201 20,-210', '-1,-208 6,-210 12,-217']);
  // what the hand keeps the sun from, between the thumb and the fingers and before them
  box.fill(
    closed('-38.4,-214! -39.4,-226 -37.6,-238 -33,-244! -28,-242 -21,-236 -17,-229! -23,-220 -30,-214!'),
    '#cf9478',
  );
  hand(box, HAND, -31, -205, 0, ['#efbb98', '#cf9074', '#9a5f50']);
  form(SLEEVE, ['#e0748a', '#b04a64', COAT[2]], 7, [
    '-24.6,-181! -27,-178 -33,-168! -25,-172 -19,-179 -13,-192!',
    '#c25a70',
  ]);
  folds([
    '-25.6,-181 -32,-174 -40,-170',
    '-25.6,-180 -30,-170 -36,-162',
    '-24,-181 -18,-174 -16,-165',
    '12,-207 7,-199 8,-189',
  ]);
  // the cuff
  folds(['-39.4,-193.6 -32,-192 -24.4,-192.6'], 1.6);
}

function legs(form: Form, folds: Folds): void {
  const [farLeg, farBoot] = FAR_LEG;
  form(farLeg, ['#3a5274', '#283c5c', '#7d97a8'], 7, [
    '20,-120! -8,-112 -30,-100 -44,-86! -44,-78 -10,-90 20,-96',
    '#2c4162',
  ]);
  folds(['-44,-84 -52,-88 -60,-88', '-43,-80 -50,-78 -58,-74', '-20,-128 -12,-120 -10,-110'], 1.3, '#1f3050');
  form(farBoot, ['#8a5a40', '#5c3a30', '#c89a78'], 4, [
    '-80,-27! -56,-27.6 -34,-28.6! -34,-20 -80,-20',
    '#3f2628',
  ]);
  folds(['-58,-44 -50,-42 -44,-45', '-37,-40 -42,-37 -48,-36'], 1.2, '#3f2628');
  const [leg, boot] = NEAR_LEG;
  form(leg, ['#4a6788', '#33496a', '#b4cbd0'], 8);
  folds(
    ['31,-82 24,-79 16,-80', '32,-77 25,-72 19,-71', '2,-112 10,-106 20,-106', '37,-48 30,-45 24,-46'],
    1.3,
    '#263a5c',
  );
  form(boot, ['#a06a48', '#6b4436', '#e6bc90'], 5, ['-4,-4.6! 20,-4.4 48,-6.6! 50,4 -4,6', '#4a2e2a']);
  folds(['19,-20 26,-19 32,-23', '44,-20 38,-17 32,-17', '16,-42.6 28,-42 41,-44'], 1.3, '#4a2e2a');
}

function hand(
  box: Local,
  [outline, lines]: Hand,
  x: number,
  y: number,
  rot: number,
  [fill, shade, line]: Tints,
): void {
  const own = local(box.art, ...box.at(x, y), box.scale * 1.06, { rot });
  toned(own, outline, { fill, shade, soft: 2, rimWidth: 0 });
  strokes(own, lines, 0.9, line, 0);
}

function tail(box: Local): void {
  box.blot(
    STRANDS.map((way) => ribbon(way, 2.6, { start: 0.9, end: 0.1 })),
    '#4a2f30',
  );
  toned(box, TAIL, { fill: '#4a2f30', shade: '#2e1e26', soft: 4, rim: '#d9a880', rimWidth: 1.6 });
  strokes(box, ['2,-243 14,-247 26,-247 40,-244', '4,-248 14,-252 26,-250'], 1, '#80544c', 0.1);
}

/** Thrown back upon the neck. */
function head(box: Local): void {
  const own = local(box.art, ...box.at(-20, -245), box.scale * 1.18, { rot: 20 });
  toned(
    own,
    HEAD,
    { fill: '#edb794', shade: '#d29a7c', soft: 2.4, rimWidth: 0 },
    // from the ear to the chin
    ['8,6! 5,14 0,20 -6,24 -14,26! -18,36 0,36 14,20', '#c98a6c'],
  );
  own.fill(MOUTH, '#5c2430');
  own.fill(closed('-16.8,23.4! -16,20.6 -13,19.6 -11.4,20.6!'), '#b5565c');
  own.fill(closed('-20,12.8! -14,13.8 -11,15! -15,15.6 -19,14.8'), '#fbeee2');
  own.blot(
    [
      ribbon(curve('-15.4,-1.2 -12.4,-3.6 -8.6,-1.6'), 1.7, { start: 0.4, end: 0.3 }),
      ribbon(curve('-17,-7.6 -13,-10.4 -7.6,-8.4'), 1.9, { start: 0.4, end: 0.3 }),
    ],
    '#4a2a2a',
  );
  toned(own, HAIR, { fill: '#523436', shade: '#33222a', soft: 5, rim: '#dcae86', rimWidth: 1.8 });
  // blown loose
  own.blot(
    [
      '-9,-13 -3,-11 3,-12.6 8,-17',
      '0,0 2,-4 6,-7 11,-8',
      '9,13 13,14 17,12.6 22,14',
      '13,11 18,10 23,10.6',
    ].map((way) => ribbon(curve(way), 1.5, { start: 0.9, end: 0.1 })),
    '#6e4a46',
  );
  strokes(
    own,
    ['-10,-19 0,-22 10,-17 17,-8', '-6,-14 4,-16 13,-10 18,-3', '10,12 14,8 17,1'],
    1.1,
    '#80544c',
    0.1,
  );
  own.fill(closed('3.6,1! 5.6,-2.4 9,-1.6 9.8,3.4 7.4,8.4 4.4,7'), '#dc9e7f');
  own.blot(ribbon(curve('6,1 7.4,2 7,5'), 1), '#a86e5c');
  own.blot(ribbon(curve('19.6,-9 21.6,-5 20.6,-1'), 3.4, { start: 0.8, end: 0.8 }), '#f4e3b4');
}
