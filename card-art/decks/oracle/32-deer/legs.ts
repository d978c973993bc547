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

/** What pushes off last: haunch, stifle, the hock a bent corner, the cannon driven back. */
export const NEAR_HIND: Leg = {
  outline:
    '186,470 190,452 208,441 232,444 252,456 267,476 273,502 268,526 253,547 234,563 214,577 197,590 184,603! 171,622 159,646 151,664 149,675 152,686 158,693! 143,698! 135,688 133,677 136,664 145,644 152,622 149,606 136,587! 146,572 160,556 171,536 176,512 178,490',
  shade: [
    '170,460! 186,452 196,470 194,500 188,530 178,556 162,574 156,590 160,606 161,624 151,648 143,664 147,694! 118,694! 118,560!',
    '273,492! 268,526 253,547 234,563 214,577 204,579 214,560 230,540 246,516 252,496',
  ],
  deep: ['130,584! 146,571 152,588 157,606 155,624 147,646 139,664 128,668! 134,640 140,612'],
  edges: ['196,591 184,603 171,622 159,646 151,664 149,675 152,686'],
  hoof: [
    '148,695! 158,692! 163,701 159,714! 152,717! 148,705',
    '142,697! 153,696! 155,707 149,719! 138,721! 139,708',
  ],
  dewclaw: '132,684! 140,682 143,691 135,694',
  ink: [
    '145,579 158,589 163,604',
    '162,610 159,630 151,648',
    '138,669 146,673 152,669',
    '214,470 236,494 244,526',
  ],
};

export const FAR_HIND: Leg = {
  outline:
    '214,486 226,458 250,450 274,456 296,474 316,504 327,530 325,549 311,569 292,587 278,603! 267,620 255,645 247,664 245,675 248,686 254,692! 238,697! 230,688 228,677 232,664 241,643 249,622 246,607 234,592! 245,576 253,555 251,530 236,510',
  shade: [
    '200,480! 230,470 250,500 264,530 260,558 246,577 243,592 251,608 253,624 245,646 236,668 244,700! 210,700! 205,600!',
    '282,450! 306,474 335,540 325,556 313,567 301,546 294,514 268,492 240,470!',
  ],
  edges: ['324,551 311,569 292,587 278,603 267,620 255,645 247,664 245,676'],
  hoof: [
    '243,694! 254,691! 259,700 255,714! 247,717! 243,705',
    '237,696! 249,695! 251,707 245,719! 234,721! 235,708',
  ],
  dewclaw: '228,683! 236,681 239,690 231,693',
  ink: ['243,585 254,594 259,606', '258,614 255,632 246,654'],
};

/** Folded under him: shoulder, elbow, knee, and the cannon drawn back. */
export const NEAR_FORE: Leg = {
  outline:
    '298,470 303,440 312,412 326,388 342,374 352,396 360,424 367,450 366,466! 380,464 392,468 400,478 400,492 390,514 380,536 374,552 375,562 367,573! 353,567! 350,556 357,540 362,519 359,511! 346,515 328,522 310,517 298,502',
  shade: [
    '290,470! 306,462 314,484 330,500 352,504 366,498 376,496 372,514 364,536 360,552 360,576! 340,570! 340,520! 300,520!',
  ],
  deep: ['294,500! 306,506 326,514 348,509 362,507 360,516 346,519 328,526 306,522!'],
  bright: ['368,464! 392,466 402,480 398,494 392,484 378,478'],
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
    '374,440 386,410 408,408 426,424 436,438 450,438 464,429 478,427 490,436 497,452 503,476 512,494 519,508 529,516 528,528! 512,532! 505,522 503,508 492,490 482,470 471,465! 460,470 444,479 424,486 400,486 378,476',
  shade: [
    '370,440! 392,444 416,456 434,460 452,455 470,448 480,456 490,476 500,496 510,514 514,540! 490,530! 480,480! 440,496! 380,510!',
  ],
  edges: ['438,440 450,437 464,429 478,427 490,436 497,452 503,476 512,494 520,508 529,516'],
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

/** What the water has of his legs, far to near. */
export const IMAGES: readonly (readonly [parts: readonly string[], fill: string])[] = [
  [[...FAR_HIND.hoof, FAR_HIND.outline], COAT.farShade],
  [[...FAR_FORE.hoof, FAR_FORE.outline], COAT.farShade],
  [[...NEAR_HIND.hoof, NEAR_HIND.outline], COAT.far],
  [[...NEAR_FORE.hoof, NEAR_FORE.outline], COAT.far],
];
