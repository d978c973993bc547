import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, ribbon } from '../../../kit/pen/index.ts';
import { form, toned } from './view.ts';

const ROCK = { shade: '#12171b', rim: '#ffb070', rimWidth: 2.6 };

/** The ledge where one can sit, the whole night's climb below it: blocks of dark lava. */
export function rocks(art: Art): void {
  const top = byHand(
    closed('20,900! 20,806! 66,790 120,782 210,778 320,776 420,780 500,776! 556,784 600,790! 600,900!'),
    2,
  );
  form(art, top, '#5a4b4d', 14, ROCK);
  stippled(
    art,
    closed('30,806! 66,792 120,784 210,780 320,778! 420,782 300,816 160,836 40,846!'),
    '#e8a878',
    [60, 800],
    [350, 822],
    [0.85, 0],
  );
  // its broken front, away from the light
  const front = closed(
    '20,900! 20,846! 74,842 128,850 176,846! 188,853 260,850 332,856 350,849! 430,852 470,846! 530,852 600,846! 600,900!',
  );
  form(art, byHand(front, 1.6), '#332d32', 10, ROCK);
  strokes(
    art,
    ['128,850 122,838 96,830', '350,849 362,840 352,832', '188,853 194,864', '470,846 476,862'],
    INK.contour,
    '#1d1f24',
    0.2,
  );
}

/** What they have put down: a pack with its mat and poles, cut by the frame. */
export function things(art: Art): void {
  art.fill(closed('484,822! 530,818 570,822 600,834! 590,846 520,844'), '#15181c', 0.75);
  for (const pole of ['496,814 514,722 530,632', '506,816 528,730 548,642'])
    art.blot(ribbon(curve(pole), 4, { start: 1, end: 1 }), '#c9a070');
  for (const [x, y, turn] of [
    [531, 624, 11],
    [549, 636, 14],
  ] as const)
    toned(art, closed('-4,-13 3,-14 4.4,-8 3,0 3.6,14 -3.4,14 -3,0').rotate(turn, 0, 0).translate(x, y), {
      fill: '#2f2b2c',
      shade: '#17181a',
      soft: 3,
      rim: '#d99a68',
    });
  form(
    art,
    closed(
      '486,822 479,792 482,746 494,712 516,700! 550,698 572,712 584,752 587,798 583,819 572,830 530,834 496,831 486,822',
    ),
    '#a67935',
    14,
    { shade: '#4f3322', rim: '#ffd9a0', rimWidth: 2.6 },
  );
  // lid, buckled down; outer pocket
  toned(art, '482,738! 486,712 504,696 536,690 566,696 582,718 584,744! 560,754 520,756!', {
    fill: '#bd8c42',
    shade: '#7a5230',
    soft: 12,
    rim: '#ffe2b0',
  });
  toned(art, '500,774! 530,768 562,772! 568,812 558,824 512,824 498,812!', {
    fill: '#ae8039',
    shade: '#70492b',
    soft: 9,
    rim: '#f0c078',
  });
  strokes(art, ['502,786 530,780 564,784'], 3, '#5a3b26', 0.04);
  // straps with their buckles
  for (const strap of ['511,728 508,746 510,768', '553,728 554,746 553,768'])
    art.blot(ribbon(curve(strap), 4.4, { start: 1, end: 1, samples: 8 }), '#54382a');
  for (const [x, y] of [
    [509, 754],
    [553, 754],
  ] as const)
    toned(art, closed(`${x - 5},${y - 4}! ${x + 5},${y - 4}! ${x + 5},${y + 4}! ${x - 5},${y + 4}!`), {
      fill: '#3b3432',
      shade: '#1e1b1c',
      soft: 2,
      rim: '#d99a68',
      rimWidth: 1,
    });
  toned(art, limb('478,694 526,678 582,686', [15, 16, 15], 14), {
    fill: '#5f8f84',
    shade: '#274c4e',
    soft: 9,
    rim: '#e2ecc0',
  });
  art.fill(ellipse(479, 694, 8, 14).rotate(6, 479, 694), '#89b3a2');
  strokes(art, ['482,704 474,702 473,690 479,684 484,690 482,698 478,697'], 1.7, '#274c4e', 0);
  for (const strap of ['511,667 515,682 513,699', '554,665 558,682 556,699'])
    art.blot(ribbon(curve(strap), 4.4, { start: 1, end: 1, samples: 8 }), '#54382a');
}
