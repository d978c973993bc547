import { INK, strokes } from '../../../kit/hand/index.ts';
import type { Local } from '../../../kit/pen/index.ts';
import { HIS, hisHead } from './heads.ts';
import { hisFarHand } from './joined.ts';
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

/** The far arm leads hers out: down to the elbow behind her, up again to the hand under her fingers. */
export function hisFarArm(box: Local): void {
  hisFarHand(box);
  toned(
    box,
    '52,-288! 32,-281 8,-271 -14,-263 -26,-261! -44,-266 -64,-274 -84,-284! -92,-276 -90,-263! -70,-253 -48,-244 -28,-238 0,-238 40,-250!',
    {
      ...COAT,
      soft: 10,
    },
    lampOn(6, COAT.lit),
  );
  strokes(box, ['-26,-261 -32,-256 -34,-250', '-20,-262 -18,-256 -22,-250'], INK.form, COAT.line, 0.1);
  toned(box, '-81,-285! -92,-288! -98,-278 -99,-267! -87,-262! -88,-274', SHIRT);
}

/** Coat, collar and head. */
export function hisTrunk(box: Local): void {
  const { art } = box;
  // the neck, set back under the jaw and in its shade
  unlit(box, '38,-320! 58,-342 67,-328 72,-312 83,-294! 66,-276 50,-278 42,-292!', {
    ...HIS,
    fill: HIS.shade,
    shade: HIS.dark,
    soft: 5,
  });
  toned(
    box,
    '32,-278! 44,-284 60,-290 80,-295! 98,-276 106,-246 104,-214 108,-184! 92,-174 66,-172 40,-176! 24,-184 12,-206 8,-236 12,-262',
    { ...COAT, soft: 12 },
    ['96,-282! 88,-240 90,-206 80,-170! 116,-170! 116,-270!', COAT.deep],
    ['6,-270! 22,-250 26,-214 36,-176! 10,-180!', COAT.shade],
    lampOn(16, '#c4694f'),
    lampOn(8, COAT.lit),
  );
  // the shirt's collar: from the nape round the neck to its point before the throat
  toned(
    box,
    '42,-296! 51,-292 64,-294 79,-304! 86,-297 86,-290! 70,-284 55,-277 43,-263! 37,-272 38,-286!',
    SHIRT,
  );
  strokes(
    box,
    ['92,-262 84,-236 88,-212', '100,-200 88,-194 76,-196', '98,-190 84,-184 70,-186'],
    INK.form,
    COAT.line,
    0.1,
  );
  hisHead(art, ...box.at(41.5, -328), 0.6 * box.scale, -36);
}

/** The near arm: elbow out, the hand spread on her back. */
export function hisNearArm(box: Local): void {
  const skin = { ...HIS, soft: 4 };
  // the thumb up along her spine; three fingers together, the first apart, the back of the hand
  toned(
    box,
    '9.7,-207.7! 6.5,-215.5 1.9,-221.7 -2,-224.8! -5.2,-224.8 -5.9,-221.7! -3.6,-216.3 -1.3,-210 0.3,-204.6!',
    {
      ...skin,
      soft: 3,
    },
  );
  toned(
    box,
    '-0.5,-206.9! -9.1,-206.1 -16.9,-202.2 -23.1,-196.8! -24.3,-193.6 -21.5,-192.1! -23.6,-190.5 -23.1,-187.7 -20,-187.4! -20.4,-185.1 -16.9,-183.2 -12.2,-184.3! -4.4,-187.4 2.6,-189.7 8.9,-192.9!',
    skin,
    ['10.4,-194.4! -2,-192.1 -13,-188.2 -22.3,-187.4! -20.8,-178.8 10.4,-181.9!', HIS.shade],
  );
  toned(
    box,
    '5.8,-211.6! -4.4,-213.9 -13.7,-211.6 -23.1,-206.6! -25.1,-203.8 -22.8,-201.4! -15.3,-203.5 -8.3,-204.6 -0.5,-202.2!',
    {
      ...skin,
      soft: 3,
    },
  );
  toned(
    box,
    '13.6,-209.2! 7.3,-212 0.3,-212.4 -5.2,-209.2! -6.7,-200.7 -3.6,-192.9! 4.2,-191.3 13.6,-194.4!',
    {
      ...skin,
      rimWidth: 0.1,
    },
  );
  strokes(
    box,
    [
      '-21.5,-192.1 -14.5,-196 -7.5,-198.3',
      '-20,-187.4 -13.7,-190.5 -6.7,-192.9',
      '-5.9,-206.9 -3.6,-205.3',
      '-6.4,-200.7 -4.1,-199.9',
      '-14.5,-209.2 -13.7,-206.9',
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
      '82,-272 85,-262 84,-250',
    ],
    INK.form,
    COAT.line,
    0.1,
  );
}
