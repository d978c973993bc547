import { flat, INK, type Plane, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { crown, face, hair, hairBehind } from './face.ts';

export const SKIN = {
  lit: '#f6bd8a',
  base: '#d9945f',
  mid: '#b56f4e',
  dusk: '#7d4440',
  line: '#4a1c2c',
} as const;
const TUNIC = { lit: '#f0e2c8', base: '#cdb8a6', mid: '#94808e', dark: '#5c4c66' } as const;
const STEEL = { lit: '#ffd98e', base: '#d29a4c', mid: '#9c6438', dark: '#5c3230' } as const;

/** From the hips up over the car's edge: one hand holds the reins, the other points the way. */
export function driver(art: Art, between: () => void): void {
  mantle(art);
  hairBehind(art);
  trunk(art);
  flat(
    art,
    '264,244! 266,266 262,281 246,294! 290,318 332,293! 315,287 303,280 299,262!',
    SKIN.mid,
    // in the jaw's shadow, and behind the cord that turns the head
    [
      '256,240! 262,252 282,262 302,268! 306,276! 294,280 282,276 272,268 274,284 286,302 280,320! 236,312!',
      SKIN.dusk,
    ],
    ['300,274! 300,288 292,302 294,320! 344,300! 320,280!', SKIN.base],
    { along: ['300,268 303,280 315,287 332,293'], paint: SKIN.lit, width: 3.4 },
  );
  face(art);
  hair(art);
  crown(art);
  reinArm(art);
  pauldron(art, 220, 318, false);
  between();
  pointingArm(art);
  pauldron(art, 356, 314, true);
}

function mantle(art: Art): void {
  flat(
    art,
    '238,300! 214,302 182,312 146,306 110,314 76,306 40,312! 40,364! 76,372 110,362 146,372 182,362 230,380!',
    '#84293a',
    ['40,312 76,308 110,316 146,310 182,316 240,302 236,332 186,334 146,328 110,336 40,332', '#9c3340'],
    ['40,352 80,358 112,350 150,360 190,350 240,362 240,400 20,400', '#5f1d33'],
  );
  strokes(art, ['226,318 186,328 146,322 110,330 70,324'], INK.form, '#521733', 0.14);
}

function trunk(art: Art): void {
  flat(
    art,
    '258,288! 236,296 214,302! 218,340 226,366 236,410 240,440 232,480! 356,480! 350,440 348,410 356,366 364,336 368,304! 346,299 332,294! 306,306 290,308 272,302',
    STEEL.base,
    ['200,288 300,288 303,340 300,400 296,490 200,490', STEEL.mid],
    ['200,294 226,298 237,330 246,372 252,420 250,490 200,490', STEEL.dark],
    // breast, half of it beyond the ridge; the plate turns in under both halves
    ['240,308 262,304 286,316 299,332 299,350 284,358 262,355 246,342', STEEL.base],
    ['238,332 247,347 262,358 285,361 301,353 301,364 282,371 258,368 242,354', STEEL.dark],
    ['307,334 320,316 344,305 364,309 360,334 347,350 328,357 309,352', STEEL.lit],
    ['305,352 328,360 348,351 362,334 360,350 346,366 327,372 305,366', STEEL.mid],
    ['306,376 324,376 334,372 330,396 322,410 305,414', '#e4b25e'],
    ['268,376 284,378 297,376 296,412 280,410 272,396', '#b0743e'],
    // where it turns to the sun
    ['374,300 357,366 349,408 352,440 358,490 342,490 338,430 337,404 344,372 354,340', STEEL.lit],
    ['299,312 305,340 304,400 302,480 297,480 299,400 297,340', STEEL.dark],
    { along: ['332,293.6 346,298.6 368,304'], paint: '#fff6d8', width: 4 },
  );
  strokes(
    art,
    [
      '258,404 268,386 284,379 302,376 320,379 334,386 340,402',
      '274,412 288,416 300,414',
      '306,415 320,413 330,408',
    ],
    INK.form,
    '#6a3c34',
    0.1,
  );
  // the ring round the neck
  flat(
    art,
    '254,292! 270,308 292,314 312,307 326,293! 331,297 318,313 294,324 268,316 249,297!',
    STEEL.mid,
    ['246,290 268,308 292,320 280,330 246,310', STEEL.dark],
    ['306,308 326,290 336,294 318,318 300,326', STEEL.lit],
  );
  // belt and the skirt's leather strips
  flat(art, '236,420! 270,428 310,428 350,418! 352,436 312,446 270,446 238,438!', '#3d3050', [
    '320,420 356,414 356,440 324,448',
    '#6a5068',
  ]);
}

/** The hand with the reins, before the waist. */
function reinArm(art: Art): void {
  // sleeve
  flat(
    art,
    '216,304! 200,318 190,342 180,366 186,378 206,386 222,380! 232,356 234,330 230,308',
    TUNIC.base,
    ['216,300 204,320 194,346 184,380 176,380 176,340 200,304', TUNIC.mid],
    ['222,384 200,384 180,374 184,364 204,372 224,366', TUNIC.dark],
  );
  flat(
    art,
    '186,370! 178,386 168,405! 170,413 178,420! 192,426 212,423 230,416 248,408! 254,400 250,384 240,384! 228,386 216,385 208,388! 212,380 220,374!',
    SKIN.base,
    ['186,368 198,374 196,392 186,408 190,416 178,424 160,414 170,380', SKIN.mid],
    ['166,404 178,410 194,414 216,410 250,398 256,412 214,430 176,426', SKIN.dusk],
    ['208,388! 200,394 196,404! 206,400 214,394!', SKIN.mid],
    ['212,386! 226,388 240,386! 238,393 224,396 210,395', SKIN.lit],
  );
  strokes(art, ['209,387 203,393 201,401', '170,405 177,408 181,415'], INK.detail, SKIN.line, 0);
  // leather round the forearm
  flat(art, '206,394! 222,392 238,385! 244,396 246,409! 228,416 208,422! 204,408', '#6a3f34', [
    '204,410 224,410 246,400 248,414 208,428',
    '#42242c',
  ]);
  reinHand(local(art, 263, 391, 1, { rot: -14 }));
}

/** Its back towards us, bent up at the wrist: the knuckles look into the sun, the fingers close away from us. */
function reinHand(box: Local): void {
  flat(
    box,
    '-24,-7! -14,-14 0,-18 12,-18! 21,-15 24,-9! 27.4,-5 27,1! 28,6 26,10! 25,16 20,18! 8,21 -6,19 -16,15 -24,14!',
    SKIN.base,
    // the wrist turns in, the heel and the little finger's side look down
    ['-26,-10 -17,-9 -13,0 -14,10 -18,18 -28,18', SKIN.mid],
    ['-26,9 -8,9 6,12 17,11 28,12! 26,26! -26,26!', SKIN.dusk],
    ['-12,3 2,5 14,4 17,10 4,13 -10,11', SKIN.mid],
    ['13,-17! 22,-14 24,-8 28,1 27,10! 21,11 19,3 16,-6', SKIN.lit],
    { along: ['21,-15 24,-9', '27.4,-5 27,1', '28,6 26,10'], paint: '#fff0c4', width: 2.6 },
  );
  strokes(
    box,
    ['25,-9 19,-9.6 14,-8', '27.6,0 21,0.4 16,1', '26.6,10 21,10 17,10'],
    INK.detail,
    SKIN.line,
    0,
  );
  strokes(box, ['13,-8 4,-7 -6,-4', '15,1 6,2 -4,4'], INK.detail, SKIN.dusk, 0.2);
  // the thumb, laid along the top
  flat(
    box,
    '-15,-12! -8,-19 0,-23 9,-26 17,-25! 21,-23 21,-19 16,-17! 6,-16 -4,-13!',
    SKIN.base,
    ['-16,-10 -2,-16 10,-18 22,-18! 18,-14! -4,-10!', SKIN.mid],
    { along: ['-8,-19.4 0,-23.4 9,-26.4 17,-25.4 21,-22'], paint: SKIN.lit, width: 4 },
  );
  strokes(box, ['15,-25 14,-22 15.6,-20'], INK.detail, SKIN.line, 0);
}

/** The way lies to the right: the arm stretched, the elbow a little bent, bare from the rolled sleeve to the leather. */
function pointingArm(art: Art): void {
  flat(
    art,
    '386,308! 402,313 413,315 421,310! 432,295 448,280 463,268! 471,276 478,288! 468,304 459,321 449,338 438,351! 431,358 422,358! 408,355 394,355 384,350!',
    SKIN.base,
    // the muscle over the crook of the arm
    ['421,312 432,298 450,286 466,276 474,284 458,298 444,314 432,328 422,326', SKIN.lit],
    ['380,332 404,336 424,340 436,334 448,314 462,296 480,284 486,300 452,350 426,366 380,360', SKIN.mid],
    ['380,344 404,347 422,350 434,345 448,328 462,308 484,292 486,304 452,356 424,370 380,364', SKIN.dusk],
    { along: ['402,312.6 413,314.6 421,309.6 432,294.6 448,279.6 463,267.6'], paint: '#fff0c4', width: 4 },
  );
  strokes(art, ['421,311 424,319 423,328', '440,347 432,346 426,350'], INK.detail, SKIN.line, 0);
  flat(
    art,
    '441,286! 460,269! 469,277 478,291! 471,303 462,318! 452,308 445,296!',
    '#6a3f34',
    ['458,318 460,300 470,288 482,286 484,300 464,326', '#42242c'],
    ['440,286 460,268 464,274 456,284 446,294', '#8a5642'],
    { along: ['441,285.6 460,268.6'], paint: '#d9a06a', width: 3 },
  );
  strokes(art, ['449,280 456,292 468,307', '454,275 462,286 474,298'], INK.detail, '#2e1620', 0);
  flat(
    art,
    '350,296! 366,293 384,297 400,304! 405,318 403,338 397,358! 384,356 368,350 352,344!',
    TUNIC.lit,
    ['346,316 372,320 392,328 408,332 404,362 346,352', TUNIC.base],
    ['346,332 372,336 390,343 406,344 402,364 346,354', TUNIC.mid],
  );
  strokes(
    art,
    ['394,344 380,334 362,330', '396,330 384,318 370,312', '392,352 376,346 362,344'],
    INK.form,
    TUNIC.dark,
    0.1,
  );
  // rolled above the elbow
  flat(
    art,
    '395,301! 404,301 410,306! 414,322 411,342 404,360! 396,362 389,358! 397,340 400,320!',
    TUNIC.lit,
    ['392,330 418,330 412,366 386,362', TUNIC.base],
    ['392,342 418,344 412,366 386,362', TUNIC.mid],
  );
  strokes(art, ['395,302 400,320 397,340 390,357'], INK.form, TUNIC.dark, 0.1);
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

/** Three plates on each shoulder, a half moon on the uppermost; `near` is the one in the sun. */
function pauldron(art: Art, x: number, y: number, near: boolean): void {
  const box = local(art, x, y, near ? 0.84 : 1, { mirror: near, rot: near ? 10 : -4 });
  const [light, turned] = near ? [STEEL.lit, STEEL.base] : [STEEL.base, STEEL.mid];
  const turn: readonly Plane[] = near
    ? [['-36,40 -40,-10 -20,-30 -10,-28 -16,0 -14,40', light]]
    : [
        ['-40,40 -40,-20 -22,-24 -24,0 -20,40', STEEL.dark],
        ['-12,-26 4,-30 26,-22 28,0 10,0 2,-10', light],
      ];
  for (const [plate, tone] of [
    ['-24,36! -30,24 -28,8! 24,8! 22,24 16,36! 2,31 -12,32', near ? STEEL.base : STEEL.mid],
    ['-28,24! -33,10 -30,-4! 26,-4! 26,12 21,24! 4,18 -14,18', near ? STEEL.base : STEEL.mid],
    ['-32,11! -33,-8 -20,-22 0,-28 24,-22! 30,-8 27,10! 10,4 -14,4', turned],
  ] as const) {
    flat(box, plate, tone, ...turn);
    box.line(closed(plate), 1.4, STEEL.dark);
  }
  box.fill(closed('4,2! -10,0 -16,-10 -10,-20 2,-24! -4,-16 -4,-8 4,2!'), '#fff0c4');
}
