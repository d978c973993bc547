import { INK, planes, strokes } from '../../../kit/hand/index.ts';
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
  planes(
    art,
    '376,800! 378,816 386,832 382,842! 370,846 350,846 328,847 314,845! 309,841 312,835 324,831 336,824 346,812 350,800!',
    SKIN.mid,
    {
      tones: [
        ['308,846 324,841 350,842 388,838 388,852 308,852', SKIN.dusk],
        ['350,796 350,814 338,827 324,833 318,830 338,812', SKIN.dusk],
        ['362,800 364,820 354,832 338,838 358,840 382,836 376,800', SKIN.base],
      ],
    },
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
  planes(art, '334,694! 346,682 364,677 386,678 408,676 432,670! 424,682 396,690 362,698', LINEN.lit, {
    tones: [['330,706 340,692 364,684 388,686 402,685 398,698 360,704', LINEN.base]],
  });
}

/** Lap, knee and shin under the linen; behind the shin it hangs free, in the shade of the thigh. */
function skirt(art: Art): void {
  planes(
    art,
    '424,612! 468,616 512,608! 526,642 536,676 534,704 522,722! 498,732 480,738! 476,770 472,806 480,836! 464,842 448,834 430,844 408,838 388,846 374,834 356,824 336,818! 334,804 332,776 324,740 318,712 320,692! 328,678 350,670 382,664 408,652',
    LINEN.base,
    {
      tones: [
        // what hangs behind the shin
        ['538,700 508,724 458,728 414,726 390,722 396,760 412,800 418,850 498,850 538,740', LINEN.dusk],
        ['414,728 448,736 482,734 478,770 474,800 484,850 448,846 454,800 440,764', LINEN.dark],
        // the shin turns away from the sun
        ['314,700 328,690 338,716 348,760 350,800 350,850 318,850 324,780', LINEN.mid],
        ['316,700 324,696 328,730 338,780 336,850 318,850 322,760', LINEN.dusk],
        // the lap under her belly and the chin, then the ridge of the near thigh in the sun
        [
          '326,690 366,668 408,652 420,612 470,612 508,640 520,656 490,664 458,664 432,671 386,678 350,684',
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
      ],
      lit: ['512,608 528,642 537,676 535,704'],
      rim: RIM,
      rimWidth: 4,
    },
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
  planes(
    art,
    '408,502! 422,514 440,508 458,482! 482,500 500,532 510,570 510,610! 468,620 426,616! 420,596 406,572 398,548 400,524',
    LINEN.base,
    {
      tones: [
        ['408,500 418,530 424,566 444,590 468,600 458,630 418,620 388,560 396,510', LINEN.mid],
        ['396,540 406,556 418,580 430,600 428,624 408,600', LINEN.dusk],
        ['460,480 484,500 504,534 514,572 512,612 496,612 496,570 484,534 468,510', LINEN.lit],
      ],
      lit: ['459,482 483,500 501,532 511,570 511,610'],
      rim: RIM,
      rimWidth: 4,
    },
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
  planes(art, '421,604! 466,612 512,602! 516,616 515,630! 468,638 424,630!', SASH.base, {
    tones: [
      ['418,600 444,610 458,640 418,640', SASH.mid],
      ['478,610 518,600 518,618 486,622', SASH.lit],
    ],
    lit: ['512,602 516.4,616 515.4,630'],
    rim: '#ffc4a4',
    rimWidth: 3,
  });
  // its ends hang from the knot behind
  planes(
    art,
    '498,612! 512,606 524,614 526,630! 540,664 542,706 534,744! 526,738 516,746! 522,706 514,662 502,632!',
    SASH.base,
    {
      tones: [
        ['498,612 508,630 520,664 528,706 522,750 512,746 516,690 498,640', SASH.mid],
        ['522,612 530,640 544,670 544,710 536,744 534,700 524,650', SASH.lit],
      ],
      lit: ['524,614 527,630 541,664 543,706 535,744'],
      rim: '#ffc4a4',
      rimWidth: 3,
    },
  );
  strokes(
    art,
    ['508,614 514,634 528,672 530,716', '426,616 468,624 508,616', '502,622 510,618 518,620'],
    INK.form,
    SASH.dark,
    0.1,
  );
}
