import { hand } from '../../../kit/figure/hand/hand.ts';
import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { quilted, TEAL } from './cloth.ts';
import { form, HAND_TONES, toned } from './view.ts';

/** She leans on him: the spine goes over to the left, the far shoulder is the higher one, the waist is drawn in over the hips. */
export const HER_BACK =
  '282,650! 286,634 296,622 310,613 326,609! 350,611 376,617 396,627! 405,646 405,676 397,706 391,732 395,758 406,782! 384,794 346,800 308,798 280,790! 278,766 281,736 276,704 274,676';
/** Down beside her to the elbow, from there forward to the knee. */
export const HER_SLEEVE =
  '378,618! 396,619 414,629 426,648 433,670 435,694! 438,706 442,716 450,726! 447,736 440,745! 430,746 417,744 407,739! 400,731 397,712 396,688 386,652!';
/** The hips spread on the rock; the right leg is drawn up: thigh to the knee, shin down from it to the boot. */
const SEAT = '284,778! 276,794 274,810 284,823 310,829 338,827 364,830 392,828 410,818! 420,800 412,778!';
const THIGH =
  '388,788! 408,769 426,752 440,738 452,731! 463,731 471,739 471,752 464,765! 449,781 433,797 416,812 398,822! 384,816 380,802';
const SHIN = '440,770! 443,786 444,800 443,816! 478,818! 478,798 475,774 472,745!';
const BOOT = '443,800! 440,812 440,823! 456,829 480,830 496,828! 492,816 482,808 478,800! 466,804 454,804';

/** The right one, asleep on the knee. */
const HAND = hand({
  pose: {
    index: [12, 20, 12, 5],
    middle: [16, 24, 14, 0],
    ring: [20, 26, 14, 4],
    little: [24, 28, 16, 9],
    thumb: { away: 26, across: 30, bend: [8, 12] },
  },
  side: 'right',
  at: [440, 734],
  length: 52,
  fingers: 134,
  turn: 192,
  light: [0.4, -0.9],
});

export function herBody(art: Art): void {
  herLegs(art);
  HAND.paint(art, HAND_TONES);
  const back = closed(HER_BACK);
  // he sits between her and the dawn: no edge of hers is lit
  quilted(
    art,
    back,
    TEAL,
    15,
    [
      '280,650 306,648 340,648 376,654 404,662',
      '272,690 304,698 340,702 376,702 408,696',
      '270,726 304,736 342,740 378,739 406,732',
      '274,760 306,770 344,774 380,772 406,766',
      '280,782 310,790 346,793 382,789 410,776',
    ],
    [
      '336,637 356,638 380,644',
      '274,716 304,727 346,731',
      '277,751 308,761 348,764',
      '282,774 312,783 350,786',
      '362,692 376,693 392,691',
    ],
  );
  toned(art, '300,616! 302,600 316,592 332,594 346,604 351,615! 342,624 320,626!', {
    fill: '#2b6d72',
    shade: '#1b4b53',
    soft: 5,
    rim: '#8cc2ae',
    towards: [-0.2, -0.98],
  });
  stippled(art, back, TEAL.shade, [352, 720], [410, 730], [0, 0.8]);
  quilted(
    art,
    closed(HER_SLEEVE),
    TEAL,
    9,
    [
      '388,652 406,658 428,660',
      '396,690 414,697 434,692',
      '434,705 422,716 400,721',
      '435,707 426,723 408,737',
      '443,718 438,731 426,744',
    ],
    ['394,634 408,636 420,644', '402,672 414,678 429,676', '437,713 442,720 447,727'],
  );
  // the star alone reaches over him
  within(art, closed(HER_SLEEVE), {
    along: ['378,618 396,619 414,629 426,648 433,670'],
    paint: '#8cc2ae',
    width: 4.4,
  });
  within(art, back, { along: ['346,609 362,612 386,620'], paint: '#8cc2ae', width: 4.4 });
  strokes(art, ['379,619 380,634 386,654 394,684 397,712 401,732'], 4, '#0b262d', 0.04);
  // her weight on him draws the cloth slantwise to the loins
  strokes(
    art,
    ['391,734 374,744 352,748', '392,740 380,752 364,758', '283,738 300,746 318,748'],
    2,
    TEAL.seam,
    0.2,
  );
}

function herLegs(art: Art): void {
  toned(
    art,
    SHIN,
    { fill: '#54463d', shade: '#2c2423', soft: 0 },
    // behind the knee the thigh's shadow lies on the calf
    ['432,760! 432,806! 450,796 464,778 482,760!', '#2c2423'],
  );
  toned(art, BOOT, { fill: '#6b4a38', shade: '#33241f', soft: 7 });
  art.fill(closed('439,821! 456,827 480,828 498,826! 498,833! 474,834 450,831 439,827!'), '#1b1918');
  strokes(art, ['443,806 460,811 478,807'], 2, '#33241f', 0.1);
  form(art, closed(SEAT), '#6f5d50', 12, { shade: '#2c2524', rimWidth: 0 });
  within(
    art,
    closed(SEAT),
    ['270,812! 288,819 312,822 338,819 366,822 396,816 420,806! 430,840 270,840!', '#2c2423', 0.85],
    // the thigh's on the hip
    ['398,776! 380,794 378,812 392,832! 440,830 440,776!', '#3a302c', 0.8],
    () => strokes(art, ['341,829 343,818 340,806', '281,808 296,807 310,800'], 2, '#261f1f', 0.12),
  );
  form(art, closed(THIGH), '#786557', 9, { shade: '#3a302c', rimWidth: 0 });
  within(
    art,
    closed(THIGH),
    ['376,814! 398,808 418,793 436,774 452,758 476,748! 482,790 404,836!', '#3a302c'],
    // the trunk's and the arm's shadow
    ['382,782! 400,790 418,772 436,753 456,744! 440,728 396,744!', '#4a3d36', 0.9],
    () =>
      strokes(
        art,
        ['394,790 402,798 404,810', '454,770 446,764 442,756', '468,740 466,748 460,754'],
        2,
        '#261f1f',
        0.12,
      ),
  );
  within(art, closed(THIGH), [HAND.outline.translate(2, 5), '#2c2423', 0.8]);
}
