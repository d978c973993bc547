import { contactShadow, flat, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { COOL, NIGHT } from './light.ts';

const locks = (art: Art, lines: readonly string[], colour = '#1c0d1a'): void =>
  strokes(
    art,
    lines.map((lock) => curve(lock)),
    INK.contour,
    colour,
    0.25,
  );

/** A goat's legs in a squat: knees wide and high, shins that come in again to hoofs on the block's edge. */
export function legs(art: Art): void {
  hollow(art);
  for (const [x, y] of [
    [246, 735],
    [408, 730],
  ] as const)
    contactShadow(art, x, y, 44, 11, '#12080f');
  farShin(art);
  farThigh(art);
  nearShin(art);
  nearThigh(art);
  pelt(art);
}

/** Under the thighs it is night: the shins stand before it. */
function hollow(art: Art): void {
  stippled(
    art,
    closed('222,640! 262,612 340,640 420,612 456,640! 462,660 462,721! 330,725 196,729! 206,690'),
    '#12080f',
    [222, 690],
    [262, 690],
    [0, 1],
  );
}

/** The long hair of the belly: it hides where the thighs come from; its tips end above the block. */
function pelt(art: Art): void {
  art.fill(
    closed(
      '286,590! 424,590! 412,604 404,620! 402,628 396,636! 396,650 386,664! 386,676 378,690! 374,684 372,678! 370,696 358,714! 356,704 354,696! 350,708 340,722! 336,708 334,696! 330,704 324,708! 324,694 320,682! 314,680 310,676! 312,662 306,648! 302,644 299,638! 302,622 294,606!',
    ),
    art.linear(0, 590, 0, 614, [
      [0, '#1e0f1c', 0],
      [1, '#1e0f1c', 1],
    ]),
  );
  art.blot(
    [
      '300,612 306,632 304,652 314,678',
      '306,618 316,646 318,668 325,704',
      '316,620 326,652 328,680 339,716',
      '328,640 336,672 340,692 342,718',
    ].map((lock) => ribbon(curve(lock), 5, { start: 0.1, end: 0, peak: 0.6 })),
    '#6a2f2a',
  );
  locks(art, ['344,616 348,650 354,690', '362,610 364,646 362,700', '384,612 380,640 376,676'], NIGHT);
  strokes(
    art,
    ['298,610 304,632 302,640', '306,648 311,664 312,676', '324,690 326,698 324,706'],
    INK.form,
    '#c8703c',
    0.25,
  );
}

/** Shin and cannon of the leg towards the night, the hock between them; fire along the inside, air along the calf. */
function farShin(art: Art): void {
  hoof(art, 402, 724, ['#4a2a2a', '#150c14', '#f09a58']);
  flat(
    art,
    '500,604! 500,628 486,648 462,666! 444,678 428,686 420,694! 416,702 418,712! 384,712! 388,700 392,690 389,680! 380,668 386,656 400,644! 424,622 450,604',
    '#5c2a2a',
    // the calf, turned from the fire
    ['510,600! 460,634 430,656 412,676 404,692 404,716! 440,716! 520,650!', '#2a1320'],
    // what the thigh keeps from it
    ['380,600! 510,600! 500,630! 470,646 436,652 404,668! 392,656', '#1c0d1a'],
    ['392,664! 400,668 404,680 402,694 400,714! 380,714! 376,660!', '#9a4c34'],
    { along: ['500,628 486,648 462,666 444,678 428,686 420,694'], paint: COOL.rim, width: 4 },
    { along: ['384,712 388,700 392,690 389,680 380,668 386,656 400,644'], paint: '#f6ac62', width: 5 },
  );
  fetlock(
    art,
    '387,692 383,706 376,716 388,713 393,721 400,713 408,721 414,713 428,716 421,706 417,692 408,700 400,694 394,700',
    '#3a1c24',
  );
  strokes(art, ['387,693 383,705 377,715', '388,713 392,719'], INK.form, '#e08a4c', 0.2);
  locks(art, ['396,668 402,682 400,696', '424,664 412,678 408,692']);
}

/** The thigh towards the night: the fire along its upper side, the hand's shadow on the knee. */
function farThigh(art: Art): void {
  flat(
    art,
    '346,632! 364,612 392,596 424,581 456,570 482,567! 502,571 512,588 510,606! 504,624 486,634 464,638! 440,644 420,656 402,672! 384,682 364,676 350,660',
    '#4a2231',
    ['340,640! 374,616 402,598 440,582 478,570 496,580! 474,596 442,606 414,624 390,650 372,680!', '#6a302e'],
    ['372,690! 388,666 408,646 434,630 466,620 496,610 514,600! 512,640 460,670 410,712!', '#1f0e1e'],
    // what the hand keeps from the fire
    ['446,588! 462,574 482,570 504,572 508,590 506,616 496,640 480,660 456,660 444,630!', '#1c0d1b'],
    ['501,570! 512,586 511,606 505,624! 503,608 506,590!', COOL.mid],
    { along: ['504,573 512,588 510,606 504,624'], paint: COOL.rim, width: 4 },
    { along: ['346,632 364,612 392,596 424,581 456,570 482,567'], paint: '#f2a258', width: 5.5 },
  );
  locks(art, ['388,648 404,626 434,608', '410,652 432,634 462,624']);
}

/** Shin and cannon towards the fire. */
function nearShin(art: Art): void {
  hoof(art, 240, 730, ['#6a3a2c', '#1c1016', '#ffc07c']);
  flat(
    art,
    '197,604! 197,628 203,648 213,664! 221,676 227,688 226,700! 223,708 219,716! 261,716! 256,706 252,698 252,690! 262,684 272,676 272,664! 272,648 268,636 262,624',
    '#8a4030',
    ['192,600! 214,636 224,654 234,672 238,690 236,718! 210,718! 190,650!', '#e08640'],
    ['250,630! 248,652 252,668 246,682 245,700 250,718! 280,718! 280,630!', '#3a1820'],
    // what the thigh keeps from the fire
    ['206,630! 224,642 246,648 276,648! 276,664 254,668 232,660 216,650!', '#3a1820'],
    {
      along: ['197,604 197,628 203,648 213,664 221,676 227,688 226,700 219,716'],
      paint: '#ffd08a',
      width: 6,
    },
    { along: ['262,684 272,676 272,664'], paint: '#a4553a', width: 3.4 },
  );
  fetlock(
    art,
    '226,694 221,710 212,720 224,717 230,727 238,718 246,727 252,718 266,721 259,709 252,693 245,704 238,697 232,704',
    '#7a382c',
  );
  strokes(art, ['226,695 221,709 213,719', '224,717 229,725'], INK.form, '#ffc47c', 0.2);
  locks(art, ['228,668 236,684 236,698', '256,670 250,682 247,692', '214,648 220,660 226,670']);
}

/** The thigh towards the fire, foreshortened: the knee is nearest, its root goes under the hair of the belly. */
function nearThigh(art: Art): void {
  flat(
    art,
    '340,668! 336,630 312,606 276,589 244,579 218,575! 200,576 191,590 191,607! 195,624 206,635 224,640! 246,643 268,650 288,660! 304,668 322,676 338,684',
    '#7a382c',
    // its far half turns into the lap
    ['240,570! 272,596 288,616 296,640 296,690! 344,690! 344,600!', '#56262a'],
    // the under side
    ['196,640! 224,629 252,630 280,640 310,656 344,672! 344,700! 250,690!', '#34161f'],
    // the thigh's upper side, and the knee
    [
      '214,572! 244,576 276,588 298,602! 284,607 262,601 242,598 228,604 220,617 217,642! 176,640! 176,575!',
      '#c8662f',
    ],
    ['212,572! 225,580 220,594 211,608 209,622 213,641! 176,640! 176,575!', '#f09a4c'],
    {
      along: ['318,618 306,604 274,589 244,579 218,575! 200,576 191,590 191,607! 195,624 206,635'],
      paint: '#ffd08a',
      width: 5.5,
    },
  );
  locks(art, [
    '252,588 276,601 294,622',
    '242,605 266,616 286,638',
    '238,622 258,630 278,644',
    '206,584 200,599 203,615',
  ]);
}

/** The hair that hangs over a hoof. */
function fetlock(art: Art, tips: string, colour: string): void {
  const knots = tips.split(' ').map((tip, i) => (i % 2 ? tip : `${tip}!`));
  flat(art, knots.join(' '), colour);
}

/** A cloven hoof, its tips over the block's edge; (x, y) is its middle. */
function hoof(art: Art, x: number, y: number, [fill, shade, rim]: readonly [string, string, string]): void {
  for (const [knots, plane] of [
    ['-20,-16! -2,-16! -3,6 -6,12! -18,14 -31,11! -29,-2', '-12,-18! -12,0 -14,16! 0,16! 0,-18!'],
    ['2,-16! 20,-16! 29,-2 31,11! 18,14 6,12! 3,6', '10,-18! 14,0 14,16! 40,16! 40,-18!'],
  ] as const)
    flat(art, closed(knots).translate(x, y), fill, [closed(plane).translate(x, y), shade], {
      side: [-1.6, -0.6],
      paint: rim,
    });
}
