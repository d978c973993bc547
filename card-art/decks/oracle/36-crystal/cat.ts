import { contactShadow, ragged, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { ears, face } from './cat-head.ts';
import { caught, type Rows, wrapped } from './coat-light.ts';
import { COAT } from './form.ts';

/**
 * The bones: withers at (420, 618), point of the shoulder (354, 670), elbow (392, 724), wrist (309, 688); hip (492, 742),
 * knee (434, 772), hock (512, 818). Head, nape, back, rump, belly and breast in one line, from the nose round to the chin.
 */
const BODY = closed(
  '288,579! 293,572 298,564.6 303,556 311,547 323,540 340,535 358,534 376,540 390,552 397,565 401,578 406,590 416,601 434,613 460,632 487,662 510,702 526,748 532,796 527,824! 470,828 440,822! 434,802 430,782 425,766! 410,764 396,756 384,750! 366,746 350,732 341,714! 335,702 331,690 329,676 330,662 333,648 337,634! 331,630 315,624 306,617 300,611 297.6,605.4! 302,602 295,601.4 288,598 284.4,592.4 285,587! 288,585.4',
);
const HAUNCH = closed(
  '516,716! 496,707 472,713 451,731 437,756 431,777 435,794 446,803! 470,812 506,822 527,824! 536,800 531,764 525,738',
);
const ARM = closed(
  '430,640! 410,636 390,641 371,651 357,665! 353,674 355,685 362,695! 351,694 338,688.6 325,682.6 314,677.4! 306,672.4 300.4,665 298,657! 298.6,650 295,645 290,646 287,651! 285.6,643.4 280,639.6 274.6,642.4 273,648.6! 269.4,643 263.4,643 260.4,648 261.4,655! 256.6,653.6 253,657 253.4,663.6 256,671! 260,683 267,691.6 279,698! 290,702 303,701.4! 319,706 337,713 355,722 371,731 384,737! 394,738 402,732 405,724! 414,710 424,690 430,664',
);
const ON_TRUNK: Rows = {
  edge: '401,580 408,593 434,613 460,632 487,662 510,702 526,748 532,796',
  turn: '384,640 398,668 414,692 430,712 444,732 456,756 462,784 464,806',
  round: 9,
  share: 1,
  flow: (_, y) => 214 - (y - 640) * 0.2,
};
const ON_HAUNCH: Rows = {
  edge: '450,731 472,713 496,707 516,716 526,740 532,766 535,798',
  turn: '440,776 454,770 470,772 484,784 494,798 504,812 512,822',
  round: 15,
  share: 0.42,
  flow: (x) => 206 - (x - 440) * 0.55,
};

/** Of the back what lies in the fan. */
const LANDING = '402,583 408,593 416,601 434,613 460,632 487,662';

/** A white cat in the dark: it has reached out to the stone, and behind its back the stone lays all colours over it. */
export function cat(art: Art): void {
  farLeg(art);
  ears(art, 'far');
  trunk(art);
  haunch(art);
  foreleg(art);
  tail(art);
  ears(art, 'near');
  face(art);
}

/** It stands on this one: straight down from the breast, slender over the wrist, the paw set forward. */
function farLeg(art: Art): void {
  const leg = closed(
    '336,690! 338,710 343,730 347,750 349,770 349,784 347,794 344,802! 337,807 331,814 330,820! 331,826 337,830 350,831.4 364,830.6 372,827 375,821! 375,813 372,806 370,798! 371,786 375,772 383,760 396,752 424,744! 420,700 380,680',
  );
  contactShadow(art, 352, 830, 38, 6, '#100e18');
  art.fill(leg, COAT.shade);
  art.clip(leg, () => {
    art.fill(
      closed(
        '424,740! 400,750 384,762 376,776 372,790 371,800! 380,808 384,832! 364,832! 367,818 360,806! 358,796 360,778 362,758 366,730! 380,720',
      ),
      COAT.deep,
    );
    art.fill(
      closed(
        '328,680! 338,712 343,732 347,752 348.6,776 346,800! 336,806 322,820! 332,815 341,811 350,809.4! 355,800 355,780 353,752 347,718 348,690!',
      ),
      COAT.fair,
    );
    // what the lifted arm throws on it
    art.fill(
      closed('332,690! 350,702 368,726 392,750 424,750! 424,764 392,770 366,756 347,732 336,710!'),
      COAT.deep,
      0.7,
    );
  });
  strokes(
    art,
    [
      '341,830 340,823 343,817',
      '352,831 351,823 354,817',
      '363,830 362,823 364,818',
      '350,797 355,799.6 361,799',
    ],
    1.6,
    COAT.ink,
    0.1,
  );
}

function trunk(art: Art): void {
  art.blot(caught(LANDING), '#fffaf0');
  art.fill(BODY, COAT.shade);
  wrapped(art, BODY, ON_TRUNK);
  art.clip(BODY, () => {
    // what the stone lights: brow and cheek to behind the ear, throat and breast
    for (const [left, paint] of [
      [0, COAT.fair],
      [15, COAT.lit],
    ] as const) {
      art.fill(
        closed(
          '278,580! 296,556 324,536 352,530! 378,546 384,560 382,578 374,594 364,606 352,614! 330,624! 276,616',
        ).translate(-left, 0),
        paint,
      );
      art.blot(
        ragged('380,548 385,562 383,578 376,592 366,604 354,613', (_, y) => 118 + (y - 548) * 0.7, {
          count: 15,
          bare: 0.1,
          length: [9, 22],
          width: 8,
          seed: `cheek ${left}`,
        }).map((lock) => lock.translate(-left, -left * 0.2)),
        paint,
      );
    }
    // the jaw's own shade upon the throat
    art.fill(
      closed(
        '306,611! 320,616 336,618 350,614 366,606! 376,614 380,630 374,650! 364,646 354,642 345,636 336,630',
      ),
      COAT.throat,
    );
    art.fill(closed('298,604! 312,609 328,613 346,612! 340,620 326,622 312,618'), COAT.fair);
    art.fill(
      closed('334,628! 341,640 352,650 364,657! 352,668 350,684 354,694 358,702! 340,702 320,690 320,640'),
      COAT.lit,
    );
    // before the arm it goes back between the legs
    art.fill(closed('322,668! 332,672 343,676 351,680! 352,690 366,704 340,704!'), COAT.fair);
    // the breast under the arm, and what turns away under the belly
    art.fill(closed('318,684! 338,700 356,726 384,744 384,760 340,740'), COAT.shade);
    art.fill(closed('376,746! 392,744 410,730 424,712! 434,736 436,760 430,790 396,780'), COAT.deep);
  });
}

function haunch(art: Art): void {
  // what it throws on the flank before it
  art.clip(
    BODY,
    () =>
      void art.fill(
        closed('494,707! 468,706 444,724 429,750 423,780 432,800! 446,790 470,720'),
        COAT.deep,
        0.6,
      ),
  );
  art.fill(HAUNCH, COAT.shade);
  wrapped(art, HAUNCH, ON_HAUNCH);
  art.clip(HAUNCH, () => {
    // the knee looks to the stone; over the hock it turns under
    art.fill(closed('426,780! 436,752 452,730! 446,752 444,772 450,792 454,808! 430,800'), COAT.fair);
    art.fill(closed('446,806! 462,796 484,800 508,806 530,800! 548,830 500,828'), COAT.deep);
  });
  // the hind foot, flat on the table
  const foot = closed('516,827! 506,814 474,808 448,803 432,805 422,812 421,822 430,829! 470,830');
  art.fill(foot, COAT.fair).fill(closed('424,821! 450,819 490,820 516,827! 471,832 430,831'), COAT.shade);
  strokes(
    art,
    ['430,829 431,821 436,816', '441,829.6 441,823 446,818', '452,830 452,825 456,821'],
    1.5,
    COAT.ink,
    0.1,
  );
  strokes(
    art,
    ['496,707 472,713 451,731 437,756 431,777 435,794 446,803', '448,803 478,809 504,815'],
    2.2,
    COAT.ink,
    0.15,
  );
}

/** From the blade under the withers forward to the shoulder's point, back to the elbow at the ribs, forward again to the stone. */
function foreleg(art: Art): void {
  // its image in the stone's face
  art.fill(
    closed(
      '263,692! 252,688 247,680 244,670! 242,662 245,658 250,660! 249,652 252,647 258,648 262,653! 264,646 269,643 274,648 273,656! 274,672 268,684',
    ),
    '#6f9aa1',
    0.7,
  );
  // the arm's shade on the ribs behind it
  art.clip(BODY, () => {
    art.fill(
      closed('424,640! 436,664 432,696 418,722 404,742 388,754! 412,752 434,722 442,684'),
      COAT.deep,
      0.55,
    );
  });
  art.clip(ARM, () => {
    art.fill(
      closed('240,630! 310,630 357,660! 372,646 390,640 404,642! 412,660 413,690 409,714 406,742! 240,742'),
      COAT.shade,
    );
    // the blade slopes up to the withers; below its point the arm goes back to the elbow
    art.fill(
      closed('392,640! 372,650 356,664 352,676 360,696! 374,706 388,716 398,720! 402,700 402,676 404,656'),
      COAT.fair,
    );
    art.blot(
      ragged('406,654 404,672 404,690 402,704 398,716', () => 125, {
        count: 11,
        bare: 0.35,
        length: [7, 20],
        width: 7,
        seed: 'shoulder',
      }),
      COAT.fair,
    );
    art.fill(closed('384,644! 368,652 354,666 350,678 360,698! 368,698 372,690 371,676 376,660'), COAT.lit);
    // the forearm: its upper side is lit, the lower turns away
    art.fill(
      closed(
        '250,630! 300,640 316,676 338,687 362,694! 376,704 388,716 392,726! 380,728 362,717 340,706 318,698 302,694 284,694 262,688!',
      ),
      COAT.fair,
    );
    art.fill(
      closed(
        '250,626! 300,626 302,660 314,676 338,687 364,694! 374,702 378,710! 364,709 346,702 326,693 308,688 296,684 280,682 264,672 252,662!',
      ),
      COAT.lit,
    );
    art.fill(closed('258,672! 264,684 276,691 290,694 304,695! 304,706 250,706'), COAT.shade);
  });
  strokes(
    art,
    ['261.4,655 264.6,659.4 266.6,664', '273,648.6 274.8,654 275.6,659', '287,651 286.4,656 285.4,660.4'],
    1.7,
    COAT.ink,
    0.05,
  );
  strokes(
    art,
    [
      '303,701.4 319,706 337,713 355,722 371,731 384,737',
      '384,737 394,738 402,732 405,724 411,714',
      '356,667 353,674 355,685 362,695 372,701',
      '311,678 313,685 312,692',
      '328,684 338,688.6 350,693.4 361,695',
    ],
    2,
    COAT.ink,
    0.12,
  );
}

/** Out of the line of the back, and round its feet. */
function tail(art: Art): void {
  const outline = closed(
    '530,774! 542,792 548,812 540,832 516,846 480,855 440,857 406,852 388,842 377,828! 392,830 412,831 442,833 478,832 504,827 519,815 526,798!',
  );
  art.fill(outline, COAT.shade);
  art.clip(outline, () => {
    art.fill(closed('370,840! 404,847 440,850 482,848 520,838 552,812! 570,880 370,880'), COAT.deep);
    art.fill(closed('370,824! 404,827 442,829 478,828 510,822! 486,838 440,841 404,838'), COAT.fair);
    // what the foot and the seat throw on it
    art.fill(
      closed('404,824! 424,832 452,836 488,834 516,826 524,812! 520,834 494,843 450,844 420,840!'),
      COAT.deep,
      0.85,
    );
  });
  strokes(art, ['380,829 412,831 442,833 478,832 504,827 519,815'], 2, COAT.ink, 0.15);
}
