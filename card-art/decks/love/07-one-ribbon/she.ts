import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { fist } from './fist.ts';
import { profile } from './head.ts';
import { form, HAIR, HER_SKIN } from './tones.ts';

const OUTLINES = {
  farArm:
    '30,-262! 10,-257 -7,-253 -22,-250! -38,-246 -52,-240 -63,-234! -66,-228 -63,-222! -50,-227 -36,-231 -22,-233! -6,-235 14,-239 30,-244!',
  farHand:
    '-62,-233.4! -71.1,-237.3 -81,-237.6 -89.3,-234.2! -88.7,-230.1 -82.1,-229.6! -92.1,-227.7 -96.9,-223.6! -94.5,-220.3 -83.5,-222.5! -90.6,-218.6 -94.1,-214! -90.7,-211 -80.3,-217.4! -84.8,-212.3 -86.1,-207.5! -81.2,-206.2 -70.3,-213.9 -62.2,-220.4!',
  farLeg:
    '16,-198! 40,-192 66,-180 92,-164! 104,-159 112,-150 111,-138! 107,-120 98,-102 86,-84 77,-74! 81,-66 92,-58 104,-52! 107,-47 102,-43! 88,-45 72,-52 58,-61! 53,-66 55,-72 62,-75! 65,-92 68,-109 77,-122! 82,-128 84,-130! 66,-135 40,-142 10,-146!',
  leg: '-14,-180! 28,-172! 20,-146 4,-116 -9,-95! -20,-83 -36,-68.5 -55,-50 -73,-33! -69,-24 -61,-14 -50,-6! -45,-1 -48,4 -56,4! -66,4 -74,-3 -80,-12! -88,-20 -95,-29 -96,-36! -94,-42 -89,-44 -85,-42! -76,-54 -69,-64 -60,-80 -50,-93! -42,-104 -36,-108! -28,-136 -24,-160',
  skirt:
    '-2,-206! 18,-201 36,-203! 54,-198 74,-185 91,-170! 91,-150 82,-128! 62,-130 42,-122 20,-108! 0,-101 -20,-98 -40,-99! -62,-101 -80,-108 -96,-122! -94,-134 -82,-139! -58,-150 -34,-170 -16,-190',
  bodice:
    '-2,-204! -1,-222 5,-242 15,-259! 21,-265 28,-265! 34,-257 42,-253 51,-255! 57,-245 56,-232 47,-216 37,-200! 16,-197',
  neck: '17,-257! 22,-265 31,-275 33,-298! 57,-292! 54.4,-280 54.6,-270 61,-258! 50,-246 28,-246',
  arm: '21,-252! 25,-258.4 32,-260.6 40,-259.4 48,-258 58,-261.4 68,-270! 73,-277 77,-286 82,-298 89,-319! 98.6,-316! 97,-306 96,-294 93,-282 89,-270! 86,-263 81,-258 75,-256! 65,-250 54,-243.4 45,-238.4 37,-235! 27,-235 21,-242',
} as const;

const DRESS = { fill: '#d9a548', shade: '#a87432', dark: '#7f5426', light: '#f3cf7c' } as const;

/** All of her, for her shadow. */
export const herShape = Object.values(OUTLINES).map((outline) => closed(outline));

/** She runs after him: the near foot pushes off, the far knee is up; her end of it lifted before her, the other arm thrown back. 340 high, her hips above (0, 0). */
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
  form(
    box,
    OUTLINES.farLeg,
    { ...far, rimWidth: 3.4 },
    ['10,-200! 94,-172! 94,-150 84,-120! 60,-120 0,-136!', HER_SKIN.dark],
    ['84,-130! 92,-122 88,-104 78,-86 72,-71! 54,-62 58,-104', HER_SKIN.shade, 0.8],
  );
  strokes(box, ['99,-154 104,-148 103,-140', '64,-71 69,-67 70,-62'], INK.detail, HER_SKIN.line, 0.1);
  form(
    box,
    OUTLINES.leg,
    { ...skin, soft: 8 },
    // what the skirt shades, and the hollow of the knee
    ['-40,-180! 40,-180! 10,-104 -8,-92 -26,-94 -44,-88! -60,-110', HER_SKIN.dark],
    ['-33,-108! -22,-94 -30,-78 -50,-56 -68,-38! -90,-40 -60,-80', HER_SKIN.shade, 0.75],
  );
  strokes(
    box,
    ['-21,-97 -19,-91 -22,-86', '-75,-34 -80,-30 -84,-31', '-60,0 -54,-2 -49,-2'],
    INK.detail,
    HER_SKIN.line,
    0.1,
  );
  skirt(box);
  form(box, OUTLINES.neck, { ...skin, fill: HER_SKIN.fill, shade: HER_SKIN.shade }, [
    '28,-304! 62,-298! 58,-286 50,-280 42,-275 36,-266 26,-262!',
    HER_SKIN.shade,
  ]);
  // the neck's long muscle down to the pit of the throat, the collarbone
  strokes(box, ['46,-274 50,-268 55,-262.4', '56,-262 46,-262.6 36,-264.4'], INK.detail, HER_SKIN.dark, 0.1);
  form(
    box,
    OUTLINES.bodice,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 10, rim: DRESS.light, rimWidth: 3 },
    ['4,-246! 8,-234 8,-220 4,-198! -10,-198', DRESS.dark, 0.6],
    ['20,-240! 34,-232 48,-234 60,-240! 52,-222 36,-214 26,-200! 14,-200 14,-222', DRESS.shade],
  );
  form(box, '-5,-206! 16,-200 38,-204! 38,-196 16,-191 -5,-197!', {
    fill: '#c4586a',
    shade: '#8c3550',
    soft: 4,
  });
  head(local(box.art, ...box.at(2, -6), box.scale));
  arm(box);
}

