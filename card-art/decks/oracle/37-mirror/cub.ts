import { type Flow, fringe, hairs, ragged, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { rim } from './coat.ts';
import { cubEye, GLASS } from './cub-eye.ts';

/** A black coat: its shade and what is darker in it, what is nearer to us and turns from the sun, its sunny side and what is fairer in it, the edge in the sun. */
const COAT = {
  crease: '#120f16',
  shade: '#211b23',
  turned: '#332a30',
  sunny: '#584748',
  fair: '#7f6960',
  edge: '#f2c98e',
};
const TAN = { sunny: '#dfb482', shade: '#a77a52', nose: '#1a151a' };
const CLAW = '#c9b499';

const BODY = closed(
  '206,466! 186,480 168,494 150,513 138,536 130,558 117,578 100,602 88,630 83,658 88,686 104,706 128,717 160,721 198,718! 300,690! 318,640 304,590 290,556 278,532 268,512! 240,486',
);
const BACK_EDGE = '186,480 168,494 150,513 138,536 130,558 117,578 100,602 88,630 83,658 88,686 104,706';
const BODY_SUN = closed(
  '206,466! 186,480 168,494 150,513 138,536 130,558 117,578 100,602 88,630 83,658 88,686 104,706! 122,696 134,672 150,642 172,610 190,582 194,558 200,534 214,514 232,494!',
);

const HEAD = closed(
  '192,508! 184,498! 180,496 176,484! 174,470 178,452 189,438 206,430 228,427 250,431 268,440 281,452 287,466! 288,476 291,484! 289,496 286,505! 280,504 276,514! 269,512 263,522! 255,518 247,529! 240,521 230,530! 224,520 210,526! 206,514',
);
const HEAD_SUN = closed(
  '192,508! 184,498! 180,496 176,484! 174,470 178,452 189,438 206,430 228,427 246,430! 236,442 232,462 226,482 214,500 206,514!',
);

const HAUNCH = closed(
  '174,717! 166,698 164,672 172,646 190,623 214,609 244,603 274,604 300,612 319,626 328,644 325,662 314,676 294,690! 262,708 226,718 198,720',
);
const HAUNCH_SUN = closed(
  '170,708! 164,690 164,672 172,646 190,623 214,609 244,603 274,604 292,609! 268,618 244,630 222,648 204,668 188,690!',
);
const ARM = closed(
  '222,556! 228,538 244,526 262,525 276,536 290,556 302,570 309,575! 318,565 328,556 342,576 340,592 326,604 312,618! 298,617 282,604 262,588 240,574',
);
const ARM_SUN = closed('232,534! 244,526 262,525 276,536 290,556 302,571! 286,574 266,566 248,552!');

const backFlow: Flow = (x, y) => 196 - (x - 150) * 0.2 + (y - 560) * 0.05;
const headFlow: Flow = (x, y) => 232 - (x - 230) * 0.3 - (y - 470) * 0.5;
const haunchFlow: Flow = (x, y) => 130 + (x - 200) * -0.1 + (y - 620) * 0.6;
const armFlow: Flow = (x) => (x < 306 ? 142 : 60);

/** The cub from behind: it has sat down close to the glass, its brow level with the other's, and laid a paw on it. */
export function cub(art: Art): void {
  trunk(art);
  foot(art);
  haunch(art);
  paw(art);
  arm(art);
  head(art);
}

function trunk(art: Art): void {
  art.fill(BODY, COAT.shade);
  art.blot(fringe(BACK_EDGE, 12, { count: 44, length: [14, 26], width: 6, seed: 'back' }), COAT.sunny);
  art.clip(BODY, () => {
    art.fill(BODY_SUN, COAT.sunny);
    const turn = '226,500 212,516 200,534 194,558 190,582 172,610 150,642 134,672';
    art.blot(ragged(turn, backFlow, { count: 34, length: [24, 54], width: 11, seed: 'turn' }), COAT.sunny);
    const back = '206,530 198,558 194,586 176,616 156,648 140,676';
    art.blot(
      ragged(back, backFlow, { count: 15, length: [26, 44], width: 8, seed: 'turn back' }),
      COAT.shade,
    );
  });
  const sunny = (x: number, y: number): number => (x < 214 - (y - 490) * 0.56 ? 0.5 : 0);
  hairs(art, BODY, backFlow, COAT.fair, {
    seed: 'fair',
    gap: 21,
    length: [12, 36],
    width: 3.6,
    share: sunny,
  });
  hairs(art, BODY, backFlow, COAT.shade, {
    seed: 'dark',
    gap: 25,
    length: [14, 36],
    width: 3.4,
    share: (x, y) => sunny(x, y) * 0.7,
  });
  // under the ruff, and down the breast
  art.blot(
    ragged('186,500 198,510 212,518 226,522', (x) => 214 - (x - 186), {
      count: 12,
      length: [12, 26],
      width: 7,
      seed: 'ruff',
    }),
    COAT.shade,
  );
  art.blot(
    fringe('264,508 272,526 280,542 290,560', -16, { count: 9, length: [9, 18], width: 5, seed: 'breast' }),
    COAT.shade,
  );
  rim(art, BODY, { line: BACK_EDGE, out: 1, paint: COAT.edge, width: 2.4, seed: 'back' });
}

function haunch(art: Art): void {
  art.fill(HAUNCH, COAT.turned).blot(
    fringe('300,688 262,707 226,718 190,719 140,719 110,709', -14, {
      count: 26,
      length: [10, 20],
      width: 6,
      seed: 'seat',
    }),
    COAT.shade,
  );
  art.clip(HAUNCH, () => {
    art.fill(HAUNCH_SUN, COAT.sunny);
    art.blot(
      ragged('288,611 268,618 244,630 222,648 204,668 186,692 176,702', haunchFlow, {
        count: 26,
        length: [16, 38],
        width: 8,
        seed: 'thigh',
      }),
      COAT.sunny,
    );
  });
  const sunny = (x: number, y: number): number => ((x - 164) * 0.7 + (y - 603) < 78 ? 0.5 : 0);
  hairs(art, HAUNCH, haunchFlow, COAT.fair, {
    seed: 'thigh',
    gap: 18,
    length: [9, 26],
    width: 3,
    share: sunny,
  });
  strokes(
    art,
    ['176,716 165,694 164,670 172,646 190,623 214,609', '327,642 326,660 312,679'],
    3,
    COAT.crease,
    0.15,
  );
  rim(art, HAUNCH, {
    line: '200,616 220,607 246,603 274,604 300,612',
    out: -1,
    paint: COAT.edge,
    width: 1.7,
    seed: 'thigh',
  });
}

/** The near hind foot: its heel on the boards, its sole against the glass, toes up. */
function foot(art: Art): void {
  art.fill(closed('352,640 365,642 375,652 373,668 363,686 351,703 340,705'), TAN.shade);
  art.fill(
    closed(
      '286,690! 300,670 320,654! 328,646 334,639 342,637! 348,633 356,636 358,641! 365,644 368,654 364,672 354,691 342,705 326,709 306,705 292,698',
    ),
    COAT.shade,
  );
  strokes(art, ['344,639 345,649 342,657', '357,642 356,652 351,661'], 1.8, COAT.crease, 0.1);
  art.blot(
    [
      closed('336,641! 337,634 342,630 344,631! 342,635 342,640!'),
      closed('349,637! 351,629 355,627 357,628! 354,632 355,637!'),
      closed('361,643! 364,637 368,635 370,637! 367,641 366,647!'),
    ],
    CLAW,
  );
}

function arm(art: Art): void {
  art.fill(ARM, COAT.turned).blot(
    fringe('262,588 282,604 298,617 316,614 328,602', 16, {
      count: 12,
      length: [10, 20],
      width: 6,
      seed: 'elbow',
    }),
    COAT.shade,
  );
  art.clip(ARM, () => {
    art.fill(ARM_SUN, COAT.sunny);
    art.blot(
      ragged('240,538 250,552 266,563 284,572 300,573', armFlow, {
        count: 14,
        length: [12, 26],
        width: 6,
        seed: 'arm',
      }),
      COAT.sunny,
    );
  });
  hairs(art, ARM, armFlow, COAT.fair, {
    seed: 'arm',
    gap: 14,
    length: [9, 20],
    width: 2.6,
    share: (x, y) => (x > 240 && x < 300 && y < 520 + (x - 220) * 0.62 ? 0.5 : 0),
  });
  strokes(art, ['222,552 228,563 244,576 262,589 284,606', '310,574 305,582 304,591'], 2.6, COAT.crease, 0.2);
  rim(art, ARM, {
    line: '226,546 240,528 262,525 276,536 290,555 304,571',
    out: -1,
    paint: COAT.edge,
    width: 1.7,
    seed: 'arm',
  });
  art.blot(
    fringe('314,569 322,561 328,556', -10, { count: 4, length: [6, 10], width: 2, seed: 'wrist' }),
    COAT.edge,
  );
}

/** Flat on the glass, toes spread. */
function paw(art: Art): void {
  art.fill(
    closed(
      '312,580! 322,562 327,552! 328,545 335,543 338,547! 341,541 348,542 350,549! 355,548 358,555 357,563! 359,572 355,584 344,594 330,600 318,596',
    ),
    COAT.shade,
  );
  strokes(art, ['338,548 337,558', '350,550 347,560', '357,563 351,568'], 1.8, COAT.crease, 0.05);
  art.blot(
    [
      closed('329,546! 330,539 335,535 337,536! 335,540 335,545!'),
      closed('342,544! 344,536 349,533 351,534! 348,539 348,545!'),
      closed('353,550! 356,544 361,542 363,544! 359,548 358,555!'),
    ],
    CLAW,
  );
}

function head(art: Art): void {
  const [farEar, nearEar] = [
    closed('186,454! 180,440 183,424 195,416 207,419 214,430 215,444!'),
    closed('236,452! 230,435 234,420 247,413 261,417 269,429 268,444 262,456!'),
  ];
  art.fill(farEar, COAT.sunny).fill(closed('191,450 188,437 191,428 200,424 208,430 210,444'), COAT.shade);
  rim(art, farEar, {
    line: '207,418 195,416 184,424 180,438 184,452',
    out: 1,
    paint: COAT.edge,
    width: 1.8,
    seed: 'far',
  });
  // the muzzle, beyond the cheek
  art.fill(
    closed('274,470! 290,473 300,479! 307,482 307,490 303,494! 303,501 297,507 284,512 268,510!'),
    TAN.shade,
  );
  art.fill(closed('274,470! 290,473 300,479! 301,484 292,485 280,483!'), TAN.sunny);
  art.fill(closed('297,477! 303,476 309,481 308,489 303,493 298,488'), TAN.nose);
  strokes(art, ['303,494 297,500 289,500'], 1.8, '#3a2723', 0);
  strokes(art, ['282,471.6 291,473.6 299,478.2'], 2.6, GLASS, 0.05);
  art.fill(HEAD, COAT.turned);
  art.clip(HEAD, () => {
    art.fill(HEAD_SUN, COAT.sunny);
    art.blot(
      ragged('242,432 236,444 232,462 226,482 214,500', headFlow, {
        count: 22,
        length: [14, 30],
        width: 7,
        seed: 'head',
      }),
      COAT.shade,
    );
  });
  hairs(art, HEAD, headFlow, COAT.fair, {
    seed: 'head',
    gap: 14,
    length: [8, 22],
    width: 2.6,
    share: (x, y) => (x < 226 - Math.abs(y - 460) * 0.3 ? 0.55 : 0),
  });
  strokes(art, ['252,500 246,510 238,516', '274,494 270,502 262,508'], 1.8, COAT.crease, 0.3);
  rim(art, HEAD, {
    line: '250,430 228,427 206,430 189,438 178,452 174,470 177,486 186,500',
    out: 1,
    paint: COAT.edge,
    width: 2,
    seed: 'head',
  });
  cubEye(art, HEAD, COAT.fair);
  art.fill(nearEar, COAT.turned);
  art.fill(closed('236,452! 230,435 234,420 247,413 258,416! 247,423 242,436 243,454!'), COAT.sunny);
  strokes(art, ['237,454 248,459 262,456'], 2.2, COAT.crease, 0.2);
  rim(art, nearEar, {
    line: '262,418 247,413 235,420 230,434 234,448',
    out: 1,
    paint: COAT.edge,
    width: 1.8,
    seed: 'near',
  });
}
