import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local } from '../../../kit/pen/index.ts';
import { rein } from './harness.ts';
import { SKIN } from './skin.ts';

const LEATHER = {
  lit: '#8a5642',
  base: '#6a3f34',
  dark: '#42242c',
  line: '#2e1620',
  edge: '#d9a06a',
} as const;

/** Shoulder 184,320, elbow 160,412, wrist 236,412: it hauls the reins in, on the side of the storm. */
export function reinArm(art: Art): void {
  flat(
    art,
    '214,300! 196,300 178,310 166,328 160,350! 156,368 150,386 144,402! 140,413 143,424 153,430! 170,434 196,430 218,426 236,422! 240,412 236,402! 222,400 206,394 190,391! 198,378 204,362 208,342!',
    SKIN.base,
    // what the mantle throws, and the side to the storm
    ['150,300 224,300 224,318 200,324 180,344 160,358', SKIN.dusk],
    [
      '184,316 176,342 174,360 168,376 162,392 158,408 162,418 174,422 200,418 242,410 242,440 120,440 120,390 150,340',
      SKIN.mid,
    ],
    [
      '164,330 168,352 160,374 154,390 150,408 156,420 174,428 202,424 242,417 242,444 120,444 120,386 140,340',
      SKIN.dusk,
    ],
    // the biceps and the forearm's upper side, as far as the sun gets past the breast
    ['206,344! 197,348 192,362 188,377 190,390! 198,378 204,362', SKIN.lit],
    ['190,391! 180,397 174,405! 190,402 212,402 236,407! 236,402 222,400 206,394', SKIN.lit],
  );
  strokes(
    art,
    ['191,391 182,396 178,404', '194,340 188,352 187,364', '147,414 154,417 157,423'],
    INK.detail,
    SKIN.line,
    0,
  );
  reinFist(art);
  flat(art, '196,392! 215,397 235,402! 239,412 237,423! 217,428 198,431! 201,412', LEATHER.base, [
    '192,420 216,416 242,410 242,432 196,436',
    LEATHER.dark,
  ]);
  strokes(art, ['209,395 213,410 211,428', '222,399 226,412 224,425'], INK.detail, LEATHER.line, 0);
}

/** Closed on both reins, its knuckles towards us, the thumb on top. */
const REIN_FIST = hand({
  pose: holding(0.08),
  side: 'right',
  at: [231, 413],
  length: 82,
  fingers: 80,
  turn: 160,
  tip: 36,
  light: [0.55, -0.85],
  build: 'man',
});

/** The reins come up through the fist from below; what is left of them falls over the forefinger. */
function reinFist(art: Art): void {
  rein(art, '260,404 263,388 269,383 276,385 281,393 283,406 281,420 277,436');
  REIN_FIST.paint(art, { light: SKIN.lit, middle: SKIN.base, dark: SKIN.mid, line: SKIN.line });
}

