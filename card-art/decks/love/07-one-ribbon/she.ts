import { INK, strokes, type Tones } from '../../../kit/hand/index.ts';
import { closed, type Local, local } from '../../../kit/pen/index.ts';
import { fromBack, fromPalm } from './hands.ts';
import { profile } from './head.ts';
import { sandals } from './sandals.ts';
import { form, HAIR, HER_SKIN } from './tones.ts';

const OUTLINES = {
  farArm:
    '34,-264! 48,-268 62,-274 76,-280! 80,-285 82,-291 84,-297! 88,-306 92,-315 98,-330! 108,-327! 106,-310 104,-300 102,-290! 100,-280 97,-271 92,-266! 88,-263 82,-262 76,-260! 64,-254 52,-248 40,-240!',
  farLeg:
    '24,-156! 14,-138 2,-119 -10,-101! -15,-92 -21,-85 -30,-79! -42,-70 -56,-61 -70,-51! -78,-46 -82,-40 -83,-34! -82,-26 -82,-20 -80,-14! -76,-9 -70,-6 -67,-2 -69,2! -76,3.6 -88,4 -95,2! -101,-1 -102,-7 -102,-12! -103,-20 -107,-28 -112,-36! -116,-43 -115,-50 -109,-53! -103,-55 -98,-58 -92,-62! -84,-72 -76,-78 -68,-84! -60,-89 -52,-94 -46,-98! -38,-114 -30,-134 -18,-172!',
  leg: '20,-190! 44,-172 62,-158 74,-152! 84,-150 90,-143 89,-132! 92,-118 92,-100 92,-80 94,-63! 99,-59 108,-58.6 117,-61! 123,-65 129,-65 131.6,-60! 131,-55 126,-51.6 119,-49! 109,-46 103,-41 94,-36! 86,-33 78,-35 76,-42! 75,-48 79,-54 79,-64! 78,-72 70,-82 66,-94! 63,-106 64,-116 60,-126! 40,-124 10,-136 -10,-150!',
  skirt:
    '-7,-206! 8,-203 18,-203 29,-205! 46,-192 64,-174 79,-157! 81,-146 76,-132 66,-119! 54,-114 42,-114 32,-106! 20,-98 10,-104 0,-98! -12,-86 -24,-92 -32,-100! -42,-92 -54,-88 -66,-95! -80,-100 -92,-108 -106,-126! -90,-128 -76,-134 -62,-143! -46,-150 -32,-160 -24,-170! -16,-180 -12,-192!',
  bodice:
    '-7,-204! -9,-220 -9,-238 -2,-254! 8,-262 16,-266 22,-266! 28,-256 36,-253 44,-258! 50,-250 54,-242 53,-236! 50,-226 40,-216 30,-203! 16,-200',
  neck: '32,-304! 28,-290 24,-278 16,-269! 8,-262 10,-252 28,-246! 40,-248 48,-254 46,-262! 46,-270 49,-276 53,-284! 52,-300',
  arm: '26,-258! 19,-265 9,-267 0,-262! -10,-252 -22,-241 -34,-231 -43,-221 -52,-211 -62,-199 -75,-182! -68,-175! -54,-188 -45,-196 -37,-204! -32,-209 -29,-213 -27,-217! -18,-223 -4,-230 10,-236! 20,-241 26,-249',
} as const;

const DRESS = { fill: '#d9a548', shade: '#a87432', dark: '#7f5426', light: '#f3cf7c' } as const;

/** All of her, for her shadow. */
export const herShape = Object.values(OUTLINES).map((outline) => closed(outline));

