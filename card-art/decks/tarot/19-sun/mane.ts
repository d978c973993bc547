import { flat, strokes, within } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, ribbon } from '../../../kit/pen/index.ts';
import { MANE } from './coat.ts';

/** All of the mane: its roots along the crest, the wind in its ends. */
const MASS = closed(
  '140,414! 158,400 180,404 206,418 236,444 270,474 300,496! 330,506! 316,514 304,518 312,532! 294,532 280,526 286,552! 266,548 254,538 258,568! 238,558 228,542 226,572! 210,556 204,534 198,556! 186,532 182,506 176,524! 166,492 158,452',
);
/** Groups that lie behind the others. */
const DARK: readonly string[] = [
  '166,424! 172,460 178,492 184,512! 190,500 184,470 178,436!',
  '192,440! 200,480 208,516 212,552 226,574! 222,530 212,484 202,446!',
  '226,466! 236,500 246,530 256,560! 262,566 258,530 246,494 236,466!',
  '258,486! 268,510 280,534! 292,540 284,516 272,494!',
];
const LIGHT: readonly string[] = [
  '156,408! 168,420 180,450 184,484 178,450 168,424!',
  '184,412! 202,440 214,478 220,530 208,486 196,446!',
  '212,428! 234,460 246,500 252,544 236,500 224,462!',
  '244,456! 264,484 276,512 282,544 266,512 252,482!',
  '270,478! 290,498 304,516 290,510 278,496!',
];

/** The mane on the near side of the neck. */
export function mane(box: Local): void {
  flat(
    box,
    MASS,
    MANE.fill,
    { side: [-4, -7], paint: MANE.shade },
    ...DARK.map((knots) => [knots, MANE.shade] as const),
    ...LIGHT.map((knots) => [knots, MANE.light] as const),
    { along: ['140,414 158,400 180,404 206,418 236,444 270,474 300,496 330,506'], paint: MANE.rim, width: 7 },
  );
  strokes(
    box,
    [
      '176,416 188,450 194,490 196,528',
      '200,426 216,470 226,520 228,552',
      '230,450 246,490 258,530 262,552',
      '262,480 278,510 290,530',
    ],
    1,
    MANE.line,
    0.35,
  );
}

/** The tail, carried a little and blown away from us to the right. */
export function tail(box: Local): void {
  const hair = closed(
    '466,528! 486,532 504,548 516,578 520,616 524,660 536,700 548,730! 532,728 524,716! 528,744 522,766! 512,748 506,728! 504,756 494,776! 488,730 494,676 494,616 486,566',
  );
  flat(box, hair, MANE.fill, ['480,560! 494,600 496,660 494,720 494,790! 470,760 470,560', MANE.shade]);
  box.blot(
    ['494,552 510,590 508,650 514,726', '486,556 500,610 500,680 502,746'].map((knots) =>
      ribbon(curve(knots), 8, { start: 0.2, peak: 0.6, samples: 14 }),
    ),
    MANE.shade,
  );
  within(box, hair, { side: [2.2, -1.8], paint: MANE.rim });
  strokes(box, ['500,556 516,600 518,660 532,720'], 1.2, MANE.line, 0.25);
}
