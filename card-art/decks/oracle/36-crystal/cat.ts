import { mix } from '../../../kit/grade/mix.ts';
import { type Flow, hairs, ragged, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Point,
  polygon,
  random,
  range,
  type Stop,
} from '../../../kit/pen/index.ts';
import { ears, face } from './cat-head.ts';
import { COLOURS } from './colours.ts';
import { COAT } from './form.ts';

/** Head, neck, back, rump, hind foot, belly and breast in one line, from the nose round to the chin. */
const BODY = closed(
  '288,579! 293,572 298,564.6 303,556 311,547 323,540 340,535 358,534 376,540 391,553 402,570 414,594 434,617 466,643 500,680 524,724 537,774 539,804 531,824! 500,828 458,829 430,828! 421,822 422,813 430,806 440,801! 432,786 430,770! 414,765 398,752! 378,742 356,732 343,716! 340,708 332,700! 333,690 325,681! 327,672 323,660! 330,654 333,644 333,632! 327,630 315,624 306,617 300,611 297.6,605.4! 302,602 295,601.4 288,598 284.4,592.4 285,587! 288,585.4',
);
/** The back, from the nape to the root of the tail, and how far down the flank what falls on it is seen. */
const BACK = '402,570 414,594 434,617 466,643 500,680 524,724 537,774';
const FLANK = '376,632 388,662 406,690 426,714 446,738 460,770 466,806';
const HAUNCH = closed(
  '512,702! 490,704 468,716 448,738 434,764 432,784 440,801! 470,812 506,822 531,824! 539,804 537,774 526,730',
);
/** Forearm and paw; the upper arm lies in the coat of the shoulder. */
const ARM = closed(
  '311,656! 326,664 342,675 358,684! 378,688 396,702 404,724 398,742! 388,750 372,746 356,734 340,717 326,703 314,692 305,685! 299,689.6 290,690.6 282,687! 275,686.4 269.6,682 268.6,675! 263.6,671 262,663.6 265.4,657.4! 265,649.6 271,643.6 279,643.4! 286,639.8 297,642.6 304,648',
);

/** How many layers the colours are laid on in: they end softly. */
const LAYERS = 14;

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
  art.fill(BODY, COAT.shade);
  art.clip(BODY, () => {
    // what the stone lights: brow, cheek and throat, the breast
    art.fill(
      closed(
        '278,580! 296,556 324,536 344,530! 350,552 345,572 350,592 358,606 352,630! 356,660 366,692 378,716! 384,744 340,740 322,690 320,640 276,616',
      ),
      COAT.lit,
    );
    art.blot(
      ragged('348,542 350,558 346,574 351,594 357,610 355,636 360,668 372,700 384,724', () => 150, {
        count: 16,
        length: [14, 30],
        width: 8,
        seed: 'breast',
      }),
      COAT.lit,
    );
    // the jaw's own shade upon the throat, the socket before the eye
    art.fill(
      closed(
        '312,618! 336,624 356,622 374,628! 386,642 393,660 396,680! 382,672 370,664 356,655 346,645 338,634',
      ),
      COAT.throat,
    );
    art.fill(closed('300,600! 312,606 330,612 352,606! 346,622 336,632 318,626 304,616'), COAT.fair);
    // the breast behind the arm
    art.fill(closed('300,660! 346,676 366,726 384,748 310,748!'), COAT.fair);
    // what turns away under the belly
    art.fill(closed('372,738! 396,750 424,750 440,748! 434,780 400,768'), COAT.deep);
  });
  fallen(art, BODY, [0, 0]);
  coat(art);
}

/** The colours on the coat, over back and flank; `aside` is how far a nearer form throws them off their line. */
function fallen(art: Art, within: Path, [dx, dy]: Point): void {
  const [back, flank] = [curve(BACK).walk(121), curve(FLANK).walk(121)];
  const at = (way: number, down: number): Point => {
    const i = Math.min(120, Math.max(0, Math.round(way * 120)));
    return [lerp(back[i]!.x, flank[i]!.x, down) + dx, lerp(back[i]!.y, flank[i]!.y, down) + dy];
  };
  const chance = random('colours on the coat');
  /** From the back as far down as `reach`, its end in points as hair ends. */
  const layer = (reach: number): Path =>
    polygon([
      at(1, -0.2),
      at(0, -0.2),
      ...range(
        96,
        (k): Point => at(k / 95, reach * (k % 2 ? chance.between(1, 1.16) : chance.between(0.8, 0.94))),
      ),
    ]);
  /** So far down the flank the barrel of the body has bent the bands so far back. */
  const light = (down: number, pale: number): string => {
    const bow = 0.1 * down * down;
    return art.linear(
      ...at(bow - 0.04, down),
      ...at(1, down),
      [...COLOURS]
        .reverse()
        .map(
          (colour, i, { length }): Stop => [
            i / (length - 1),
            mix(colour, '#ffffff', pale),
            i === 0 || i === length - 1 ? 0 : 1,
          ],
        ),
    );
  };
  art.clip(within, () => {
    for (const reach of range(LAYERS, (i) => 1.04 * (1 - i / LAYERS)))
      art.fill(layer(reach), light(reach, 0), 0.2);
    // full on the back itself, where it is turned to the stone
    art.fill(layer(0.2), light(0.1, 0.3), 0.36);
    art.fill(layer(0.09), light(0.04, 0.5), 0.4);
  });
}

