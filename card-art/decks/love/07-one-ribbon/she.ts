import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { profile } from './head.ts';
import { form, HAIR, HER_SKIN } from './tones.ts';

const OUTLINES = {
  farArm:
    '22,-256! 4,-250 -14,-241 -26,-235! -40,-239 -52,-246 -61,-251! -66,-246 -64,-238! -52,-230 -38,-222 -26,-217! -10,-222 8,-232 24,-240!',
  farHand:
    '-59,-250! -66,-257 -75,-261 -84,-261! -85,-257 -79,-254! -89,-256 -95,-254! -94,-250 -83,-248! -91,-247 -96,-244! -94,-240 -82,-242! -88,-239 -91,-235! -87,-232 -74,-235 -64,-238!',
  farLeg:
    '-6,-176! 20,-178 48,-160 74,-143! 86,-136 90,-124 84,-112! 82,-96 77,-76 71,-58! 74,-50 85,-46 99,-42! 105,-36 99,-32! 84,-32 68,-34 57,-38! 55,-46 58,-58! 55,-78 57,-98 62,-112! 46,-118 24,-128 0,-138!',
  leg: '-14,-178! 18,-172! 12,-150 -8,-122 -28,-100! -36,-90 -46,-86! -62,-80 -82,-71 -102,-59! -112,-50 -118,-38 -124,-25! -130,-22 -135,-28! -133,-42 -129,-54 -124,-63! -114,-71 -104,-77! -86,-93 -68,-103 -54,-108! -46,-130 -34,-154!',
  skirt:
    '-2,-206! 18,-200 36,-203! 50,-188 66,-172 78,-154! 70,-132 54,-110! 30,-118 6,-114 -34,-94 -60,-84 -82,-86! -88,-102 -84,-118! -64,-128 -42,-150 -18,-180',
  bodice:
    '2,-262! -4,-244 -7,-224 -3,-203! 16,-197 37,-200! 43,-220 45,-240 38,-258! 30,-252 20,-248 12,-252 10,-263!',
  neck: '4,-258! 12,-268 16,-278 16,-292! 36,-286! 34,-272 40,-256! 24,-242',
  arm: '8,-259! 15,-264 25,-265 38,-265 50,-268 60,-273! 66,-277 69,-284 73,-295 80,-306 88,-319! 98,-316! 96,-308 94,-297 91,-284 86,-272! 83,-265 78,-260 72,-259! 62,-257 50,-251 36,-246 24,-240! 12,-243',
  hand: '89,-317! 86,-322 85.5,-329 87,-334! 90,-337.5 95,-340 100,-340 105,-338! 108,-333 108,-326 106,-321 98,-314!',
} as const;

/** Folded, from the little one to the forefinger: the knuckles lie in one arc. */
const FINGERS = [
  '86.4,-333! 87.6,-336 90,-336.6 91.4,-334! 91.4,-328 90.6,-323.6 88,-323.4 86.4,-327',
  '91,-335! 92.2,-338.6 95,-339.2 96.6,-336.4! 96.4,-329 95.6,-323.6 92.6,-323.2 91,-328',
  '96.6,-336! 97.8,-340 100.6,-340.4 102.2,-337! 102,-330 101.2,-324.4 98,-324 96.6,-329',
  '102,-336! 103,-339 105.6,-338.6 107.6,-335! 107.8,-329 106.6,-324.8 103.4,-324.8 102,-329',
] as const;

const DRESS = { fill: '#d9a548', shade: '#a87432', dark: '#7f5426', light: '#f3cf7c' } as const;

/** All of her, for her shadow. */
export const herShape = Object.values(OUTLINES).map((outline) => closed(outline));

/** She leaps after him, her end of it lifted before her, the other arm thrown back. 340 high, her hips above (0, 0). */
export function she(box: Local): void {
  const skin = { ...HER_SKIN, soft: 5, rim: HER_SKIN.light, rimWidth: 3 };
  const far = {
    ...HER_SKIN,
    fill: '#c08a6a',
    shade: HER_SKIN.dark,
    rim: HER_SKIN.light,
    soft: 6,
    rimWidth: 2.4,
  };
  form(box, OUTLINES.farHand, { ...far, soft: 2 });
  form(box, OUTLINES.farArm, far);
  form(box, OUTLINES.farLeg, { ...far, rimWidth: 3.4 }, [
    '-10,-180! 84,-158! 82,-138 72,-118 58,-104 0,-124!',
    HER_SKIN.dark,
  ]);
  strokes(box, ['66,-116 74,-113 80,-116', '76,-38 84,-35 92,-35'], INK.detail, HER_SKIN.line, 0.1);
  form(
    box,
    OUTLINES.leg,
    { ...skin, soft: 8 },
    // what the skirt shades, and the hollow of the knee
    ['-14,-180! 24,-180! -10,-112 -30,-92 -60,-92 -80,-84! -90,-112', HER_SKIN.dark],
    ['-54,-108! -48,-100 -50,-92! -66,-96', HER_SKIN.dark, 0.7],
  );
  strokes(box, ['-108,-74 -112,-66 -110,-58', '-124,-56 -126,-44 -130,-32'], INK.detail, HER_SKIN.line, 0.1);
  skirt(box);
  form(box, OUTLINES.neck, { ...skin, fill: HER_SKIN.fill, shade: HER_SKIN.shade }, [
    '10,-296! 38,-288! 32,-276 20,-268 8,-268!',
    HER_SKIN.shade,
  ]);
  form(
    box,
    OUTLINES.bodice,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 10, rim: DRESS.light, rimWidth: 3 },
    ['-8,-240! 4,-236 8,-222 4,-198! -10,-198', DRESS.dark, 0.6],
    ['40,-246! 24,-236 14,-222 12,-200! 24,-200 26,-218 44,-234!', DRESS.shade],
  );
  form(box, '-5,-206! 16,-200 38,-204! 38,-196 16,-191 -5,-197!', {
    fill: '#c4586a',
    shade: '#8c3550',
    soft: 4,
  });
  head(box);
  arm(box);
}

