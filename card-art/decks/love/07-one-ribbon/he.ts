import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { fist } from './fist.ts';
import { profile } from './head.ts';
import { form, HAIR, HIS_SKIN } from './tones.ts';

const OUTLINES = {
  farSleeve: '24,-262! 42,-257 62,-241 80,-224! 86,-213 79,-203! 64,-206 46,-220 30,-232!',
  farForearm: '72,-222! 78,-234 86,-246 91,-255! 103,-252! 102,-240 99,-226 93,-214 86,-205! 78,-205',
  farLeg:
    '-10,-176! 26,-178! 44,-160 60,-138 71,-116! 76,-108 76,-98 73,-90! 70,-76 65,-62 61,-50! 37,-56! 40,-70 43,-84 43,-95! 30,-112 12,-130 -6,-146',
  foot: '40,-60! 60,-55! 57,-40 54,-29! 60,-22 70,-18.6 80,-17 87,-14! 86,-9 64,-4 44,0! 37,1 34,-4 37,-11! 39,-22 39,-40',
  leg: '-16,-178! 24,-172! 19,-148 11,-122 3,-101 -4,-86! -8,-75 -22,-68 -42,-66 -62,-66! -66,-91! -56,-96 -46,-98 -38,-97! -37,-118 -32,-142 -24,-164',
  rearFoot:
    '-58,-67! -62,-90! -73,-88 -83,-88! -91,-91 -98,-88 -100,-81! -103,-69 -104,-57 -108,-44! -105,-38 -98,-40! -94,-52 -87,-64 -78,-71! -70,-69',
  shirt:
    '-10,-262! 6,-268 16,-258 28,-268 38,-262! 45,-240 46,-210 42,-180! 46,-166! 24,-160 2,-163 -18,-160! -38,-152 -54,-160 -72,-156! -66,-168 -50,-178 -30,-190! -26,-206 -22,-236',
  neck: '-2,-260! 6,-272 6,-300! 26,-300! 27,-280 35,-260! 14,-248',
  sleeve: '2,-268! -16,-277 -34,-287 -48,-297! -59,-290 -57,-277! -44,-264 -28,-254 -12,-238! 4,-244',
  forearm: '-46,-294! -60,-303 -74,-313 -84,-320! -91,-311! -81,-300 -68,-288 -55,-279!',
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
  fist(local(box.art, ...box.at(97, -253), box.scale * 1.1, { mirror: true, rot: 24 }), far);
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
    ['36,-64! 62,-54! 58,-43 36,-48!', HIS_SKIN.dark],
    ['53,-30! 60,-22 70,-18.6 82,-16! 74,-13 60,-14 51,-22!', HIS_SKIN.light, 0.7],
  );
  strokes(box, ['38,-14 42,-12 46,-14', '77,-13.6 80,-11 84,-10'], INK.detail, HIS_SKIN.line, 0.1);
  form(
    box,
    OUTLINES.farLeg,
    { ...TROUSERS, fill: '#3a5b65' },
    // the thigh's underside and what the near one keeps from the sun, the hollow of the knee
    ['-10,-170! 12,-158 32,-134 50,-106! 56,-96 52,-80 48,-52! 30,-50 30,-110 -10,-130!', TROUSERS.shade],
    ['40,-160! 56,-138 68,-114 72,-100 68,-82! 80,-100 70,-130!', '#527a81'],
  );
  strokes(box, ['44,-95 52,-96 58,-101', '46,-90 53,-88'], INK.detail, '#1f3844', 0.1);
  form(box, '35,-58! 64,-51! 61,-42! 35,-48!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 5 });
  form(
    box,
    OUTLINES.rearFoot,
    skin,
    ['-58,-66! -62,-92! -73,-90 -69,-66', HIS_SKIN.dark],
    ['-100,-81! -103,-69 -104,-57 -108,-44! -102,-43 -97,-57 -92,-70!', HIS_SKIN.shade],
  );
  strokes(box, ['-82,-85 -88,-81 -89,-75', '-102,-46 -105,-42'], INK.detail, HIS_SKIN.line, 0.1);
  form(
    box,
    OUTLINES.leg,
    TROUSERS,
    // the back of the thigh; the shin's underside, from the knee's cap
    ['-20,-180! -6,-152 -14,-124 -24,-96! -44,-96 -50,-140', TROUSERS.shade],
    ['0,-88! -10,-80 -26,-78 -44,-77 -66,-77! -66,-60 -10,-60!', TROUSERS.shade],
    ['14,-168! 9,-144 2,-120 -6,-98! 4,-98 14,-122 21,-150!', '#5d848a'],
    ['-14,-94! -6,-92 -6,-84 -14,-80 -21,-84!', '#5d848a'],
  );
  strokes(box, ['-38,-97 -30,-95 -23,-89', '-37,-100 -28,-101 -20,-98'], INK.detail, '#1f3844', 0.1);
  form(box, '-59,-63! -63,-94! -71,-92 -67,-63!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 4 });
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
  fist(local(box.art, ...box.at(-86, -314), box.scale * 1.1, { rot: -48 }), HIS_SKIN);
}
