import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, ribbon } from '../../../kit/pen/index.ts';
import { GOWN, RIM, WOOL } from './form.ts';
import { liftingHand, restingHand } from './hands.ts';
import { heads } from './head.ts';
import { handle, lantern } from './lantern.ts';

const MANTLE =
  '340,480! 362,474 384,478 398,494 406,520 404,552 406,588 412,622 418,640! 408,646 398,641 388,648 376,643 364,647 354,640! 348,600 340,560 334,520';
const GOWN_OUTLINE =
  '322,492! 314,512 310,534 311,550! 305,566 298,582 297,594! 300,610 299,624 294,635! 306,640 318,636 330,641 344,637 358,641! 362,590 356,540 352,500';
const SLEEVE =
  '350,472! 338,470 326,469 317,468 309,470! 302,475 295,481 289,489! 288,498 290,514 296,532 305,547! 314,549 324,543 332,533! 340,524 346,512 350,498!';
const ARM =
  '364,488! 372,480 383,482 391,491 395,501! 398,508 397,516 394,523! 396,533 394,545 388,556! 380,557 372,549 366,534 362,510';
const STAFF = curve('419,651 415,607 417,560 412,511 415,464 410,428 411,407 402,395 389,398');

/** An old man has stopped in the snow: he holds out a lantern with a star in it and leans on his staff. */
export function hermit(art: Art): void {
  boots(art);
  flat(art, MANTLE, WOOL.mid);
  gown(art);
  sleeve(art);
  lantern(art);
  liftingHand(art, () => handle(art));
  lip(art);
  mantle(art);
  heads(art);
  staffArm(art);
}

/** The far foot a step ahead, the near one under the mantle. */
function boots(art: Art): void {
  const boot = (outline: string, tones: readonly (readonly [string, string])[], lit: string): void =>
    flat(art, outline, '#5a3c40', ...tones, { along: [lit], paint: RIM, width: 2.6 });
  boot(
    '300,628! 301,638 296,644 286,648 281,653 283,657! 300,658 318,657! 319,646 318,628!',
    [
      ['308,626 310,644 304,652 320,660 326,626', '#2e2236'],
      ['280,654 296,653 318,653 318,660 280,660', '#241a2e'],
    ],
    '299.6,630 300.6,638 295.6,644 286,647.6 280.6,653',
  );
  boot(
    '366,636! 365,644 358,649 347,653 341,658 343,663! 362,664 384,662! 387,650 386,636!',
    [
      ['374,634 375,648 366,656 388,666 392,634', '#2e2236'],
      ['340,660 358,659 386,658 386,668 340,668', '#241a2e'],
    ],
    '365,640 364,645 357.6,649.6 347,653',
  );
}

/** What the mantle leaves open: a belted gown, the knee of the leg ahead under it. */
function gown(art: Art): void {
  flat(
    art,
    GOWN_OUTLINE,
    GOWN.base,
    ['330,490 328,520 330,546 322,566 316,590 318,620 314,650 380,650 380,490', GOWN.mid],
    ['342,490 340,530 344,560 336,590 336,650 380,650 380,490', GOWN.dusk],
    ['312,548 318,560 308,580 304,594 304,612 303,640 290,640 292,590 304,560', GOWN.lit],
    ['318,498 320,516 316,534 310,548 306,530 312,510', GOWN.lit],
    {
      along: ['310.6,550 304.6,566 297.6,582 296.6,594 299.6,610 298.6,624 293.6,635'],
      paint: RIM,
      width: 4.4,
    },
  );
  strokes(
    art,
    [
      '316,556 308,574 304,590',
      '322,558 318,580 322,612',
      '330,556 330,590 336,632',
      '304,596 310,612 310,632',
      '340,556 344,590 348,630',
    ],
    INK.form,
    GOWN.line,
    0.12,
  );
  // the cord and its end
  flat(art, '309,546! 322,550 336,548 350,544! 351,550 337,555 322,557 309,553!', '#e0c090', [
    '326,545 352,540 352,560 330,560',
    '#8a6a64',
  ]);
  strokes(art, ['322,551 325,560 323,574 326,588', '325,551 330,562 329,576'], 2.2, '#d8b488', 0);
}

