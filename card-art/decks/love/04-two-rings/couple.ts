import { closed, type Path, type Point, roundLimb } from '../../../kit/pen/index.ts';
import { JOIN } from './rings.ts';
import { onGround, SUN } from './view.ts';

/** How high they hold hands, and how far to either side of that each stands, in metres. */
const [HAND, HER, HIM] = [1, -0.36, 0.4];
/** He is written taller than he is. */
const TALL = 0.96;
/** Where the two stand for their hands to fall where the rings cross. */
const FEET = { right: JOIN.right - SUN.right * HAND, away: JOIN.away - SUN.away * HAND } as const;

/** What throws a shadow, written in centimetres over the place between its feet, laid on the ground by the sun. */
const laid = (aside: number, shape: Path): Path =>
  shape.map((x, y): Point => {
    const up = -y / 100;
    return onGround(FEET.right + aside + x / 100 + SUN.right * up, FEET.away + SUN.away * up);
  });

const HERS = [
  // her face is turned to him, her hair tied at the nape, on the wind
  closed(
    '-6,-133! -6.4,-141 -11.4,-148 -11.6,-157 -6,-163.6 2,-164.6 9,-161 11,-155.6! 11.4,-153 15,-148! 12.2,-146.4! 13,-144.4 11.2,-143! 12,-141 10.4,-138.8! 9,-136.4 4,-136.8! 4,-131!',
  ),
  closed('-9,-158! -16,-158 -21,-150 -22,-141 -28,-132! -18,-134 -13,-141 -9,-147!'),
  // shoulders, waist, a skirt to the knee
  closed(
    '-6,-136! -8,-130 -16,-128 -20.5,-123! -18,-112 -13,-104 -11.6,-97! -17,-80 -23,-62 -27,-47! -14,-44 0,-43.4 14,-44 25,-47! 21,-64 16,-81 11,-97! 12,-105 16,-113 19,-122! 15,-127.6 6,-130 4,-136!',
  ),
  roundLimb('-10,-50 -11,-26 -10,0', [6, 6.4, 4], 12),
  roundLimb('10,-50 11,-26 12,0', [6, 6.4, 4], 12),
  // her other arm, the hand on her hip
  roundLimb('-17.6,-121 -27,-109 -35,-100', [4.6, 4, 3.4], 12),
  roundLimb('-35,-100 -26,-93 -17,-88', [3.6, 3.2, 2.8], 12),
  roundLimb('16.4,-122 20,-112 24,-104', [4.6, 4.2, 3.6], 12),
  roundLimb('24,-104 30,-102 37,-100', [3.6, 3.2, 2.6], 12),
] as const;

const HIS = [
  closed(
    '6,-146! 7,-153 11.4,-159 12.4,-168 7,-175.6 -1,-177.6 -9,-174 -11.6,-168! -12,-164.6 -15.6,-159! -12.6,-157.4! -13.4,-155 -11.6,-153.6! -12.6,-150.4 -10.6,-147.6! -8,-146 -5,-146.6! -5,-142!',
  ),
  closed(
    '-5,-148! -8,-142 -18,-139.6 -24,-133! -22,-120 -17,-108 -16,-92! 16,-92! 17,-108 22,-120 25,-133! 19,-140 9,-142 6,-148!',
  ),
  closed('-16,-94! -17,-60 -16,-30 -16,0! -6,0! -4,-34 0,-72! 4,-34 7,0! 17,0! 17,-30 17,-60 16,-94!'),
  roundLimb('21,-132 30,-117 33,-103', [5.4, 5, 4.2], 12),
  roundLimb('33,-103 36,-91 36,-78', [4.2, 3.6, 3.4], 12),
  roundLimb('-20,-132 -25,-121 -30,-111', [5.4, 4.8, 4.2], 12),
  roundLimb('-30,-111 -36,-108 -44,-104', [4.2, 3.6, 2.8], 12),
  // both hands, one in the other
  closed('-51,-108! -46,-110 -40,-107 -38.6,-102! -41,-98.6 -46,-97.6 -50,-100 -51.6,-104'),
] as const;

/** Of the two who have laid the rings only the shadows come into the yard, hand in hand, their faces turned to each other. */
export const couple: readonly Path[] = [
  ...HERS.map((part) => laid(HER, part)),
  ...HIS.map((part) => laid(HIM, part.scale(TALL))),
];
