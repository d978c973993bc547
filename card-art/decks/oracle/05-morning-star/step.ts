import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const ROCK = { shade: '#12171b', rim: '#ffb070', rimWidth: 2.6 };

/** The last step that is too high for one alone: blocks of dark lava. */
export function rocks(art: Art): void {
  for (const [block, tone, soft] of [
    ['262,900! 252,826! 266,770 280,750! 340,742 420,748 492,752! 520,800 530,900!', '#54474a', 18],
    ['20,900! 20,846! 70,838 128,850! 200,852 262,858! 290,900!', '#4b4247', 16],
    ['430,900! 446,832! 480,806 530,798! 600,812! 600,900!', '#3c383d', 18],
    ['196,900! 200,848! 216,837 262,836! 300,848 322,900!', '#5d4c4b', 12],
  ] as const)
    form(art, byHand(closed(block), 2), tone, soft, ROCK);
  strokes(
    art,
    [
      '262,782 300,776 330,784',
      '290,800 284,832 292,850',
      '340,760 352,800 346,846',
      '400,780 408,820',
      '60,846 110,852 140,848',
      '470,806 500,820 548,814',
      '220,878 250,874',
    ],
    INK.contour,
    '#1d1f24',
    0.2,
  );
  stippled(
    art,
    closed('268,766! 282,750 340,742 420,748 480,752! 440,764 330,768'),
    '#ffcf8c',
    [290, 744],
    [420, 770],
    [0.9, 0],
  );
}

/** What the lamp on her brow falls on. */
export function beam(art: Art): void {
  const cone = closed('284,556! 290,568! 262,690 196,760 120,720! 150,640 210,590');
  art.fill(
    cone,
    art.linear(288, 560, 160, 720, [
      [0, '#ffe6a8', 0.32],
      [1, '#ffd890', 0.04],
    ]),
  );
}
