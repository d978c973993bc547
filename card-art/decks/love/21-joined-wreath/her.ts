import { hand } from '../../../kit/figure/hand/hand.ts';
import { INK, strokes, within } from '../../../kit/hand/index.ts';
import { closed, type Local, type Path } from '../../../kit/pen/index.ts';
import { HERS, herHead } from './heads.ts';
import { HER_SKIN } from './joined.ts';
import { lampOn, toned } from './view.ts';

const DRESS = { fill: '#79b1b8', shade: '#457086', deep: '#2b4a65', line: '#233d55' } as const;
const SHOE = { fill: '#8c3444', shade: '#561f34', soft: 3 } as const;
const SKIRT =
  '-44,-186! -30,-180.8 -10,-180.8 4,-186! 14,-166.8 22,-140.5 28,-114.2 34,-86.2! 24,-75 12,-81 2,-73! -8,-65 -22,-75 -34,-69! -48,-61 -62,-77 -78,-75! -96,-73 -112,-89.8 -140,-96.8! -134,-109 -112,-124.8 -92,-142.2 -66,-166.8';

/** Her right one on his shoulder, the four fingers together down the back of it, the thumb at his neck. */
const ON_HIS_SHOULDER = hand({
  pose: {
    index: [16, 20, 12, 0],
    middle: [18, 22, 13, 0],
    ring: [21, 24, 14, 0],
    little: [25, 26, 15, 1],
    thumb: { away: 34, across: 18, bend: [6, 10] },
    wrist: [26, -14],
  },
  side: 'right',
  at: [67, -277],
  length: 42,
  fingers: 106,
  turn: 196,
  light: [-0.3, -0.95],
  forearm: 0.1,
});