/** She runs after him: the far foot pushes off, the near knee is up; the far hand lifts the ribbon, the near one swings her sandals back. 330 high, her hips above (0, 0). */
export function she(box: Local): void {
  const skin = { ...HER_SKIN, soft: 5, rim: HER_SKIN.light, rimWidth: 2.6 };
  const far = { ...skin, fill: '#c48f6d', shade: '#97644f' };
  form(box, OUTLINES.farArm, { ...skin, soft: 4 }, [
    '34,-262! 60,-262 84,-266 96,-270! 92,-258 40,-236',
    HER_SKIN.shade,
  ]);
  legs(box, far, skin);
  skirt(box);
  form(box, OUTLINES.neck, { ...HER_SKIN, soft: 3, rim: HER_SKIN.light }, [
    '30,-306! 60,-298! 54,-284 48,-276 42,-270 34,-268 26,-272!',
    HER_SKIN.shade,
  ]);
  strokes(box, ['33,-282 37,-274 41,-267', '45,-261 36,-261 28,-258'], INK.detail, HER_SKIN.dark, 0.1);
  bodice(box);
  head(local(box.art, ...box.at(0, 0), box.scale));
  arm(box);
}

function legs(box: Local, far: Tones, skin: Tones): void {
  form(
    box,
    OUTLINES.farLeg,
    { ...far, soft: 7 },
    // what the skirt shades, the hollow of the knee, the calf's round
    ['-40,-180! 30,-160! 2,-112 -8,-96 -24,-90 -44,-96! -60,-120', HER_SKIN.dark],
    ['-44,-98! -34,-92 -42,-80 -60,-67 -80,-56 -92,-48! -108,-46 -80,-84', '#97644f', 0.8],
    // the sole, from the heel in the air to the ball that pushes
    ['-118,-46! -110,-26 -104,-8 -100,6! -90,5 -94,-8 -97,-20 -104,-34!', HER_SKIN.dark],
  );
  strokes(
    box,
    [
      '-22,-88 -26,-84 -31,-82',
      '-95,-47 -97,-43 -95,-39',
      '-77,-9.6 -80,-5 -79,-1',
      '-72,-6 -74,-3 -73,0',
      '-94,-13 -97,-7 -95,-1',
    ],
    INK.detail,
    HER_SKIN.line,
    0.1,
  );
  form(
    box,
    OUTLINES.leg,
    { ...skin, soft: 7 },
    ['10,-190! 76,-160! 78,-146 72,-132 60,-122! 30,-116 -10,-140', HER_SKIN.dark],
    // calf, sole
    ['58,-126! 74,-122 74,-104 80,-86 85,-70 86,-56! 74,-46 60,-90', HER_SKIN.shade],
    ['134,-60! 122,-54 110,-52 98,-45 84,-41! 74,-40 84,-28 134,-48!', HER_SKIN.dark],
  );
  strokes(
    box,
    [
      '80,-146 84,-140 82,-133',
      '84,-58 87.6,-55 87,-50',
      '117,-61 121,-58 121,-54',
      '124,-65 127,-61 126.4,-57',
    ],
    INK.detail,
    HER_SKIN.line,
    0.1,
  );
}

function bodice(box: Local): void {
  form(
    box,
    OUTLINES.bodice,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 9, rim: DRESS.light, rimWidth: 2.6 },
    ['22,-238! 34,-230 46,-230 54,-236! 50,-222 38,-212 30,-202! 18,-200 16,-222', DRESS.shade],
    ['-12,-240! 4,-232 14,-232 24,-240! 18,-222 8,-212 4,-198! -14,-198', DRESS.dark, 0.55],
  );
  form(box, '-9,-209! 6,-204 20,-204 33,-209! 31,-199 18,-195 4,-195 -9,-200!', {
    fill: '#c4586a',
    shade: '#8c3550',
    soft: 4,
  });
}

