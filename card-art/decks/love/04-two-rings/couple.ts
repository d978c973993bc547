import { closed, type Path, type Point } from '../../../kit/pen/index.ts';
import { JOIN } from './rings.ts';
import { onGround, SUN } from './view.ts';

/** How high they hold hands, and how far to either side of that each stands, in metres. */
const [HAND, HER, HIM] = [0.775, -0.322, 0.35];
/** Where the two stand, just outside the picture, for their hands to fall where the rings cross. */
const FEET = { right: JOIN.right - SUN.right * HAND, away: JOIN.away - SUN.away * HAND } as const;

/** The low sun draws a shadow out long; so much broader it looks as broad as a body is. */
const BROAD = 1.12;

/** What throws a shadow, written in centimetres over the place between its feet. */
interface Standing {
  aside: number;
  size: number;
  parts: readonly Path[];
}

const HERS: Standing = {
  aside: HER,
  size: 0.745,
  parts: [
    // her face is turned to him, her hair tied at the nape, on the wind
    closed(
      '3,-132! 3.2,-139.8! 6,-139.2 9,-139.8 10.4,-142.4 9.8,-144! 11,-145.2 10,-147! 12.6,-148.4! 9.2,-152.6 9.2,-154.6! 7,-160.6 1,-163.8 -6,-162 -10.6,-156 -9.6,-148 -4.6,-142 -4,-134!',
    ),
    closed('-7,-159! -13.6,-157.6 -17.6,-152 -18.4,-145 -21.4,-138! -15.6,-140.4 -11.8,-145 -9,-150!'),
    // shoulders, waist, a skirt that narrows again before its hem
    closed(
      '-4,-138! -6,-133 -12,-130.6 -16.4,-126! -14.6,-116 -11.4,-108 -10,-101! -14,-91 -19,-78 -22.6,-60 -24.4,-44 -23.4,-35 -19,-32 -8,-30.6 6,-31.4 16,-33.6 19.6,-38 20.4,-48 19.4,-62 16.4,-80 12.6,-92 10,-101! 11.4,-108 14,-117 16.4,-126! 12,-130.6 6,-133 3.2,-138!',
    ),
    closed(
      '-16.4,-44! -17,-28 -16.6,-18 -13.6,-6 -12.6,2 -14,14! -4,14! -5.4,2 -5.6,-6 -4,-18 -3.6,-30 -3.4,-44!',
    ),
    closed('2.6,-44! 2.6,-30 3,-18 5.4,-6 6.4,2 5.6,14! 15.6,14! 14,2 13.6,-6 15.6,-18 15.4,-28 14.6,-44!'),
    // the arm that hangs clear of the skirt
    closed(
      '-12,-130.6! -18.6,-127 -23,-117 -27.4,-105 -30,-94 -31,-85! -33.4,-79 -32,-71.6! -28.6,-71 -26.6,-77 -26.8,-84! -24.6,-94 -21.6,-104 -17.6,-113 -13.6,-118!',
    ),
    // the one that he holds: upper arm, elbow, forearm, the wrist slender
    closed(
      '12,-118! 17,-113 23,-107.4 30,-103.2 38,-101! 39.4,-106.4! 33.4,-108.8 28,-113.4 22.8,-120.4 18.4,-127 12,-130.6!',
    ),
  ],
};

const HIS: Standing = {
  aside: HIM,
  size: 0.715,
  parts: [
    // his face held level to hers, his hair swept up from the brow
    closed(
      '5,-148! 5.6,-156 8.6,-158.6 10.8,-164 11,-170 8,-175.4 3,-178 -2.4,-178 -6.8,-175.4 -9.6,-171.4 -10.4,-168.6 -10.8,-166! -10.8,-164 -14.8,-159.8! -12,-158.8! -13.4,-157.2 -12,-156! -13.2,-154 -12.4,-150.8 -8.6,-149.4 -3,-152! -4,-144!',
    )
      .translate(0, 150)
      .rotate(3)
      .translate(0, -150),
    // a shirt that hangs over the belt
    closed(
      '-3.2,-152! -5,-147 -16,-144.6 -21.4,-139! -19.6,-126 -16.4,-112 -14.6,-102 -16,-85! 0,-83 16,-85! 14.6,-102 16.4,-112 19.6,-126 21.4,-139! 16,-144.6 7,-147 5,-151!',
    ),
    // he stands with his feet apart: thigh, knee, calf
    closed(
      '-15.4,-90! -18,-74 -18.4,-58 -17.6,-46 -18.6,-30 -17.6,-8 -18.4,14! -7.4,14! -7.4,-8 -6,-30 -4.6,-46 -2.4,-62 0,-74! 2.4,-62 4.6,-46 6,-30 7.4,-8 7.4,14! 18.4,14! 17.6,-8 18.6,-30 17.6,-46 18.4,-58 18,-74 15.4,-90!',
    ),
    // the arm that hangs, a little bent
    closed(
      '18,-127! 20.6,-120 24.6,-110 28,-101 29.6,-90! 29.4,-81 32,-75 35.8,-76! 36.8,-85 34.4,-91! 33.4,-103 30.6,-115 26.4,-129 22.4,-140 16,-144.6!',
    ),
    // the one that reaches to her
    closed(
      '-16,-144.6! -22,-141 -28,-133 -33.4,-126.4 -39,-121 -47,-114.6! -40,-106.6! -35.4,-110.6 -29,-117 -22.6,-125 -16.6,-130!',
    ),
  ],
};

/** His comes down over hers: his thumb before her wrist, his fingers closed under her palm, the ends of hers past the edge of his. */
const HANDS: Standing = {
  aside: 0,
  size: 1,
  parts: [
    closed(
      '2.2,-83.2! 0.6,-82.2 -0.8,-81! -1.6,-82.9 -3,-84 -4.1,-83.4 -4.2,-81.8 -3.2,-79.3! -4,-75.2! -3.2,-74.2! -3.8,-72.9 -3,-71.8 -1.6,-72.1! -1.5,-70.8 -0.2,-70 1,-70.8! 1.8,-69.8 3.2,-70.2 3.6,-71.6! 5.2,-72.2 6,-73.4! 7.4,-73.4 8,-74.9 6.8,-76.1! 7.8,-76.9 7.6,-78.4 6.2,-79! 5.6,-79.8!',
    ),
  ],
};

/**
 * Of the two who have laid the rings only the shadows come into the yard, hand in hand, their faces turned to each other;
 * all outlines go the same way round, for they are filled as one.
 */
export const couple: readonly Path[] = [HERS, HIS, HANDS].flatMap(({ aside, size, parts }) =>
  parts.map((part) =>
    part.scale(size).map((x, y): Point => {
      const up = -y / 100;
      return onGround(FEET.right + (aside + x / 100) * BROAD + SUN.right * up, FEET.away + SUN.away * up);
    }),
  ),
);
