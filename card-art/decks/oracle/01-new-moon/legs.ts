import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { byLantern } from './hands.ts';

const TROUSERS = { fill: '#4a4432', shade: '#211f17', soft: 16, rim: '#f0b868', rimWidth: 2 } as const;
const BOOT = { fill: '#6d4e2d', shade: '#32261b', soft: 9, rim: '#d09a58', rimWidth: 1.6 } as const;
const CREASE = '#15140f';
const LIT = '#eab267';

/** She sits on her heels: the thighs forward to the knees, the shins back below them, heels up, toes against the ground. */
export function legs(art: Art): void {
  farKnee(art);
  boot(art);
  shin(art);
  thigh(art);
}

function farKnee(art: Art): void {
  byLantern(
    art,
    closed('430,738! 392,744 360,764 338,786 327,802 326,818 334,828! 372,826 420,790!'),
    { ...TROUSERS, fill: '#5d482b', rimWidth: 1.6 },
    ['322,832! 322,802 336,784 358,762 372,752! 380,760 356,780 343,798 340,830!', '#c78f4d'],
  );
}

/** The foot stands on its bent toes; its sole looks back, the heel is under the seat. */
function boot(art: Art): void {
  byLantern(
    art,
    closed(
      '446,806! 470,798 482,790 498,780 510,776 521,782! 524,796 523,818 522,836! 516,848 506,852 492,853 480,852 475,846! 477,839 484,834 488,829 484,827! 474,832 462,840 450,845! 442,826!',
    ),
    BOOT,
    // under the seat, and what the light does not reach behind the instep
    ['440,800! 480,794 498,774 528,770! 526,792 500,794 484,806 446,816!', '#2f2419'],
    ['500,856! 503,846 500,836 494,828 500,816 510,808 526,806! 530,856!', '#553f29'],
    ['446,848! 462,842 474,834 490,826! 472,826 444,836!', '#9a6d3b'],
    ['472,850! 475,838 484,832 490,836 486,842 480,852!', '#b07e46'],
  );
  byLantern(
    art,
    closed(
      '517,779! 524,779 529,784 531,800 530,822 528,840 521,852 510,856! 493,857 481,855 479,850! 493,851 508,850 516,846! 521,826 522,800 520,788!',
    ),
    { ...BOOT, fill: '#7a5a36', shade: '#3c2d1d', soft: 4, rimWidth: 0 },
  );
  strokes(
    art,
    [
      '524,790 528,789 531,790',
      '525,803 528,802 531,803',
      '524,816 527,815 530,816',
      '523,829 526,829 529,830',
    ],
    2,
    CREASE,
    0,
  );
  // where ankle and toes bend
  strokes(
    art,
    ['487,806 495,810 502,818', '480,813 488,817 494,824', '489,836 497,839 504,838'],
    INK.form,
    '#231b13',
    0.1,
  );
}

function shin(art: Art): void {
  byLantern(
    art,
    closed(
      '338,820! 372,812 420,802 448,800! 456,806 461,822 458,840 452,849! 424,850 388,851 358,848 344,841!',
    ),
    { ...TROUSERS, fill: '#564a33', soft: 10, rimWidth: 0 },
    ['336,830! 352,834 392,840 450,838! 458,852 330,856!', '#2a271c'],
    ['334,818! 346,826 362,836 384,852! 340,856!', '#a6763f'],
    // what the thigh throws on it
    ['360,836! 398,828 430,818 466,804! 466,792 350,812!', CREASE],
  );
  strokes(
    art,
    ['446,812 452,822 450,836', '438,820 442,828 440,838', '396,846 410,840 424,840'],
    INK.form,
    CREASE,
    0.15,
  );
  byLantern(art, closed('446,800! 455,801 464,820 463,838 456,848! 447,846! 453,836 453,822!'), {
    ...BOOT,
    fill: '#8a6338',
    soft: 3,
  });
}

function thigh(art: Art): void {
  byLantern(
    art,
    closed(
      '500,742! 524,752 534,768 526,784! 500,793 466,803 430,815 398,827 370,836! 352,839 339,832 334,818 335,806! 342,790 362,771 388,757 420,744 460,736!',
    ),
    TROUSERS,
    ['346,842! 356,812 378,788 404,766 428,742! 452,742 432,768 406,790 388,808 380,838!', '#85643a'],
    ['330,840! 328,806 340,788 362,768 398,750! 404,760 380,778 362,798 354,816 356,842!', LIT],
    ['366,842! 400,827 450,810 498,795 540,780! 540,762 496,780 450,796 402,812 376,826!', '#26241a'],
  );
  // the knee cap, and the cloth drawn tight over it
  strokes(
    art,
    [
      '346,800 342,812 346,824',
      '354,836 364,822 380,812',
      '370,834 382,823 396,817',
      '398,826 412,817 426,813',
      '366,779 384,782 402,778',
    ],
    INK.form,
    '#2a2115',
    0.15,
  );
}
