import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import type { Parts } from './jumpers.ts';

const SKIN = '#cf946c';
const SKIN_SHADE = '#a9714e';
const SKIN_LINE = '#7f4f36';
const BOOT = '#e6b04a';
const BOOT_SHADE = '#b9803a';
const SOLE = '#6f4a2e';
const TREAD = '#9a6b40';
const TEE = '#cc5c4e';
const TEE_SHADE = '#a3433c';
const STRIPE = '#f3dcae';
const SHORTS = '#3f5a74';
const SHORTS_SHADE = '#2a4056';
const HAIR = '#2f2320';
const HAIR_LIGHT = '#5e463c';

/** The younger, from behind and higher up: he has kicked one heel at us; he looks round at her, his cap stays behind. */
export function brother(parts: Parts, innerArm: () => void): void {
  hangingLeg(parts);
  shorts(parts);
  kickedLeg(parts);
  innerArm();
  outerArm(parts);
  trunk(parts);
  head(parts);
  cap(parts);
}

function hangingLeg({ part, lines }: Parts): void {
  part('331,404! 328,418 332,432 337,446! 355,446! 359,432 360,416 358,404!', SKIN, [SKIN_SHADE, 5]);
  lines(['336,424 343,427 352,424'], SKIN_SHADE);
  part(
    '331,436! 334,448 335,456 330,466 322,478 317,488! 319,497 328,498 337,493 346,485! 352,480 359,475 361,468! 359,456 360,446 361,434! 346,440',
    BOOT,
    [BOOT_SHADE, 6],
  );
  part(
    '361,464! 364,472 358,480 349,486 338,495 328,501 319,499 317,491! 327,493 336,488 346,479 356,472!',
    SOLE,
  );
  part(ribbon(curve('331,437 346,441 361,435'), 4, { start: 1, end: 1 }), '#f3cd7c');
  lines(['335,456 343,460 353,458', '338,450 345,453'], BOOT_SHADE);
}

function shorts({ part, lines }: Parts): void {
  part(
    '341,356! 337,374 332,392 325,408! 334,417 348,419 361,415! 363,402 365,390! 371,402 377,412! 390,416 404,410! 399,392 392,374 386,356!',
    SHORTS,
    [SHORTS_SHADE, 8],
    ['360,368! 362,388 358,418! 346,422 348,400 354,380!', SHORTS_SHADE],
  );
  lines(['364,362 364,376 365,390', '344,366 350,372 358,374', '384,366 378,372 370,374'], '#1e3246', 1.5);
  part('372,378! 383,376! 386,388 380,392 374,390!', '#4d6a85', [SHORTS_SHADE, 3]);
}

function kickedLeg({ part, lines }: Parts): void {
  part(
    '379,410! 378,420 382,428! 402,428! 405,418 403,408!',
    SKIN,
    [SKIN_SHADE, 5],
    ['370,404! 410,404 408,414! 390,420 376,416!', SKIN_SHADE],
  );
  part(
    '377,424! 382,412 396,411 405,420! 406,434 405,446 410,460 405,474 391,481 378,475 372,462 375,446 376,434!',
    BOOT,
    [BOOT_SHADE, 5],
  );
  part(
    '382,428! 387,420 396,420 400,428! 399,438 399,446 404,458 400,470 391,475 382,471 377,460 380,446 383,438!',
    SOLE,
  );
  lines(
    [
      '385,427 391,425 397,427',
      '385,432 391,430 397,432',
      '382,452 391,449 399,452',
      '381,458 391,455 401,458',
      '382,464 391,461 400,464',
    ],
    TREAD,
    2,
  );
}

function outerArm({ part, lines }: Parts): void {
  part(
    '376,319! 394,313 410,304 424,294! 431,291 435,285! 439,274 438,261 436,250 433,239! 424,239! 421,250 418,261 417,270! 402,278 386,287 370,298!',
    SKIN,
    [SKIN_SHADE, 3],
    ['376,321! 396,315 414,304 426,294! 434,289 430,283! 422,286 408,295 392,304 376,309!', SKIN_SHADE],
    ['429,238! 437,240 441,268 436,284 431,286! 431,272 430,254', SKIN_SHADE],
  );
  lines(['417,270 421,275 427,276', '432,288 429,284'], SKIN_LINE, 1.2);
  part(
    '433,241! 436.4,234 439.4,227! 444,220 446.6,215 446,211.6 442.6,212 440,217.6 436.6,223! 438.4,214 439.2,208 437.6,205 434.6,206 433,214 432,222.6! 431.6,213 430.8,206 428.6,203.4 426.2,205.6 426,214 426.4,223! 424,215 421.4,209.4 418.6,208.4 417.4,211.4 418.8,218 420.6,226.6! 416.6,227.6 412.6,225 410,226 410.6,229.4 415,234 419.6,237.6 423.4,242!',
    SKIN,
    ['#b97e57', 2],
  );
  lines(
    ['437,225 435,230', '432,224 431,230', '426.6,225 427,231', '421,227 423,232 422,237'],
    SKIN_SHADE,
    1.2,
  );
}