/** Shoulder 332,308, elbow 416,306, wrist 478,268: the way lies to the right, the whole arm goes after it into the sun. */
export function pointingArm(art: Art): void {
  flat(
    art,
    '308,296! 326,286 346,286 364,292! 380,291 396,289 412,288! 424,278 440,268 456,261 472,256! 480,264 484,276! 474,286 462,298 448,310 434,319! 424,325 416,326! 404,332 386,337 368,338 346,338! 330,330',
    SKIN.base,
    // under the arm it is dark
    [
      '320,318 340,322 362,316 384,318 404,316 420,310 440,300 460,286 486,270 490,290 440,330 400,346 340,346',
      SKIN.mid,
    ],
    [
      '330,332 352,328 376,330 398,325 414,318 428,314 448,303 468,288 488,276 490,294 440,334 400,348 340,348',
      SKIN.dusk,
    ],
    // the shoulder's cap, the biceps, the muscle over the crook
    ['312,296 328,288 346,288 360,296 364,308 354,316 338,316 322,308', SKIN.lit],
    ['364,295! 380,293 398,291 408,293 408,304 394,311 376,310! 368,304', SKIN.lit],
    ['412,290 426,279 442,269 458,262 472,257 478,266 460,276 440,290 424,302 414,302', SKIN.lit],
    {
      along: [
        '314,293 328,285 346,285.4 364,291.4',
        '364,291.4 380,290.4 396,288.4 412,287.4',
        '412,287.4 424,277.4 440,267.4 456,260.4 472,255.4',
      ],
      paint: '#fff3cc',
      width: 5,
    },
  );
  strokes(
    art,
    [
      '364,293 367,304 360,314',
      '412,289 416,297 415,305',
      '420,325 426,318 434,316',
      '346,337 352,328 354,320',
    ],
    INK.detail,
    SKIN.line,
    0,
  );
  flat(
    art,
    '436,271! 453,263 471,256.6! 479,265 484,276! 473,287 457,302! 448,292 441,282',
    LEATHER.base,
    ['452,304 456,290 470,278 486,268 488,282 460,310', LEATHER.dark],
    ['434,272 470,256 474,262 456,272 442,282', LEATHER.lit],
    { along: ['436,270.4 453,262.4 471,256'], paint: LEATHER.edge, width: 3 },
  );
  strokes(art, ['447,266 455,278 466,294', '457,262 466,274 476,285'], INK.detail, LEATHER.line, 0);
  pointingHand(local(art, 480, 266, 0.7, { rot: -29 }));
}

/** Seen from the thumb's side: the forefinger out, the thumb laid along the three that are curled in. */
function pointingHand(box: Local): void {
  flat(box, '34,6! 46,9 54,14 53,21 46,26 37,25 30,20!', SKIN.dusk, {
    along: ['46,9 54.6,14 53.6,21 46,26.6'],
    paint: SKIN.mid,
    width: 3,
  });
  flat(
    box,
    '38,-6! 52,-7 61,-3 63,5 58,14 50,20 42,20 38,14!',
    SKIN.mid,
    ['48,22 56,14 58,6 54,2 62,2 66,8 58,20', SKIN.dusk],
    { along: ['52,-7.4 61.6,-3.4 63.6,5 59,13'], paint: SKIN.base, width: 3 },
  );
  strokes(box, ['41,19 50,19 57,14 60,7', '52,5 57,4 62,6'], INK.detail, SKIN.line, 0);
  flat(
    box,
    '-6,-12! 8,-12 24,-15 38,-18 45,-17 57,-18.4 70,-17.4 82,-16.4 86,-14 84.6,-11 78,-10 68,-9.6 57,-7.6 48,-3 42,6 32,13 18,15 4,14 -10,9!',
    SKIN.base,
    ['-8,2 14,1 34,-3 48,-8 60,-12 88,-13 70,-4 46,8 30,18 -8,16', SKIN.mid],
    {
      along: ['-6,-12.6 8,-12.6 24,-15.6 38,-18.6 45,-17.6 57,-19 70,-18 82,-17'],
      paint: '#fff0c4',
      width: 3.6,
    },
  );
  flat(
    box,
    '0,10! 8,3 18,0 30,2 40,3.6 48,4 55,4.4 58,7.4 56,11 48,12.6 40,14 30,18 17,18 8,16!',
    SKIN.base,
    ['0,12 14,13 30,11 44,9.6 58,9 56,14 30,20 4,22', SKIN.mid],
    { along: ['8,2.4 18,-0.6 30,1.4 40,3'], paint: SKIN.lit, width: 2.6 },
  );
  strokes(
    box,
    ['34,-11 40,-13 45,-12', '58,-17.6 59.4,-13', '71,-16.6 72,-13', '39,4.4 41,7.6', '52,5 55.6,6.6'],
    INK.detail,
    SKIN.line,
    0,
  );
}
