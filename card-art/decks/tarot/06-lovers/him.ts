import { flat, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { BROWN, form } from './view.ts';

const BLUE = { light: '#6280c0', middle: '#3f5a9a', dark: '#2a3a74', deep: '#1c2352' } as const;

/** Neck, back and chest in an indigo tunic: he stoops to her, so the neck comes forward out of the shoulders. */
export function hisBody(art: Art): void {
  flat(
    art,
    '352,592! 376,528 404,506 426,514! 431,546 442,574 464,600! 446,646 388,676! 384,652 380,630 374,606',
    BROWN.middle,
    // what jaw and beard throw, and the nape
    ['340,590! 372,618 394,608 408,586 414,560 408,530! 360,530!', BROWN.dark],
    ['340,590! 370,606 386,598 398,578 402,556 398,520! 360,520!', '#5e3234'],
    ['424,520! 426,550 436,578 452,606 440,640! 480,620 470,560!', BROWN.dark],
    // the cord from behind the ear to the pit between the collarbones
    ['404,566! 402,600 396,634 386,664! 402,660 412,626 416,590', BROWN.dark],
    { along: ['390,680 384,652 380,630 374,606'], paint: BROWN.light, width: 7 },
  );
  const tunic = closed(
    '380,652! 398,646 424,626 448,592! 476,600 500,626 518,668 526,720 522,780 508,890! 300,890! 302,800 308,756 322,718 342,686 362,664',
  );
  form(art, tunic, BLUE.middle, 18, { shade: BLUE.deep, rim: '#8fa8dc' });
  within(
    art,
    tunic,
    ['372,656! 352,690 336,722 328,760 326,800 328,890! 290,890! 300,760 340,680!', BLUE.light],
    [
      '396,652! 388,690 380,730 362,770 338,800 336,890! 356,890! 372,810 398,760 412,700 410,650!',
      BLUE.dark,
    ],
    ['426,664! 418,700 416,740 420,800 426,890! 450,890! 440,780 436,700!', BLUE.dark],
  );
  flat(
    art,
    '374,660! 384,642 408,632 430,612 444,588! 460,594 448,620 422,644 396,660 378,676!',
    BLUE.light,
    ['376,676! 396,652 422,636 444,612 452,592! 470,596! 440,656 388,684!', BLUE.dark],
    { along: ['384,642 408,632 430,612 444,588'], paint: '#d5e6ee', width: 4 },
  );
  sleeve(art);
}

/** From the shoulder down to the roll above the elbow. */
function sleeve(art: Art): void {
  const outline = closed(
    '426,668! 440,650 462,646 484,658 499,686 506,726 508,770 506,812! 480,818 450,816 424,808! 422,780 417,744 415,706',
  );
  form(art, outline, BLUE.middle, 14, { shade: BLUE.deep, rim: '#86a0d6' });
  within(
    art,
    outline,
    ['452,656! 424,684 416,744 424,812! 439,812 437,764 433,722 438,690!', BLUE.light],
    ['438,812! 456,784 468,744 470,700! 480,744 474,786 458,818!', BLUE.dark],
    ['470,818! 486,796 500,764 508,730! 516,820!', BLUE.dark],
  );
}

/** Along her waist from the elbow: the hand holds her by the small of her back. */
export function hisArm(art: Art): void {
  flat(
    art,
    '436,814! 418,812 394,805 370,803 346,807 318,810! 320,841! 344,843 374,853 410,868 452,884 506,890! 514,850 506,814!',
    BROWN.middle,
    ['318,832! 346,833 376,841 412,850 446,846 470,826 490,806! 530,800! 530,900! 400,900!', BROWN.dark],
    { along: ['436,814 418,812 394,805 370,803 346,807 318,810'], paint: BROWN.light, width: 7 },
  );
  flat(
    art,
    '420,797! 444,807 476,809 509,801! 512,819! 481,829 448,827 418,817!',
    BLUE.light,
    ['462,812! 492,806 522,800! 522,830! 452,834!', BLUE.dark],
    { along: ['420,797 444,807 476,809 509,801'], paint: '#d5e6ee', width: 4 },
  );
  hand(local(art, 322, 826, 0.6, { mirror: true, rot: -84 }), BROWN, {
    fingers: [
      ['-28,-90 -33,-130 -31,-152 -26,-168', 11.8],
      ['-9,-96 -12,-141 -11,-165 -7,-181', 12.2],
      ['11,-92 11,-137 11,-159 13,-174', 11.8],
      ['28,-82 31,-113 32,-130 33,-143', 10.6],
    ],
    thumb: ['-8,4 -36,-42 -50,-80 -52,-112', 12],
    back: '-17,36! -25,6 -31,-20 -39,-50 -43,-78 -39,-98 -24,-106 -2,-110 20,-105 37,-94 42,-74 39,-42 30,-8 25,8 16,36!',
    planes: [
      ['11,46! 12,22 13,6 21,-26 32,-54 44,-76! 60,-76! 60,46!', BROWN.dark],
      ['-23,40! -21,6 -26,-24 -34,-54 -45,-80! -60,-80! -60,40!', BROWN.light],
    ],
    creases: ['-19,-99 -21,-88 -22,-78', '1,-102 0,-90 -1,-80', '20,-97 18,-86 15,-76'],
  });
}
