import { hand } from '../../../kit/figure/hand/hand.ts';
import { flat as onStone } from '../../../kit/figure/hand/poses.ts';
import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, type Local } from '../../../kit/pen/index.ts';
import { childHead } from './heads.ts';
import { cloth } from './view.ts';

const WARM = { shade: '#8a4a26', rim: '#ffe7a8' };
const WOOL = { shade: '#2a2022', rim: '#f0b070' };
const SKIN = { fill: '#f0bf94', deep: '#b3704e', bright: '#ffe0ac' } as const;

/** What of the child lies behind the arm that carries it: the far leg, the far arm on the lantern's rim. */
export function childBehind(box: Local): void {
  cloth(
    box,
    '50,-222! 72,-226 84,-219 90,-206 98,-190 104,-178! 88,-168! 80,-182 72,-196 56,-200',
    '#4a3836',
    4,
    { ...WOOL, rimWidth: 1.2 },
  );
  cloth(
    box,
    '87,-181! 106,-188! 109.6,-177 112,-171 119,-170 126,-168 129,-163 127.4,-159! 111,-153.6 96,-150! 91.6,-157 92,-166',
    '#a23a32',
    3,
    WARM,
  );
  cloth(box, '46,-252! 62,-254 80,-262 96,-277! 104,-267! 92,-252 78,-242 60,-236!', '#c0822f', 4, WARM);
  handOnRim(box);
}

/** Flat on the stone of the rim, which bears the child's weight with it. */
const ON_RIM = hand({
  pose: onStone,
  side: 'left',
  at: [101, -271],
  length: 33,
  fingers: 97,
  turn: 108,
  light: [0.8, -0.6],
  build: 'child',
  forearm: 0.12,
});

function handOnRim(box: Local): void {
  box.fill(closed('106,-264.6! 116,-266.6 130,-266 134,-264.4! 124,-262.6 110,-262.6!'), '#5d5240', 0.8);
  ON_RIM.paint(box, { light: SKIN.bright, middle: SKIN.fill, dark: '#d99a70', line: SKIN.deep });
}

/** It sits on the arm, leans out to the lantern. */
export function childBefore(box: Local): void {
  cloth(
    box,
    '10,-214! 36,-218 56,-221 70,-221 79,-214 82,-202 82,-184 81,-164! 63,-163! 62,-178 61,-190! 50,-188 30,-185 12,-185 0,-191!',
    '#6a4c44',
    6,
    WOOL,
    ['40,-224! 66,-219 75,-211 77,-198 76,-160! 90,-160! 90,-230!', '#a8765a'],
  );
  strokes(
    box,
    ['62,-190 68,-196 74,-198', '62,-188 68,-187 76,-189', '44,-216 40,-206 42,-198'],
    1.4,
    '#3c2a2c',
    0.1,
  );
  cloth(
    box,
    '61.6,-169! 83,-170! 83,-158 83.6,-150 90,-147 96,-143.4 98,-138 97,-134.4! 82,-132.6 64,-133! 62,-140 63,-152',
    '#bb4638',
    4,
    WARM,
    ['60,-137.4! 82,-136.4 102,-138.4! 102,-128 60,-128', '#6a242a'],
  );
  cloth(
    box,
    '26,-266! 15,-254 7,-234 0,-212 -5,-194! 8,-188 26,-188 42,-195 53,-208! 58,-222 58,-238 55,-252 48,-266',
    '#dd9a38',
    11,
    WARM,
    ['40,-270! 44,-246 43,-222 34,-198! 64,-198! 64,-270!', '#f2bd58'],
  );
  strokes(
    box,
    ['12,-240 24,-236 34,-238', '2,-212 18,-206 36,-210 46,-216', '-3,-198 14,-193 32,-195 50,-207'],
    INK.form,
    '#9a5c26',
    0.1,
  );
  childHead(box, 46, -294);
}

/** The near arm, which reaches in. */
export function childArm(box: Local): void {
  taper(box);
  cloth(
    box,
    '30,-268! 44,-266 58,-267 70,-276 84,-298! 98,-291! 94,-274 86,-256! 76,-246 62,-240 46,-236 33,-235! 26,-242 22,-251 23,-260',
    '#e8a844',
    6,
    WARM,
    ['30,-270! 46,-260 62,-261 74,-272 88,-298! 70,-300! 40,-276!', '#fbd27a'],
  );
  strokes(
    box,
    ['84,-258 76,-261 70,-267', '82,-253 72,-254 64,-259', '34,-240 40,-248 42,-256'],
    INK.form,
    '#9a5c26',
    0.1,
  );
}

/** The hand and what it holds: the thumb lies on it, the forefinger is under it, the others are bent. */
function taper(box: Local): void {
  flat(
    box,
    '96,-293! 100.6,-291.6 104.2,-293.2 106.4,-296.4 109,-299.2 110.6,-302.4 110.4,-305.4 107,-307.4 100,-308!',
    '#d99a70',
    { side: [-0.8, 1.6], paint: SKIN.deep },
  );
  strokes(box, ['101,-299 104.4,-297.4 107,-297.6', '103,-303.4 106.6,-301.6 110,-302'], 1, SKIN.deep, 0);
  box.line(curve('104,-305.6 118,-307.8 148,-312'), 3.4 * box.scale, '#6e4326');
  box.glow(148, -314, 28, '#fff0b8', 0.9);
  box.fill(closed('147,-308! 143.8,-313 148,-324! 151.6,-313'), '#fffdf0');
  flat(
    box,
    '102,-306! 106,-304 110,-302.8 113.4,-303.6 114.8,-305.8 113.4,-307.6 110,-307.2 104,-309!',
    SKIN.fill,
    { side: [-0.2, 1.2], paint: SKIN.deep },
  );
  flat(
    box,
    '86,-297! 88.4,-302 90.2,-307 93.2,-311.8 97,-314.8 101,-316.2! 105,-316.4 108.8,-314.8 112,-312.8 114.6,-310.6 115.2,-308.6 113.6,-307.6 110.4,-308.6 107.6,-309.8 105.8,-309! 106,-305 104.6,-300.4 101.2,-296.6 98.6,-293 97,-289!',
    SKIN.fill,
    ['90,-291! 96,-298 100.6,-302.4 104.8,-308.8! 109,-304 104,-292!', '#d99a70'],
    ['91,-311! 97,-313.6 102,-314.4 107.6,-312.6 115,-308.4! 120,-312 104,-322!', SKIN.bright],
  );
  strokes(box, ['105.8,-309 103,-309 100.6,-307.4'], 1, SKIN.deep, 0);
}