function trunk({ part, lines }: Parts): void {
  const outline =
    '352,294! 341,295 330,299 322,306 316,315! 325,322 335,326 346,327! 343,340 340,354 338,364! 352,371 374,371 390,363! 386,348 386,336 388,320! 396,314 402,307! 402,298 397,291! 386,295 376,294!';
  part(
    outline,
    TEE,
    [TEE_SHADE, 8],
    [ribbon(curve('334,326 352,332 374,332 396,324'), 5, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('334,342 352,348 374,348 396,340'), 5, { start: 1, end: 1 }), STRIPE],
    [ribbon(curve('334,357 352,363 374,363 396,355'), 5, { start: 1, end: 1 }), STRIPE],
    ['382,316! 381,340 384,372! 400,372 400,310!', TEE_SHADE],
  );
  lines(
    [
      '344,302 351,310 352,320',
      '386,301 378,309 376,319',
      '322,314 332,318 345,319',
      '333,306 340,311 346,319',
      '399,305 392,303 388,299',
    ],
    TEE_SHADE,
    1.6,
  );
  part(ribbon(curve('352,295 364,299 376,295'), 3.4, { start: 0.7, end: 0.7 }), STRIPE);
}

const onHead = (path: Path): Path => path.scale(-0.47, 0.47).rotate(-5).translate(362, 263);
const form = (knots: string): Path => onHead(closed(knots));

/** Cropped curls, seen from behind: a mass with a soft edge, no two alike. */
const CURLS = [
  form('44,-34! 20,-58 -16,-58 -44,-36 -50,0 -34,30 0,34! 16,14 30,-4!'),
  ...(
    [
      [46, -32, 11],
      [38, -48, 13],
      [18, -58, 14],
      [-4, -62, 12],
      [-24, -56, 14],
      [-42, -42, 12],
      [-52, -22, 13],
      [-54, -2, 11],
      [-48, 16, 12],
      [-34, 29, 11],
      [-16, 33, 12],
      [2, 30, 10],
      [34, -20, 9],
      [20, 4, 7],
    ] as const
  ).map(([x, y, size]) => onHead(ellipse(x, y, size * 1.06, size))),
];

function head({ part, lines }: Parts): void {
  part('355,298! 355,280! 373,280! 373,298! 364,301', SKIN_SHADE);
  part(
    form(
      '20,-30! 40,-34 49,-22 51,-6! 52,2 55,9 59.6,16 57,20.6 53.4,22! 55,27 53,30! 55,35 53,39! 52,48 42,57 26,60 6,56! 4,10',
    ),
    SKIN,
    undefined,
    [form('2,44! 12,50 28,55 42,58! 30,68 -4,66'), SKIN_SHADE],
    [form('34,12! 41,8 47,13 45,22 38,25 33,20'), '#dba27b'],
  );
  part(form('53.6,29! 46,29 39,24! 41,36 48,41 54,38!'), '#6d2a26');
  part(form('53,30! 46,30 41,27! 42,31 47,33.4 53,33!'), '#fff6e2');
  lines([onHead(curve('38,-4 45,-9.6 51,-6')), onHead(curve('39,-18 45,-22 51,-19'))], '#3a241d', 1.5);
  lines([onHead(curve('56,20 53,18 51,20')), onHead(curve('38,22 36,28 38,34'))], SKIN_LINE, 1);
  for (const curl of CURLS) part(curl, HAIR);
  // the outermost curls in the sun
  lines(
    ['56,-30 55,-38 50,-42', '51,-46 48,-56 41,-60', '31,-65 25,-70 17,-71', '6,-71 0,-73 -7,-72'].map(
      (way) => onHead(curve(way)),
    ),
    '#ecd09a',
    2.2,
  );
  lines(
    [
      '-30,-40 -22,-48 -12,-46',
      '2,-52 12,-56 20,-48',
      '-42,-10 -38,-20 -28,-20',
      '-14,-22 -4,-28 4,-20',
      '20,-30 28,-36 34,-30',
      '-30,14 -22,8 -14,14',
      '2,12 10,8 12,0',
    ].map((way) => onHead(curve(way))),
    HAIR_LIGHT,
    1.6,
  );
  // an ear
  part(form('6,-2! 10,-10 19,-11 24,-3 21,8 15,17 8,17!'), SKIN, undefined, [
    form('10,-2! 16,-6 19,-1 16,7 11,10'),
    SKIN_SHADE,
  ]);
}

/** It has stayed behind in the air. */
function cap({ part }: Parts): void {
  const there = (knots: string): Path => closed(knots).rotate(16, 322, 278).translate(48, -112);
  part(there('318,284! 318,275 325,269 334,270 339,277! 330,279 324,281'), '#3b7f86', ['#285b62', 5]);
  part(there('318,284! 312,287 307,293! 314,292 322,287 325,281!'), '#285b62');
}
