import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { profile } from './head.ts';
import { form, HAIR, HIS_SKIN } from './tones.ts';

const OUTLINES = {
  farSleeve: '24,-262! 42,-257 62,-241 80,-224! 86,-213 79,-203! 64,-206 46,-220 30,-232!',
  farForearm: '73,-221! 88,-234 99,-244! 109,-235! 100,-221 90,-208 78,-203!',
  farHand:
    '98,-242! 97,-252 101,-260 107,-262! 112,-264 116,-260! 121,-259 122,-252! 124,-246 121,-240! 117,-234 108,-231!',
  farLeg:
    '-10,-176! 28,-176! 41,-150 51,-122 53,-101! 52,-86 45,-66 38,-49! 14,-54! 15,-68 19,-82 17,-96! 6,-120 -5,-148',
  foot: '17,-57! 35,-51! 30,-36 25,-24! 31,-17 42,-13 52,-11 58,-8! 57,-4 34,-1 14,1! 8,1 8,-5 12,-11! 14,-22 14,-38',
  leg: '-18,-178! 22,-170! 28,-146 30,-118 26,-93! 22,-80 8,-73! -10,-67 -28,-60 -44,-53! -52,-75! -38,-86 -22,-93 -9,-98! -20,-118 -27,-148',
  rearFoot:
    '-41,-54! -49,-74! -60,-71 -70,-69! -78,-71 -85,-69 -88,-63! -92,-51 -94,-39 -98,-25! -96,-19 -89,-20! -84,-31 -76,-45 -66,-55! -56,-56 -48,-54',
  shirt:
    '-10,-262! 6,-268 16,-258 28,-268 38,-262! 45,-240 46,-210 42,-180! 46,-166! 24,-160 2,-163 -18,-160! -38,-152 -54,-160 -72,-156! -66,-168 -50,-178 -30,-190! -26,-206 -22,-236',
  neck: '-2,-260! 6,-272 6,-300! 26,-300! 27,-280 35,-260! 14,-248',
  sleeve: '2,-268! -16,-277 -34,-287 -48,-297! -59,-290 -57,-277! -44,-264 -28,-254 -12,-238! 4,-244',
  forearm: '-46,-294! -60,-303 -74,-313 -84,-320! -91,-311! -81,-300 -68,-288 -55,-279!',
  hand: '-80,-317! -80,-326 -84,-331! -88,-334 -92,-332! -97,-334 -101,-330! -105,-328 -106,-323! -108,-318 -104,-313! -98,-307 -90,-306!',
} as const;

const SHIRT = { fill: '#efe5cf', shade: '#b3b0a6', dark: '#8d8f90', light: '#fffdf4' } as const;
const TROUSERS = { fill: '#456a72', shade: '#2c4a57', soft: 10, rim: '#9db9b4', rimWidth: 2.6 } as const;

/** All of him, for his shadow. */
export const hisShape = Object.values(OUTLINES).map((outline) => closed(outline));

