import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './form.ts';

/** A leg as it is seen: its outline, the planes in it, the edges that the sun meets, its hoof. */
interface Leg {
  outline: string;
  /** Turned from the sun; deeper: turned down as well. */
  shade: readonly string[];
  deep?: readonly string[];
  bright?: readonly string[];
  edges: readonly string[];
  /** Both halves of the hoof, the far one first. */
  hoof: readonly [far: string, near: string];
  dewclaw: string;
  /** Tendons and joints. */
  ink: readonly string[];
}

/** What pushes off last: stifle drawn forward, the point of the hock far back, the long cannon stretched behind him into the water. */
export const NEAR_HIND: Leg = {
  outline:
    '190,464 194,450 208,441 232,444 250,456 264,474 273,494 274,511 265,524 248,537 227,549 205,561 188,573 176,585! 165,598 156,611 150,624! 143,644 137,660 134,670! 136,677 135,684 133,692! 117,694! 113,686 114,676 117,665! 124,655 131,636 137,612 140,594! 139,584 137,574 137,564! 149,556 162,541 173,520 181,497 185,480',
  shade: [
    '170,460! 190,456 200,474 202,500 196,526 184,548 168,565 156,577 154,590 146,612 140,634 130,660 126,676 124,698! 100,698! 100,560!',
    '280,486! 262,520 240,534 216,548 194,562 174,582 164,594! 178,566 206,546 238,528 258,506 266,486!',
  ],
  deep: ['128,562! 142,564 150,576 150,592 144,612 137,634 128,656 112,672! 120,640 130,608'],
  edges: ['178,584 165,599 156,612 150,625 143,645 137,661 134,671'],
  hoof: [
    '124,690! 133,689! 137,702 134,716! 126,718! 122,704',
    '115,691! 128,691! 130,705 126,718! 115,718! 112,706',
  ],
  dewclaw: '108,680! 115,677 119,685 111,689',
  ink: ['143,563 153,570 161,581', '160,554 176,543 188,526', '119,677 126,681 133,677'],
};

export const FAR_HIND: Leg = {
  outline:
    '230,500 226,462 250,450 278,460 298,482 309,504 311,520! 304,536 288,554 268,570 249,584 235,598! 225,610 218,622 213,634! 208,650 204,664 202,674! 204,681 203,688 201,694! 186,696! 182,689 182,680 185,669! 191,660 197,640 201,620 203,603! 201,594 199,585 198,575! 209,568 223,554 236,536',
  shade: [
    '200,480! 236,470 256,500 262,528 252,552 234,570 218,582 214,598 208,618 202,640 196,664 194,682 193,700! 170,700! 170,580!',
    '314,500! 306,528 284,540 258,556 236,572 224,586 222,594! 240,560 264,540 284,516 284,480!',
  ],
  edges: ['304,537 288,555 268,571 249,585 235,599 225,611 218,623 213,635 208,651 204,665 202,675'],
  hoof: [
    '192,693! 201,692! 205,705 203,728! 195,728! 190,706',
    '184,694! 197,694! 199,708 196,730! 185,730! 181,708',
  ],
  dewclaw: '177,684! 184,681 188,689 180,692',
  ink: ['204,573 214,580 221,591', '226,562 242,548 254,532', '187,681 194,685 201,681'],
};