/** Legs and skirt: she turns on her toes, one foot flies back and the cloth after it. */
export function herSkirt(box: Local): void {
  const { art } = box;
  const at = (knots: string): Path => box.place(closed(knots));
  // the cloth's far side, seen under the hem
  art.fill(
    at('-136,-98.5! -110,-96.8 -80,-88 -40,-81 0,-82.8 32,-86.2! 20,-69 -6,-61 -40,-59 -80,-67 -118,-84.5'),
    DRESS.deep,
  );
  // the leg that flies back, from under the cloth
  toned(
    box,
    '-40,-108! -58,-103 -76,-96 -92,-84 -104,-72 -113,-65 -119,-65! -124,-59 -122,-49 -114,-47! -108,-50 -96,-52 -78,-56 -60,-62 -40,-68!',
    { ...HERS, soft: 7 },
    // what the hem throws on it
    ['-100,-96! -84,-80 -66,-66 -44,-60! -30,-60 -30,-110!', HERS.dark, 0.7],
  );
  strokes(box, ['-113,-58 -110.6,-55.6 -111.4,-52.6'], 1.3, HERS.line, 0);
  toned(
    box,
    '-117.6,-64.6! -122.4,-65.6 -127.2,-63.7! -134.4,-68.8! -136.3,-66.9! -130.4,-58.7! -136,-51.2 -142.4,-43.2 -147.2,-35.2! -147.2,-32 -143.2,-31.2! -136,-34.4 -127.2,-38.7 -119.2,-44.8 -115.2,-49.3! -120,-51.2 -120.8,-57.6',
    SHOE,
  );
  // the one that carries her, under her hips: the knee's hollow, the calf, the ankle
  toned(
    box,
    '-31,-84! -32,-72 -36.6,-60 -37.4,-48 -33,-34 -28.6,-23 -28.4,-16 -31,-10 -30,-4! -16,2 -4,4! -3,-1 -9.6,-6 -13.4,-12 -15.4,-19 -13.6,-30 -9.4,-44 -5.6,-58 -4,-70 -5,-84!',
    { ...HERS, soft: 6 },
    // what the hem throws on it
    ['-40,-90! 0,-90! -2,-68 -16,-62 -36,-68!', HERS.dark],
  );
  // the last: the ankle's bone
  strokes(box, ['-9,-66 -7,-60 -9,-54', '-24,-12.6 -21.6,-10.4 -18.6,-12'], 1.2, HERS.line, 0.1);
  toned(
    box,
    '-32,-12! -28.6,-8 -22,-4 -14,-2 -6,-3.4! -1,1.4 5,5 11,8.6! 12,13 -3,13 -13,10! -19,3 -24,0! -25,12! -29,12! -32,-5',
    SHOE,
  );
  toned(box, SKIRT, { ...DRESS, rim: '#ffe6b0', soft: 12 }, () => {
    // folds from the waist, wider towards the hem
    for (const fold of [
      '-40,-180.8! -74,-140.5 -140,-93.2! -118,-75! -72,-121.2',
      '-30,-179! -54,-133.5 -92,-55! -70,-51! -46,-114.2',
      '-14,-179! -26,-130 -42,-51! -22,-51! -14,-114.2',
      '-2,-182.5! 2,-137 0,-55! 16,-59! 12,-119.5',
    ])
      art.fill(at(fold), DRESS.shade);
    for (const fold of [
      '-36,-180.8! -70,-135.2 -124,-75! -108,-71! -60,-121.2',
      '-22,-179! -40,-128.2 -66,-49! -50,-49! -28,-114.2',
      '-6,-180.8! -9,-128.2 -16,-51! -4,-51! 2,-114.2',
    ])
      art.fill(at(fold), '#9ccac4');
    // the knee of the lifted leg: the cloth lies on the thigh and falls in beneath
    art.fill(at('-30,-172! -46,-146 -62,-118 -66,-102 -58,-94 -46,-94 -38,-104 -33,-134!'), '#9ccac4', 0.6);
    art.fill(
      at('-67,-103! -60,-92.6 -48,-91.6 -37,-102! -40,-84 -46,-66! -76,-66 -74,-84'),
      DRESS.shade,
      0.7,
    );
    art.fill(
      at(
        '-44,-186! -66,-166.8 -92,-142.2 -112,-124.8 -134,-109 -140,-96.8! -136.4,-96.2! -131,-108.5 -109,-123.9 -89,-141.4 -63,-166.2 -42.4,-185.1!',
      ),
      '#f2deac',
    );
    art.fill(at('2,-186! 12,-154.5 22,-119.5 24,-77! 40,-77! 34,-128.2 14,-180.8!'), DRESS.deep);
  });
  strokes(
    box,
    [
      '-40,-177.2 -78,-137 -126,-103.8',
      '-66,-104 -59,-93 -48,-91.6 -38,-101',
      '-60,-92 -68,-84 -82,-79',
      '-50,-90 -54,-80 -56,-72',
      '-30,-172 -34,-140 -36,-112',
      '-12,-175.5 -22,-128.2 -30,-77',
      '0,-177.2 6,-137 8,-84.5',
    ],
    INK.form,
    DRESS.line,
    0.1,
  );
}

/** From the waist up: her back half to us, the face lifted to him. */
export function herTrunk(box: Local): void {
  const { art } = box;
  toned(
    box,
    '-36,-257! -24,-265 -8,-262 10,-261 18,-250! 20,-230 14,-206 6,-184! -12,-178 -32,-178 -45,-184! -46,-206 -48,-232',
    { ...DRESS, rim: '#ffe6b0', soft: 10 },
    lampOn(12, '#a9d2c4'),
    ['24,-252! 8,-232 4,-206 0,-178! 30,-178!', DRESS.deep],
    ['-10,-258! -14,-224 -20,-180! -28,-180! -24,-222', DRESS.shade],
    { along: ['-30,-260 -42,-252 -48,-232 -46,-206 -45,-184'], paint: '#ffe9b8', width: 6 },
  );
  // nape and neck stand in the dress's open back
  toned(
    box,
    '-20,-302! -16,-284 -18,-270 -27,-261! -19,-254 -10,-250 0,-252 11,-259! 5,-265 3,-276 7,-298!',
    { ...HERS, soft: 4 },
    ['-30,-306! 16,-306! 8,-274 -2,-270 -18,-277!', HERS.shade],
    // what the jaw throws on it
    ['-12,-306! 16,-306! 8,-280 2,-277 -8,-284!', HERS.dark],
  );
  strokes(box, ['-6,-266 -8,-259 -9,-254'], 1.2, HERS.shade, 0.1);
  strokes(
    box,
    ['-44,-198 -30,-202 -18,-198', '-40,-190 -20,-192 0,-190', '-30,-252 -26,-236 -30,-222'],
    INK.form,
    DRESS.line,
    0.1,
  );
  // sash
  toned(box, '-46,-192! -30,-186 -10,-186 8,-192! 6,-178! -10,-172 -32,-172 -46,-179!', {
    fill: '#f2dfbe',
    shade: '#b3948c',
    soft: 5,
  });
  herHead(art, ...box.at(-9, -310), 0.56 * box.scale, 8);
}

