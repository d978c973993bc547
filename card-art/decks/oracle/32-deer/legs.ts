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

/** What pushed off last: the haunch drawn down to the point of the hock, below it the long thin cannon. */
export const NEAR_HIND: Leg = {
  outline:
    '186,470 190,452 208,441 232,444 250,456 263,476 269,497 264,516! 252,532 232,550 208,570 191,585! 184,595 179,606 175.6,619! 170.6,641 166.6,659 165,672! 167,678 166,684! 151,686! 145,680 146,673 152.6,662! 158,642 162,622 163.6,606! 160,598 155,588 152,578! 163,565 173,549 179,532 182,510 181,490',
  shade: [
    '170,460! 188,456 197,474 198,502 194,530 183,555 170,573 167,585 172,602 168,626 162.6,650 158,668 157,690! 130,690! 130,560!',
    '274,480! 258,530 234,550 210,570 192,586 183,594! 194,570 222,544 246,518 256,492!',
  ],
  deep: ['140,584! 152,576 160,584 166,600 166,612 160.6,640 155,662 140,674! 150,640 156,612'],
  edges: ['191,586 184,596 179,607 175.6,620 170.6,642 166.6,660 165,673'],
  hoof: [
    '156,683! 166,683! 169,693 162,709! 155,712! 153,697',
    '149,685! 161,685! 161,698 152,713! 141,715! 144,698',
  ],
  dewclaw: '141,676! 149,676 151,684 143,687',
  ink: ['157,581 165,588 168,599', '172,569 184,556 194,540', '151,671 158,675 165,672'],
};

export const FAR_HIND: Leg = {
  outline:
    '214,486 226,458 250,450 274,456 292,474 303,496 306,514! 298,533 284,553 268,573 256,588! 251,598 247.6,610 245,622! 242.4,642 240.4,660 239,676! 242,684 240,692! 225,694! 219,687 220,680 227.4,668! 230.6,646 232.6,628 233,612! 229,604 225,595 223,585! 233,571 241,555 244,540 236,520',
  shade: [
    '200,480! 230,470 250,500 258,530 252,556 240,577 237,591 240,606 238,630 234,654 230,676 229,700! 200,700! 200,600!',
    '270,450! 298,474 310,516 298,536 288,544 282,520 262,490 240,470!',
  ],
  edges: ['298,534 284,554 268,574 256,589 251,599 247.6,611 245,623 242.4,643 240.4,661 239,677'],
  hoof: [
    '230,691! 240,691! 243,701 237,716! 229,719! 227,704',
    '223,693! 235,693! 235,706 226,721! 215,722! 218,706',
  ],
  dewclaw: '215,684! 224,684 226,692 217,695',
  ink: ['227,588 235,595 238,606', '242,576 250,564 258,548', '225,678 232,682 239,679'],
};

/** Folded under him: the shoulder blade down to its point at the breast, from there back to the elbow on the line of the chest, the slim forearm forward to the knee, and the cannon drawn back. */
export const NEAR_FORE: Leg = {
  outline:
    '346,370! 362,370 384,380 404,395 420,412! 417,424 411,435 406,443! 424,438 444,433 462,429! 476,428 485,433 488,442! 488,450 482,457! 475,474 467,491 460,507! 459,511 460,515! 454,520 447,521! 441,512! 447,502 455,487 460,473 464,460! 456,457 440,458 420,463 402,470! 390,478 378,484 366,485! 358,483 356,475 358,464! 361,450 362,436 359,422! 350,404 346,388!',
  shade: [
    '344,384! 356,402 368,424 378,444 388,456! 404,456 426,452 446,447 464,445 473,453! 466,474 456,494 450,522 430,530! 430,480! 388,500! 340,490!',
  ],
  deep: ['350,458! 360,470 374,474 394,466 420,458 444,453 458,455 452,480 440,480! 388,500! 350,500!'],
  bright: [
    '350,362! 374,372 398,388 424,410 416,428 404,424 388,408 364,388!',
    '408,441! 424,436 446,431 464,426 480,428 492,440 488,456 478,446 456,440 434,443 412,449!',
  ],
  edges: [
    '404,395 412,403 420,412 417,424',
    '424,438 444,433 462,429 476,428 485,433 488,442',
    '487,454 482,458 475,474 467,491 460,508',
  ],
  hoof: [
    '450,519! 458,517! 457,530 449,543! 441,545! 443,533',
    '443,516! 452,520! 447,533 436,544! 427,542! 433,529',
  ],
  dewclaw: '438,510! 443,507.6 446.4,514 441,518',
  ink: [
    '345,380 350,402 359,422 362,438',
    '360,454 356,468 358,480 368,485 380,482',
    '408,441 400,449 390,455',
    '466,446 476,444 484,448',
    '473,458 466,476 458,496',
    '444,508 452,512 460,510',
  ],
};

/** The other one reaches before him, for the bank. */
export const FAR_FORE: Leg = {
  outline:
    '389,439 409,421 431,419 453,415 473,407 491,403 504,409 510,422 511,441 515,463 519,479 525,491! 528,497 527,504! 518,507 509,504! 507,495 508,481 503,464 497,448 488,438 473,443 452,449 428,452 400,452 385,446',
  shade: [
    '381,459! 411,443 441,439 467,431 487,423 497,431 503,453 511,477 515,512! 491,512! 481,459! 401,489!',
  ],
  edges: ['431,419 453,415 473,407 491,403 504,409 510,422 511,441 515,463 519,479 525,491'],
  hoof: [
    '516,500! 524,497! 532,506 532,517! 524,522! 517,513',
    '509,501! 519,501! 522,511 519,523! 509,526! 506,515',
  ],
  dewclaw: '502,494! 507,492.6 510,499 505,502',
  ink: ['487,419 497,419 505,425', '501,443 507,463 511,479'],
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
