import { strokes } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, local, Path } from '../../../kit/pen/index.ts';
import { finger, hers, his, SKIN, SKIN_LINE } from './people.ts';

/** A little larger than life: the picture turns on them. */
const MM = 0.12;
const FINGER = { ...SKIN, soft: 1.6, rimWidth: 1.1 };
/** The skin's underside, and the back of a hand that the light stands behind. */
const UNDER = '#a5714f';
const BACKLIT = '#bf8a63';

/** His bare forearm and its hand, the palm to her and to us, the thumb up: in millimetres from the wrist, the fingers along x. */
export function openHand(on: Local, x: number, y: number, forearm: string): void {
  const hand = local(on.art, ...on.at(x, y), on.scale * MM, { rot: -24 });
  const plane = (knots: string): Path => hand.place(closed(knots));
  his(hand, finger('24,-12 46,-42 62,-62 76,-78', 23), FINGER);
  for (const [course, width] of [
    ['84,-22 116,-29 142,-34 162,-44', 18],
    ['88,-7 124,-11 152,-15 175,-25', 19],
    ['86,9 120,8 146,5 168,-4', 18],
    ['78,23 106,25 126,22 144,14', 16],
  ] as const)
    his(hand, finger(course, width), FINGER);
  const palm = closed(
    '-14,-17! 6,-20 28,-31 46,-36! 62,-33 78,-33 90,-30! 97,-14 97,4 92,20 84,31! 62,34 36,29 10,20 -14,16!',
  );
  his(
    on.art,
    Path.join([on.place(closed(forearm)), hand.place(palm)]),
    { ...SKIN, soft: 3.6, rimWidth: 0 },
    [on.place(closed('56,-86! 48,-81 42,-73 37,-66 30,-64! 36,-56 60,-76!')), UNDER],
    // hollow and ball
    [plane('50,-22! 66,-20 78,-8 76,10 60,17 46,10! 58,2 60,-10!'), '#b5825d'],
    [plane('-2,-16! 16,-22 40,-28 56,-19 60,-6 48,8 26,14 8,8!'), '#dcb085'],
    {
      along: [
        on.place(curve('28,-71 33,-79 38.6,-85 45.4,-90.2 49.6,-92.4')),
        hand.place(curve('-6,-18 6,-20 28,-31 46,-36 62,-33 78,-33 90,-30')),
      ],
      paint: SKIN.rim,
      width: 3,
    },
  );
  strokes(
    hand,
    ['52,-22 59,-12 58,0 48,10', '66,-26 76,-19 86,-18', '60,18 72,10 88,8', '2,-14 6,-2 2,12'],
    1.1,
    SKIN_LINE,
    0,
  );
}

/** Hers, its back up and its thumb on our side: in millimetres from the wrist, the fingers along x. */
export function reachingHand(on: Local, x: number, y: number, forearm: string): void {
  const hand = local(on.art, ...on.at(x, y), on.scale * MM, { mirror: true, rot: -20 });
  for (const [course, width] of [
    ['72,4 96,13 111,24 119,39', 17],
    ['78,0 107,7 126,18 138,33', 19],
    ['82,-4 115,-1 138,8 153,22', 20],
    ['82,-10 117,-12 142,-6 162,4', 20],
  ] as const)
    hers(hand, finger(course, width), { ...SKIN, fill: BACKLIT, soft: 2, rimWidth: 1.2 });
  const back = closed(
    '-14,-15! 14,-17 44,-22 72,-23 90,-18! 95,-8 92,2! 80,8 66,10! 44,24 24,24 8,18 -14,15!',
  );
  hers(
    on.art,
    Path.join([on.place(closed(forearm)), hand.place(back)]),
    { ...SKIN, soft: 2.6, rimWidth: 1.4 },
    [
      on.place(closed('-38,-84! -30,-90.6 -22,-95 -16,-97.6! -12,-101 -6,-109 2,-116! 6,-108 -14,-90!')),
      UNDER,
    ],
    [hand.place(closed('-80,10! -20,7 20,8 50,6 74,3 96,-2! 96,30 -80,30!')), UNDER],
  );
  hers(hand, finger('14,4 42,22 66,32 90,34', 24), { ...SKIN, soft: 2, rimWidth: 0 });
  strokes(hand, ['76,-14 84,-12 88,-6', '40,10 52,16 64,20'], 1.1, SKIN_LINE, 0);
}