function skirt(box: Local): void {
  form(
    box,
    OUTLINES.skirt,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 10, rim: DRESS.light, rimWidth: 3.4 },
    // folds: they run from the waist over the lifted thigh, and back where the wind takes the cloth
    ['0,-204! -16,-180 -40,-146 -84,-116! -92,-96 -70,-92 -40,-126 -8,-170!', DRESS.dark, 0.75],
    ['6,-202! -6,-170 -26,-136 -52,-100! -34,-94 -10,-136 6,-172!', DRESS.shade],
    ['14,-200! 12,-170 2,-140 -12,-112! 12,-120 24,-142 24,-172!', DRESS.shade],
    ['22,-200! 32,-176 38,-148 40,-112! 56,-108 54,-136 42,-168!', DRESS.shade],
    ['8,-200! 4,-170 -8,-140 -28,-104! -20,-102 2,-138 12,-172!', DRESS.light, 0.8],
    ['26,-200! 40,-178 52,-156 58,-116! 70,-130 64,-156 46,-184!', DRESS.light],
  );
  strokes(box, ['-82,-86 -60,-84 -34,-94 6,-114 30,-118 54,-110'], INK.detail, DRESS.dark, 0.1);
}

/** Laughing, her face up to the ribbon; the hair flies back. */
function head(box: Local): void {
  form(
    box,
    '22,-318! 4,-326 -16,-324 -34,-314 -54,-314 -74,-322! -62,-308 -70,-300! -52,-298 -60,-288! -38,-290 -18,-294 0,-288 14,-280! 26,-296',
    { fill: HAIR.her.fill, shade: HAIR.her.shade, soft: 5, rim: '#a8745a', rimWidth: 2 },
    ['14,-286! -6,-294 -24,-300 -50,-300! -40,-286 0,-280', HAIR.her.shade],
  );
  strokes(
    box,
    ['18,-308 -6,-314 -30,-306 -56,-308', '16,-298 -8,-304 -30,-298 -50,-300'],
    INK.detail,
    '#a8745a',
    0.1,
  );
  profile(local(box.art, ...box.at(26, -294), box.scale * 0.26, { rot: -17 }), HER_SKIN, HAIR.her, 'laughs');
}

/** Bent at the elbow: shoulder's cap, biceps, the elbow's point; the forearm swells below it and runs thin into the wrist. */
function arm(box: Local): void {
  form(
    box,
    OUTLINES.arm,
    { ...HER_SKIN, soft: 3, rim: HER_SKIN.light, rimWidth: 2.2 },
    // the upper arm's underside, up to the elbow's point
    ['8,-246! 26,-250 42,-255 58,-261 72,-266 80,-268! 88,-262! 74,-250 30,-234', HER_SKIN.shade],
    ['20,-242! 36,-248 54,-254 72,-260! 66,-250 30,-234', HER_SKIN.dark, 0.6],
    // the forearm's inner side, from the crook to the wrist
    ['62,-280! 70,-276 76,-282 80,-294 86,-306 91,-319! 84,-322 60,-296', HER_SKIN.shade],
    // the bulge below the elbow, in the light
    ['92,-296! 86,-292 82,-280 82,-270! 90,-276 96,-292', HER_SKIN.light, 0.8],
    ['16,-263! 26,-262 34,-258 28,-253 18,-255', HER_SKIN.light, 0.7],
  );
  strokes(
    box,
    [
      '60,-273 66,-271 73,-274',
      '84,-269 79,-266 76,-262',
      '12,-244 18,-251 18,-258',
      '90,-315 94,-313.6 97,-314',
    ],
    INK.detail,
    HER_SKIN.line,
    0.1,
  );
}

/** Her fist, closed over the ribbon's end: painted after it. The palm's side is turned to us: four fingers, two by two, the thumb over them. */
export function herHand(box: Local): void {
  form(box, OUTLINES.hand, { ...HER_SKIN, fill: HER_SKIN.shade, shade: HER_SKIN.dark, soft: 2 });
  // the heel, from the wrist up
  form(box, '89,-317! 87,-321 89,-325 97,-325 105,-322! 103,-318 98,-314!', {
    ...HER_SKIN,
    soft: 2,
    rim: HER_SKIN.light,
    rimWidth: 1.2,
  });
  for (const finger of FINGERS)
    form(box, finger, { ...HER_SKIN, soft: 1.5, rim: HER_SKIN.light, rimWidth: 1.5 });
  strokes(box, ['96.4,-338 96.2,-332 96.4,-325'], INK.detail, HER_SKIN.line, 0);
  form(
    box,
    '107,-328! 108,-323 104,-319.6 98,-320.4 92,-322.6! 90.6,-325 93,-326.6! 98,-325.4 102,-326 104.6,-329!',
    {
      ...HER_SKIN,
      soft: 1.5,
      rim: HER_SKIN.light,
      rimWidth: 1.6,
    },
  );
  strokes(box, ['92,-322.4 98,-320.2 104,-319.4'], INK.detail, HER_SKIN.line, 0.1);
}
