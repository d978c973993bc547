import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, random, ribbon } from '../../../kit/pen/index.ts';
import { MANE } from './coat.ts';

const CREST = curve('146,404 160,397 180,398 206,415 233,446 252,476 268,504');

type Lock = readonly [way: string, width: number];

/** What hangs on the near side, from the poll to the withers; what shows between. */
const LOCKS: readonly Lock[] = [
  ['248,474 262,494 264,510 275,526', 13],
  ['236,452 251,474 252,496 264,520', 15],
  ['223,434 238,460 238,486 251,514', 16],
  ['210,418 226,446 225,474 240,508', 17],
  ['196,406 212,434 210,464 222,498', 18],
  ['182,399 198,428 195,456 206,484', 18],
  ['168,397 183,424 178,450 190,480', 17],
  ['155,400 167,424 162,446 171,470', 15],
];
const UNDER: readonly Lock[] = [
  ['230,448 244,474 246,500 254,524', 13],
  ['204,420 220,450 218,486 230,514', 14],
  ['178,408 192,438 188,468 197,500', 14],
];

/** Between the ears and over the brow, blown back. */
const FORELOCK: readonly (readonly [knots: string, width: number])[] = [
  ['146,402 130,410 120,424 116,440', 9],
  ['150,404 138,416 132,430 132,448', 11],
];

/** Locks hang from the crest over the upper half of the neck; some fly back from it before the sun, which comes through. */
export function mane(art: Art): void {
  const chance = random('locks');
  const roots = CREST.walk(17).slice(1);
  const shape = { start: 0.6, end: 0, peak: 0.34, samples: 12 } as const;
  roots.forEach(({ x, y }, i) => {
    if (i % 2) return;
    const [reach, drop] = [chance.between(30, 52), chance.between(-6, 14)];
    const way = curve(
      `${x - 4},${y + 6} ${x + reach * 0.4},${y - 6 + drop * 0.2} ${x + reach * 0.72},${y + drop} ${x + reach},${y + drop - 4}`,
    );
    art.fill(ribbon(way, chance.between(9, 13), shape), i % 4 ? MANE.light : MANE.fill);
    art.fill(ribbon(way.translate(0, -2), 3, { start: 0.4, peak: 0.4, samples: 10 }), MANE.rim);
  });
  art.fill(ribbon(CREST, 24, { start: 0.6, end: 0.4, samples: 20 }).translate(-1, 8), MANE.shade);
  for (const [way, width] of UNDER) art.fill(ribbon(curve(way), width, shape), MANE.shade);
  for (const [way, width] of LOCKS) {
    const lock = ribbon(curve(way), width, shape);
    flat(art, lock, MANE.fill, { side: [-width * 0.24, 1], paint: MANE.shade }, [
      ribbon(curve(way).translate(width * 0.16, 0), width * 0.34, shape),
      MANE.light,
    ]);
  }
  art.fill(ribbon(CREST.translate(0.6, -0.6), 6, { start: 0.3, end: 0.2, samples: 24 }), MANE.rim);
  for (const [knots, width] of FORELOCK)
    flat(
      art,
      ribbon(curve(knots), width, { start: 0.5, end: 0.03, peak: 0.4, samples: 10 }),
      MANE.fill,
      { side: [width * 0.3, 0.6], paint: MANE.shade },
      { side: [-2, -1], paint: MANE.rim },
    );
}

/** The tail, carried a little, swung away from us. */
export function tail(art: Art): void {
  const hair = closed(
    '462,528! 482,526 500,540 510,568 512,606 515,646 524,682 538,716! 520,710 511,698! 516,724 509,748! 499,728 495,708! 493,732 484,752! 477,710 483,656 484,606 476,562',
  );
  flat(
    art,
    hair,
    MANE.fill,
    ['470,550! 488,590 490,650 488,710 486,760! 460,760 460,550', MANE.shade],
    ...['494,548 506,590 506,650 512,716', '484,556 496,610 497,680 498,724'].map(
      (knots) => [ribbon(curve(knots), 7, { start: 0.2, peak: 0.6, samples: 14 }), MANE.shade] as const,
    ),
    ...['480,534 498,560 502,620 505,690', '476,546 488,600 490,664 488,720'].map(
      (knots) => [ribbon(curve(knots), 5, { start: 0.2, peak: 0.5, samples: 14 }), MANE.light] as const,
    ),
    { along: ['462,528 482,526 500,540 510,568 512,606 515,646 524,682 538,716'], paint: MANE.rim, width: 7 },
  );
}