/** Folded under him: the blade slants from the withers to the point of the shoulder, the upper arm back to the elbow at the line of the chest, the forearm tapers to the knee, the cannon is drawn back. */
export const NEAR_FORE: Leg = {
  outline:
    '352,366 366,372 384,384 401,398 413,411 419,424 418,436 412,446! 428,440 444,436 458,433 469,432 476,436 479,443 478,450 474,456! 469,472 463,490 457,507! 458,512 456,518 451,521! 438,515! 439,509 444,502! 450,488 455,472 457,460! 450,456 438,459 424,465 410,474 399,482 388,488 376,490 367,487 362,478! 360,466 359,450 358,434 355,416 351,398 348,382',
  shade: [
    '348,396! 358,418 368,436 382,448 400,454 420,451 444,447 460,447 471,455! 465,474 457,494 448,524! 430,530! 430,480! 388,506! 340,500!',
  ],
  deep: ['356,462! 370,470 386,472 402,466 420,458 440,453 458,455 452,470 430,476! 388,506! 350,506!'],
  bright: [
    '350,358! 366,368 386,380 404,394 416,408 424,424! 412,422 402,410 388,398 372,386 358,376!',
    '408,449! 426,438 446,432 464,428 480,434 482,448 474,454 466,442 450,442 430,446!',
  ],
  edges: ['428,440 444,436 458,433 469,432 476,436 479,443', '474,457 469,473 463,491 458,507'],
  hoof: [
    '447,519! 456,517! 455,530 447,543! 439,545! 441,533',
    '440,516! 449,520! 445,533 434,544! 425,542! 430,529',
  ],
  dewclaw: '435,510! 440,507.6 443.4,514 438,518',
  ink: [
    '363,456 361,474 366,485 378,489 390,486',
    '408,403 417,415 420,428 415,441',
    '414,446 405,452 395,455',
    '462,448 470,447 475,450',
  ],
};

/** The other one reaches before him, for the bank. */
export const FAR_FORE: Leg = {
  outline:
    '395,452 418,440 440,430 460,421 478,412 491,406 503,410 510,421 512,440 516,462 520,479 525,491! 528,497 527,504! 518,507 509,504! 507,495 508,481 504,464 499,448 493,438 480,443 462,452 440,464 418,474 392,480',
  shade: [
    '385,470! 416,454 442,444 468,434 488,424 498,432 504,450 512,478 516,512! 491,512! 481,459! 401,500!',
  ],
  edges: ['440,430 460,421 478,412 491,406 503,410 510,421 512,440 516,462 520,479 525,491'],
  hoof: [
    '516,500! 524,497! 532,506 532,517! 524,522! 517,513',
    '509,501! 519,501! 522,511 519,523! 509,526! 506,515',
  ],
  dewclaw: '502,494! 507,492.6 510,499 505,502',
  ink: ['488,420 497,420 505,426', '502,443 508,463 512,479'],
};

/** A leg in flat tones. Those on the side that we do not see are darker, so that they lie behind. */
export function leg(art: Art, shape: Leg, far: boolean): void {
  const outline = closed(shape.outline);
  hoof(art, shape);
  art.fill(outline, far ? COAT.far : COAT.coat);
  const fill = (parts: readonly string[] | undefined, tone: string): void => {
    for (const part of parts ?? []) art.fill(closed(part), tone);
  };
  art.clip(outline, () => {
    fill(shape.bright, COAT.lit);
    fill(shape.shade, far ? COAT.farShade : COAT.shade);
    fill(shape.deep, COAT.deep);
    art.blot(rims(shape.edges, far ? 3 : 4.6), far ? '#d79a68' : COAT.rim);
  });
  strokes(art, shape.ink, 1.5, COAT.ink, 0.25);
}

const rims = (edges: readonly string[], width: number): Path[] =>
  edges.map((edge) => ribbon(curve(edge), width, { start: 0.1, end: 0.1, samples: 16 }));

function hoof(art: Art, { hoof: [far, near], dewclaw }: Leg): void {
  art.fill(closed(dewclaw), COAT.dark);
  for (const [half, tone] of [
    [far, '#241718'],
    [near, '#382423'],
  ] as const)
    art.fill(closed(half), tone);
}

/** Both hind legs turned over at the waterline, each with its parts, far to near. */
export const inWater = (waterline: number): readonly (readonly [parts: readonly Path[], fill: string])[] =>
  (
    [
      [FAR_HIND, COAT.farShade],
      [NEAR_HIND, COAT.far],
    ] as const
  ).map(([{ outline, hoof: halves }, fill]) => [
    [...halves, outline].map((part) => closed(part).flip(waterline)),
    fill,
  ]);
