import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { pointingArm, reinArm } from './arms.ts';
import { crown, face, hair, hairBehind } from './face.ts';
import { SKIN } from './skin.ts';

const CRIMSON = { lit: '#d4503f', base: '#a8343a', mid: '#7c2038', dark: '#571732' } as const;
/** The cuirass where it turns to the storm. */
const BRONZE = { lit: '#e0ae5e', warm: '#b57a44', base: '#a5703e', mid: '#7f4c36', dark: '#573034' } as const;
const STEEL = { lit: '#ffd98e', base: '#d29a4c', mid: '#9c6438', dark: '#5c3230' } as const;

/** From the hips up over the car's edge: one hand holds the reins, the other points the way. */
export function driver(art: Art, between: () => void): void {
  mantle(art);
  hairBehind(art);
  neck(art);
  trunk(art);
  face(art);
  hair(art);
  crown(art);
  reinArm(art);
  pinned(art, false);
  between();
  pointingArm(art);
  pinned(art, true);
}

/** From the jaw down into the shoulders, the trapezius behind; it leans forward, for the head is thrust after the arm. */
function neck(art: Art): void {
  flat(
    art,
    '232,250! 236,266 232,280 218,292 200,300! 246,330 304,318 318,292! 300,288 284,284 277,272! 278,262 276,250!',
    SKIN.mid,
    // the side to the storm; before it the muscle from the ear to the pit, stretched by the turn of the head
    ['224,246! 240,252 244,268 248,284 262,306 258,322! 190,320!', SKIN.dusk],
    ['242,252! 250,262 256,278 262,292 268,304! 262,310 254,292 247,276 240,258!', SKIN.base],
    // what the jaw throws on the throat
    ['246,252! 254,268 262,277 272,281 282,276 288,254!', SKIN.dusk],
    ['277,278! 274,288 271,298 269,312! 312,306! 290,284!', SKIN.base],
    { along: ['276,266 277,273 284,284 300,288'], paint: SKIN.lit, width: 3.4 },
  );
}

/** Pinned on both shoulders; the wind of the drive has all of it, out to the left. */
function mantle(art: Art): void {
  flat(
    art,
    '240,284! 212,276 184,268 158,276 130,266 102,276 74,262 44,272 18,260! 24,294 8,324 26,356 12,388! 40,378 60,402 90,396 110,420 136,408 162,424 184,404 206,414!',
    CRIMSON.base,
    [
      '228,280 184,272 158,280 130,270 102,280 74,266 44,276 14,264 18,290 48,300 78,288 108,304 138,294 174,308 218,302',
      CRIMSON.lit,
    ],
    ['8,340 40,334 72,350 104,338 138,358 174,348 218,370 198,434 -2,434', CRIMSON.mid],
    ['8,376 38,366 68,388 96,380 116,404 144,390 168,404 208,384 208,434 -2,434', CRIMSON.dark],
  );
  strokes(
    art,
    [
      '208,300 168,306 128,300 88,314 48,308',
      '202,324 168,330 130,322 88,334 44,326',
      '200,352 168,350 132,356 94,350',
      '196,380 168,380 142,388',
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
      ? '290,287! 308,284 328,286 346,294! 344,308 330,314 310,315 292,306!'
      : '240,287! 218,290 196,298 178,312 167,330! 168,344 178,350! 192,332 212,324 234,318 242,304!',
    near ? CRIMSON.lit : CRIMSON.base,
    near
      ? ['288,304 312,304 348,300 340,320 290,320', CRIMSON.base]
      : ['160,352 178,322 206,312 244,306 240,324 200,332 176,356', CRIMSON.dark],
  );
  strokes(
    art,
    near ? ['296,292 314,294 334,299'] : ['234,294 206,302 184,318', '232,302 210,310 190,322'],
    INK.form,
    '#4e1430',
    0.1,
  );
  const [x, y, size] = near ? ([312, 300, 0.78] as const) : ([218, 305, 0.9] as const);
  const box = local(art, x, y, size, { mirror: near });
  const disc = ellipse(0, 0, 14, 14);
  box.fill(disc, STEEL.dark).fill(ellipse(0, 0, 12, 12), near ? STEEL.lit : STEEL.base);
  box.fill(closed('5,7! -5,7 -9,0 -5,-8 5,-9! -1,-4 -1,3 5,7!'), near ? '#fffbe6' : '#fff0c4');
}

/** A breastplate beaten after the body under it: two muscles of the breast, the ribs' arch, the belly; it turns from the sun round the far ribs. */
function trunk(art: Art): void {
  flat(
    art,
    '238,290! 216,296 194,304! 204,326 206,350 198,374! 200,398 208,420 214,440 210,486! 324,486! 318,440 322,414 330,388 340,362 346,338! 338,318 330,298! 308,294 290,286! 284,302 268,310 250,304',
    BRONZE.lit,
    // the whole side to the storm, then the flank
    ['174,284! 258,294 267,320 264,348 254,370 258,396 262,424 260,494! 174,494!', BRONZE.base],
    ['174,284! 212,300 222,326 220,350 224,376 232,408 234,494! 174,494!', BRONZE.mid],
    ['174,284! 196,304 206,334 212,370 220,408 222,494! 174,494!', BRONZE.dark],
    // both muscles of the breast, rounded, the near one in the sun
    ['224,314! 240,312 256,319 266,332 268,348 258,356 242,354 230,344 223,330!', BRONZE.warm],
    ['210,336! 220,350 236,360 254,362 270,352! 272,360 258,370 238,370 220,362!', BRONZE.dark, 0.8],
    ['278,334! 286,318 302,309 320,306 338,311! 337,330 328,346 312,354 294,354 282,347!', STEEL.lit],
    ['292,322! 306,313 322,311 332,316! 324,326 310,330 298,330!', '#fff0c4'],
    [
      '271,351! 284,358 300,363 318,357 332,344 338,330! 336,350 324,365 304,373 286,369 273,361!',
      BRONZE.base,
    ],
    // the valley between them runs down to the belly
    [
      '271,316! 274,334 273,354 274,384 272,424 270,474! 266,474 267,424 269,384 268,352 267,334',
      BRONZE.mid,
      0.8,
    ],
    // under the ribs' arch
    [
      '236,394! 246,380 262,374 274,372 288,374 304,382 314,396! 304,390 288,384 274,383 260,385 246,390!',
      BRONZE.base,
    ],
    ['278,388! 290,388 300,392 302,402 292,406 279,406!', STEEL.lit],
    ['278,411! 290,410 300,414 300,424 279,426!', STEEL.lit],
    ['246,392! 258,389 266,390 266,406 254,407 245,402!', BRONZE.warm],
    // what it throws back from the bright side
    [
      '350,304! 336,344 326,376 322,410 326,444 332,494 322,494! 317,444 315,412 319,382 328,350 336,322!',
      '#fff0c4',
    ],
    { along: ['296,290 318,302 342,308'], paint: '#fff6d8', width: 4 },
  );
  // the ring round the neck
  flat(
    art,
    '230,290! 244,310 266,318 286,310 298,288! 304,296 292,316 268,328 242,320 224,298!',
    STEEL.mid,
    ['224,290 242,312 266,324 254,334 224,314', STEEL.dark],
    ['280,312 300,286 308,296 292,322 274,330', STEEL.lit],
  );
  // belt and the skirt's leather strips
  flat(art, '210,424! 244,432 284,432 324,422! 326,440 286,450 244,450 212,442!', '#3d3050', [
    '294,424 330,418 330,444 298,452',
    '#6a5068',
  ]);
}
