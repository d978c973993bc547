import { closed, type Path, type Point } from '../../../kit/pen/index.ts';
import { JOIN } from './rings.ts';
import { onGround, SUN } from './view.ts';

/** How high they hold hands, and how far to either side of that each stands, in metres. */
const [HAND, HER, HIM] = [0.85, -0.345, 0.4];
/** Both are written taller than they are. */
const TALL = 0.92;
/** Where the two stand for their hands to fall where the rings cross. */
const FEET = { right: JOIN.right - SUN.right * HAND, away: JOIN.away - SUN.away * HAND } as const;

/** What throws a shadow, written in centimetres over the place between its feet, laid on the ground by the sun. */
const laid = (aside: number, shape: Path): Path =>
  shape.scale(TALL).map((x, y): Point => {
    const up = -y / 100;
    return onGround(FEET.right + aside + x / 100 + SUN.right * up, FEET.away + SUN.away * up);
  });

const HERS = [
  // her face is turned to him, her hair tied at the nape, on the wind
  closed(
    '3,-132! 3.2,-139.8! 6,-139.2 9,-139.8 10.4,-142.4 9.8,-144! 11,-145.2 10,-147! 12.6,-148.4! 9.2,-152.6 9.2,-154.6! 7,-160.6 1,-163.8 -6,-162 -10.6,-156 -9.6,-148 -4.6,-142 -4,-134!',
  ),
  closed('-7,-159! -15,-157 -20,-150 -21.6,-141 -25,-132! -17,-136 -13,-143 -9,-149!'),
  // shoulders, waist, a skirt to the knee
  closed(
    '-4,-138! -6,-133 -13,-130.6 -17.6,-126! -15.4,-116 -12,-107 -10.6,-101! -14,-91 -21,-74 -30,-50 -37,-29! -24,-23 -10,-26 4,-22 15,-25 25,-29! 20,-54 14.2,-80 12.6,-92 10.4,-101! 12,-108 15,-117 17.6,-126! 13,-130.6 6,-133 3.2,-138!',
  ),
  // legs, which the low sun draws out: calf, ankle, foot
  closed(
    '-17,-40! -16.6,-26 -17.4,-12 -14.6,2 -13,14.5 -14.6,29.5! -4.4,29.5! -5,16 -5.4,2 -3.6,-14 -3.4,-28 -3,-40!',
  ),
  closed('2.4,-40! 2.6,-26 3,-12 5.6,2 7,14.5 6.4,29.5! 16.6,29.5! 15.6,16 15.4,2 17,-14 16,-28 16,-40!'),
  // the arm that hangs clear of the skirt
  closed(
    '-13,-131! -19.6,-127.6 -24,-117 -29,-105 -32,-94 -33,-85! -35.4,-79 -34,-71.6! -30.6,-71 -28.6,-77 -28.8,-84! -26.6,-94 -23,-104 -18.6,-113 -14.6,-118!',
  ),
  // the one that he holds
  closed(
    '14.6,-118! 19.6,-112 25.6,-104 30.6,-96 36,-89.6! 40,-94! 35.6,-100 31,-107.4 25.4,-118 20,-127.6 13,-131!',
  ),
] as const;

const HIS = [
  closed(
    '5,-148! 5.6,-156 8.6,-158.6 10.8,-164 10.8,-171 6.4,-176 -1,-178 -8,-176.4 -11.4,-171.4! -10.2,-166! -13.8,-161.4! -11.2,-160! -12.2,-158.4 -11,-157! -11.6,-155.4 -10.2,-152.6 -7,-151.6 -3,-153.2! -4,-144!',
  ),
  // a shirt that hangs over the belt
  closed(
    '-3.2,-152! -5,-147 -17,-144.6 -23,-139! -20.6,-126 -17.4,-112 -16,-102 -17.6,-87! 0,-85 17.6,-87! 16,-102 17.4,-112 20.6,-126 23,-139! 17,-144.6 7,-147 5,-151!',
  ),
  // he stands with his feet apart: thigh, knee, calf
  closed(
    '-17,-91! -20.4,-74 -21,-58 -20,-44 -21.6,-24 -21.4,1 -23,29.5! -8,29.5! -7.6,1 -6,-24 -4.6,-42 -2.6,-54 0,-64! 2.6,-54 4.6,-42 6,-24 7.6,1 8,29.5! 23,29.5! 21.4,1 21.6,-24 20,-44 21,-58 20.4,-74 17,-91!',
  ),
  // the arm that hangs, a little bent
  closed(
    '19.6,-129! 22.6,-122 27,-112 30.4,-101 32.2,-90! 32,-81 34.6,-75 38.4,-76! 39.4,-85 37,-91! 36,-103 33.4,-115 29,-129 24.6,-141 17,-144.6!',
  ),
  // the one that reaches to her
  closed(
    '-17,-144.6! -24.8,-141 -30,-130 -35.6,-117.4 -40.4,-107 -44.6,-97! -40,-92! -35.4,-101.4 -30.4,-111 -24.6,-121 -19.6,-129!',
  ),
  // both hands, one in the other, fingers down
  closed(
    '-46.2,-98! -47.6,-91 -46.6,-84.6 -44,-80! -42.4,-82.6! -40.2,-79 -38.4,-82! -36.2,-81.4 -35.4,-87 -37.2,-93! -40.2,-98!',
  ),
] as const;

/**
 * Of the two who have laid the rings only the shadows come into the yard, hand in hand, their faces turned to each other;
 * all outlines go the same way round, for they are filled as one.
 */
export const couple: readonly Path[] = [
  ...HERS.map((part) => laid(HER, part)),
  ...HIS.map((part) => laid(HIM, part)),
];
