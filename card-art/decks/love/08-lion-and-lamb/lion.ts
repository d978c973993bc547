import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, Path, roundLimb } from '../../../kit/pen/index.ts';
import { bySun } from './view.ts';

const [COAT, LIGHT, SHADED] = ['#d8a662', '#e6bb7a', '#b3834c'];

/** Stretched along the ground beyond the lamb. */
export function farLeg(art: Art): void {
  bySun(art, roundLimb('400,720 320,762 240,768 196,768', [30, 24, 18, 18], 16), SHADED, 8);
  bySun(art, closed('214,750! 190,748 168,756 160,772 170,784 200,788 220,784!'), SHADED, 6);
  strokes(art, ['176,758 170,768 174,780', '192,754 186,768 190,784'], INK.form, '#6b4428', 0.1);
}

/** Back, ribs, belly: the frame cuts the rest. */
export function body(art: Art): void {
  bySun(
    art,
    closed('400,486! 446,470 490,482 532,500 566,504 600,500! 610,830! 540,826 440,822 380,790 372,640!'),
    COAT,
    26,
  );
  // the hollow behind the shoulder, then the ribs
  stippled(
    art,
    closed('524,560! 544,600 546,690 528,780 508,800 516,700'),
    '#9a6a40',
    [508, 660],
    [548, 660],
    [0.95, 0],
  );
  strokes(
    art,
    ['548,590 558,640 552,700', '566,594 576,650 568,716', '538,620 546,662 540,706'],
    INK.contour,
    '#a8743f',
    0.35,
  );
  // shoulder blade over the upper arm
  bySun(
    art,
    closed(
      '440,520! 476,508 504,530 520,580 522,650 514,712 500,760 470,800 420,800 396,740 400,640 420,570',
    ),
    LIGHT,
    20,
  );
  strokes(art, ['486,530 494,570 488,620 470,664', '508,720 494,744 472,756'], INK.form, '#a06c3c', 0.25);
}

/** Elbow on the ground, forearm towards the left, a broad paw: before the lamb's hooves. */
export function nearLeg(art: Art): void {
  const arm = roundLimb('462,716 470,776 414,810 330,816 248,816', [46, 42, 32, 24, 22], 22);
  bySun(art, arm, LIGHT, 14);
  const paw = closed('262,794! 234,790 206,796 188,812 186,830 200,842 236,843 266,838!');
  bySun(art, Path.join(paw), '#edc88c', 8);
  strokes(
    art,
    [
      '206,800 196,814 200,838',
      '224,796 214,816 220,842',
      '244,796 236,816 242,842',
      '192,826 196,820 202,822',
    ],
    INK.form,
    '#7a4e2e',
    0.08,
  );
  // tendon along the forearm, the elbow's fold
  strokes(
    art,
    ['300,806 350,802 400,790', '500,770 492,800 466,826', '440,740 452,770 440,786'],
    INK.form,
    '#a06c3c',
    0.25,
  );
}