/** The far arm: forward from the shoulder, bent at the elbow; from the forearm its wide sleeve falls, the star on its lining's edge. */
function sleeve(art: Art): void {
  flat(
    art,
    SLEEVE,
    WOOL.base,
    // the upper arm looks away from the light
    ['352,468 338,468 326,466 316,466 312,474 318,486 326,496 338,498 352,494', WOOL.mid],
    ['334,498 330,516 322,534 316,552 340,540 352,512 352,494', WOOL.mid],
    ['340,500 338,516 330,532 326,545 344,530 354,500', WOOL.dusk],
    ['300,486 303,502 306,514 311,530 316,549 304,552 286,520 284,480 294,474', WOOL.lit],
    { along: ['289,487 288,498 290,514 296,532 305,547'], paint: RIM, width: 4.6 },
  );
  // its mouth, round the forearm
  art.fill(closed('303,477! 307,480 305,485 299,489 290,493! 288,488 293,482'), WOOL.dark);
  strokes(
    art,
    // from the elbow, up the forearm and down what hangs
    [
      '316,506 309,499 303,494',
      '317,503 313,492 312,480',
      '317,508 311,517 307,528',
      '319,509 316,522 317,536',
      '300,498 300,510 304,526',
    ],
    INK.form,
    WOOL.line,
    0.12,
  );
}

/** The sleeve's under side, from its mouth along the forearm to the elbow. */
function lip(art: Art): void {
  flat(
    art,
    '309,470! 311,476 308,484 300,490 291,494! 296,503 306,508 317,508! 326,500 326,480 318,466!',
    WOOL.base,
    ['309,468 313,474 313,484 316,496 318,510 330,500 326,470', WOOL.mid],
    ['290,491 300,489 305,494 312,503 317,509 300,512', WOOL.lit],
    { along: ['309,470 311,476 308,484 300,490 291,494'], paint: RIM, width: 2.4 },
  );
}

/** Over the shoulders and down the back: in the shade of its own front edge. */
function mantle(art: Art): void {
  const front =
    '342,486! 362,478 384,480 398,494 406,520 404,552 406,588 412,622 418,640! 408,646 398,641 388,648 376,643 364,647 354,640! 352,616 353,590 350,560 344,530 338,506';
  flat(
    art,
    front,
    WOOL.mid,
    ['372,478 376,520 372,560 378,600 374,650 424,650 410,560 412,500 396,480', WOOL.dusk],
    ['396,520 392,560 396,600 396,650 424,650 412,560 410,520', WOOL.dark],
    ['338,500 346,522 354,556 357,592 356,618 358,646 350,646 346,590 342,550 334,510', WOOL.lit],
    ['362,560 366,600 364,646 372,646 374,610 370,580', WOOL.dusk],
    ['384,560 386,600 384,646 390,646 392,606 390,580', WOOL.dark],
    { along: ['337.6,506 343.6,530 349.6,560 352.6,590 351.6,616 353.6,640'], paint: RIM, width: 4.4 },
  );
}

/** The near arm: shoulder, elbow, the sleeve that leads to the staff, the hand round it. */
function staffArm(art: Art): void {
  art.fill(closed('412,647.6! 415,645.4 421,645 425,647.4! 420,649.6'), '#141f4c');
  restingHand(art, () => staff(art));
  // its foot has gone into the snow, whose near lip stands before it
  art.fill(
    closed('409,649! 412,646.4 415.4,648.4 419,647 423,648.6 426,646 430,649.4! 425,653.6 413,654'),
    '#3f5a9c',
  );
  flat(
    art,
    ARM,
    WOOL.mid,
    // under the forearm, what hangs from it
    ['374,540 382,528 390,521 397,516 400,524 398,540 390,560 378,558', WOOL.dusk],
    ['386,538 391,528 395,521 398,532 394,548 388,558 384,552', WOOL.dark],
    // the shoulder and the upper arm's front
    ['362,490 372,480 380,484 380,498 375,514 374,528 371,542 362,530', WOOL.base],
    // the forearm's upper side
    ['385,505 393,500 397,506 394,512 386,518 378,528 378,516', WOOL.base],
    { along: ['364,488 362,510 366,534 372,549'], paint: WOOL.lit, width: 3 },
  );
  art.fill(closed('395,501! 398,508 397,516 394,523! 391.6,517 391.6,507'), WOOL.line);
  strokes(
    art,
    [
      // from the elbow
      '372,538 380,528 389,521',
      '372,536 376,522 380,508',
      '373,543 381,545 389,543',
      '386,484 390,494 391,504',
    ],
    INK.form,
    WOOL.line,
    0.1,
  );
}

/** Grown as it is, with one twig left. */
function staff(art: Art): void {
  flat(
    art,
    ribbon(STAFF, 8, { start: 1, end: 0.6, samples: 24 }),
    '#7a4e3c',
    [ribbon(STAFF.translate(2.4, 0.6), 5, { start: 1, end: 0.6, samples: 24 }), '#4a2c34'],
    { along: [STAFF.translate(-3.4, 0)], paint: '#ffd9a0', width: 2.6 },
  );
  flat(art, limb('413,451 425,441 429,430', [2.6, 2, 1.2], 8), '#7a4e3c', [
    limb('415,452 427,442 431,430', [2, 1.6, 1], 8),
    '#4a2c34',
  ]);
}
