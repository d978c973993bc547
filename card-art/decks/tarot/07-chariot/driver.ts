import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { crown, face, hair, hairBehind } from './face.ts';

export const SKIN = {
  lit: '#f6bd8a',
  base: '#d9945f',
  mid: '#b56f4e',
  dusk: '#7d4440',
  line: '#4a1c2c',
} as const;
const CRIMSON = { lit: '#d4503f', base: '#a8343a', mid: '#7c2038', dark: '#571732' } as const;
/** The cuirass where it turns to the storm. */
const BRONZE = { lit: '#e0ae5e', warm: '#b57a44', base: '#a5703e', mid: '#7f4c36', dark: '#573034' } as const;
const STEEL = { lit: '#ffd98e', base: '#d29a4c', mid: '#9c6438', dark: '#5c3230' } as const;

/** From the hips up over the car's edge: one hand holds the reins, the other points the way. */
export function driver(art: Art, between: () => void): void {
  mantle(art);
  hairBehind(art);
  trunk(art);
  flat(
    art,
    '271,244! 272,266 268,279 250,292! 290,318 330,292! 314,283 308,274 308,250!',
    SKIN.mid,
    // the side to the storm; before it the muscle from the ear to the pit, stretched by the turn of the head
    ['258,240! 270,250 276,266 283,284 293,308 290,320! 236,312!', SKIN.dusk],
    ['272,246! 280,258 287,274 294,292 300,308! 294,312 286,292 279,272 271,256!', SKIN.base],
    // what the jaw throws on the throat
    ['278,246! 286,266 293,276 303,282 314,276 318,250!', SKIN.dusk],
    ['312,278! 306,288 301,298 299,316! 340,300! 322,280!', SKIN.base],
    { along: ['308.4,266 308.6,274 314.4,283 330,291.6'], paint: SKIN.lit, width: 3.6 },
  );
  face(art);
  hair(art);
  crown(art);
  reinArm(art);
  pinned(art, false);
  between();
  pointingArm(art);
  pinned(art, true);
}

/** Pinned on both shoulders; the wind of the drive has all of it, out to the left. */
function mantle(art: Art): void {
  flat(
    art,
    '262,280! 234,272 206,264 180,272 152,262 124,272 96,258 66,268 40,256! 46,290 30,320 48,352 34,384! 62,374 82,398 112,392 132,416 158,404 184,420 206,400 228,410!',
    CRIMSON.base,
    [
      '250,276 206,268 180,276 152,266 124,276 96,262 66,272 36,260 40,286 70,296 100,284 130,300 160,290 196,304 240,298',
      CRIMSON.lit,
    ],
    ['30,336 62,330 94,346 126,334 160,354 196,344 240,366 220,430 20,430', CRIMSON.mid],
    ['30,372 60,362 90,384 118,376 138,400 166,386 190,400 230,380 230,430 20,430', CRIMSON.dark],
  );
  strokes(
    art,
    [
      '230,296 190,302 150,296 110,310 70,304',
      '224,320 190,326 152,318 110,330 66,322',
      '222,348 190,346 154,352 116,346',
      '218,376 190,376 164,384',
    ],
    INK.form,
    '#4e1430',
    0.14,
  );
}

/** What of it lies on a shoulder, under a half moon of brass. */
function pinned(art: Art, near: boolean): void {
  flat(
    art,
    near
      ? '322,284! 340,284 356,288 370,298! 364,308 350,310 334,312 322,304!'
      : '264,284! 244,284 222,288 204,298 192,314! 190,328 198,336! 214,322 234,320 252,316 262,304!',
    near ? CRIMSON.lit : CRIMSON.base,
    near
      ? ['318,300 340,302 372,300 360,316 320,316', CRIMSON.base]
      : ['184,340 200,316 226,308 264,304 260,322 220,330 196,344', CRIMSON.dark],
  );
  strokes(
    art,
    near ? ['326,290 342,294 358,300'] : ['256,292 230,300 206,312', '254,300 232,308 212,318'],
    INK.form,
    '#4e1430',
    0.1,
  );
  const [x, y, size] = near ? ([338, 298, 0.86] as const) : ([242, 304, 1] as const);
  const box = local(art, x, y, size, { mirror: near });
  const disc = ellipse(0, 0, 14, 14);
  box.fill(disc, STEEL.dark).fill(ellipse(0, 0, 12, 12), near ? STEEL.lit : STEEL.base);
  box.fill(closed('5,7! -5,7 -9,0 -5,-8 5,-9! -1,-4 -1,3 5,7!'), near ? '#fffbe6' : '#fff0c4');
}

