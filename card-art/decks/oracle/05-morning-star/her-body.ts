import { finger } from '../../../kit/figure/finger.ts';
import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { quilted, TEAL } from './cloth.ts';
import { form, toned } from './view.ts';

/** She leans on him: the spine goes over to the left, the far shoulder is the higher one, the waist is drawn in over the hips. */
export const HER_BACK =
  '282,650! 286,634 296,622 310,613 326,609! 350,611 376,617 396,627! 405,646 405,676 397,706 391,732 395,758 406,782! 384,794 346,800 308,798 280,790! 278,766 281,736 276,704 274,676';
/** Down beside her to the elbow, from there forward to the knee. */
export const HER_SLEEVE =
  '378,618! 396,619 414,629 425,648 431,674 435,697! 440,710 451,724 461,737! 456,752 446,764! 434,757 420,748 408,740! 400,730 397,712 396,688 386,652!';
/** Legs crossed before her: hips that spread on the rock, the right thigh out to its knee. */
const HIPS =
  '282,782! 272,804 273,820 287,829 312,833 338,830 366,834 398,831 432,821 464,807 482,792! 487,780 480,769 466,764 446,765 422,772 404,782!';
/** Her other foot comes out under the knee: the toe of the boot. */
const BOOT = '410,828! 430,814 450,804 464,801 474,806 479,814 478,823! 458,829 434,832 412,832!';

export function herBody(art: Art): void {
  toned(art, BOOT, { fill: '#7a5138', shade: '#38251f', soft: 6, rim: '#c08a5c', rimWidth: 1.4 }, [
    '408,834! 436,827 460,823 484,814! 490,840 408,840!',
    '#241c1a',
  ]);
  form(art, closed(HIPS), '#6f5d50', 12, { shade: '#2c2524', rimWidth: 0 });
  within(
    art,
    closed(HIPS),
    // under her weight; the thigh's underside
    [
      '270,812! 288,822 312,826 338,822 366,826 400,820 440,804 490,776! 490,830 440,850 270,840!',
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
          '408,784 400,798 398,814 404,826',
          '404,804 420,800 434,790',
          '402,814 424,810 440,802',
          '458,766 454,778 460,792',
          '450,768 444,778 446,788',
        ],
        2,
        '#261f1f',
        0.12,
      ),
  );
  herHand(art);
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

/** Asleep on the knee, the back of it up. */
function herHand(art: Art): void {
  const skin = { fill: '#c08a68', shade: '#7d5040', soft: 1.6, rim: '#e8bd97', rimWidth: 1 };
  within(art, closed(HIPS), [closed('440,756! 470,752 486,764 484,784 460,784 442,772'), '#2c2423', 0.8]);
  for (const course of [
    '467,750 474,753 478,759 478.6,767',
    '464,754 470,758 473.6,765 473.6,773',
    '459,758 464,763 467.6,769 467.6,777',
    '454,761 458,766 460.6,771 461,777',
  ])
    toned(art, finger(course, 6.2), skin);
  toned(art, '444,744! 454,741 464,744 471,750! 469,754 466,756! 463,760 459,762! 455,765 448,764 440,760!', {
    ...skin,
    soft: 2.4,
  });
}
