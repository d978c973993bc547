import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, points, polygon } from '../../../kit/pen/index.ts';
import { form, LINEN, RIM, SKIN } from './form.ts';
import { face, hair, neck } from './head.ts';

const SASH = { lit: '#e0605c', base: '#b93a48', mid: '#8e2742', dark: '#5a1838' } as const;

/** The stone she sits on. */
function seat(art: Art): void {
  form(
    art,
    polygon(points('454,890 448,850 464,820 466,776 478,744 478,722 526,708 568,702 568,890')),
    '#7a625e',
    18,
    { shade: '#35243a' },
  );
  form(art, polygon(points('478,722 526,704 568,700 568,728 544,724 514,738 490,734')), '#b08c7a', 6, {
    shade: '#7a625e',
  });
  strokes(art, ['508,752 500,790 512,826', '534,736 542,786', '478,806 490,850'], INK.form, '#35243a');
}

/** She sits and bends over the lion's head; all of her but the arm that lies on its brow. */
export function woman(art: Art): void {
  seat(art);
  foot(art);
  skirt(art);
  bodice(art);
  neck(art);
  face(art);
  hair(art);
}

/** Of the foot that stands on the floor: what the hem leaves of it. */
function foot(art: Art): void {
  flat(
    art,
    '376,800! 378,816 386,832 382,842! 370,846 350,846 328,847 314,845! 309,841 312,835 324,831 336,824 346,812 350,800!',
    SKIN.mid,
    ['308,846 324,841 350,842 388,838 388,852 308,852', SKIN.dusk],
    ['350,796 350,814 338,827 324,833 318,830 338,812', SKIN.dusk],
    ['362,800 364,820 354,832 338,838 358,840 382,836 376,800', SKIN.base],
  );
  strokes(
    art,
    ['324,832 321,838 322,843', '332,829 329,836 330,842', '362,836 370,838'],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** The near thigh rises before the chin that lies in her lap. */
export function lap(art: Art): void {
  flat(
    art,
    '334,696! 342,687 353,684 364,688 378,690 392,688 404,681 418,674 432,670! 424,682 398,694 362,702',
    LINEN.lit,
    ['326,708 336,696 352,690 366,697 384,699 400,694 416,686 412,700 360,708', LINEN.base],
  );
  // the cloth gives way under the jaw: its folds run out of the hollow
  flat(art, '354,687! 366,690 379,692 391,690.6 400,686! 394,693.6 382,696.6 366,694.6!', LINEN.mid);
  strokes(art, ['356,690 350,700 341,707', '384,698 394,706 408,711'], INK.form, LINEN.line, 0.1);
}

/** Lap, knee and shin under the linen; behind the shin it hangs free, in the shade of the thigh. */
function skirt(art: Art): void {
  flat(
    art,
    '410,612! 462,616 512,608! 526,642 536,676 534,704 522,722! 498,732 480,738! 476,770 472,806 480,836! 464,842 448,834 430,844 408,838 388,846 374,834 356,824 336,818! 334,804 332,776 324,740 318,712 320,692! 328,678 350,670 382,664 408,652',
    LINEN.base, // what hangs behind the shin
    ['538,700 508,724 458,728 414,726 390,722 396,760 412,800 418,850 498,850 538,740', LINEN.dusk],
    ['414,728 448,736 482,734 478,770 474,800 484,850 448,846 454,800 440,764', LINEN.dark],
    // the shin turns away from the sun
    ['314,700 328,690 338,716 348,760 350,800 350,850 318,850 324,780', LINEN.mid],
    ['316,700 324,696 328,730 338,780 336,850 318,850 322,760', LINEN.dusk],
    // the lap under her belly and the chin, then the ridge of the near thigh in the sun
    [
      '326,690 366,668 394,654 402,612 470,612 508,640 520,656 490,664 458,664 432,671 386,678 350,684',
      LINEN.mid,
    ],
    [
      '314,694 346,680 386,679 432,671 476,664 512,662 492,674 450,680 410,686 366,692 340,704 320,716',
      LINEN.lit,
    ],
    ['518,616 534,660 538,700 524,722 518,690 522,660', LINEN.lit],
    // the cloth is drawn tight from knee to hip
    ['350,708 378,700 418,704 458,700 488,690 448,712 408,716 374,712', LINEN.mid],
    ['356,716 370,760 376,810 374,850 364,850 364,800 358,756', LINEN.mid],
    ['388,726 402,770 408,810 404,850 390,850 394,800 386,756', LINEN.lit],
    { along: ['512,608 528,642 537,676 535,704'], paint: RIM, width: 4 },
  );
  strokes(
    art,
    [
      '342,692 374,688 418,694 474,678',
      '340,702 378,704 428,712 494,700',
      '476,634 458,654 428,664',
      '514,676 494,712 448,726 402,724',
      '344,716 356,760 360,810 356,836',
      '362,722 380,770 388,820 384,838',
      '392,730 412,776 424,836',
      '430,736 442,780 446,830',
      '460,738 460,790 468,830',
      '328,712 338,760 344,806',
    ],
    INK.form,
    LINEN.line,
    0.14,
  );
}

/** A back that bends, from the nape to the sash. */
function bodice(art: Art): void {
  flat(
    art,
    '408,502! 422,514 440,508 458,482! 482,500 500,532 510,570 510,610! 462,620 412,616! 408,596 400,572 396,548 400,524',
    LINEN.base,
    ['408,500 418,530 424,566 444,590 468,600 458,630 418,620 388,560 396,510', LINEN.mid],
    ['392,540 402,556 412,580 422,600 420,624 400,600', LINEN.dusk],
    ['460,480 484,500 504,534 514,572 512,612 496,612 496,570 484,534 468,510', LINEN.lit],
    { along: ['459,482 483,500 501,532 511,570 511,610'], paint: RIM, width: 4 },
  );
  strokes(
    art,
    [
      '448,526 474,560 484,604',
      '464,514 490,556 498,600',
      '408,560 422,586 434,606',
      '418,514 440,518 458,496',
    ],
    INK.form,
    LINEN.line,
    0.14,
  );
  flat(
    art,
    '408,604! 460,612 512,602! 516,616 515,630! 462,638 409,630!',
    SASH.base,
    ['400,600 430,610 446,640 400,640', SASH.mid],
    ['478,610 518,600 518,618 486,622', SASH.lit],
    { along: ['512,602 516.4,616 515.4,630'], paint: '#ffc4a4', width: 3 },
  );
  // its ends hang from the knot behind
  flat(
    art,
    '498,612! 512,606 524,614 526,630! 540,664 542,706 534,744! 526,738 516,746! 522,706 514,662 502,632!',
    SASH.base,
    ['498,612 508,630 520,664 528,706 522,750 512,746 516,690 498,640', SASH.mid],
    ['522,612 530,640 544,670 544,710 536,744 534,700 524,650', SASH.lit],
    { along: ['524,614 527,630 541,664 543,706 535,744'], paint: '#ffc4a4', width: 3 },
  );
  strokes(
    art,
    ['508,614 514,634 528,672 530,716', '412,617 462,625 508,616', '502,622 510,618 518,620'],
    INK.form,
    SASH.dark,
    0.1,
  );
}
