import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, type Path } from '../../../kit/pen/index.ts';
import { HERS, herHead } from './heads.ts';
import { lampOn, toned, unlit } from './view.ts';

const DRESS = { fill: '#79b1b8', shade: '#457086', deep: '#2b4a65', line: '#233d55' } as const;
const SHOE = { fill: '#8c3444', shade: '#561f34', soft: 3 } as const;
const SKIRT =
  '-44,-186! -30,-180 -10,-180 4,-186! 14,-164 22,-134 28,-104 34,-72! 24,-60 12,-66 2,-58! -8,-50 -22,-60 -34,-54! -48,-46 -62,-62 -78,-60! -96,-58 -112,-76 -140,-84! -134,-98 -112,-116 -92,-136 -66,-164';

/** Legs and skirt: she turns on her toes, one foot flies back and the cloth after it. */
export function herSkirt(box: Local): void {
  const { art } = box;
  const at = (knots: string): Path => box.place(closed(knots));
  // the cloth's far side, seen under the hem
  art.fill(
    at('-136,-86! -110,-84 -80,-74 -40,-66 0,-68 32,-72! 20,-54 -6,-46 -40,-44 -80,-52 -118,-70'),
    DRESS.deep,
  );
  // the leg that flies back, from under the cloth
  toned(
    box,
    '-66,-76! -80,-69 -96,-61 -112,-56! -118,-52 -119,-46 -116,-43! -106,-46 -96,-41 -84,-38 -68,-43 -44,-59! -50,-76!',
    {
      ...HERS,
      soft: 6,
    },
  );
  toned(
    box,
    '-112,-56! -124,-58 -134,-52 -144,-38! -145,-33 -140,-32! -130,-36 -122,-36 -116,-39! -120,-46',
    SHOE,
  );
  // the one that carries her
  toned(box, '-29,-62! -34,-42 -30,-22 -25,-7! -23,-2 -15,-2 -13,-7! -9,-22 -4,-42 -5,-62!', {
    ...HERS,
    soft: 6,
  });
  toned(
    box,
    '-29,-9! -25,-12 -17,-9 -11,-8! -9,-1 -1,7 9,12! 10,17 -3,17 -13,14! -19,7 -24,4! -25,15! -29,15! -31,-1',
    SHOE,
  );
  toned(box, SKIRT, { ...DRESS, rim: '#ffe6b0', soft: 12 }, () => {
    // folds from the waist, wider towards the hem
    for (const fold of [
      '-40,-180! -74,-134 -140,-80! -118,-60! -72,-112',
      '-30,-178! -54,-126 -92,-40! -70,-36! -46,-104',
      '-14,-178! -26,-122 -42,-36! -22,-36! -14,-104',
      '-2,-182! 2,-130 0,-40! 16,-44! 12,-110',
    ])
      art.fill(at(fold), DRESS.shade);
    for (const fold of [
      '-36,-180! -70,-128 -124,-60! -108,-56! -60,-112',
      '-22,-178! -40,-120 -66,-34! -50,-34! -28,-104',
      '-6,-180! -9,-120 -16,-36! -4,-36! 2,-104',
    ])
      art.fill(at(fold), '#9ccac4');
    art.fill(at('2,-186! 12,-150 22,-110 24,-62! 40,-62! 34,-120 14,-180!'), DRESS.deep);
  });
  strokes(
    box,
    [
      '-40,-176 -78,-130 -126,-92',
      '-28,-174 -48,-124 -72,-66',
      '-12,-174 -22,-120 -30,-62',
      '0,-176 6,-130 8,-70',
    ],
    INK.form,
    DRESS.line,
    0.1,
  );
}