/** He runs before her and has looked round: one arm stretched back with his end, shirt out in the wind. The near hip is above (0, 0). */
export function he(box: Local): void {
  const skin = { ...HIS_SKIN, soft: 5, rim: HIS_SKIN.light, rimWidth: 2.6 };
  const far = { ...skin, fill: '#9c6a50', shade: HIS_SKIN.dark };
  form(box, OUTLINES.farForearm, far);
  form(box, OUTLINES.farHand, { ...far, soft: 3 });
  strokes(
    box,
    ['107,-261 109,-254', '116,-259 116,-250', '121,-251 117,-245', '101,-245 108,-246 115,-249'],
    INK.detail,
    HIS_SKIN.line,
    0,
  );
  form(box, OUTLINES.farSleeve, {
    fill: '#d6cfbf',
    shade: SHIRT.dark,
    soft: 9,
    rim: SHIRT.light,
    rimWidth: 3,
  });
  strokes(box, ['78,-206 72,-214 74,-222', '46,-240 58,-230 68,-220'], INK.detail, '#6f7276', 0.1);
  form(
    box,
    OUTLINES.foot,
    { ...far, fill: '#a87458' },
    ['12,-60! 38,-50! 32,-40 12,-44!', HIS_SKIN.dark],
    ['24,-26! 31,-17 42,-13 54,-10! 44,-8 30,-11 22,-18!', HIS_SKIN.light, 0.7],
  );
  strokes(box, ['12,-16 16,-13 20,-15', '47,-9 50,-7 54,-6'], INK.detail, HIS_SKIN.line, 0.1);
  form(box, OUTLINES.farLeg, { ...TROUSERS, fill: '#3a5b65' });
  form(box, '12,-57! 40,-51! 37,-42! 12,-48!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 5 });
  form(
    box,
    OUTLINES.rearFoot,
    skin,
    ['-41,-54! -52,-78! -62,-74 -54,-54', HIS_SKIN.dark],
    ['-88,-63! -92,-51 -94,-39 -98,-25! -92,-24 -86,-40 -80,-52!', HIS_SKIN.shade],
  );
  strokes(box, ['-70,-66 -75,-62 -76,-56', '-92,-27 -95,-23'], INK.detail, HIS_SKIN.line, 0.1);
  form(
    box,
    OUTLINES.leg,
    TROUSERS,
    [
      '-20,-176! 0,-150 4,-120 0,-100! 10,-90 6,-80 -12,-72 -46,-60! -60,-50 0,-60 30,-84! 20,-92 4,-98 -50,-70! -30,-110 -40,-170',
      TROUSERS.shade,
    ],
    ['10,-170! 18,-140 20,-112 16,-94! 26,-104 26,-136 20,-168!', '#5d848a'],
  );
  strokes(box, ['-10,-98 2,-97 10,-90', '-12,-94 -2,-90 4,-82'], INK.detail, '#1f3844', 0.1);
  form(box, '-42,-51! -51,-77! -58,-74 -49,-48!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 4 });
  form(box, OUTLINES.neck, { ...skin, fill: HIS_SKIN.shade, shade: HIS_SKIN.dark });
  shirt(box);
  const head = local(box.art, ...box.at(17, -297), box.scale * 0.26, { mirror: true, rot: 6 });
  profile(head, HIS_SKIN, HAIR.his, 'smiles');
  form(box, OUTLINES.forearm, skin);
  form(
    box,
    OUTLINES.sleeve,
    { ...SHIRT, soft: 8, rim: SHIRT.light, rimWidth: 3 },
    ['-58,-282! -40,-270 -20,-258 0,-246! 0,-230 -60,-260', SHIRT.shade],
    ['-44,-298! -42,-288 -50,-276! -66,-276 -60,-300', SHIRT.shade, 0.8],
  );
  strokes(
    box,
    ['-44,-292 -44,-284 -50,-276', '-8,-262 -20,-266 -32,-276', '-4,-252 -14,-256'],
    INK.detail,
    '#7c7f82',
    0.1,
  );
}

/** The breast is turned to us as he looks round; the cloth is pulled to the lifted arm, the hem flies. */
function shirt(box: Local): void {
  form(
    box,
    OUTLINES.shirt,
    { ...SHIRT, soft: 12, rim: SHIRT.light, rimWidth: 3 },
    ['-10,-258! 0,-234 -4,-204 -14,-176 -80,-150! -60,-180 -30,-240!', SHIRT.shade],
    [
      '-26,-196! -14,-186 -30,-172 -72,-157! -40,-164 -10,-172 0,-186! 4,-166 -30,-150 -90,-140! -56,-180',
      SHIRT.dark,
      0.8,
    ],
    ['-4,-256! 10,-236 18,-206 20,-162! 32,-162 32,-200 20,-236!', SHIRT.shade],
    ['26,-258! 34,-234 34,-200 36,-164! 42,-164 42,-200 40,-240!', SHIRT.shade, 0.8],
    ['2,-256! 12,-240 22,-214 24,-190! 28,-214 20,-240!', SHIRT.light],
  );
  strokes(
    box,
    ['16,-258 17,-240 20,-214', '-4,-244 6,-230', '-24,-186 -12,-190 0,-188'],
    INK.detail,
    '#7c7f82',
    0.1,
  );
}

/** His fist over the ribbon's other end: painted after it. */
export function hisHand(box: Local): void {
  form(box, OUTLINES.hand, { ...HIS_SKIN, soft: 4, rim: HIS_SKIN.light, rimWidth: 2 });
  form(box, '-82,-318! -86,-327 -94,-328 -99,-323! -97,-318 -90,-320 -87,-314!', {
    ...HIS_SKIN,
    soft: 2,
    rim: HIS_SKIN.light,
    rimWidth: 1.6,
  });
  strokes(
    box,
    ['-92,-331 -93,-327', '-101,-329 -99,-325', '-95,-318 -105,-314'],
    INK.detail,
    HIS_SKIN.line,
    0.05,
  );
}
