import { ragged, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { ears, face } from './cat-head.ts';
import { caught, type Rows, wrapped } from './coat-light.ts';
import { COAT } from './form.ts';

/**
 * The bones: withers at (424, 616), point of the shoulder (384, 668), elbow (384, 732), wrist (312, 672); hip (492, 742),
 * knee (434, 772), hock (512, 818). Head, nape, back, rump, belly and breast in one line, from the nose round to the chin.
 */
const BODY = closed(
  '288,579! 293,572 298,564.6 303,556 311,547 323,540 340,535 358,534 376,540 390,552 397,565 401,578 406,590 416,601 434,613 460,632 487,662 510,702 526,748 532,796 527,824! 470,828 440,822! 434,802 430,782 425,766! 410,764 396,756 384,750! 366,744 352,728 345,708! 338,700 332,688 328,674 327,662 330,648 334,634! 330,630 315,624 306,617 300,611 297.6,605.4! 302,602 295,601.4 288,598 284.4,592.4 285,587! 288,585.4',
);
const HAUNCH = closed(
  '516,716! 496,707 472,713 451,731 437,756 431,777 435,794 446,803! 470,812 506,822 527,824! 536,800 531,764 525,738',
);
const ARM = closed(
  '428,644! 406,640 383,648 365,662 354,681! 344,680 330,671 317,660! 306,650 294,645 283,646 277,652! 270,655 268,663 271.4,668.4! 267,674 269,681 277,684! 281,689.6 291,690 300,684.6! 308,686 322,698 340,715 357,731 371,743 385,749! 398,746 406,735 412,718 424,690',
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

/** It stands on this one. */
function farLeg(art: Art): void {
  const leg = closed(
    '334,690! 335,716 342,752 347,778 347,796! 342,801 335,810 333,818! 335,825 341,829.4 352,830.6 367,829.6 376,826! 378,818 377,806 374,796! 377,780 385,764 404,750 424,744! 420,700 380,680',
  );
  art.fill(leg, COAT.shade);
  art.clip(leg, () => {
    art.fill(
      closed(
        '424,740! 404,750 386,764 379,780 376,796! 382,806 386,832! 366,832! 370,816 362,802! 362,780 360,756 366,730! 380,720',
      ),
      COAT.deep,
    );
    art.fill(
      closed(
        '326,680! 335,716 342,752 347,778 347,798! 338,804 326,818! 334,812 345,808 353,806! 355,786 350,752 345,716 346,690!',
      ),
      COAT.fair,
    );
    // what the lifted arm throws on it
    art.fill(
      closed('330,690! 350,700 370,726 392,752 424,752! 424,764 392,772 368,756 348,728 334,708!'),
      COAT.deep,
      0.7,
    );
  });
  strokes(
    art,
    ['344,829.2 343,822 346,815', '354,830 353,822 356,815', '366,829 365,822 366,817'],
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
    // what the stone lights: brow, cheek and throat, the breast
    art.fill(
      closed(
        '278,580! 296,556 324,536 344,530! 350,552 345,572 350,592 358,606 352,630! 352,656 358,684 366,712! 372,740 340,740 322,690 320,640 276,616',
      ),
      COAT.lit,
    );
    art.blot(
      ragged('348,542 350,558 346,574 351,594 357,610 352,634 354,660 362,688 370,712', () => 150, {
        count: 16,
        length: [12, 24],
        width: 8,
        seed: 'breast',
      }),
      COAT.lit,
    );
    // the jaw's own shade upon the throat
    art.fill(
      closed('312,618! 336,624 356,622 374,626! 384,636 386,648 376,656! 366,652 356,655 346,645 338,634'),
      COAT.throat,
    );
    art.fill(closed('300,600! 312,606 330,612 352,606! 346,622 336,632 318,626 304,616'), COAT.fair);
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

/** Lifted from the shoulder, the elbow at the ribs; the paw lies against the stone. */
function foreleg(art: Art): void {
  // the arm's shade on the ribs behind it
  art.clip(
    BODY,
    () =>
      void art.fill(
        closed('418,646! 428,668 426,700 414,732 392,756! 416,750 434,718 437,684'),
        COAT.deep,
        0.55,
      ),
  );
  art.clip(BODY, () =>
    art.fill(
      closed('354,681! 364,662 382,648 404,642! 416,656 420,684 412,716 404,736 385,749! 366,740 356,712'),
      COAT.shade,
    ),
  );
  art.clip(ARM, () => {
    art.fill(
      closed(
        '260,640! 300,640 354,681! 364,662 384,650 396,652! 408,680 406,712 404,738 385,752! 340,720 300,700 260,690',
      ),
      COAT.shade,
    );
    // the upper arm: the shoulder's dome looks to the stone, down to the elbow
    art.fill(
      closed('388,650! 374,655 362,668 354,684! 362,700 372,716 384,724! 392,708 394,686 396,664'),
      COAT.fair,
    );
    art.blot(
      ragged('396,664 396,678 394,694 388,712 382,722', () => 112, {
        count: 11,
        bare: 0.35,
        length: [7, 22],
        width: 7,
        seed: 'shoulder',
      }),
      COAT.fair,
    );
    art.fill(closed('380,652! 366,664 356,682! 360,694 368,704! 372,688 376,670'), COAT.lit);
    // the forearm: its upper side is lit, the lower turns away
    art.fill(
      closed(
        '264,638! 312,650 342,676 356,684! 370,704 382,724! 372,730 352,714 332,697 316,684 300,680 284,688 264,692!',
      ),
      COAT.fair,
    );
    art.fill(
      closed(
        '264,634! 296,640 317,656 332,669 346,678 357,684! 364,696 366,706! 352,702 336,690 318,676 304,668 288,674 264,676!',
      ),
      COAT.lit,
    );
    art.fill(
      closed('300,684! 316,690 334,706 352,722 368,734 386,738 404,728! 408,756 380,758 344,726 316,700'),
      COAT.deep,
      0.75,
    );
  });
  strokes(
    art,
    ['271.4,668.4 281,666.4 290,668.4', '277,684 285,679.4 293,678.4', '277,652 285,653 291,657.6'],
    1.7,
    COAT.ink,
    0.05,
  );
  strokes(
    art,
    [
      '308,686 322,698 340,715 357,731 371,743 385,749',
      '385,749 398,746 406,735 411,720',
      '354,681 360,694 370,706',
      '316,660 319,665 319,671',
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
  });
  strokes(art, ['380,829 412,831 442,833 478,832 504,827 519,815'], 2, COAT.ink, 0.15);
}
