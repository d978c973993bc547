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

/** Folded under him: shoulder blade, its point, elbow, knee before him, and the cannon drawn back. */
export const NEAR_FORE: Leg = {
  outline:
    '340,366 356,362 378,372 402,390 418,410 428,424 446,427 464,428 478,431 487,440 487,453 480,468 471,487 463,504 460,515! 446,522! 440,512 447,493 455,474 457,463 444,462 426,470 408,480 388,486 368,482 352,464 342,430 338,396',
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
    '450,519! 459,516! 459,532 448,549! 438,551! 441,535',
    '442,515! 453,520! 448,534 434,549! 422,547! 430,530',
  ],
  dewclaw: '436,509! 443,506 447,514 440,519',
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
    '376,420 398,398 418,392 440,384 458,376 474,372 487,377 493,389 492,406 492,426 493,444 496,456! 495,468! 480,467! 477,458 480,444 479,426 476,414 470,406 456,414 436,426 412,442 388,452 376,440',
  shade: [
    '370,440! 402,416 428,408 452,400 470,392 480,398 484,416 486,440 488,474! 470,474! 468,430! 392,470!',
  ],
  edges: ['418,392 440,384 458,376 474,372 487,377 493,389 492,406 492,426 493,444 496,456'],
  hoof: [
    '487,465! 497,462! 505,473 505,488! 494,493! 487,481',
    '477,465! 490,466! 494,478 489,494! 476,497! 473,483',
  ],
  dewclaw: '471,456! 478,455 481,463 475,466',
  ink: ['468,384 479,384 486,390', '485,410 486,428 487,444'],
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