function skirt(box: Local): void {
  form(
    box,
    OUTLINES.skirt,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 6, rim: DRESS.light, rimWidth: 3 },
    // drawn tight from the hip over the lifted thigh; behind it the wind has the cloth
    ['-6,-206! -16,-180 -40,-152 -110,-126! -96,-96 -60,-84 -32,-100! -20,-128 -4,-168!', DRESS.shade],
    ['-20,-172! -30,-154 -60,-134 -100,-122! -86,-104 -66,-92! -44,-118 -28,-140!', DRESS.dark, 0.75],
    ['2,-196! 0,-164 -8,-130 -20,-96! -8,-84 4,-98! 14,-126 12,-164!', DRESS.dark, 0.7],
    ['8,-180! 26,-160 48,-146 74,-134! 66,-110 36,-108 20,-98! 12,-104 18,-130!', DRESS.shade],
    ['10,-172! 24,-150 44,-136 66,-128! 58,-112 38,-114 24,-100! 26,-124', DRESS.dark, 0.6],
    ['22,-204! 40,-192 60,-174 76,-156! 82,-158 64,-182 34,-208!', DRESS.light],
    ['14,-190! 30,-178 48,-164 60,-152! 44,-158 26,-168!', DRESS.light, 0.75],
    ['-12,-166! -22,-138 -36,-112 -48,-90! -40,-90 -26,-116 -10,-148!', DRESS.fill],
  );
  strokes(
    box,
    [
      '76,-132 66,-119 54,-114 42,-114 32,-106 20,-98 10,-104 0,-98 -12,-86 -24,-92 -32,-100 -42,-92 -54,-88 -66,-95 -80,-100 -92,-108 -104,-124',
    ],
    INK.detail,
    DRESS.dark,
    0.05,
  );
  strokes(
    box,
    [
      '2,-196 2,-170 -4,-140',
      '8,-194 18,-176 36,-158',
      '-32,-100 -26,-118 -16,-138',
      '32,-106 34,-118 30,-132',
    ],
    INK.detail,
    DRESS.dark,
    0.1,
  );
}

/** Laughing, her face up to the ribbon; the hair flies back. */
function head(box: Local): void {
  form(
    box,
    '46,-316! 30,-322 14,-320 0,-313! -14,-307 -32,-309 -54,-322! -46,-309 -38,-303 -28,-300! -40,-297 -54,-298 -66,-305! -55,-291 -38,-286 -22,-287! -30,-282 -40,-280 -50,-281! -38,-273 -20,-273 -4,-279! 8,-284 20,-285 32,-281! 46,-294',
    { fill: HAIR.her.fill, shade: HAIR.her.shade, soft: 3, rim: '#a8745a', rimWidth: 1.8 },
    ['34,-284! 14,-294 -8,-296 -28,-300! -44,-296 -24,-286! -10,-270 30,-276', HAIR.her.shade],
  );
  strokes(
    box,
    [
      '34,-309 12,-312 -8,-304 -30,-306',
      '30,-300 10,-303 -12,-297 -36,-298',
      '28,-292 10,-295 -8,-289 -30,-288',
    ],
    INK.detail,
    '#a8745a',
    0.1,
  );
  profile(local(box.art, ...box.at(40, -297), box.scale * 0.24, { rot: -13 }), HER_SKIN, HAIR.her, 'laughs');
}

/** Swung back from the shoulder: its cap, the triceps, the elbow's point; the forearm runs thin into the wrist. */
function arm(box: Local): void {
  sandals(box);
  form(
    box,
    OUTLINES.arm,
    { ...HER_SKIN, soft: 3, rim: HER_SKIN.light, rimWidth: 2 },
    [
      '30,-240! 14,-240 -6,-236 -22,-224 -30,-216! -42,-207 -54,-194 -65,-179! -52,-180 30,-224',
      HER_SKIN.shade,
    ],
    ['10,-234! 4,-238 -8,-232 -22,-222 -28,-214! -10,-214', HER_SKIN.dark, 0.6],
  );
  strokes(box, ['-28,-214 -32,-213 -35,-215'], INK.detail, HER_SKIN.line, 0.1);
  fromBack(box, [-68, -183], HER_SKIN, { rot: 133 });
}

/** Closed over the ribbon's end: painted after it. */
export function herHand(box: Local): void {
  fromPalm(box, [101, -322], HER_SKIN, { rot: -51 });
}
