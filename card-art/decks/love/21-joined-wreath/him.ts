import { INK, strokes } from '../../../kit/hand/index.ts';
import type { Local } from '../../../kit/pen/index.ts';
import { HIS, hisHead } from './heads.ts';
import { lampOn, toned, unlit } from './view.ts';

const COAT = { fill: '#aa544c', shade: '#642f46', deep: '#43223a', line: '#381c30', lit: '#e29a66' } as const;
const CLOTH = { fill: '#5a5266', shade: '#373148', line: '#221e32' } as const;
const SHOE = { fill: '#3a2c34', shade: '#1c1624', soft: 3 } as const;
const SHIRT = { fill: '#f6e8cc', shade: '#a8928e', soft: 4 } as const;

/** A long step: the knee bent before him, the other leg stretched behind, its heel off the ground. */
export function hisLegs(box: Local): void {
  // behind
  toned(box, '112,-22! 122,-30 132,-30 140,-20! 138,-10 126,0 116,8 100,9! 96,4 104,-4!', SHOE);
  toned(
    box,
    '50,-204! 76,-206 100,-198! 106,-168 108,-140 116,-110! 126,-84 136,-56 143,-30! 134,-20 122,-16 111,-18! 102,-50 88,-78 76,-104! 62,-136 50,-170',
    { ...CLOTH, fill: '#4c455a', shade: '#2c273c', soft: 9 },
    ['104,-190! 100,-150 106,-112 124,-70 134,-22! 150,-24! 130,-110 112,-196!', '#2a2539'],
  );
  strokes(
    box,
    [
      '80,-118 94,-122 108,-118',
      '86,-108 98,-108 112,-112',
      '92,-100 112,-60 128,-28',
      '120,-30 128,-34 138,-34',
    ],
    INK.form,
    CLOTH.line,
    0.1,
  );
  // before
  toned(box, '10,-16! 22,-20 38,-18! 44,-4 44,8! 14,10 -8,9! -13,4 -6,-3 4,-8!', SHOE);
  toned(
    box,
    '40,-206! 66,-210 92,-200! 90,-170 76,-142 56,-116! 50,-92 48,-56 46,-16! 34,-11 20,-12 11,-16! 10,-50 10,-84 8,-112! 14,-136 26,-168',
    { ...CLOTH, soft: 10 },
    ['92,-196! 74,-150 50,-120 38,-92 34,-50 32,-10! 60,-10! 60,-110 100,-170!', CLOTH.shade],
  );
  strokes(
    box,
    [
      '12,-112 24,-106 40,-110',
      '14,-102 26,-96 42,-102',
      '20,-96 22,-60 24,-20',
      '60,-196 48,-176 44,-158',
      '12,-24 24,-28 44,-24',
    ],
    INK.form,
    CLOTH.line,
    0.1,
  );
}

/** The far arm leads hers out: sleeve, cuff, and the hand under her fingers. */
export function hisFarArm(box: Local): void {
  toned(box, '30,-286! -6,-276 -40,-266 -84,-272! -92,-266 -92,-256! -80,-250 -40,-244 0,-246 30,-254!', {
    ...COAT,
    soft: 10,
  });
  toned(box, '-82,-274! -94,-274! -98,-264 -96,-254! -84,-252! -88,-262', SHIRT);
  // the hand: palm up under hers, thumb over her knuckles
  toned(
    box,
    '-94,-273! -106,-280 -116,-280 -126,-272! -134,-262 -132,-254 -126,-250! -114,-247 -104,-250 -95,-254!',
    { ...HIS, soft: 6 },
  );
}

/** His thumb lies over her fingers, three of his own come round the back of her hand. */
export function joined(box: Local): void {
  toned(
    box,
    '-96,-272! -100,-282 -106,-291 -113,-296! -119,-298 -122,-294 -118,-290! -113,-286 -109,-279 -106,-268 -98,-262!',
    { ...HIS, soft: 2 },
    lampOn(3, '#e6b484'),
  );
  for (const finger of [
    '-138,-258! -145,-261 -147,-267 -142,-270! -134,-269 -126,-266 -122,-262! -126,-259 -132,-258!',
    '-131,-252! -138,-253 -141,-258 -137,-262! -129,-262 -122,-260 -117,-256! -120,-253 -126,-252!',
    '-122,-247! -129,-247 -132,-252 -128,-255.6! -121,-255.6 -115,-253 -111,-249! -114,-247 -118,-246!',
  ])
    toned(box, finger, { ...HIS, soft: 2.4, rimWidth: 1.6 });
}

