import { stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { quilted, TEAL } from './cloth.ts';
import { form, toned } from './view.ts';

/** She leans on him: the spine goes over to the left, the far shoulder is the higher one. */
export const HER_BACK =
  '282,650! 288,624 304,612 326,606! 350,610 376,616 398,626! 410,660 407,700 404,736 404,758 408,781! 384,794 346,800 308,798 280,790! 276,766 277,736 273,704 273,676';
export const HER_SLEEVE =
  '378,617! 398,619 420,630 436,648 446,673 448,702 444,734 434,760! 427,772 418,777 404,774! 402,748 400,718 396,682 384,640!';
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
      '396,662 412,668 426,668 436,664',
      '403,704 416,710 430,710 441,704',
      '402,742 416,747 430,745 446,738',
      '403,756 412,752 420,744',
      '403,760 416,762 426,758',
    ],
    ['392,640 406,639 422,645', '406,693 416,698 432,698', '411,730 420,735 434,734'],
  );
  // the star alone reaches over him
  within(art, closed(HER_SLEEVE), {
    along: ['378,617 398,619 420,630 436,648 446,672'],
    paint: '#8cc2ae',
    width: 4.4,
  });
  within(art, back, { along: ['346,609 362,612 386,620'], paint: '#8cc2ae', width: 4.4 });
  strokes(art, ['379,618 381,632 390,660 396,684 400,718 402,748 404,776'], 4.6, '#0b262d', 0.04);
}
