import { closed, type Path, type Point } from '../../../kit/pen/index.ts';
import { JOIN } from './rings.ts';
import { onGround, SUN } from './view.ts';

/** How high they hold hands, and how far to either side of that each stands, in metres. */
const [HAND, HER, HIM] = [1.24, -0.28, 0.28];
/** They are drawn a little larger than life, for their hands and faces to be read. */
const SIZE = 1.05;
/** Where the two stand, just outside the picture, for their hands to fall where the rings cross. */
const FEET = {
  right: JOIN.right - SUN.right * HAND * SIZE,
  away: JOIN.away - SUN.away * HAND * SIZE,
} as const;

/** What throws a shadow, written in centimetres over the place between its feet. */
interface Standing {
  aside: number;
  parts: readonly Path[];
}

/** In profile, her face lifted to his. */
const HERS: Standing = {
  aside: HER,
  parts: [
    closed(
      '-1.4,-138! -3.6,-145 -6.8,-150.6 -7,-157.4 -2,-163.4 4.6,-164.2 9.8,-161 11.6,-156.4 11.4,-154! 14.6,-150.8! 12.6,-149.2! 13.3,-148 12.4,-147! 13,-145.8 11.8,-144.6! 12.3,-142.8 10.2,-141.2! 6.4,-141.4 4.6,-138.6 5,-134! -3,-133!',
    ),
    // hair in a knot at the nape
    closed('-13.6,-150.4 -11,-155 -6,-154 -4.4,-149.4 -7.6,-145.4 -12.2,-146.4'),
    // breast, waist, a skirt that swings a little before its hem
    closed(
      '-2.6,-139.6! 4.6,-140! 5,-136 8.4,-130 12,-123.4 11,-117.6 8,-110 7,-103.4! 9,-96 10.6,-86 13.6,-72 16.6,-60 20.6,-47! 16,-44.4 11,-45.6! 4,-43.2 -2,-45! -8,-43.6 -14,-45! -20,-48! -18,-62 -15.6,-74 -13.4,-86 -9.8,-96 -6,-103.4! -7.4,-114 -9,-124 -7.4,-132 -4.6,-136.4',
    ),
    closed(
      '-10.4,-50! -1.2,-50! -1,-40 -0.6,-33 -2.6,-22 -3.4,-10 -3.2,0! -7.6,0! -7.8,-10 -9,-22 -10.4,-33 -10,-42',
    ),
    closed('4,-50! 13.4,-50! 13.4,-40 13.8,-33 12,-22 11,-10 11.2,0! 6.8,0! 6.4,-10 5.6,-22 4,-33 4.4,-42'),
    // upper arm, elbow, forearm, the wrist slender
    closed(
      '3,-134! 11,-126.6 15,-119 16.6,-114.6! 19.6,-117 24.6,-123.6! 29,-120.4! 24,-112 19.4,-105.2! 15.4,-103.4 11.4,-106 7,-115 1,-123!',
    ),
  ],
};

/** He looks down to her, one foot a little back. */
const HIS: Standing = {
  aside: HIM,
  parts: [
    closed(
      '-4,-148! -5.4,-152.6 -8.6,-153.4! -12,-154.4 -12.6,-157! -13.2,-158.2 -12.6,-159.3! -13.7,-160.3 -12.9,-161.6! -15.8,-163.2! -12.8,-167.6! -13.2,-169.8 -12,-174! -15,-176.6 -14.6,-180! -10.6,-181.6! -8,-184 -3.4,-182.6! 1.6,-183.4 4.6,-180! 8.4,-177.4 9,-172.4! 10,-168 8.2,-163.4! 5.4,-159.6! 5.2,-153! 3,-146!',
    )
      .translate(0, 152)
      .rotate(-8)
      .translate(0, -152),
    // a shirt that hangs over the belt
    closed(
      '-10.6,-84! -10.2,-98 -11.6,-112 -13,-126 -11,-137 -5.4,-144.6 -4.4,-151! 5,-153! 6.4,-147.4 10.8,-140.4 13,-130 11.6,-116 9,-104 10.4,-94 12,-83!',
    ),
    // the leg that bears him: thigh, knee, calf; the other is a little back
    closed(
      '-8.4,0! -7.6,-10 -9,-22 -10.8,-34 -10,-46 -11.2,-58 -11.2,-72 -10.4,-90! 6,-90! 2.6,-74 1.4,-60 -0.8,-47 0.2,-36 -0.8,-22 -1.6,-10 -1.4,0!',
    ),
    closed(
      '10.6,0! 9.8,-10 7.4,-22 5.4,-34 5.2,-46 3.6,-60 0.6,-74 0,-90! 11.2,-90! 12.6,-74 13,-60 12.8,-47 15.6,-35 15.8,-22 15.6,-10 17.4,0!',
    ),
    closed(
      '-29,-121.6! -24.6,-124 -20.4,-119.4 -17,-116.6! -15.4,-123 -12,-133 -5,-143! 4,-127! -2,-117 -7.6,-109.4 -12,-106.4! -17,-106.6 -21,-110.4!',
    ),
  ],
};

/** Hers lies in his: his thumb over it, the ends of both their fingers past the edge. */
const HANDS: Standing = {
  aside: 0,
  parts: [
    closed(
      '-4.6,-122.4! -4.4,-124.6 -3.4,-127 -2.2,-127.8! -1.8,-129.2 -0.4,-129.2! 0.6,-130.2 1.8,-129 1.6,-127.4! 3.4,-127.2 4.4,-125.4 4.8,-122.6! 2.4,-119.6! 1.8,-117.8 0.6,-117.6! -0.4,-116.6 -1.6,-117.4! -3,-117 -4,-118.6 -4.8,-119.6!',
    ),
  ],
};

/**
 * Of the two who have laid the rings only the shadows come into the yard, hand in hand, their faces turned to each other;
 * all outlines go the same way round, for they are filled as one.
 */
export const couple: readonly Path[] = [HERS, HIS, HANDS].flatMap(({ aside, parts }) =>
  parts.map((part) =>
    part.scale(SIZE).map((x, y): Point => {
      const up = -y / 100;
      return onGround(FEET.right + aside * SIZE + x / 100 + SUN.right * up, FEET.away + SUN.away * up);
    }),
  ),
);