/** From the waist up: her back half to us, the head laid against him. */
export function herTrunk(box: Local): void {
  const { art } = box;
  toned(
    box,
    '-36,-256! -20,-262 -4,-258 10,-258 18,-250! 20,-230 14,-206 6,-184! -12,-178 -32,-178 -45,-184! -46,-206 -48,-232',
    { ...DRESS, rim: '#ffe6b0', soft: 10 },
    lampOn(12, '#a9d2c4'),
    ['24,-252! 8,-232 4,-206 0,-178! 30,-178!', DRESS.deep],
    ['-10,-258! -14,-224 -20,-180! -28,-180! -24,-222', DRESS.shade],
  );
  // nape and neck stand in the dress's open back
  toned(
    box,
    '-15,-280! -13,-268 -16,-261 -20,-257! -15,-251 -8,-247 2,-249 12,-256! 5,-260 4,-268 6,-280!',
    { ...HERS, soft: 4 },
    ['-18,-284! 10,-284! 8,-268 -2,-264 -16,-268!', HERS.shade],
  );
  strokes(box, ['-5,-264 -6,-257 -6,-251'], 1.2, HERS.shade, 0.1);
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
  herHead(art, ...box.at(1, -296), 0.56 * box.scale, 14);
}

/** The far arm goes out to his hand: we see the back of hers, its fingers gone over his. */
export function herFarArm(box: Local): void {
  toned(
    box,
    '-58,-249! -70,-241 -80,-237! -92,-246 -101,-256 -106,-266! -110,-278 -116,-287! -121,-291 -126,-289.6 -129,-286! -133,-286 -136,-282! -140,-279.6 -141,-275! -143,-272 -141,-268! -136,-262 -128,-258 -119,-254! -112,-240 -104,-226 -95,-217! -88,-213 -80,-215! -68,-220 -56,-226!',
    { ...HERS, soft: 6 },
    ['-119,-254! -112,-240 -104,-226 -95,-217! -84,-212 -60,-224! -80,-224 -94,-230 -108,-252!', HERS.shade],
    lampOn(4, '#f0c79a'),
  );
  strokes(
    box,
    [
      '-129,-286 -125,-282 -122,-279',
      '-136,-282 -131,-277 -128,-274',
      '-141,-275 -136,-270 -133,-268',
      '-86,-236 -88,-231 -92,-228',
    ],
    1.3,
    HERS.line,
    0,
  );
  toned(
    box,
    '-34,-256! -50,-256 -64,-252! -72,-240 -68,-225! -52,-221 -38,-228!',
    { ...DRESS, soft: 8 },
    lampOn(9, '#c4e2cc'),
  );
  strokes(box, ['-67,-246 -58,-244 -50,-246', '-67,-232 -58,-235 -50,-234'], 1.4, DRESS.line, 0.1);
}

/** The near arm: up to his shoulder, the hand laid over it. */
export function herNearArm(box: Local): void {
  // the thumb, on the side of his neck
  toned(box, '59,-275! 55,-284 56,-292 60,-297! 64,-298 66,-294 65,-288! 68,-283 71,-276!', {
    ...HERS,
    soft: 3,
  });
  // over the shoulder three fingers together, the first apart
  toned(
    box,
    '76,-288! 86,-289 94,-285 99,-279! 100,-275 96.6,-273! 97.6,-269 93.6,-266! 93,-262.6 87,-261.6! 81,-265 75,-269!',
    { ...HERS, soft: 3 },
  );
  toned(box, '69,-290! 77,-296 87,-297.6 96,-293! 98.6,-289.6 95,-287! 87,-289 80,-287 75,-282!', {
    ...HERS,
    soft: 2,
  });
  // forearm from the elbow's corner, the wrist, the back of the hand
  toned(
    box,
    '20,-237! 34,-252 46,-264 55,-273! 59,-282 65,-290 72,-293! 79,-292 83,-284! 82,-275 76,-267 67,-262! 60,-246 51,-231 42,-219! 30,-216 22,-222!',
    { ...HERS, soft: 9, rimWidth: 1.8 },
    lampOn(7, '#f2c898'),
  );
  strokes(
    box,
    ['96.6,-273 89,-279 82,-283', '93.6,-266 87,-272 80,-277', '77,-289 79,-286', '60,-272 63,-268 64,-264'],
    1.2,
    HERS.line,
    0,
  );
  // upper arm and short sleeve
  unlit(box, '6,-252! 20,-246 30,-236 40,-226! 42,-220 32,-216! 20,-222 4,-230!', { ...HERS, soft: 6 });
  strokes(box, ['27,-232 32,-229 35,-224'], 1.2, HERS.line, 0);
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