/** Locks over light and shade alike: the coat's own relief. */
function coat(art: Art): void {
  const way: Flow = (x, y) => 128 + (y - 600) * 0.16 - (x - 440) * 0.1;
  const onFlank = (x: number, y: number): number => (x > 376 && y > 590 ? 0.4 : 0);
  const locks = (paint: string, seed: string, opacity: number): void =>
    void art.group(`opacity="${opacity}"`, () =>
      hairs(art, BODY, way, paint, { seed, gap: 10, length: [7, 20], width: 2, share: onFlank }),
    );
  locks(COAT.deep, 'coat in shade', 0.22);
  locks('#f4f2ec', 'coat in light', 0.22);
}

function haunch(art: Art): void {
  art.group('opacity="0.4"', () => fallen(art, HAUNCH, [-5, 9]));
  art.clip(HAUNCH, () => {
    art.fill(closed('428,770! 440,744 466,720! 450,748 445,774 450,796 446,806! 430,796'), COAT.fair);
    art.fill(closed('446,806! 470,801 500,801 524,796 548,780! 548,830 500,826'), COAT.deep);
  });
  // the hind foot, flat on the table
  const foot = closed('512,826! 500,812 470,806 446,802 430,805 421,813 421,822 430,829! 470,830');
  art.fill(foot, COAT.fair).fill(closed('424,820! 450,818 490,820 512,826! 470,831 430,830'), COAT.shade);
  strokes(art, ['431,828 432,821 437,817', '443,829 443,823 447,819'], 1.5, COAT.ink, 0.1);
  strokes(
    art,
    ['486,708 462,722 443,744 433,768 433,786 440,801', '446,802 476,807 500,812'],
    2.4,
    COAT.ink,
    0.2,
  );
}

/** Lifted, the elbow at the ribs; the paw lies against the stone. */
function foreleg(art: Art): void {
  // the shoulder's point, and what the upper arm leaves in shade behind it
  art.clip(BODY, () => {
    art.fill(closed('330,640! 350,636 372,646 388,664! 386,684 372,694 350,690 330,672'), COAT.throat);
    art.blot(
      ragged('380,652 390,664 388,682 374,694', () => 146, {
        count: 16,
        length: [10, 24],
        width: 6,
        seed: 'shoulder',
      }),
      COAT.throat,
    );
    art.fill(closed('320,646! 338,652 350,660 356,672! 360,690 320,690!'), COAT.lit);
    art.blot(
      ragged('336,650 348,658 355,668 358,680', () => 132, {
        count: 14,
        length: [10, 20],
        width: 7,
        seed: 'breast over the arm',
      }),
      COAT.lit,
    );
  });
  art.blot(
    ragged('416,684 416,704 412,722 404,738', () => 168, {
      count: 14,
      length: [10, 22],
      width: 5,
      seed: 'behind the arm',
    }),
    COAT.deep,
    0.34,
  );
  art.fill(ARM, COAT.shade);
  art.clip(ARM, () => {
    // forearm: lit along its upper side, in shade below; the wrist turns the paw to the stone
    art.fill(
      closed(
        '250,634! 312,640 362,676 384,692! 388,704 374,712 352,706 334,692 316,680 306,680 290,690 258,690!',
      ),
      COAT.fair,
    );
    art.fill(
      closed(
        '250,630! 306,640 330,660 364,682! 358,692 342,687 326,678 312,671 302,672 290,678 276,676 256,672!',
      ),
      COAT.lit,
    );
    art.fill(
      closed('300,690! 316,688 332,700 350,716 370,730 390,734 406,720! 410,760 370,760 320,712'),
      COAT.deep,
      0.7,
    );
    // no edge where the arm comes out of the shoulder's hair
    art.blot(
      ragged('352,676 370,682 386,692 398,704', () => 208, {
        count: 16,
        length: [10, 20],
        width: 6,
        seed: 'over the arm',
      }),
      COAT.fair,
    );
  });
  strokes(
    art,
    [
      '265.4,657.4 274,656.6 283,659.6',
      '268.6,675 277,672 286,671.6',
      '282,687 287,682 293,680',
      '279,643.4 285,644.6 290,649',
    ],
    1.7,
    COAT.ink,
    0.05,
  );
  strokes(
    art,
    [
      '314,692 326,703 340,717 356,734 372,746',
      '372,746 388,750 398,742',
      '311,656 326,664 342,675',
      '313,662 315,668 314,675',
    ],
    1.9,
    COAT.ink,
    0.2,
  );
}

/** Out of the line of the back, and round its feet. */
function tail(art: Art): void {
  const outline = closed(
    '537,770! 545,790 549,812 540,832 516,846 480,855 440,857 406,852 388,842 377,828! 392,830 412,831 442,833 478,832 504,827 519,815 526,798!',
  );
  art.fill(outline, COAT.shade);
  art.clip(outline, () => {
    art.fill(closed('370,840! 404,847 440,850 482,848 520,838 552,812! 570,880 370,880'), COAT.deep);
    art.fill(closed('370,824! 404,827 442,829 478,828 510,822! 486,838 440,841 404,838'), COAT.fair);
  });
  strokes(art, ['380,829 412,831 442,833 478,832 504,827 519,815'], 2, COAT.ink, 0.15);
}
