import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, ribbon } from '../../../kit/pen/index.ts';
import { form, toned } from './view.ts';

const ROCK = { shade: '#12171b', rim: '#ffb070', rimWidth: 2.6 };

/** The ledge where one can sit, the whole night's climb below it: blocks of dark lava. */
export function rocks(art: Art): void {
  for (const [block, tone, soft] of [
    [
      '20,900! 20,806! 66,790 120,782 210,778 320,776 420,780 500,776! 556,786 600,800! 600,900!',
      '#54474a',
      14,
    ],
    ['20,900! 20,838! 70,832 110,842 136,860! 150,900!', '#4b4247', 12],
    ['430,900! 450,856! 490,840 540,834! 600,842! 600,900!', '#3c383d', 14],
  ] as const)
    form(art, byHand(closed(block), 2), tone, soft, ROCK);
  stippled(
    art,
    closed('30,806! 66,792 120,784 210,780 320,778! 420,782 300,812 160,822 40,830!'),
    '#e8a878',
    [60, 800],
    [330, 818],
    [0.85, 0],
  );
  strokes(
    art,
    [
      '150,834 200,840 262,838',
      '300,850 312,842 330,846',
      '400,838 430,832 452,838',
      '80,812 96,820 92,830',
      '500,796 524,802 540,816',
    ],
    INK.contour,
    '#1d1f24',
    0.2,
  );
}

/** What they have put down: a pack with its mat and poles, a flask. */
export function things(art: Art): void {
  for (const cast of [
    '410,800! 460,796 510,800 560,812! 520,824 450,822',
    '60,802! 78,800 98,803! 96,809 70,809',
  ])
    art.fill(closed(cast), '#15181c', 0.75);
  for (const pole of ['436,792 456,700 474,612', '446,794 470,708 494,622'])
    art.blot(ribbon(curve(pole), 4, { start: 1, end: 1 }), '#c9a070');
  for (const [x, y, turn] of [
    [475, 606, 12],
    [496, 616, 16],
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
      '406,800 399,770 402,724 414,690 436,678! 470,676 492,690 504,730 507,776 503,797 492,808 450,812 416,809 406,800',
    ),
    '#a67935',
    14,
    { shade: '#4f3322', rim: '#ffd9a0', rimWidth: 2.6 },
  );
  // lid, buckled down; outer pocket
  toned(art, '402,716! 406,690 424,674 456,668 486,674 502,696 504,722! 480,732 440,734!', {
    fill: '#bd8c42',
    shade: '#7a5230',
    soft: 12,
    rim: '#ffe2b0',
  });
  toned(art, '420,752! 450,746 482,750! 488,790 478,802 432,802 418,790!', {
    fill: '#ae8039',
    shade: '#70492b',
    soft: 9,
    rim: '#f0c078',
  });
  strokes(art, ['422,764 450,758 484,762'], 3, '#5a3b26', 0.04);
  // straps with their buckles
  for (const strap of ['431,706 428,724 430,746', '473,706 474,724 473,746'])
    art.blot(ribbon(curve(strap), 4.4, { start: 1, end: 1, samples: 8 }), '#54382a');
  for (const [x, y] of [
    [429, 732],
    [473, 732],
  ] as const)
    toned(art, closed(`${x - 5},${y - 4}! ${x + 5},${y - 4}! ${x + 5},${y + 4}! ${x - 5},${y + 4}!`), {
      fill: '#3b3432',
      shade: '#1e1b1c',
      soft: 2,
      rim: '#d99a68',
      rimWidth: 1,
    });
  toned(art, limb('398,672 446,656 502,664', [15, 16, 15], 14), {
    fill: '#5f8f84',
    shade: '#274c4e',
    soft: 9,
    rim: '#e2ecc0',
  });
  art.fill(ellipse(399, 672, 8, 14).rotate(6, 399, 672), '#89b3a2');
  strokes(art, ['402,682 394,680 393,668 399,662 404,668 402,676 398,675'], 1.7, '#274c4e', 0);
  for (const strap of ['431,645 435,660 433,677', '474,643 478,660 476,677'])
    art.blot(ribbon(curve(strap), 4.4, { start: 1, end: 1, samples: 8 }), '#54382a');
  // flask, its cup screwed on
  toned(art, '62,802! 62,752! 66,744 70,738! 84,738! 88,744 92,752! 92,802! 77,806', {
    fill: '#7e9a94',
    shade: '#33484c',
    soft: 9,
    rim: '#ffe6c0',
  });
  toned(art, '66,740! 66,726! 88,726! 88,740!', {
    fill: '#3b3f42',
    shade: '#1e2124',
    soft: 6,
    rim: '#e0a878',
  });
}
