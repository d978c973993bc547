import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import type { Parts } from './jumpers.ts';
import { type Flesh, headAt, laughing, OPEN_HAND } from './profile.ts';

const SKIN: Flesh = { fill: '#cc8a5e', lit: '#e0a272', turned: '#ae6d4c', shade: '#7d4840', line: '#663828' };
const BOOT = { fill: '#ecb548', shade: '#ad7234', lit: '#fbd984', sole: '#6b4430' } as const;
const TEE = { fill: '#d06453', turned: '#b04444', shade: '#803040' } as const;
const STRIPE = '#f6dfae';
const SHORTS = { fill: '#45688a', turned: '#324f70', shade: '#223850' } as const;
const HAIR = { fill: '#33242a', shade: '#1f161c', lit: '#6e4e44' } as const;

/** The younger, behind her and higher, still in the air: one knee before him, the other leg far out behind; his cap stays where it was. */
export function brother(parts: Parts): void {
  heldArm(parts);
  trailingLeg(parts);
  leadingLeg(parts);
  trunk(parts);
  head(parts);
  flungArm(parts);
  cap(parts);
}

function heldArm({ part, lines }: Parts): void {
  part(
    '396,224! 382,240 370,256 360,268! 350,277 340,284 330,289! 336,303! 350,301 364,297 376,290! 388,276 399,262 412,250!',
    SKIN.turned,
    [SKIN.shade, 7],
    ['384,220! 370,250 356,268 330,286! 332,296 356,284 374,268 396,240!', SKIN.fill],
  );
  lines(['360,268 364,273 369,274'], SKIN.line, 1.2);
}

function trailingLeg({ part, lines }: Parts): void {
  part('448,366! 456,380 470,385 486,379 504,367! 499,343! 486,346 476,346 466,346!', SKIN.turned, [
    SKIN.shade,
    8,
  ]);
  part('404,318! 420,346 436,366 448,380! 464,372 478,354! 468,336 454,318 440,304!', SHORTS.turned, [
    SHORTS.shade,
    12,
  ]);
  part(
    '488,338! 490,360 494,376! 508,371 518,366 525,374 532,386 541,392 548,386! 550,368 544,350 537,334 528,327! 514,333 502,337!',
    BOOT.fill,
    [BOOT.shade, 10],
  );
  part('529,325! 538,332 546,350 552,368 550,388 542,395! 545,380 541,360 534,344 526,331!', BOOT.sole);
  part(ribbon(curve('489,338 491,358 496,376'), 5, { start: 1, end: 1 }), BOOT.lit);
  lines(['512,346 508,354 512,364'], BOOT.shade);
}

function leadingLeg({ part, lines }: Parts): void {
  part(
    '378,318! 362,320 351,329 347,342! 344,360 340,376 337,392! 363,398! 368,382 373,368 380,356!',
    SKIN.fill,
    undefined,
    ['366,318! 364,340 360,360 354,380 350,400! 380,400! 390,340!', SKIN.turned],
    ['384,330! 372,350 368,372 362,400! 384,400!', SKIN.shade],
    ['350,326! 362,322 368,330 362,342 352,346! 346,340', SKIN.lit],
  );
  lines(['350,348 356,350 362,346'], SKIN.line, 1.2);
  part(
    '401,298! 388,309 376,317 366,324! 366,342 374,360! 394,364 416,364 437,356! 448,341 448,318 441,298!',
    SHORTS.fill,
    undefined,
    ['366,346! 392,348 420,340 440,322 446,296! 470,340! 420,370 370,366!', SHORTS.turned],
    ['370,356! 396,358 426,350 450,330! 450,364! 380,372!', SHORTS.shade],
  );
  lines(['372,322 378,338 380,356', '404,312 396,322 386,328', '436,308 428,320 416,328'], SHORTS.shade, 1.5);
  part(
    '335,383! 332,395 328,405 318,411 305,417 298,425 301,433! 316,435 334,433 350,429 358,421 361,409 366,391!',
    BOOT.fill,
    [BOOT.shade, 9],
    ['334,382! 350,386 348,398 340,410 324,418 302,428! 290,424 320,400!', BOOT.lit],
  );
  part('297,426! 300,435 316,437.5 334,435.6 352,431 360,421! 348,425 332,428.6 314,429.4', BOOT.sole);
  part(ribbon(curve('334,383 350,390 367,392'), 5.4, { start: 1, end: 1 }), '#fde3a0');
  lines(['331,403 340,407 350,404', '335,395 344,400'], BOOT.shade);
}