/** A breastplate beaten after the body under it: two muscles of the breast, the ribs' arch, the belly; it turns from the sun round the far ribs. */
function trunk(art: Art): void {
  flat(
    art,
    '258,288! 236,296 214,302! 218,340 226,366 236,410 240,440 232,480! 356,480! 350,440 348,410 356,366 364,336 368,304! 344,298 322,286! 306,302 290,306 272,302',
    BRONZE.lit,
    // the whole side to the storm, then the flank
    ['200,280! 284,290 293,316 290,344 280,366 284,392 288,420 286,490! 200,490!', BRONZE.base],
    ['200,280! 238,296 248,322 246,346 250,372 258,404 260,490! 200,490!', BRONZE.mid],
    ['200,280! 222,300 232,330 238,366 246,404 248,490! 200,490!', BRONZE.dark],
    // both muscles of the breast, rounded, the near one in the sun
    ['250,310! 266,308 282,315 292,328 294,344 284,352 268,350 256,340 249,326!', BRONZE.warm],
    ['236,332! 246,346 262,356 280,358 296,348! 298,356 284,366 264,366 246,358!', BRONZE.dark, 0.8],
    ['304,330! 312,314 328,305 346,302 364,307! 363,326 354,342 338,350 320,350 308,343!', STEEL.lit],
    ['318,318! 332,309 348,307 358,312! 350,322 336,326 324,326!', '#fff0c4'],
    [
      '297,347! 310,354 326,359 344,353 358,340 364,326! 362,346 350,361 330,369 312,365 299,357!',
      BRONZE.base,
    ],
    // the valley between them runs down to the belly
    ['297,312! 301,330 300,350 301,380 298,420 296,470! 291,470 292,420 294,380 293,348 292,330', BRONZE.mid],
    // under the ribs' arch
    [
      '262,390! 272,376 288,370 300,368 314,370 330,378 340,392! 330,386 314,380 300,379 286,381 272,386!',
      BRONZE.base,
    ],
    ['304,384! 316,384 326,388 328,398 318,402 305,402!', STEEL.lit],
    ['304,407! 316,406 326,410 326,420 305,422!', STEEL.lit],
    ['272,388! 284,385 292,386 292,402 280,403 271,398!', BRONZE.warm],
    // what it throws back from the bright side
    [
      '376,300! 362,340 352,372 348,406 352,440 358,490 348,490! 343,440 341,408 345,378 354,346 362,318!',
      '#fff0c4',
    ],
    { along: ['322,286 344,298 368,304'], paint: '#fff6d8', width: 4 },
  );
  // the ring round the neck
  flat(
    art,
    '256,286! 270,306 292,314 312,306 324,284! 330,292 318,312 294,324 268,316 250,294!',
    STEEL.mid,
    ['250,286 268,308 292,320 280,330 250,310', STEEL.dark],
    ['306,308 326,282 334,292 318,318 300,326', STEEL.lit],
  );
  // belt and the skirt's leather strips
  flat(art, '236,420! 270,428 310,428 350,418! 352,436 312,446 270,446 238,438!', '#3d3050', [
    '320,420 356,414 356,440 324,448',
    '#6a5068',
  ]);
}

