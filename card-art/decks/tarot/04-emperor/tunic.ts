import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, cloth, DEEP, GOLD, toned } from './form.ts';

/** Breast, belt. */
export function trunk(art: Art): void {
  cloth(
    art,
    '288,404! 275,456 281,521 294,573! 351,607 429,586! 450,508 450,443 429,394!',
    22,
    { ...BLUE, rim: BLUE.fill },
    ['307,430! 299,495 309,573! 325,578! 317,495', BLUE.fold],
    ['416,430! 403,495 385,573! 442,586! 455,443!', BLUE.shade],
    // the beard's shadow
    ['312,430! 379,443 385,485 372,521 353,555 340,542 327,550! 312,495', BLUE.fold],
    ['283,456! 283,521 296,568! 301,568! 291,508', BLUE.crest],
  );
  toned(art, '284,544! 327,568 390,568 439,542! 439,568 392,594 327,594 291,573!', {
    ...GOLD,
    fill: '#8a4a34',
    shade: '#4a2430',
    soft: 26,
    rimWidth: 1.4,
  });
  toned(art, '312,556! 351,564 351,598 313,592!', { ...GOLD, soft: 8, rimWidth: 1.4 });
  art.fill(closed('321,566! 342,570 342,587 322,583!'), DEEP.gold);
}

/** His left forearm comes to us out of the mantle, along the throne's arm. */
export function nearForearm(art: Art): void {
  cloth(
    art,
    '567,503! 533,498 494,508 463,521! 452,534 455,555 468,568! 507,576 546,581 580,586!',
    9,
    { ...BLUE, fill: '#427c90' },
    ['559,521! 525,521 486,534! 483,542! 525,534', BLUE.fold],
    ['572,542! 530,547 481,555! 476,568! 580,591!', BLUE.shade],
  );
  toned(art, '507,500! 489,504 473,518 469,539! 473,555 483,568! 507,573! 494,552 495,526', {
    ...GOLD,
    soft: 5,
    rimWidth: 1.2,
  });
}

/** From the belt along the far thigh to above the knee; between both knees it sags. */
export function lap(art: Art): void {
  cloth(
    art,
    '292,566! 262,580 222,592 182,600 146,608! 122,612 108,622 104,638! 124,632 146,640 164,658! 176,682 184,708 196,726! 222,742 252,744 284,730! 330,700 420,640 431,578!',
    10,
    BLUE,
    // the thigh's upper side, in the sun as far as the knee
    [
      '300,560! 262,580 222,592 182,600 146,608 116,614! 108,630! 130,624 160,630 200,626 246,618 300,606!',
      BLUE.crest,
    ],
    // where it turns under, and what sags between the knees
    ['166,664! 196,668 236,664 276,650 330,622! 440,590 440,760 180,760!', BLUE.fold],
    ['178,692! 200,704 226,704 250,694 280,664 320,632! 440,590 440,770 190,770!', BLUE.shade],
    // the folds hang from knee to knee, and run from the hip
    ['186,704! 206,722 232,728 258,722 286,700! 284,716 256,735 226,735 200,724!', BLUE.fold],
    ['300,574! 268,600 236,620 196,640 168,648! 204,648 246,634 282,610', BLUE.fold],
    ['318,590! 296,628 270,654 238,674 210,680! 246,678 284,656 312,622', BLUE.shade],
    ['144,614! 160,630 172,652 178,672! 172,640 160,618!', BLUE.fold],
  );
  toned(
    art,
    ribbon(curve('104,636 124,631 146,639 164,657 176,682 184,708 196,725 222,740 252,742 284,728'), 8, {
      start: 0.7,
      end: 1,
      samples: 18,
    }),
    {
      ...GOLD,
      soft: 0.6,
      rimWidth: 0.9,
    },
  );
}