/** The far arm goes out to his hand, its elbow low; the hand itself lies in his (`joined`). */
export function herFarArm(box: Local): void {
  toned(
    box,
    '-56,-250! -66,-241 -76,-236 -84,-237! -92,-244 -98,-255 -102,-267! -114,-265! -115,-252 -112,-239 -106,-227 -99,-218 -91,-213.6 -80,-215 -68,-220 -54,-227!',
    { ...HERS, soft: 6 },
    [
      '-107.6,-270! -107,-250 -101,-235 -92,-226 -74,-228 -54,-235! -54,-208 -124,-208 -124,-270!',
      HERS.shade,
    ],
    lampOn(4, '#f0c79a'),
  );
  strokes(box, ['-84,-236 -87,-231 -91,-228'], 1.3, HERS.line, 0);
  toned(
    box,
    '-34,-256! -50,-256 -64,-252! -72,-240 -68,-225! -52,-221 -38,-228!',
    { ...DRESS, soft: 8 },
    lampOn(9, '#c4e2cc'),
  );
  strokes(box, ['-67,-246 -58,-244 -50,-246', '-67,-232 -58,-235 -50,-234'], 1.4, DRESS.line, 0.1);
}

/** The near arm: a short upper arm that comes towards us, the elbow, and up to his shoulder; the hand lies flat over its round. */
export function herNearArm(box: Local): void {
  // what they throw on his coat
  box.fill(
    closed('70,-270! 80,-268 92,-262 100,-256 105,-255! 104,-262 96,-272 84,-278 72,-280!'),
    '#642f46',
    0.7,
  );
  toned(
    box,
    '8,-250! 20,-245 31,-243! 39,-249 50,-263 59,-278! 66,-284 72,-272! 66,-260 58,-242 51,-229 45,-221.6 37,-218.4 24,-220 8,-231!',
    { ...HERS, soft: 0, rimWidth: 1.8 },
    // the underside, from the sleeve round the elbow and up to the wrist
    ['8,-238! 20,-230 32,-227 41,-230 50,-244 60,-262 68,-272! 76,-268 60,-220 40,-210 8,-214!', HERS.shade],
    // what the sleeve throws on it
    ['8,-252! 22,-248 25,-238 18,-226! 8,-226!', HERS.shade],
    { along: ['31,-243 39,-249 50,-263 59,-278'], paint: '#f2c898', width: 5 },
  );
  strokes(box, ['31,-243 34.4,-240.6 36,-237', '38,-221 42,-223 44,-227'], 1.2, HERS.line, 0);
  ON_HIS_SHOULDER.paint(box, HER_SKIN);
  within(box, ON_HIS_SHOULDER.outline, { side: [0.3, -1.6], paint: '#ffdf9a' });
  toned(
    box,
    '-24,-258! -8,-264 8,-258 20,-247! 20,-236 12,-226! -4,-228 -20,-238!',
    {
      ...DRESS,
      rim: '#ffe6b0',
      soft: 9,
    },
    lampOn(11, '#c4e2cc'),
  );
  strokes(box, ['-14,-254 -4,-246 -2,-236', '14,-246 8,-240 8,-232'], INK.form, DRESS.line, 0.1);
}
