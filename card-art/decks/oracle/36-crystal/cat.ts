import { mix } from '../../../kit/grade/mix.ts';
import { outOfFocus, ragged, strokes } from '../../../kit/hand/index.ts';
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
} from '../../../kit/pen/index.ts';
import { ears, face } from './cat-head.ts';
import { BANDS } from './colours.ts';
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
const ARM = closed(
  '420,650! 404,640 384,646 370,660 358,668! 344,668 328,661 312,654! 302,645 291,641.6 282,644 277,650! 269.6,652.6 268,660.6 271.4,666.4! 267.4,671.6 269.4,679.4 277,682! 280,687.6 290,688.4 299,683 307,678.4! 320,683 336,693 350,707 364,724 376,738 388,744! 404,738 418,720 428,692',
);

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
}

/**
 * The colours on the coat, over back and flank, soft as light is; `aside` is how far a nearer form throws them off their
 * line, `round` how much it bends them.
 */
function fallen(art: Art, within: Path, [dx, dy]: Point, round = 0.05): void {
  const [back, flank] = [curve(BACK).walk(121), curve(FLANK).walk(121)];
  const at = (way: number, down: number): Point => {
    const bent = way + round * Math.sin(Math.PI * Math.max(0, down)) - round * 0.6 * Math.max(0, down);
    const i = Math.min(120, Math.max(0, Math.round(bent * 120)));
    return [lerp(back[i]!.x, flank[i]!.x, down) + dx, lerp(back[i]!.y, flank[i]!.y, down) + dy];
  };
  const chance = random('colours on the coat');
  const last = BANDS.length - 1;
  /** One band from the back down, its end in points as hair ends. */
  const band = (i: number, reach: number): Path => {
    const [from, to] = [(last - i) / BANDS.length, (last - i + 1.1) / BANDS.length];
    const end = range(4, (k): Point[] => [
      at(lerp(to, from, k / 4), reach * chance.between(0.8, 0.88)),
      at(lerp(to, from, (k + 0.5) / 4), reach * chance.between(0.92, 1.02)),
    ]).flat();
    const side = (way: number): Point[] => [-0.2, 0.1, 0.25, 0.4, 0.55].map((down) => at(way, down * reach));
    return polygon([...side(from).reverse(), ...side(to), ...end, at(from, reach * 0.78)]);
  };
  art.clip(within, () => {
    outOfFocus(art, 2.5, () => {
      BANDS.forEach(
        (colour, i) => void art.fill(band(i, chance.between(0.96, 1.04)), mix(colour, COAT.shade, 0.6)),
      );
      BANDS.forEach((colour, i) => {
        const atEdge = Math.min(i, last - i);
        art.fill(
          band(i, chance.between(0.68, 0.76)),
          mix(colour, COAT.shade, atEdge === 0 ? 0.5 : atEdge === 1 ? 0.25 : 0),
        );
      });
    });
  });
}

function haunch(art: Art): void {
  fallen(art, HAUNCH, [-5, 9], 0.13);
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
  art.fill(ARM, COAT.shade);
  art.clip(ARM, () => {
    // the upper arm, from the shoulder's point back to the elbow
    art.fill(
      closed('404,638! 384,646 368,662 362,678! 370,692 380,706 388,712! 400,708 406,690 412,664'),
      COAT.fair,
    );
    art.blot(
      ragged('412,656 408,682 400,704 386,710 376,700', () => 118, {
        count: 16,
        length: [8, 18],
        width: 6,
        seed: 'shoulder',
      }),
      COAT.fair,
    );
    // forearm: lit along its upper side, in shade below; the wrist turns the paw to the stone
    art.fill(
      closed('264,638! 312,654 344,668 362,672! 366,690 354,698 336,686 318,678 306,676 290,684 264,690!'),
      COAT.fair,
    );
    art.fill(
      closed(
        '264,634! 296,640 314,653 332,661 348,667 366,664 384,648! 380,664 366,680 346,680 326,671 308,664 296,666 284,672 264,672!',
      ),
      COAT.lit,
    );
    art.fill(
      closed('300,682! 318,682 338,694 354,708 370,728 390,740 404,734! 396,756 370,746 340,712 316,692'),
      COAT.deep,
      0.7,
    );
  });
  fallen(art, ARM, [0, 0]);
  strokes(
    art,
    ['271.4,666.4 281,664.4 291,667', '277,682 285,677.4 293,676.4', '277,650 285,650.6 292,655'],
    1.7,
    COAT.ink,
    0.05,
  );
  strokes(
    art,
    [
      '336,693 350,707 364,724 376,738 388,744',
      '388,744 404,738 414,724',
      '362,680 372,698 380,716',
      '311,656 315,662 315,670',
    ],
    2,
    COAT.ink,
    0.15,
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
