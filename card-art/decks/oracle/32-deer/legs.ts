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

/** What pushed off last: stretched from haunch to hoof, the hock a corner. */
export const NEAR_HIND: Leg = {
  outline:
    '186,470 190,452 208,441 232,444 250,456 260,474 261,494 252,520 244,544 232,564 214,579 198,590 188,600 173,620 165,646 163,659 168,671 166,684! 150,686! 143,676 146,662 151,644 153,622 151,604 143,588! 150,574 163,560 172,540 176,512 178,490',
  shade: [
    '170,460! 186,452 196,470 194,500 188,530 178,556 160,576 154,590 160,606 164,624 156,648 152,664 155,690! 130,690! 130,560!',
    '261,490! 252,520 244,544 232,564 214,579 206,580 214,560 228,540 240,516 246,498',
  ],
  deep: ['140,584! 152,574 156,588 160,604 162,622 156,646 148,664 138,668! 150,640 152,612'],
  edges: ['196,593 186,602 173,621 165,647 163,660 167,672'],
  hoof: [
    '156,683! 166,683! 169,693 162,709! 155,712! 153,697',
    '149,685! 161,685! 161,698 152,713! 141,715! 144,698',
  ],
  dewclaw: '141,676! 149,676 151,684 143,687',
  ink: ['150,580 160,588 164,602', '162,610 165,628 160,646', '148,668 158,672 166,668'],
};

export const FAR_HIND: Leg = {
  outline:
    '214,486 226,458 250,450 274,456 292,474 306,506 312,534 309,550 298,568 276,588 262,602 248,622 240,648 237,666 242,679 240,692! 224,694! 217,684 221,668 226,646 227,622 223,608 215,597! 223,584 236,568 242,546 232,522',
  shade: [
    '200,480! 230,470 246,500 256,530 248,560 232,584 230,600 236,622 232,648 226,672 228,700! 200,700! 200,600!',
    '270,450! 296,474 312,534 309,550 300,560 290,540 284,510 262,490 240,470!',
  ],
  edges: ['308,552 298,568 276,588 262,602 248,622 240,648 237,665 241,680'],
  hoof: [
    '230,691! 240,691! 243,701 237,716! 229,719! 227,704',
    '223,693! 235,693! 235,706 226,721! 215,722! 218,706',
  ],
  dewclaw: '215,684! 224,684 226,692 217,695',
  ink: ['222,592 234,600 238,614', '237,620 238,640 233,660'],
};

/** Folded under him: shoulder, elbow, knee, and the cannon drawn back. */
export const NEAR_FORE: Leg = {
  outline:
    '298,470 303,440 312,412 326,388 342,374 352,396 360,424 367,450 366,466! 380,464 392,468 400,478 400,492 390,514 380,536 374,552 375,562 367,573! 353,567! 350,556 357,540 362,519 359,511! 346,515 328,522 310,517 298,502',
  shade: [
    '290,470! 306,462 314,484 330,500 352,504 366,498 376,496 372,514 364,536 360,552 360,576! 340,570! 340,520! 300,520!',
  ],
  deep: ['294,500! 306,506 326,514 348,509 362,507 360,516 346,519 328,526 306,522!'],
  bright: [
    '342,372! 356,404 369,450 366,468 354,462 350,430 342,400',
    '368,464! 392,466 402,480 398,494 392,484 378,478',
  ],
  edges: ['366,465 380,463 392,467 400,477 400,491', '398,496 389,516 380,537 375,552 377,562'],
  hoof: [
    '358,570! 367,572! 368,583 357,598! 348,599! 351,585',
    '351,566! 361,570! 357,583 343,597! 332,595! 339,579',
  ],
  dewclaw: '346,560! 353,556 357,564 350,569',
  ink: ['364,498 376,492 390,492', '368,504 366,524 362,540', '357,556 366,560 374,558'],
};

/** The other one reaches before him, for the bank. */
export const FAR_FORE: Leg = {
  outline:
    '374,446 384,424 404,424 420,444 430,450 448,440 464,429 478,427 490,436 497,452 503,476 512,494 519,508 529,516 528,528! 512,532! 505,522 503,508 492,490 482,470 470,466! 458,474 440,490 414,504 392,504 378,484',
  shade: [
    '370,440! 392,444 410,462 432,466 452,458 470,448 480,456 490,476 500,496 510,514 514,540! 490,530! 480,480! 440,496! 380,510!',
  ],
  edges: ['432,449 448,440 464,429 478,427 490,436 497,452 503,476 512,494 520,508 529,516'],
  hoof: [
    '522,527! 531,523! 540,531 541,545! 530,551! 522,540',
    '511,531! 524,528! 529,538 526,553! 513,557! 509,544',
  ],
  dewclaw: '504,521! 512,517 516,525 509,531',
  ink: ['472,452 484,450 494,456', '494,470 503,490 509,506'],
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
