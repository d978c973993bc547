import { closed, type Path, type Point, roundLimb } from '../../../kit/pen/index.ts';
import { onGround, SUN } from './view.ts';

/** Where each stands, behind us: to the right, away; in metres. */
const HER = { right: 0.33, away: 1.35 } as const;
const HIM = { right: 1.02, away: 1.33 } as const;

/** What throws a shadow, written in centimetres over the place between its feet, laid on the ground by the sun. */
const laid = (stand: typeof HER | typeof HIM, shape: Path): Path =>
  shape.map((x, y): Point => {
    const up = -y / 100;
    return onGround(stand.right + x / 100 + SUN.right * up, stand.away + SUN.away * up);
  });

const HERS = [
  // her face is turned to him, her hair on the wind
  closed(
    '-4,-134! -6,-142 -10,-148 -11,-156 -5,-163 4,-163 9,-159 10,-153.6! 13.4,-148.6 10.8,-147.4! 11.8,-145.6 10.2,-143.8! 10.6,-140 7,-138.4 5.4,-139! 6,-134!',
  ),
  closed('-4,-161! -12,-163 -19,-157 -20,-147 -29,-139! -20,-138 -15,-142 -12,-149 -8,-151!'),
  closed(
    '-2,-140! -3,-133 -8,-129 -17,-127! -19,-116 -14,-102 -13,-90! 13,-90! 13,-104 16,-116 18,-126! 12,-129 8,-133 9,-140!',
  ),
  closed(
    '-12,-96! -17,-84 -24,-68 -34,-52 -38,-46! -28,-46 -22,-41 -12,-44 -4,-40 6,-44 14,-41 24,-46! 21,-64 17,-82 12,-96!',
  ),
  roundLimb('-11,-48 -13,-30 -11,-14 -12,0', [5.6, 6, 5, 3.6], 12),
  roundLimb('9,-48 12,-30 10,-14 12,0', [5.6, 6, 5, 3.6], 12),
  // her left arm is set on her hip
  roundLimb('-14,-122 -24,-114 -33,-105', [5, 4.4, 3.8], 12),
  roundLimb('-33,-105 -24,-98 -12,-94', [3.8, 3.4, 3], 12),
  // the other hangs to his
  roundLimb('14,-123 22,-111 26,-100', [5, 4.6, 3.8], 12),
  roundLimb('26,-100 30,-89 33,-79', [3.8, 3.4, 2.6], 12),
] as const;

const HIS = [
  // his to her; his beard is short
  closed(
    '6,-144! 7,-154 11,-160 12,-168 10,-175 4,-178! 2,-180 -3,-178! -8,-179 -10,-174! -11.6,-170 -10.4,-168 -9.6,-164.6! -13.4,-159.6 -10.8,-158.6! -11.4,-156.4 -10.4,-155! -13,-150 -10,-146.6 -4,-149! -5,-144!',
  ),
  closed(
    '-7,-156! -8,-148 -13,-145 -23,-142! -25,-128 -19,-108 -14,-88! 14,-88! 18,-108 24,-128 22,-142! 12,-145 5,-148 5,-156!',
  ),
  closed('-15,-92! -18,-60 -15,-30 -16,0! -7,0! -4,-36 0,-72! 4,-36 8,0! 17,0! 17,-30 18,-60 15,-92!'),
  roundLimb('-18,-136 -26,-122 -29,-109', [6, 5.2, 4.4], 12),
  roundLimb('-29,-109 -33,-96 -34,-84', [4.4, 4, 3.2], 12),
  // both hands, one in the other
  closed(
    '-40,-85! -35,-88 -29,-84 -27,-79 -28,-74! -29,-70 -31,-69 -32.4,-71.6! -33.4,-68 -35.4,-67.4 -36.6,-70.6! -38,-68 -40,-68.6 -40.6,-72! -43,-76 -42,-81',
  ),
  // the other arm carries a hammer
  roundLimb('18,-136 27,-122 31,-108', [6, 5.2, 4.4], 12),
  roundLimb('32,-110 34,-94 33,-80', [4.6, 4, 4], 12),
  roundLimb('20,-71 34,-78 54,-89', [2, 2, 2], 8),
  closed('48,-99! 56,-103! 66,-83! 58,-79!'),
] as const;

/** Of the two who have laid the rings only the shadows come into the yard, hand in hand, their faces turned to each other. */
export const couple: readonly Path[] = [
  ...HERS.map((part) => laid(HER, part)),
  ...HIS.map((part) => laid(HIM, part)),
];
