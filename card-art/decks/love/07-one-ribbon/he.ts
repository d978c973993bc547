import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { farHand, fromPalm } from './hands.ts';
import { profile } from './head.ts';
import { form, HAIR, HIS_SKIN } from './tones.ts';

const OUTLINES = {
  farSleeve:
    '24,-262! 36,-264 52,-256 62,-244! 74,-228 82,-212 84,-198! 80,-190 72,-186 62,-188! 52,-200 44,-216 34,-224!',
  farForearm:
    '60,-204! 66,-212 76,-222 84,-232! 90,-240 95,-246 99,-251! 102,-253 105,-250! 104,-242 102,-232 99,-222! 94,-208 88,-196 80,-188! 70,-186 62,-194!',
  farLeg:
    '30,-184! 50,-160 64,-138 74,-120! 78,-110 77,-100 72,-92! 64,-78 55,-64 46,-48! 20,-66! 22,-78 28,-88 40,-98! 26,-108 12,-122 0,-136! -14,-160',
  foot: '46,-54! 39,-43 36,-33! 42,-24 50,-16 56,-11! 63,-8 68,-5 67,-1! 60,2 50,2 42,1! 36,-2 32,-8 28,-13! 22,-18 15,-22 11,-28! 9,-34 11,-40 16,-43! 20,-50 22,-58 22,-70!',
  leg: '-34,-176! 28,-176! 24,-152 14,-124 4,-100! -1,-88 -4,-78 -12,-71! -22,-66 -40,-64 -59,-59! -69,-90! -60,-96 -52,-100 -44,-103! -40,-118 -38,-138 -36,-156!',
  rearFoot:
    '-56,-58! -72,-59 -86,-64 -97,-67 -105,-63! -112,-53 -119,-42 -124,-31! -128,-25 -134,-24 -138,-29! -141,-38 -138,-47 -132,-55! -127,-64 -127,-74 -127,-82! -125,-91 -117,-94 -107,-87! -98,-84 -88,-88 -78,-92 -64,-94!',
  shirt:
    '-6,-270! 4,-260 12,-262 18,-270! 28,-266 36,-262 42,-254! 42,-236 38,-214 32,-192! 32,-178 34,-168 32,-160! 10,-156 -14,-154 -34,-160! -52,-152 -62,-162 -78,-160! -72,-170 -52,-180 -38,-194! -32,-214 -34,-230 -34,-244!',
  neck: '-10,-290! -7,-278 -11,-269 -18,-263! -6,-256 2,-248 7,-238! 12,-250 22,-260 30,-266! 24,-271 20,-279 21,-300! 4,-306',
  sleeve:
    '-2,-266! -12,-277 -26,-284 -42,-288 -57,-297! -67,-291 -73,-281 -72,-271! -60,-266 -46,-256 -35,-240! -22,-236 -8,-248',
  forearm:
    '-62,-294! -70,-300 -77,-307! -84,-315 -92,-323 -104,-336! -110,-333! -108,-322 -106,-314 -101,-303 -96,-293! -93,-286 -88,-280 -80,-277! -74,-274 -68,-270 -64,-268!',
} as const;

const SHIRT = { fill: '#efe5cf', shade: '#b3b0a6', dark: '#8d8f90', light: '#fffdf4' } as const;
const TROUSERS = { fill: '#456a72', shade: '#2c4a57', soft: 10, rim: '#9db9b4', rimWidth: 2.6 } as const;

/** All of him, for his shadow. */
export const hisShape = Object.values(OUTLINES).map((outline) => closed(outline));