/** The hand with the reins, before the waist: a bare arm on the side of the storm, its elbow far out. */
function reinArm(art: Art): void {
  flat(
    art,
    '236,298! 214,296 198,304 188,320 180,342 168,364 154,386 146,402! 146,412 152,420 162,424! 186,425 210,420 232,414 250,409! 252,398 246,387 236,384! 220,381 206,380 194,384! 206,376 216,366 222,352 230,338!',
    SKIN.base,
    // what the mantle throws, and the side to the storm
    ['190,290 240,300 240,318 216,322 200,340 190,330', SKIN.dusk],
    [
      '196,296 194,330 186,352 174,374 166,392 164,404 172,412 200,410 230,403 256,396 256,430 140,430 140,390 170,340',
      SKIN.mid,
    ],
    [
      '190,316 186,340 172,364 158,388 154,402 160,412 186,415 214,411 256,402 256,430 140,430 136,390 170,340',
      SKIN.dusk,
    ],
    // the biceps and the forearm's upper side, as far as the sun gets past the breast
    ['226,336! 214,340 204,354 196,370 192,384! 206,378 216,366 222,352', SKIN.lit],
    ['196,384! 184,390 178,398! 194,396 214,393 234,390 240,385! 222,380', SKIN.lit],
  );
  strokes(
    art,
    ['194,384 186,390 184,398', '205,330 198,344 198,358', '150,408 158,410 162,417'],
    INK.detail,
    SKIN.line,
    0,
  );
  // leather round the forearm
  flat(art, '206,394! 222,392 238,385! 244,396 246,409! 228,416 208,422! 204,408', '#6a3f34', [
    '204,410 224,410 246,400 248,414 208,428',
    '#42242c',
  ]);
  const box = local(art, 266, 394, 1, { rot: -8 });
  flat(
    box,
    '-22,-12! -12,-20 2,-20 16,-16 22,-10 22,-2 23,6 21,13 17,18 4,20 -10,19 -22,16!',
    SKIN.base,
    ['-24,-14 -14,-10 -10,4 -8,22 -24,22', SKIN.mid],
    ['-8,22 -6,10 6,14 24,10 24,22', SKIN.dusk],
  );
  flat(box, '-12,-16! -4,-24 8,-26 18,-22 19,-17 12,-14 2,-13 -6,-10', SKIN.lit, [
    '-12,-12 0,-17 12,-17 20,-16 10,-10 -8,-8',
    SKIN.mid,
  ]);
  strokes(
    box,
    ['22,-9 8,-8 -2,-9', '23,0 8,1 -3,0', '22,9 8,10 -2,9', '-3,-10 -5,0 -4,14'],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The way lies to the right: a bare arm out into the sun, shoulder, elbow a little bent, leather at the wrist. */
function pointingArm(art: Art): void {
  flat(
    art,
    '340,296! 358,290 376,292 392,301 406,310 417,312! 432,295 448,280 463,268! 471,276 478,288! 468,304 459,321 449,338 440,352! 433,361 424,363! 406,362 388,359 370,356 356,352! 346,330',
    SKIN.base,
    // under the arm it is dark
    [
      '340,318 356,328 376,334 400,337 420,338 432,331 444,314 459,297 479,284 486,304 456,356 428,376 340,376',
      SKIN.mid,
    ],
    [
      '340,344 362,352 384,356 406,358 424,358 436,351 450,332 463,312 484,296 486,304 460,360 428,380 340,380',
      SKIN.dusk,
    ],
    // the shoulder's cap, the biceps, the muscle over the crook
    ['344,294 360,288 378,290 394,300 400,310 392,320 376,322 360,314 348,304', SKIN.lit],
    ['398,309! 408,310 418,313! 424,322 422,332 408,332 396,324! 402,316', SKIN.lit],
    ['418,313 432,296 450,281 466,270 474,282 460,296 446,312 434,326 426,326', SKIN.lit],
    {
      along: [
        '346,294 358,289.6 376,291.6 392,300.6 406,309.6 417,311.6',
        '417,311.6 432,294.6 448,279.6 463,267.6',
      ],
      paint: '#fff3cc',
      width: 5,
    },
  );
  strokes(
    art,
    ['417,312 423,320 423,331', '446,350 437,349 430,355', '398,309 402,317 397,326 386,330'],
    INK.detail,
    SKIN.line,
    0,
  );
  flat(
    art,
    '441,286! 460,269! 469,277 478,291! 471,303 462,318! 452,308 445,296!',
    '#6a3f34',
    ['458,318 460,300 470,288 482,286 484,300 464,326', '#42242c'],
    ['440,286 460,268 464,274 456,284 446,294', '#8a5642'],
    { along: ['441,285.6 460,268.6'], paint: '#d9a06a', width: 3 },
  );
  strokes(art, ['449,280 456,292 468,307', '454,275 462,286 474,298'], INK.detail, '#2e1620', 0);
  pointingHand(local(art, 470, 279, 0.94, { rot: -31 }));
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
