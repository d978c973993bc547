import { hand } from '../../../kit/figure/hand/hand.ts';
import { hanging } from '../../../kit/figure/hand/poses.ts';
import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { quilted, TEAL } from './cloth.ts';
import { form, HAND_TONES, toned } from './view.ts';

/** She leans on him: the spine goes over to the left, the far shoulder is the higher one, the waist is drawn in over the hips. */
export const HER_BACK =
  '282,650! 286,634 296,622 310,613 326,609! 350,611 376,617 396,627! 405,646 405,676 397,706 391,732 395,758 406,782! 384,794 346,800 308,798 280,790! 278,766 281,736 276,704 274,676';
/** Down beside her to the elbow, from there forward to the knee. */
export const HER_SLEEVE =
  '378,618! 396,619 414,629 425,648 431,674 435,697! 440,710 451,724 461,737! 456,752 446,764! 434,757 420,748 408,740! 400,730 397,712 396,688 386,652!';
/** Legs crossed before her: hips that spread on the rock, the right thigh out to its knee, the shin back in below it. */
const HIPS =
  '282,782! 272,804 273,820 287,829 312,833 338,830 366,834 392,829 416,819 442,810 468,801 482,794! 489,784 488,772 480,763 468,761 454,764 436,770 418,776 404,782!';
const SHIN = '380,834! 410,814 440,802 484,788! 490,796 486,806! 466,815 440,824 416,832 398,836!';

/** The right one, asleep on the knee. */
const HAND = hand({
  pose: { ...hanging, thumb: { away: 26, across: 34, bend: [10, 14] } },
  side: 'right',
  at: [446, 749],
  length: 50,
  fingers: 142,
  turn: 200,
  tip: -10,
  light: [0.7, -0.7],
});

export function herBody(art: Art): void {
  toned(art, SHIN, { fill: '#5d4d43', shade: '#2c2423', soft: 7, towards: [-0.3, -0.95] });
  form(art, closed(HIPS), '#6f5d50', 12, { shade: '#2c2524', rimWidth: 0 });
  within(
    art,
    closed(HIPS),
    // under her weight; the thigh's underside
    [
      '270,812! 288,822 312,826 338,822 366,826 396,818 440,802 476,790 492,778! 492,830 440,850 270,840!',
      '#2c2423',
      0.85,
    ],
    // the trunk's shadow on the thigh
    ['396,786! 410,791 428,788 442,778 436,768! 400,768!', '#3a302c', 0.8],
    () =>
      strokes(
        art,
        [
          '339,832 341,820 338,806',
          '279,812 294,810 308,802',
          '408,784 400,798 400,812',
          '404,800 420,796 434,788',
          '486,796 474,799 462,804',
          '470,818 456,816 446,812',
        ],
        2,
        '#261f1f',
        0.12,
      ),
  );
  within(art, closed(HIPS), [HAND.outline.translate(3, 6), '#2c2423', 0.8]);
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
      '437,707 424,717 400,722',
      '438,709 428,726 408,739',
      '451,725 446,740 434,756',
    ],
    ['394,634 408,636 420,644', '402,672 414,678 429,676', '444,720 450,728 456,736'],
  );
  // the star alone reaches over him
  within(art, closed(HER_SLEEVE), {
    along: ['378,618 396,619 414,629 425,648 431,674'],
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
