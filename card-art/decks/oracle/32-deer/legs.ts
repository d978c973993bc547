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

/** Folded under him: shoulder blade, its point, elbow, knee before him, and the cannon drawn back. */
export const NEAR_FORE: Leg = {
  outline:
    '340,366 356,362 378,372 402,390 418,410 428,424 446,427 464,428 478,431 487,440 487,453 480,468 471,487 463,504 460,515! 447,521! 442,512 450,500 458,484 465,469 464,461! 446,461 426,469 408,480 388,486 368,482 352,464 342,430 338,396',
  shade: [
    '330,380! 346,380 352,404 362,432 378,454 398,464 420,458 444,452 464,450 472,456 464,476 456,496 450,522 430,530! 430,480! 388,500! 340,490!',
  ],
  deep: ['356,470! 374,476 396,474 420,464 446,458 458,460 452,480 440,480! 388,500!'],
  bright: [
    '352,356! 378,372 404,392 420,412 428,424 420,432 404,420 386,402 366,384',
    '430,420! 464,424 480,428 492,440 488,456 478,446 456,442 434,440',
  ],
  edges: [
    '418,410 428,424 446,427 464,428 478,431 487,440 487,453',
    '486,456 480,468 471,487 463,504 460,515',
  ],
  hoof: [
    '450,519! 458,517! 457,530 449,543! 441,545! 443,533',
    '443,516! 452,520! 447,533 436,544! 427,542! 433,529',
  ],
  dewclaw: '438,510! 443,507.6 446.4,514 441,518',
  ink: [
    '337,392 341,428 351,462 366,480',
    '466,446 476,444 484,448',
    '473,458 466,476 458,496',
    '444,508 452,512 460,510',
  ],
};

/** The other one reaches before him, for the bank. */
export const FAR_FORE: Leg = {
  outline:
    '388,420 408,402 430,400 452,396 472,388 490,384 503,390 509,403 510,422 514,444 518,460 524,472! 524,484! 509,484! 506,476 507,462 502,445 496,429 487,420 472,427 448,438 422,448 396,456 384,440',
  shade: [
    '380,440! 410,424 440,420 466,412 486,404 496,412 502,434 510,458 514,490! 490,490! 480,440! 400,470!',
  ],
  edges: ['430,400 452,396 472,388 490,384 503,390 509,403 510,422 514,444 518,460 524,472'],
  hoof: [
    '515,481! 523,478! 531,487 531,498! 523,503! 516,494',
    '508,482! 518,482! 521,492 518,504! 508,507! 505,496',
  ],
  dewclaw: '501,475! 506,473.6 509,480 504,483',
  ink: ['486,400 496,400 504,406', '500,424 506,444 510,460'],
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