function skirt(box: Local): void {
  form(
    box,
    OUTLINES.skirt,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 10, rim: DRESS.light, rimWidth: 3.4 },
    // folds: they run from the waist over the lifted thigh, and back where the wind takes the cloth
    ['0,-204! -18,-184 -44,-156 -98,-128! -84,-104 -58,-98 -32,-128 -6,-172!', DRESS.dark, 0.75],
    ['6,-202! -4,-170 -20,-136 -38,-96! -14,-96 0,-130 10,-172!', DRESS.shade],
    ['10,-200! 6,-170 -4,-138 -14,-96! 2,-98 10,-136 16,-172!', DRESS.light, 0.8],
    ['18,-200! 24,-176 28,-146 16,-102! 40,-114 60,-124 86,-122! 70,-140 50,-156 32,-180!', DRESS.shade],
    ['26,-192! 34,-164 36,-140 30,-110! 56,-126 84,-124! 66,-138 46,-156', DRESS.dark, 0.5],
    ['24,-202! 46,-190 68,-174 90,-154! 98,-170 76,-188 52,-202!', DRESS.light],
  );
  strokes(
    box,
    ['-96,-122 -80,-108 -62,-101 -40,-99 -20,-98 0,-101 20,-108 42,-122 62,-130 82,-128'],
    INK.detail,
    DRESS.dark,
    0.1,
  );
}

/** Laughing, her face up to the ribbon; the hair flies back. */
function head(box: Local): void {
  form(
    box,
    '40,-318! 22,-326 2,-324 -16,-314 -36,-314 -56,-322! -44,-308 -52,-300! -34,-298 -42,-288! -20,-290 0,-294 18,-288 32,-280! 44,-296',
    { fill: HAIR.her.fill, shade: HAIR.her.shade, soft: 5, rim: '#a8745a', rimWidth: 2 },
    ['32,-286! 12,-294 -6,-300 -32,-300! -22,-286 18,-280', HAIR.her.shade],
  );
  strokes(
    box,
    ['36,-308 12,-314 -12,-306 -38,-308', '34,-298 10,-304 -12,-298 -32,-300'],
    INK.detail,
    '#a8745a',
    0.1,
  );
  profile(local(box.art, ...box.at(44, -294), box.scale * 0.26, { rot: -17 }), HER_SKIN, HAIR.her, 'laughs');
}

/** Bent at the elbow: shoulder's cap, biceps, the elbow's point; the forearm swells below it and runs thin into the wrist. */
function arm(box: Local): void {
  form(
    box,
    OUTLINES.arm,
    { ...HER_SKIN, soft: 3, rim: HER_SKIN.light, rimWidth: 2.2 },
    // the upper arm's underside, up to the elbow's point; the armpit's shade
    ['20,-242! 32,-244 44,-247 58,-254.4 72,-262 82,-268! 90,-262! 74,-248 30,-230', HER_SKIN.shade],
    ['26,-236! 40,-241 56,-249.4 72,-257! 66,-248 36,-230', HER_SKIN.dark, 0.6],
    // the forearm's inner side, from the crook to the wrist
    ['64,-278! 71,-275 77,-282 81,-294 86,-306 91,-319! 84,-322 62,-296', HER_SKIN.shade],
    // the bulge below the elbow, in the light
    ['94,-296! 88,-292 84,-280 84,-270! 91,-276 96,-290', HER_SKIN.light, 0.8],
    ['27,-257! 34,-259.6 43,-257.4 40,-250 31,-249', HER_SKIN.light, 0.7],
  );
  strokes(
    box,
    ['67.6,-269 71,-270 75,-274.6', '86,-268 82,-264 79,-260', '90,-315 94,-313.6 97,-314'],
    INK.detail,
    HER_SKIN.line,
    0.1,
  );
  // the armhole: the arm comes out from under the dress
  form(
    box,
    '14,-258! 20,-266 27,-266! 24,-258 23,-249 27,-241 38,-235! 34,-226 22,-228 10,-236',
    { fill: DRESS.fill, shade: DRESS.shade, soft: 0 },
    { along: ['27,-266 24,-258 23,-249 27,-241 38,-235'], paint: DRESS.light, width: 2.4 },
  );
}

/** Closed over the ribbon's end: painted after it. */
export function herHand(box: Local): void {
  fist(local(box.art, ...box.at(93.5, -317), box.scale), HER_SKIN);
}
