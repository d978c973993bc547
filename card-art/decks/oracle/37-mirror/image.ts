import { type Flow, fringe, hairs, ragged, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { IN_GLASS, PAD, rim } from './coat.ts';
import { foot, hindLeg, SHIN, THIGH } from './hind-leg.ts';

const TAN = { lit: '#dbb284', shade: '#b58a60', dark: '#8a6448' };

const BODY = closed(
  '430,486! 452,496 472,512 482,538! 498,554 512,580 522,620 524,660! 430,690! 380,676! 356,650 350,606 346,566 346,532! 362,500',
);
const BREAST = closed('344,512! 366,516 396,516 416,512! 418,560 412,600 400,640 372,652 356,630 350,580!');
const HEAD = closed(
  '354,515! 346,509! 339,500 332,490 328,474 331,457 341,444 358,435 379,431 399,434 415,444 426,459 429,472! 432,480 427,484! 430,494 421,496! 422,507 410,508! 408,518 396,516! 388,525 378,520! 366,523',
);
const ARM = closed(
  '484,560! 480,540 464,527 445,526 430,537 417,556 406,570 399,575! 391,565 382,557 369,576 371,592 383,604 396,618! 411,617 428,606 448,592 470,578',
);

const breastFlow: Flow = (x) => 176 + (x - 380) * 0.5;
const armFlow: Flow = (x) => (x > 402 ? 222 : 300);
const faceFlow: Flow = (x, y) => 90 + Math.atan2(y - 486, x - 346) * (180 / Math.PI);

/** The cub that looks out of the glass, and with it what it cannot see of itself: a white moon on its breast. */
export function image(art: Art): void {
  trunk(art);
  hindLeg(art);
  foot(art);
  arm(art);
  paw(art);
  ears(art);
  head(art);
  face(art);
}

function trunk(art: Art): void {
  art.fill(BODY, IN_GLASS.far);
  rim(art, BODY, {
    line: '432,488 453,497 472,512 482,538 498,554 510,570',
    out: -1,
    paint: IN_GLASS.edge,
    width: 2,
    seed: 'shoulder',
  });
  // the far foreleg props it up
  art.fill(
    closed('350,522! 344,546 334,590 326,640 322,660! 352,662! 356,620 362,570 366,530!'),
    IN_GLASS.far,
  );
  art.fill(BREAST, '#4b4c59');
  hairs(art, BREAST, breastFlow, IN_GLASS.crease, {
    seed: 'breast',
    gap: 17,
    length: [12, 30],
    width: 3,
    share: (x, y) => (y > 552 && x < 420 ? 0.4 : 0),
  });
  art.fill(
    closed(
      '349,516! 353,527 360,535 369,538 381,534 396,526 410,514 417,507! 420,520 413,530! 410,541 401,542! 396,553 387,550! 381,560 374,551! 367,557 362,548! 355,546 353,538! 348,532 348,524!',
    ),
    '#f6ead2',
  );
  strokes(
    art,
    ['360,543 363,552', '374,545 375,553', '388,540 392,547', '402,531 407,536', '351,535 354,541'],
    1.5,
    '#cdb99d',
    0.2,
  );
}

function arm(art: Art): void {
  within(art, BREAST, [ARM.translate(-5, 12), '#3a3b47']);
  for (const below of [THIGH, SHIN]) within(art, below, [ARM.translate(2, 12), '#3a3b47']);
  art.fill(ARM, IN_GLASS.near);
  within(art, ARM, [
    '484,540! 470,528 446,528 432,540 420,558 408,573 399,579! 386,560 372,572! 380,540 440,516 490,520!',
    '#666874',
  ]);
  hairs(art, ARM, armFlow, IN_GLASS.crease, {
    seed: 'arm',
    gap: 17,
    length: [10, 24],
    width: 2.8,
    share: () => 0.34,
  });
  hairs(art, ARM, armFlow, IN_GLASS.fair, {
    seed: 'arm fair',
    gap: 17,
    length: [10, 22],
    width: 2.6,
    share: (_, y) => (y < 580 ? 0.4 : 0),
  });
  art.blot(
    fringe('448,592 428,606 411,617 396,617', -18, { count: 11, length: [8, 16], width: 5, seed: 'elbow' }),
    IN_GLASS.near,
  );
  strokes(
    art,
    ['440,528 430,537 417,556 406,570 399,575', '484,560 470,578 448,592 424,609', '399,575 404,582 405,591'],
    2.4,
    IN_GLASS.crease,
    0.15,
  );
  rim(art, ARM, {
    line: '448,526 466,528 480,541 484,558',
    out: -1,
    paint: IN_GLASS.edge,
    width: 2,
    seed: 'arm',
  });
}

/** It meets the other's, toe by toe; between them its pads are seen from the side. */
function paw(art: Art): void {
  art.fill(
    closed(
      '398,580! 391,564 387,552! 386,545 379,543 376,547! 373,541 366,542 364,549! 360,548 356,555 357,563! 355,572 358,585 368,595 382,601 393,597!',
    ),
    '#6b6d79',
  );
  strokes(
    art,
    ['376,548 377,557', '364,550 367,559', '399,577 392,565 388,554', '359,587 368,596 382,602'],
    2,
    IN_GLASS.crease,
    0.05,
  );
  art.fill(closed('357,568! 365,565 375,570 379,580 374,590 365,589 358,581'), PAD.dark);
  art.blot(
    [ellipse(361.4, 557, 2.8, 4.4), ellipse(370.4, 552.4, 3, 4.6), ellipse(381, 553.4, 2.8, 4.4)],
    PAD.dark,
  );
  strokes(art, ['363,569 370,571 374,577'], 1.5, PAD.lit, 0.2);
  art.blot(
    [
      closed('387,546! 386,539 381,535 379,536! 381,540 381,545!'),
      closed('372,544! 370,536 365,533 363,534! 366,539 366,545!'),
      closed('361,550! 358,544 353,542 351,544! 355,548 356,555!'),
    ],
    '#a9a294',
  );
}

/** The far one half behind the crown, the near one open to us. */
function ears(art: Art): void {
  const [far, near] = [
    closed('347,448! 343,434 347,423 358,418 369,422 376,434!'),
    closed('398,442! 396,427 402,416 414,412 426,417 432,430 429,446 418,458!'),
  ];
  art.fill(far, IN_GLASS.far).fill(closed('352,444! 349,433 353,427 361,426 367,434!'), '#6a585a');
  rim(art, far, {
    line: '356,418 366,420 376,432',
    out: -1,
    paint: IN_GLASS.edge,
    width: 1.5,
    seed: 'far ear',
  });
  art
    .fill(near, IN_GLASS.near)
    .fill(closed('404,446! 402,431 407,423 415,420 422,426 424,437 418,452!'), '#7a6563');
  art.blot(
    fringe('404,448 405,440 405,430', 40, {
      count: 5,
      length: [9, 16],
      width: 3,
      seed: 'in the ear',
      bare: 0,
    }),
    IN_GLASS.fair,
  );
  rim(art, near, {
    line: '402,417 414,412 426,417 432,430 428,447',
    out: -1,
    paint: IN_GLASS.edge,
    width: 1.8,
    seed: 'ear',
  });
}

function head(art: Art): void {
  art.fill(HEAD, IN_GLASS.near);
  // the brow, towards us and fairer
  art.blot(
    ragged('342,447 352,441 364,438 378,437 390,441', (x) => 196 - (x - 366) * 0.5, {
      count: 13,
      length: [12, 24],
      width: 9,
      seed: 'brow',
    }),
    IN_GLASS.fair,
    0.55,
  );
  hairs(art, HEAD, faceFlow, IN_GLASS.crease, {
    seed: 'face',
    gap: 12,
    length: [7, 19],
    width: 2.2,
    share: (x, y) => (Math.hypot(x - 350, (y - 482) * 1.05) > 42 ? 0.4 : 0),
  });
  hairs(art, HEAD, faceFlow, IN_GLASS.fair, {
    seed: 'face fair',
    gap: 14,
    length: [7, 18],
    width: 2.2,
    share: (x, y) => (Math.hypot(x - 350, (y - 482) * 1.05) > 46 ? 0.34 : 0),
  });
  rim(art, HEAD, {
    line: '378,431 397,433 413,443',
    out: -1,
    paint: IN_GLASS.edge,
    width: 1.6,
    seed: 'crown',
  });
  rim(art, HEAD, { line: '417,446 426,459 430,476', out: -1, paint: IN_GLASS.edge, width: 2, seed: 'cheek' });
}

function face(art: Art): void {
  // muzzle: bridge, side away from the light, chin
  art.fill(
    closed(
      '331,476! 335,466 345,462 355,466! 365,478 372,489 371,501 362,510 347,514 333,511 322,504 318,494 323,484',
    ),
    TAN.lit,
  );
  art.fill(closed('355,466! 365,478 372,489 371,501 362,510 347,514! 356,504 361,494 359,482!'), TAN.shade);
  art.fill(closed('324,505! 334,509 348,508 359,503! 356,510 347,514 334,512!'), TAN.dark);
  art.fill(closed('318,487! 319,480 327,476 337,478 340,484! 338,491 332,495 325,495 320,492'), '#17131a');
  art.fill(closed('323,481 328,478 334,480 330,482!'), '#7d747c');
  strokes(art, ['329,495 329,501', '323,501 326,503 329,501 336,505 346,504 354,500'], 2, '#3a2723', 0.05);
  eye(art, 373, 468, 5, 5.2);
  eye(art, 344, 466.5, 3.4, 4.8);
}

/** Dark under its lid; it looks across at the other, to our left. */
function eye(art: Art, x: number, y: number, rx: number, ry: number): void {
  const lids = closed(
    `${x - rx - 2.4},${y + 1.6} ${x - rx * 0.7},${y - ry * 0.8} ${x + rx * 0.3},${y - ry - 0.8} ${x + rx + 0.8},${y - ry * 0.3} ${x + rx + 2.6},${y + 1.8}! ${x + rx * 0.6},${y + ry} ${x - rx * 0.5},${y + ry + 0.8}`,
  );
  art.fill(lids, '#15131a');
  art.clip(lids, () => {
    art.fill(ellipse(x - rx * 0.34, y + 0.6, rx * 0.92, ry * 0.96), '#7a5032');
    art.fill(ellipse(x - rx * 0.62, y + 0.3, rx * 0.6, ry * 0.7), '#100d12');
    art.fill(ellipse(x - rx * 0.42, y - ry * 0.36, rx * 0.3, ry * 0.28), '#fffaf0');
  });
  strokes(
    art,
    [`${x - rx - 1},${y - ry - 3} ${x + 0.6},${y - ry - 5} ${x + rx + 2.6},${y - ry - 1.6}`],
    1.7,
    IN_GLASS.fair,
    0.1,
  );
}