/** Coat, collar and head. */
export function hisTrunk(box: Local): void {
  const { art } = box;
  // the neck, set back under the jaw and in its shade
  unlit(box, '22,-310! 46,-330 60,-320 68,-290! 56,-276 38,-278 24,-288!', {
    ...HIS,
    fill: HIS.shade,
    shade: HIS.dark,
    soft: 5,
  });
  toned(
    box,
    '22,-282! 36,-286 58,-290 80,-295! 98,-276 106,-246 104,-214 108,-184! 92,-174 66,-172 40,-176! 24,-184 12,-206 8,-236 12,-262',
    { ...COAT, soft: 12 },
    ['96,-282! 88,-240 90,-206 80,-170! 116,-170! 116,-270!', COAT.deep],
    ['6,-270! 22,-250 26,-214 36,-176! 10,-180!', COAT.shade],
    lampOn(16, '#c4694f'),
    lampOn(8, COAT.lit),
  );
  // the shirt's collar: from the nape round the neck to its point before the throat
  toned(
    box,
    '30,-298! 40,-294 54,-297 67,-307! 74,-300 74,-291! 60,-287 46,-281 33,-266! 25,-274 25,-288!',
    SHIRT,
  );
  strokes(
    box,
    ['92,-262 84,-236 88,-212', '100,-200 88,-194 76,-196', '98,-190 84,-184 70,-186'],
    INK.form,
    COAT.line,
    0.1,
  );
  hisHead(art, ...box.at(41, -335), 0.62 * box.scale, -22);
}

/** The near arm: elbow out, the hand spread on her back. */
export function hisNearArm(box: Local): void {
  const skin = { ...HIS, soft: 4 };
  // the thumb up along her spine; three fingers together, the first apart, the back of the hand
  toned(box, '9,-209! 5,-219 -1,-227 -6,-231! -10,-231 -11,-227! -8,-220 -5,-212 -3,-205!', {
    ...skin,
    soft: 3,
  });
  toned(
    box,
    '-4,-208! -15,-207 -25,-202 -33,-195! -34.6,-191 -31,-189! -33.6,-187 -33,-183.4 -29,-183! -29.6,-180 -25,-177.6 -19,-179! -9,-183 0,-186 8,-190!',
    skin,
    ['10,-192! -6,-189 -20,-184 -32,-183! -30,-172 10,-176!', HIS.shade],
  );
  toned(box, '4,-214! -9,-217 -21,-214 -33,-207.6! -35.6,-204 -32.6,-201! -23,-203.6 -14,-205 -4,-202!', {
    ...skin,
    soft: 3,
  });
  toned(box, '14,-211! 6,-214.6 -3,-215 -10,-211! -12,-200 -8,-190! 2,-188 14,-192!', {
    ...skin,
    rimWidth: 0.1,
  });
  strokes(
    box,
    [
      '-31,-189 -22,-194 -13,-197',
      '-29,-183 -21,-187 -12,-190',
      '-11,-208 -8,-206',
      '-11.6,-200 -8.6,-199',
      '-22,-211 -21,-208',
    ],
    1.2,
    HIS.line,
    0,
  );
  // cuff, then the sleeve: forearm, elbow's corner, upper arm
  toned(box, '6,-217! 16,-218! 18,-204 19,-188! 9,-185! 6,-200', SHIRT);
  toned(
    box,
    '62,-296! 80,-298 96,-286! 106,-262 106,-232 102,-206! 96,-192 86,-186! 64,-182 38,-184 15,-186! 13,-202 14,-219! 34,-220 52,-220 67,-221! 71,-246 60,-272',
    { ...COAT, soft: 11 },
    ['110,-240! 92,-216 76,-204 40,-198 10,-196! 10,-176! 110,-176!', COAT.shade],
    lampOn(15, '#c4694f'),
    lampOn(7, COAT.lit),
  );
  strokes(
    box,
    [
      '68,-224 78,-216 84,-206',
      '70,-232 84,-226 94,-214',
      '64,-222 66,-210 62,-200',
      '88,-200 76,-196 66,-192',
      '74,-286 84,-270 84,-254',
    ],
    INK.form,
    COAT.line,
    0.1,
  );
}