function trunk({ part, lines }: Parts): void {
  part('397,226! 396,210 400,198! 421,196! 420,212 426,224 411,232!', SKIN.turned, undefined, [
    '394,194! 424,194 424,212! 410,216 398,210!',
    SKIN.shade,
  ]);
  part(
    '394,220! 387,240 386,262 390,284 394,305! 418,313 443,305! 445,282 443,258 440,238 432,220! 412,228',
    TEE.fill,
    undefined,
    [ribbon(curve('380,250 400,257 424,257 450,248'), 7, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('382,270 402,277 424,277 450,268'), 7, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('384,290 404,297 424,297 450,288'), 7, { start: 1, end: 1 }), STRIPE],
    ['420,216! 414,240 416,270 424,316! 460,316! 460,216!', TEE.turned],
    [ribbon(curve('414,257.6 424,257 450,248'), 7, { start: 1, end: 1 }), '#c9a88c'],
    [ribbon(curve('416,277.4 424,277 450,268'), 7, { start: 1, end: 1 }), '#c9a88c'],
    [ribbon(curve('420,297.2 424,297 450,288'), 7, { start: 1, end: 1 }), '#c9a88c'],
    ['440,226! 432,250 434,280 438,316! 470,316! 470,226!', TEE.shade],
  );
  lines(['398,240 408,246 420,246', '396,300 404,292 414,290'], TEE.shade, 1.5);
}

/** Up and back: the sleeve's cap, a bent elbow, the hand open against the bow. */
function flungArm({ part, lines }: Parts): void {
  part(
    '440,222! 456,221 470,217 480,211! 488,199 492,188 494,178! 508,183! 509,200 506,218 500,235 489,246! 472,252 454,256 436,258!',
    SKIN.fill,
    undefined,
    ['436,240! 460,240 480,234 492,218 500,198 504,180! 516,184! 506,240 480,260 436,264!', SKIN.turned],
    ['436,250! 462,248 484,242 498,222 506,196! 516,200! 506,244 480,264 436,266!', SKIN.shade],
  );
  lines(['480,211 484,218 490,219', '489,246 488,240'], SKIN.line, 1.2);
  part(OPEN_HAND.scale(-0.38, 0.38).rotate(14).translate(501, 181), SKIN.fill, [SKIN.turned, 1.8]);
  part(
    '414,222! 411,238 418,253 434,262! 449,258 460,254! 462,238 458,222! 444,216 428,215!',
    TEE.fill,
    undefined,
    ['414,240! 430,246 450,244 466,236! 470,262! 430,268 412,256!', TEE.turned],
    ['420,254! 436,256 452,252 466,248! 466,266! 430,268!', TEE.shade],
  );
  lines(['458,224 452,238 456,254', '430,240 438,234 448,234'], TEE.shade, 1.5);
}

const on = headAt(402, 172, 0.64, 4);

/** Cropped curls: a mass with a soft edge, no two alike. */
const CURLS: readonly Path[] = [
  on('-20,-36! 8,-56 36,-40 46,-6 40,18 24,24! 16,-2 -2,0 -4,-18!'),
  ...(
    [
      [-28, -44, 11],
      [-14, -56, 13],
      [6, -62, 14],
      [26, -58, 12],
      [42, -44, 13],
      [52, -24, 13],
      [54, -2, 12],
      [46, 18, 12],
      [32, 28, 10],
      [-10, -26, 9],
      [-20, -34, 8],
    ] as const
  ).map(([x, y, size]) =>
    ellipse(x, y, size * 1.06, size)
      .scale(0.64)
      .rotate(4)
      .translate(402, 172),
  ),
];

function head(parts: Parts): void {
  const { part, lines } = parts;
  laughing(parts, on, SKIN);
  for (const curl of CURLS) part(curl, HAIR.fill);
  lines(
    [
      '-34,-46 -28,-54 -20,-54',
      '-12,-62 -4,-68 6,-66',
      '12,-60 22,-62 28,-56',
      '-14,-42 -4,-46 4,-40',
      '8,-36 18,-40 24,-32',
      '34,-40 42,-42 46,-34',
      '28,-10 36,-14 42,-6',
      '2,-20 10,-22 14,-16',
    ].map((way) => on(way, curve)),
    HAIR.lit,
    1.7,
  );
  part(on('2,-4! 7,-10 15,-9 18,0 15,10 9,17 4,14! 2,6'), SKIN.turned, [SKIN.shade, 2]);
}

/** It has stayed behind in the air. */
function cap({ part }: Parts): void {
  const there = (knots: string): Path =>
    closed(knots).scale(1.3, 1.3, 326, 280).rotate(16, 322, 278).translate(122, -166);
  part(there('318,284! 318,275 325,269 334,270 339,277! 330,279 324,281'), '#3b8f90', ['#285b62', 5]);
  part(there('318,284! 312,287 307,293! 314,292 322,287 325,281!'), '#285b62');
}
