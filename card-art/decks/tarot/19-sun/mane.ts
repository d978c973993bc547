import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { MANE } from './coat.ts';
import { form } from './view.ts';

/** All of the mane: its roots along the crest, the wind in its ends. */
const MASS = closed(
  '156,406! 164,399 176,404 190,416 206,427 222,443 238,456 252,466 266,478 280,488 300,494! 322,500! 306,510 296,522 300,534! 282,532 274,540 282,554! 262,550 250,540 252,560! 236,552 224,534 218,520 216,536! 202,520 192,496 188,478 184,492! 174,472 164,440',
);
/** Locks in it, by turns dark and light. */
const DARK: readonly (readonly [knots: string, width: number])[] = [
  ['176,410 178,444 186,478', 9],
  ['196,424 200,462 214,500 216,528', 11],
  ['222,446 232,490 246,526 252,552', 12],
  ['246,466 258,506 276,534', 11],
  ['266,480 284,506 304,520', 8],
];
const LIGHT: readonly (readonly [knots: string, width: number])[] = [
  ['166,406 166,430 174,458', 7],
  ['186,416 190,450 198,486', 8],
  ['210,434 216,472 226,512', 9],
  ['236,458 246,494 262,530', 9],
  ['258,474 274,500 290,520', 7],
  ['278,488 294,496 312,500', 5],
];
/** The mane on the near side of the neck. */
export function mane(art: Art): void {
  form(art, MASS, { ...MANE, soft: 9, rimWidth: 2.4 });
  lockwise(art);
}

function lockwise(art: Art): void {
  art.blot(
    DARK.map(([knots, width]) => ribbon(curve(knots), width, { start: 0.1, peak: 0.6, samples: 12 })),
    MANE.shade,
  );
  art.blot(
    LIGHT.map(([knots, width]) => ribbon(curve(knots), width, { start: 0.2, peak: 0.4, samples: 12 })),
    MANE.rim,
  );
  strokes(
    art,
    [...DARK, ...LIGHT].map(([knots]) => curve(knots).translate(4, 5)),
    1,
    MANE.line,
    0.35,
  );
}

/** The tail, carried a little and blown away from us to the right. */
export function tail(art: Art): void {
  const hair = closed(
    '468,534! 486,536 504,552 516,582 520,620 524,664 536,704 548,738! 532,734 526,722! 530,752 524,776! 514,756 508,738! 506,768 496,790! 488,740 494,680 494,620 486,570',
  );
  form(art, hair, { ...MANE, soft: 10 });
  art.blot(
    ['492,552 510,590 508,650 516,736', '486,556 500,610 500,680 502,756'].map((knots) =>
      ribbon(curve(knots), 9, { start: 0.2, peak: 0.6, samples: 14 }),
    ),
    MANE.shade,
  );
  within(art, hair, { side: [1.6, -1.6], paint: MANE.rim });
  strokes(art, ['498,556 516,600 518,660 534,728', '482,548 498,600 498,660 498,740'], 1.2, MANE.line, 0.25);
}
