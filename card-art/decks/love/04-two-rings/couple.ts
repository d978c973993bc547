import { closed, type Path, type Point } from '../../../kit/pen/index.ts';
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
  // shoulders, waist, a skirt to the knee that the wind takes as it does her hair
  closed(
    '-6,-136! -7,-131 -15,-128.6 -20.6,-124! -18.6,-113 -13,-104 -10.6,-97! -15,-85 -24,-69 -32,-56 -36,-49 -33,-43.6 -25,-45 -16,-41 -7,-45 2,-40 11,-44 18,-40.6 25,-46! 23,-60 18,-75 13.6,-87 10.4,-97! 12,-105 16,-113 19,-121.6! 15,-127.6 6,-130 4,-136!',
  ),
  // legs: calf, ankle, foot
  closed('-18,-48! -15,-36 -17.4,-27 -15,-14 -11.6,-5 -13,3! -4,3! -5,-4 -7,-14 -5.4,-26 -5,-36 -3,-48!'),
  closed('4,-46! 4,-36 1.6,-27 5,-14 8.6,-5 8,3! 17,3! 15.4,-4 13,-14 13.6,-26 14,-36 16,-46!'),
  // her other arm, the hand on her hip
  closed(
    '-19,-126! -25,-119 -31,-110 -39.6,-100.6! -40.6,-97.6 -37.6,-95.6! -29,-91 -22,-87.6 -15,-86! -12,-90 -15,-94.6! -21,-95.6 -26.6,-98.6 -29.6,-101.6! -24,-106 -19,-112 -15,-118!',
  ),
  // and the one that he holds
  closed('14,-127! 20.6,-121 25,-113.4 30,-107 35,-103.6! 32,-99! 26,-101.6 20,-106 16.4,-112 14,-118!'),
] as const;

const HIS = [
  closed(
    '6,-146! 7,-153 11.4,-159 12.4,-168 7,-175.6 -1,-177.6 -9,-174 -11.6,-168! -12,-164.6 -15.6,-159! -12.6,-157.4! -13.4,-155 -11.6,-153.6! -12.6,-150.4 -10.6,-147.6! -8,-146 -5,-146.6! -5,-142!',
  ),
  // a shirt that hangs over the belt
  closed(
    '-5,-148! -8,-142 -18,-139.6 -25,-134! -23,-121 -18,-109 -15.6,-98 -17.6,-83.6! -9,-81 0,-82.6 9,-80.6 18,-83.6! 16,-97 18,-108 23.6,-121 26,-133! 19,-140 9,-142 6,-148!',
  ),
  // his weight on the leg away from her: thigh, knee, calf
  closed(
    '-16.4,-86! -19,-70 -20,-56 -17.6,-46 -20,-32 -19,-14 -20.6,3! -8,3! -8.6,-14 -7,-30 -6.6,-46 -3.6,-62 -0.6,-73! 3,-62 5,-46 4,-30 6.4,-14 7,3! 19,3! 17.6,-14 18.6,-32 16.6,-46 20,-58 19,-72 16.4,-86!',
  ),
  // the arm that hangs, a little bent
  closed(
    '20,-138! 27,-132 31.6,-120 36.6,-108 39.4,-95 39,-82! 40,-76 37.4,-71.6 34,-74 32.6,-80! 32,-93 28.6,-103 22,-113 18,-122!',
  ),
  // the one that reaches to her
  closed(
    '-18,-138.6! -25,-132 -29.4,-122 -34,-114 -39.6,-107.4! -36,-103! -30,-106 -25,-110 -20,-116 -17,-122!',
  ),
  // both hands, one in the other: knuckles, a thumb over them
  closed(
    '-37,-107.6! -41,-108.4 -45,-106 -48,-104! -48.6,-100.6 -47,-96 -43,-93.4! -38.6,-92.6 -36,-95.6! -33.6,-98 -34.6,-102.6!',
  ),
] as const;

/** Of the two who have laid the rings only the shadows come into the yard, hand in hand, their faces turned to each other. */
export const couple: readonly Path[] = [
  ...HERS.map((part) => laid(HER, part)),
  ...HIS.map((part) => laid(HIM, part.scale(TALL))),
];
