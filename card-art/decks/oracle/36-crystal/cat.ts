import { mix } from '../../../kit/grade/mix.ts';
import { ragged, strokes } from '../../../kit/hand/index.ts';
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
  '288,579! 293,572 298,564.6 303,556 311,547 323,540 340,535 358,534 376,540 391,553 402,570 414,594 434,617 466,643 500,680 524,724 537,774 539,804 531,824! 500,828 458,829 430,828! 421,822 422,813 430,806 440,801! 432,786 430,770! 412,763 396,756! 378,748 360,734 348,718! 349,711 339,702! 341,694 333,684! 336,676 332,664! 337,658 338,646 337,634! 327,630 315,624 306,617 300,611 297.6,605.4! 302,602 295,601.4 288,598 284.4,592.4 285,587! 288,585.4',
);
/** The back, from the nape to the root of the tail, and how far down the flank what falls on it is seen. */
const BACK = '402,570 414,594 434,617 466,643 500,680 524,724 537,774';
const FLANK = '376,632 388,662 406,690 426,714 446,738 460,770 466,806';
const HAUNCH = closed(
  '512,702! 490,704 468,716 448,738 434,764 432,784 440,801! 470,812 506,822 531,824! 539,804 537,774 526,730',
);
const ARM = closed(
  '422,664! 406,654 390,660 374,671 352,669 331,661 313,652! 304,645 292,642 282,645 275,651! 270.6,655.6 270.4,661.6 273.4,665.4! 271.6,671 275,677.4 283,679.4! 288,682.4 298,681 305,675.4! 318,679 334,688.6 350,703 363,720 372,736 380,747! 394,745 408,733 418,714 424,690',
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
  art.fill(
    closed(
      '366,726! 380,736 424,752! 418,764 412,782 409,800 413,812! 414,821 407,827.6 391,829.4 376,828.4 370,821 375,812.6 387,804.6! 388,786 385,762 376,742',
    ),
    COAT.deep,
  );
  art.fill(
    closed(
      '366,726! 382,740 394,756 397,780 395,798 402,808! 392,810 380,814 371,821! 375,812 387,804! 388,786 385,762 376,742',
    ),
    COAT.shade,
  );
  strokes(art, ['384,828 384,822 388,818', '395,828.6 395,823 398,819'], 1.5, COAT.ink, 0.1);
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
        '316,620! 336,624 356,622 372,628! 384,646 390,660 392,672! 380,672 372,680! 362,668 356,674! 349,656 341,663! 337,650 330,640',
      ),
      COAT.throat,
    );
    art.fill(closed('300,600! 312,606 330,612 352,606! 346,622 336,632 318,626 304,616'), COAT.fair);
    // the breast behind the arm
    art.fill(closed('310,676! 362,690 376,742 384,762 320,762!'), COAT.fair);
    // what turns away under the belly
    art.fill(closed('372,738! 396,750 424,750 440,748! 434,780 400,768'), COAT.deep);
  });
  fallen(art, BODY, [0, 0]);
  // cheek against neck, neck against shoulder
  strokes(art, ['420,640 410,652 404,668', '396,622 392,634 392,646'], 2, COAT.ink, 0.25);
}

/** The colours on the coat, over back and flank; `aside` is how far a nearer form throws them off their line. */
function fallen(art: Art, within: Path, [dx, dy]: Point): void {
  const [back, flank] = [curve(BACK).walk(121), curve(FLANK).walk(121)];
  const at = (way: number, down: number): Point => {
    const i = Math.min(120, Math.max(0, Math.round(way * 120)));
    return [lerp(back[i]!.x, flank[i]!.x, down) + dx, lerp(back[i]!.y, flank[i]!.y, down) + dy];
  };
  const chance = random('colours on the coat');
  const last = BANDS.length - 1;
  /** One band from the back down, its end in points as hair ends. */
  const band = (i: number, reach: number): Path => {
    const [from, to] = [(last - i) / BANDS.length, (last - i + 1.1) / BANDS.length];
    const end = range(4, (k): Point[] => [
      at(lerp(to, from, k / 4), reach * chance.between(0.7, 0.84)),
      at(lerp(to, from, (k + 0.5) / 4), reach * chance.between(0.88, 1.06)),
    ]).flat();
    return polygon([at(from, -0.2), at(to, -0.2), ...end, at(from, reach * 0.78)]);
  };
  art.clip(within, () => {
    BANDS.forEach(
      (colour, i) => void art.fill(band(i, chance.between(0.88, 1.06)), mix(colour, COAT.shade, 0.62)),
    );
    BANDS.forEach((colour, i) => {
      const atEdge = Math.min(i, last - i);
      art.fill(
        band(i, chance.between(0.58, 0.76)),
        mix(colour, COAT.shade, atEdge === 0 ? 0.5 : atEdge === 1 ? 0.25 : 0),
      );
    });
  });
}

function haunch(art: Art): void {
  fallen(art, HAUNCH, [-5, 9]);
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
    art.fill(
      closed(
        '264,638! 312,646 350,664 376,668 392,656! 400,676 396,700 382,714 366,710 350,696 334,683 318,675 304,671 290,678 266,684!',
      ),
      COAT.fair,
    );
    art.blot(
      ragged('392,660 399,676 397,694 388,708', () => 112, {
        count: 10,
        length: [10, 22],
        width: 7,
        seed: 'shoulder',
      }),
      COAT.fair,
    );
    art.fill(
      closed(
        '264,636! 304,640 332,655 354,665 374,666! 360,675 342,675 322,668 306,662 294,664 284,669 266,670!',
      ),
      COAT.lit,
    );
    art.fill(closed('352,705! 366,716 384,722 402,716! 412,740 380,752 366,736'), COAT.deep, 0.55);
  });
  fallen(art, ARM, [0, 0]);
  strokes(
    art,
    ['273.4,665.4 281,664 288,666', '271,656 279,654.6 286,657.4', '283,679.4 287,675 293,673.4'],
    1.6,
    COAT.ink,
    0.05,
  );
  strokes(
    art,
    ['334,688.6 350,703 363,720 372,736 380,747', '380,747 394,745 406,735', '344,667 360,670 376,671'],
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
