import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { profile } from './head.ts';
import { form, HAIR, HIS_SKIN } from './tones.ts';

const OUTLINES = {
  farSleeve: '24,-262! 42,-257 62,-241 80,-224! 86,-213 79,-203! 64,-206 46,-220 30,-232!',
  farForearm: '74,-221! 88,-232 99,-243! 109,-236! 99,-223 88,-210 78,-205!',
  farHand:
    '97,-241! 97,-250 101,-255! 105,-259 109,-257! 114,-259 117,-254! 121,-252 121,-247! 121,-240 116,-234 106,-231!',
  farLeg:
    '-10,-176! 26,-176! 36,-140 43,-108 41,-88! 39,-72 33,-56 29,-45! 8,-50! 11,-66 12,-80 10,-92! 2,-114 -6,-140',
  foot: '10,-53! 28,-48! 23,-32 18,-18! 22,-10 34,-5 41,0! 25,3 5,3! 3,-6 6,-16! 5,-30 7,-42',
  leg: '-18,-178! 22,-170! 17,-140 9,-110 3,-90! -5,-76 -20,-72! -36,-67 -48,-63 -57,-59! -66,-79! -54,-88 -40,-95 -27,-99! -31,-120 -30,-150',
  rearFoot:
    '-55,-62! -65,-78! -78,-74 -90,-68! -98,-63 -102,-52 -106,-40 -111,-28! -109,-23 -103,-23! -95,-33 -89,-45 -85,-53! -75,-56 -65,-58',
  shirt:
    '-10,-262! 6,-268 16,-258 28,-268 38,-262! 45,-240 46,-210 42,-180! 48,-166! 22,-160 -6,-165 -30,-156 -46,-160! -44,-176 -28,-186! -24,-206 -22,-236',
  neck: '-2,-260! 6,-272 6,-300! 34,-300! 30,-278 36,-260! 14,-248',
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
  strokes(box, ['106,-253 108,-246', '112,-252 113,-244', '100,-244 108,-240'], INK.detail, HIS_SKIN.line, 0);
  form(box, OUTLINES.farSleeve, {
    fill: '#d6cfbf',
    shade: SHIRT.dark,
    soft: 9,
    rim: SHIRT.light,
    rimWidth: 3,
  });
  strokes(box, ['78,-206 72,-214 74,-222', '46,-240 58,-230 68,-220'], INK.detail, '#6f7276', 0.1);
  form(box, OUTLINES.foot, { ...far, fill: '#a87458' }, ['8,-54! 28,-48! 24,-38 6,-42!', HIS_SKIN.dark]);
  strokes(box, ['10,-16 16,-14 20,-16', '28,-2 32,-1 36,0'], INK.detail, HIS_SKIN.line, 0.1);
  form(box, OUTLINES.farLeg, { ...TROUSERS, fill: '#3a5b65' });
  form(box, '6,-56! 30,-51! 29,-42! 6,-46!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 5 });
  form(box, OUTLINES.rearFoot, skin, ['-52,-60! -66,-80! -72,-76 -66,-56', HIS_SKIN.dark]);
  strokes(box, ['-86,-66 -90,-58 -88,-52', '-98,-56 -100,-46 -105,-34'], INK.detail, HIS_SKIN.line, 0.1);
  form(
    box,
    OUTLINES.leg,
    TROUSERS,
    ['-20,-176! -4,-150 -10,-120 -20,-98! -4,-84 -20,-70 -40,-62! -30,-110 -40,-170', TROUSERS.shade],
    ['6,-170! 8,-140 0,-112 -6,-96! 6,-104 14,-136 18,-168!', '#5d848a'],
  );
  strokes(box, ['-26,-98 -14,-94 -6,-84', '-24,-92 -16,-86 -12,-78'], INK.detail, '#1f3844', 0.1);
  form(box, '-54,-60! -64,-82! -71,-79 -60,-56!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 4 });
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
    ['-10,-258! 0,-234 -4,-204 -14,-176 -48,-156! -60,-180 -30,-240!', SHIRT.shade],
    ['-24,-200! -10,-196 -20,-176 -46,-160! -56,-176', SHIRT.dark, 0.8],
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
