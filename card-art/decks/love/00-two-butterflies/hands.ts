import { finger } from '../../../kit/figure/finger.ts';
import { strokes } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, local, Path } from '../../../kit/pen/index.ts';
import { hers, his, SKIN, SKIN_LINE } from './people.ts';

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
  for (const [course, width] of [
    ['86,-24 118,-30 142,-39 160,-52', 18],
    ['91,-8 125,-11 151,-19 171,-33', 19],
    ['89,9 121,10 145,3 165,-9', 18],
    ['82,24 107,27 126,22 142,11', 16],
  ] as const)
    his(hand, finger(course, width), FINGER);
  const palm = closed(
    '-14,-17! 4,-18 22,-25 42,-35! 60,-36 76,-36 92,-33! 99,-16 100,2 97,18 88,34! 66,37 40,33 14,20 -14,16!',
  );
  his(
    on.art,
    Path.join([
      on.place(closed(forearm)),
      hand.place(palm),
      hand.place(finger('24,-10 44,-36 64,-55 86,-72', 25)),
    ]),
    { ...SKIN, soft: 3.6, rimWidth: 0 },
    [on.place(closed('52.4,-88.6! 49.4,-86.6 46.4,-81.4 43,-75.4 39,-68! 44,-58 60,-76 58,-88!')), UNDER],
    [plane('-2,16.4! 14,18 40,28 66,32 92,27! 92,44 -2,44!'), UNDER],
    [plane('26,-4! 40,-20 54,-36 70,-50 90,-62! 96,-50 60,-30!'), UNDER],
    // hollow and ball
    [plane('54,-20! 68,-17 79,-6 77,8 64,16 50,12! 60,2 62,-9!'), '#b5825d'],
    [plane('0,-14! 18,-22 42,-31 58,-20 60,-6 48,7 26,11 6,6!'), '#dcb085'],
    {
      along: [
        on.place(curve('34.8,-76.7 37.2,-81.4 40.8,-85.4 45.2,-89.4 49.6,-92.4')),
        hand.place(curve('-14,-17 4,-18 16,-22 34,-45 56,-64 82,-82 92,-80')),
        hand.place(curve('62,-36 76,-36 92,-33')),
      ],
      paint: SKIN.rim,
      width: 3,
    },
  );
  strokes(hand, ['54,-22 61,-11 59,1 48,10', '66,20 78,11 92,8'], 0.9, SKIN_LINE, 0);
}

/** Hers, its back up, the first finger and the thumb on our side: in millimetres from the wrist, the fingers along x. */
export function reachingHand(on: Local, x: number, y: number, forearm: string): void {
  const hand = local(on.art, ...on.at(x, y), on.scale * MM, { mirror: true, rot: -20 });
  for (const [course, width] of [
    ['74,-20 100,-23 119,-20 134,-12', 16],
    ['82,-9 114,-10 138,-4 157,8', 18],
    ['86,3 119,6 143,14 161,27', 19],
    ['84,14 112,22 133,32 148,46', 19],
  ] as const)
    hers(hand, finger(course, width), { ...SKIN, fill: BACKLIT, soft: 2, rimWidth: 1.2 });
  const back = closed(
    '-14,-15! 14,-18 44,-26 70,-29! 78,-28 82,-21! 90,-18 92,-9! 97,-6 97,3! 97,12 91,22! 76,26 60,28 44,26 26,22 8,17 -14,15!',
  );
  hers(
    on.art,
    Path.join([on.place(closed(forearm)), hand.place(back)]),
    { ...SKIN, soft: 2.6, rimWidth: 0 },
    [
      on.place(closed('-38,-84! -30,-90.6 -22,-95 -16,-97.6! -12,-101 -6,-109 2,-116! 6,-108 -14,-90!')),
      UNDER,
    ],
    [hand.place(closed('-80,10! -20,7 16,9 44,13 70,14 96,12! 96,34 -80,34!')), UNDER],
    {
      along: [hand.place(curve('-14,-15 14,-18 44,-26 70,-29 80,-26'))],
      paint: SKIN.rim,
      width: 2.8,
    },
  );
  hers(hand, finger('22,10 48,29 72,43 95,55', 22), { ...SKIN, soft: 2, rimWidth: 0 });
  strokes(hand, ['50,-14 64,-17 78,-19', '52,-3 68,-6 84,-8', '54,8 70,6 88,6'], 0.9, UNDER, 0);
}
