import { flat, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { BROWN, form } from './view.ts';

const BLUE = { light: '#6280c0', middle: '#3f5a9a', dark: '#2a3a74', deep: '#1c2352' } as const;

/** Neck, back and chest in an indigo tunic. */
export function hisBody(art: Art): void {
  flat(
    art,
    '366,570! 404,520! 410,540 424,564 456,596! 430,640 376,650! 382,628 380,604',
    BROWN.middle,
    [
      '362,566! 378,584 396,582 408,566 410,530! 470,560! 460,640! 400,650! 404,616 392,598 380,602!',
      BROWN.dark,
    ],
    { along: ['381,650 382,628 380,604'], paint: BROWN.light, width: 5 },
  );
  const tunic = closed(
    '374,642! 392,634 426,612 446,588! 472,602 502,626 520,664 528,716 531,790 528,890! 262,890! 270,820 286,774 308,728 332,690 354,660',
  );
  form(art, tunic, BLUE.middle, 18, { shade: BLUE.deep, rim: '#8fa8dc' });
  within(
    art,
    tunic,
    ['358,664! 346,700 330,740 314,780 306,830 308,890! 250,890! 270,800 310,710!', BLUE.light],
    ['290,800! 330,792 354,768 372,732 388,694 404,650! 416,690 404,734 382,778 352,806 318,814!', BLUE.dark],
    ['400,640! 388,700 380,740 384,800! 398,760 406,710 424,650!', BLUE.dark],
  );
  flat(
    art,
    '366,654! 378,632 402,622 424,606 440,582! 454,590 442,614 416,636 390,650 370,668!',
    BLUE.light,
    ['368,668! 390,644 416,628 440,606 450,588! 462,596! 430,650 380,672!', BLUE.dark],
    { along: ['378,632 402,622 424,606 440,582'], paint: '#d5e6ee', width: 4 },
  );
}

/** Down from the shoulder, an elbow, and along her waist: the hand holds her. */
export function hisArm(art: Art): void {
  flat(
    art,
    '424,822! 396,818 370,816 346,818! 344,844! 370,852 396,860 424,866!',
    BROWN.middle,
    ['344,846! 366,848 394,847 424,842! 424,870! 340,870!', BROWN.dark],
    { along: ['424,822 396,818 370,816 346,818'], paint: BROWN.light, width: 7 },
  );
  hand(art, local(art, 352, 831, 0.52, { mirror: true, rot: -84 }), BROWN, {
    fingers: [
      [-5, 7],
      [-1, 8],
      [-1, 9],
      [4, 10],
    ],
    thumb: [-38, 16],
  });
  const sleeve = closed(
    '440,648! 464,634 492,646 512,684 520,736 521,790 518,830! 512,852 494,866! 466,872 434,870 408,868! 401,846 406,820! 430,816 452,806! 452,780 444,734 436,690',
  );
  form(art, sleeve, BLUE.middle, 14, { shade: BLUE.deep, rim: '#86a0d6' });
  within(
    art,
    sleeve,
    ['440,660! 450,700 462,750 462,790 452,806! 430,690!', BLUE.light],
    ['452,806! 474,796 496,776 516,744! 502,784 480,804!', BLUE.dark],
    ['452,806! 478,814 500,832 506,856! 488,838 470,822!', BLUE.dark],
    ['450,808! 440,826 424,840 408,846! 428,826!', BLUE.dark],
    ['452,806! 462,780 466,740 462,700! 474,744 472,786!', BLUE.dark],
  );
  flat(
    art,
    '402,818! 418,815! 414,842 422,871! 404,870! 397,844',
    BLUE.light,
    ['396,848! 424,850! 424,874! 398,874!', BLUE.dark],
    { along: ['402,818 418,815'], paint: '#d5e6ee', width: 4 },
  );
}