/** He runs before her and has looked round: one arm stretched back with his end, shirt out in the wind. His hips are above (0, 0). */
export function he(box: Local): void {
  const skin = { ...HIS_SKIN, soft: 5, rim: HIS_SKIN.light, rimWidth: 2.4 };
  const far = { ...skin, fill: '#9c6a50', shade: HIS_SKIN.dark };
  form(box, OUTLINES.farForearm, { ...far, soft: 4 });
  farHand.paint(box, { light: HIS_SKIN.fill, middle: far.fill, dark: far.shade, line: HIS_SKIN.line });
  form(
    box,
    OUTLINES.farSleeve,
    { fill: '#d6cfbf', shade: SHIRT.dark, soft: 8, rim: SHIRT.light, rimWidth: 3 },
    ['30,-240! 44,-236 56,-222 62,-206! 72,-196 78,-190 84,-184! 60,-180 34,-214!', SHIRT.shade],
  );
  strokes(box, ['66,-190 70,-202 80,-210', '40,-236 50,-228 58,-214'], INK.detail, '#6f7276', 0.1);
  form(
    box,
    OUTLINES.foot,
    { ...far, fill: '#a87458' },
    ['14,-70! 50,-56! 44,-44 16,-48!', HIS_SKIN.dark],
    ['38,-30! 43,-24 50,-16 60,-9! 52,-9 44,-15 37,-22!', HIS_SKIN.light, 0.6],
    // the sole, off the sand from the heel to the ball
    ['8,-26! 16,-20 26,-11 34,-2 40,4! 30,4 6,-16!', HIS_SKIN.dark],
  );
  strokes(box, ['22,-38 25,-35 29,-38', '57,-7.6 60,-5 63,-4'], INK.detail, HIS_SKIN.line, 0.1);
  form(
    box,
    OUTLINES.farLeg,
    { ...TROUSERS, fill: '#3a5b65' },
    // what the near thigh keeps from the sun, the hollow of the knee
    ['-10,-176! 14,-156 30,-128 46,-106! 52,-92 44,-74 30,-58! 14,-66 26,-94 -10,-130!', TROUSERS.shade],
    ['44,-166! 58,-142 68,-122 71,-108 66,-96! 76,-92 84,-112!', '#527a81'],
  );
  strokes(box, ['41,-97 50,-96 58,-101', '38,-94 48,-90', '70,-97 64,-94'], INK.detail, '#1f3844', 0.1);
  form(box, '18,-73! 52,-52! 46,-42! 12,-63!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 5 });
  form(
    box,
    OUTLINES.rearFoot,
    skin,
    ['-56,-56! -66,-96! -78,-90 -72,-56', HIS_SKIN.dark],
    ['-60,-60! -84,-70 -98,-73 -108,-66! -118,-48 -122,-34! -98,-50', HIS_SKIN.shade],
    // the sole behind, paler than the foot's side: heel, hollow, ball
    [
      '-122,-96! -119,-84 -120,-74 -121,-64! -127,-54 -131,-42 -131,-28! -142,-20 -146,-60 -132,-98!',
      '#cb9672',
    ],
    ['-128,-76! -123,-72 -124,-62 -130,-53! -136,-56 -134,-70!', HIS_SKIN.shade],
  );
  strokes(
    box,
    [
      '-119,-90 -120,-76 -121,-64 -127,-54 -131,-42 -131,-30',
      '-103,-76 -107,-79 -110,-76',
      '-124,-41 -127,-36 -127,-30',
    ],
    INK.detail,
    HIS_SKIN.line,
    0.1,
  );
  form(
    box,
    OUTLINES.leg,
    TROUSERS,
    // the seat and the back of the thigh; the shin's underside, from the knee's cap
    ['-36,-180! -22,-158 -20,-134 -24,-112 -34,-98! -52,-96 -50,-150', TROUSERS.shade],
    ['2,-94! -6,-84 -22,-79 -42,-77 -64,-74! -60,-54 -8,-62!', TROUSERS.shade],
    ['18,-170! 12,-144 2,-120 -8,-102! 2,-100 16,-124 26,-158!', '#5d848a'],
    ['-14,-96! -4,-94 -2,-86 -8,-80 -18,-84!', '#5d848a'],
  );
  strokes(
    box,
    ['-42,-103 -32,-101 -24,-94', '-40,-107 -28,-108 -18,-104', '8,-166 -2,-160 -14,-160'],
    INK.detail,
    '#1f3844',
    0.1,
  );
  form(box, '-54,-58! -65,-94! -74,-90! -63,-55!', { fill: '#6c8f92', shade: TROUSERS.shade, soft: 4 });
  shirt(box);
  const head = local(box.art, ...box.at(7, -297), box.scale * 0.25, { mirror: true, rot: 4 });
  profile(head, HIS_SKIN, HAIR.his, 'smiles');
  form(
    box,
    OUTLINES.forearm,
    { ...skin, soft: 4 },
    // the crook of the elbow
    ['-78,-306! -76,-298 -80,-290 -86,-282! -70,-276 -62,-300!', HIS_SKIN.shade, 0.7],
  );
  strokes(box, ['-78,-305 -77,-299 -80,-294'], INK.detail, HIS_SKIN.line, 0.1);
  sleeve(box);
}

/** The breast is turned to us as he looks round; the cloth is pulled to the lifted arm, the hem flies. */
function shirt(box: Local): void {
  form(
    box,
    OUTLINES.shirt,
    { ...SHIRT, soft: 10, rim: SHIRT.light, rimWidth: 3 },
    // pulled up to the armpit; below, blown in under the ribs
    ['-40,-250! -22,-240 -10,-226 -2,-206! -8,-186 -20,-172 -30,-158! -90,-150 -60,-200!', SHIRT.shade],
    ['-36,-236! -24,-226 -16,-212 -12,-196! -22,-206 -30,-214 -36,-216!', SHIRT.dark, 0.7],
    ['-40,-194! -30,-189 -20,-184 -6,-182! -22,-172 -38,-164 -84,-152! -80,-172', SHIRT.dark, 0.75],
    ['8,-240! 20,-220 25,-192 23,-156! 30,-155 31,-190 26,-220!', SHIRT.shade],
    ['38,-256! 39,-232 36,-208 30,-192! 31,-176 31,-158! 44,-150 50,-250!', SHIRT.shade, 0.75],
  );
  strokes(
    box,
    [
      '-30,-236 -18,-230 -6,-218',
      '-32,-230 -22,-222 -16,-208',
      '-36,-194 -24,-190 -8,-192',
      '7,-240 16,-222 20,-196 19,-160',
    ],
    INK.detail,
    '#7c7f82',
    0.1,
  );
  form(
    box,
    OUTLINES.neck,
    { ...HIS_SKIN, fill: HIS_SKIN.shade, shade: HIS_SKIN.dark, soft: 3, rim: HIS_SKIN.light, rimWidth: 2 },
    // the jaw's shade over the throat, the long muscle from behind the ear
    ['-14,-296! 14,-296! 10,-284 2,-276 -8,-272!', HIS_SKIN.dark],
    ['16,-292! 12,-278 6,-266 4,-258! 12,-256 22,-262 20,-290!', HIS_SKIN.fill],
  );
  // the open collar lies over shoulders and throat
  form(box, '-9,-276! -18,-268 -20,-262! -10,-258 0,-250 6,-240! 4,-252 -4,-264!', { ...SHIRT, soft: 2 });
  form(box, '21,-276! 28,-270 31,-264! 24,-258 14,-250 7,-240! 8,-250 18,-264!', {
    ...SHIRT,
    soft: 2,
    rim: SHIRT.light,
    rimWidth: 2,
  });
}

/** Rolled over the elbow; it creases where the arm is lifted out of the shoulder. */
function sleeve(box: Local): void {
  form(
    box,
    OUTLINES.sleeve,
    { ...SHIRT, soft: 7, rim: SHIRT.light, rimWidth: 3 },
    ['-60,-278! -46,-268 -30,-258 -8,-252! -10,-230 -40,-236 -76,-266!', SHIRT.shade],
    ['-38,-242! -28,-249 -14,-255 2,-260! -6,-246 -18,-238 -32,-234!', SHIRT.dark, 0.6],
    ['-54,-296! -60,-288 -66,-278 -68,-268! -78,-270 -70,-296!', SHIRT.shade, 0.8],
  );
  strokes(
    box,
    ['-53,-294 -59,-286 -63,-275 -63,-268', '-10,-264 -22,-266 -34,-272', '-6,-257 -18,-257 -28,-260'],
    INK.detail,
    '#7c7f82',
    0.1,
  );
}

/** His fist over the ribbon's other end: painted after it. */
export function hisHand(box: Local): void {
  fromPalm(box, [-105, -327], HIS_SKIN, { mirror: true, rot: 34 });
}
