import { ragged, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { ears, face } from './cat-head.ts';
import { caught, type Rows, wrapped } from './coat-light.ts';
import { COAT, SKIN } from './form.ts';

/**
 * The bones: withers at (424, 616), point of the shoulder (366, 664), elbow (378, 716), wrist (304, 672); hip (492, 742),
 * knee (434, 772), hock (512, 818). Head, nape, back, rump, belly and breast in one line, from the nose round to the chin.
 */
const BODY = closed(
  '288,579! 293,572 298,564.6 303,556 311,547 323,540 340,535 358,533 376,537 391,546 401.6,559 409,573 417,587 427,600 442,616 460,632 487,662 510,702 526,748 532,796 527,824! 470,828 440,822! 434,802 430,782 425,766! 410,764 396,756 384,750! 366,744 352,728 345,708! 338,700 332,688 328,674 327,662 331,647 339,629! 329,622 318,618 308,614.4 301,610 298.4,605! 302,602 295,601.4 288,598 284.4,592.4 285,587! 288,585.4',
);
const HAUNCH = closed(
  '516,716! 496,707 472,713 451,731 437,756 431,777 435,794 446,803! 470,812 506,822 527,824! 536,800 531,764 525,738',
);
const ARM = closed(
  '424,642! 404,638 386,643 370,653 359,667 355,684! 343,678 329,669 316,660.6! 308,655.6 298,653.6 289,655.4 282,659.4! 275,660 269.6,664 267.8,670! 263.8,672.6 262.8,678.6 266,682.6! 264.8,687.2 268,691.4 273.4,691! 276.4,694.4 282.6,694.4 287,690.6! 293,689.4 299,688.6 305,689.6! 320,696 336,705.4 350,714.6 364,724.6! 372,730.4 382,731.6 389,727 394,718! 403,702 414,680 424,656!',
);

const ON_TRUNK: Rows = {
  edge: '411,577 418,589 428,602 442,616 460,632 487,662 510,702 526,748 532,796',
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
const LANDING = '410,575 418,589 428,602 442,616 460,632 487,662';

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
    art.blot(
      ragged('410,570 411,582 408,596 402,610 393,624', () => 112, {
        count: 12,
        bare: 0.2,
        length: [8, 20],
        width: 8,
        seed: 'nape',
      }),
      COAT.shade,
    );
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
      closed('312,613! 336,616 356,612 374,618! 384,634 386,648 376,656! 366,652 356,655 346,645 338,634'),
      COAT.throat,
    );
    art.fill(closed('300,600! 312,606 330,612 352,606! 346,622 336,632 318,626 304,616'), COAT.fair);
    // the breast under the arm, and what turns away under the belly
    art.fill(closed('318,682! 334,694 352,712 372,728 400,716! 420,740 384,760 340,740'), COAT.shade);
    art.fill(
      closed(
        '344,706! 354,714 368,727 382,732 394,722! 410,716 424,704! 436,736 436,760 430,790 396,780 366,750',
      ),
      COAT.deep,
    );
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

/** Lifted from the shoulder, the elbow at the ribs; the wrist drops, the toes lie against the stone. */
function foreleg(art: Art): void {
  art.clip(BODY, () => {
    // the arm's shade on the ribs behind it
    art.fill(
      closed('420,648! 424,668 418,692 406,714 392,730! 396,740 408,742 424,718 434,686'),
      COAT.deep,
      0.55,
    );
    // the shoulder's hair lies over the flank
    art.fill(
      closed('355,684! 360,662 376,648 396,640! 410,650 412,680 402,704 392,722 372,730!'),
      COAT.shade,
    );
    art.blot(
      ragged('402,640 412,652 416,668 414,684 407,700 399,714', () => 158, {
        count: 13,
        bare: 0.2,
        length: [7, 18],
        width: 8,
        seed: 'over the flank',
      }),
      COAT.shade,
    );
  });
  art.clip(ARM, () => {
    art.fill(
      closed(
        '256,640! 300,640 355,684! 359,667 370,653 386,643! 402,650 408,680 402,704 392,724 376,736! 330,712 300,696 256,696',
      ),
      COAT.shade,
    );
    // upper arm: from the point of the shoulder back and down to the elbow
    art.fill(
      closed('378,646! 364,658 355,672 354,688! 362,702 374,714 386,718! 391,702 390,680 386,660'),
      COAT.fair,
    );
    art.blot(
      ragged('382,648 388,664 391,682 390,700 385,716', () => 128, {
        count: 11,
        bare: 0.35,
        length: [6, 18],
        width: 7,
        seed: 'shoulder',
      }),
      COAT.fair,
    );
    art.fill(closed('366,654! 356,668 354,688! 362,698 370,704! 371,690 369,672'), COAT.lit);
    // the forearm: its upper side is lit, the lower turns away
    art.fill(
      closed(
        '256,640! 308,646 340,668 356,684! 368,696 376,708 380,718! 364,718 348,706 332,697 316,689 302,683.6 288,685 256,700!',
      ),
      COAT.fair,
    );
    art.fill(
      closed(
        '256,640! 300,640 328,660 344,672 357,683! 366,692 372,703! 356,699 340,689 324,679 310,673 298,673 286,679 270,682 256,682!',
      ),
      COAT.lit,
    );
    art.fill(
      closed('296,694! 304,687 318,692 334,701 350,711 366,721 380,725 392,720! 396,740 360,736 300,706'),
      COAT.deep,
      0.75,
    );
    // the pads of two toes, where they meet the stone
    art.fill(closed('260,684! 265,683.6 268,686 270.6,692! 262,694'), SKIN.ear);
    art.fill(closed('272,692! 276,690.6 280,691.6 284,695.6! 274,698'), SKIN.ear);
  });
  strokes(
    art,
    ['267.8,670 273,669.2 278,670.6', '266,682.6 272,680.4 278,680', '273.4,691 277.4,687 283,685'],
    1.6,
    COAT.ink,
    0.05,
  );
  strokes(
    art,
    [
      '305,689.6 320,696 336,705.4 350,714.6 364,724.6',
      '364,724.6 372,730.4 382,731.6 389,727 394,717',
      '355,684 360,692 367,699',
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
