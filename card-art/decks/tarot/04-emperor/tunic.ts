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

/** From the belt over the far thigh, sunk between the knees. */
export function lap(art: Art): void {
  cloth(
    art,
    '288,568! 255,591 203,612 161,628! 143,654 143,685 151,716! 164,752 195,781 229,794! 260,802 286,781 299,742! 364,664 429,612 431,578!',
    14,
    BLUE,
    // from the knee inwards and down
    ['156,651! 177,703 210,747 249,789! 275,789! 239,742 195,693', BLUE.fold],
    ['153,667! 166,716 190,752 221,789! 195,784! 169,752 151,711', BLUE.shade],
    ['161,646! 200,680 236,716 270,737! 270,716 234,685', BLUE.fold],
    ['283,716! 275,755 268,799! 325,794! 325,664! 307,669', BLUE.shade],
    // from the belt
    ['327,594! 294,628 268,672 260,732! 275,747! 283,690 312,638 369,599', BLUE.fold],
    ['299,583! 260,612 210,635 166,642! 218,646 265,625', BLUE.fold],
    // crests in the sun
    ['161,633! 216,612 283,581! 249,612 203,629', BLUE.crest],
    ['158,654! 190,703 229,750 260,781! 242,742 203,695', BLUE.crest],
  );
  toned(
    art,
    ribbon(curve('164,633 145,654 144,685 152,716 166,752 195,780 229,791 260,798'), 9, {
      start: 0.2,
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
