import { INK, type Plane, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { GOLD, LINE, LINEN, SKIN, toned } from './form.ts';

/** Skin in the window's light. */
const LIT = '#fbd0a0';
/** Where the beam ends: one edge of gold. */
const BEAM = { rim: '#ffdf8e', rimWidth: 2.6 } as const;

/** The lifted forearm in its wide sleeve, from the elbow to the wrist, and the hand that blesses. */
export function blessing(art: Art): void {
  // the sleeve's mouth is dark behind the wrist
  toned(art, '250,388! 256,378 268,374 280,378 286,386! 280,396 264,400 254,397', {
    fill: '#7d646c',
    shade: '#5a4450',
  });
  hand(art);
  toned(
    art,
    '250,388! 256,395 268,398 280,394 286,386! 296,410 306,434 310,456! 304,476 288,484 272,476 262,460! 254,440 249,414',
    { ...LINEN, ...BEAM, soft: 5 },
    ['282,380! 284,410 290,440 284,470 292,490! 320,480! 312,430!', '#a38a8a'],
  );
  art.line(curve('250,388 256,395 268,398 280,394 286,386'), 2.6, GOLD.fill);
  strokes(
    art,
    [
      '260,402 262,430 270,454',
      '272,404 276,432 286,452',
      '264,466 278,462 292,464',
      '270,474 284,472 298,466',
      '308,446 296,448 286,456',
    ],
    INK.form,
    LINE.linen,
    0.1,
  );
}

/** Palm towards those who kneel: two fingers up, the thumb holds the other two. */
function hand(art: Art): void {
  const box = local(art, 268, 388, 0.86, { rot: -6 });
  const at = (knots: string): Path => box.place(closed(knots));
  const part = (knots: string, ...planes: readonly Plane[]): void =>
    toned(art, at(knots), { ...SKIN, ...BEAM, soft: 3.4 }, ...planes);
  // wrist and palm
  part(
    '-10,6! -10,-8 -15,-20 -18,-34 -16,-44! -2,-48 14,-45! 17,-34 16,-20 11,-6 10,6!',
    [at('2,8! 4,-10 10,-20 12,-34 16,-50! 30,-40! 24,8!'), '#b87a5c'],
    [at('-22,-50! -4,-52 0,-40 -2,-22 -5,6! -14,8! -20,-20'), LIT],
  );
  // the two that are up
  part('4,-42! 4.6,-62 7,-80 9.4,-89 13,-91 16.4,-88! 17.4,-78 16.6,-60 15.4,-42!', [
    at('2,-40! 4,-96 12,-96! 10.6,-80 9,-60 9,-40!'),
    LIT,
  ]);
  part('-7,-44! -7,-66 -6.4,-86 -4.4,-96 -0.4,-98.6 3.4,-95.6! 4.8,-84 5,-64 5.2,-44!', [
    at('-9,-40! -9,-102 0,-102! -0.4,-84 -0.6,-64 0,-40!'),
    LIT,
  ]);
  // the two that are folded: out to the knuckle, back to the palm
  part('-16.4,-38! -17.6,-48 -15,-54.6 -10,-55.6 -6.6,-52! -6,-42 -6.6,-31 -9,-26.6! -13,-26.4 -15.4,-30');
  part('-23,-31! -23.6,-41 -21,-46.6 -17,-47 -14.6,-43.6! -13.6,-35 -14,-27 -16,-23! -19.6,-23 -22,-26');
  // the thumb: its ball, then across the palm
  part(
    '14,2! 19.6,-10 20.6,-22 16.4,-30.4 6,-33.6 -4,-34.6 -11,-33.4 -13,-30! -10,-26.6 -2,-25.6 4.6,-23! 7,-14 7,-6!',
    [at('16,4! 13,-8 14,-18 11,-25 2,-27.4 -8,-27! -4,-22! 6,-20! 4,2!'), '#b87a5c'],
  );
  strokes(
    box,
    [
      '-6.6,-66 -1,-65 4.6,-66',
      '-6,-83 -1,-82 4.4,-83',
      '5,-61 11,-60 16.4,-61',
      '7,-76 12,-75 16.8,-76',
      '-15.6,-43 -11,-42 -7,-43',
      '-22.6,-37 -19,-36.4 -15,-37',
      '7,-8 6.6,-16 4,-23',
      '-11.6,-30 -9.4,-31.4 -7.6,-30',
      '-10,-2 0,-3 10,-2',
    ],
    1.1,
    LINE.skin,
    0.05,
  );
}

/** Where the staff is at a height: it leans a little. */
const STAFF = (y: number): number => 440 + (y - 200) * 0.026;

/** The staff with three bars. */
export function staff(art: Art): void {
  const bars = (
    [
      [222, 13],
      [242, 20],
      [266, 28],
    ] as const
  ).map(([y, half]) => {
    const x = STAFF(y);
    return ribbon(curve(`${x - half},${y + 0.6} ${x},${y} ${x + half},${y - 0.6}`), 7, { start: 1, end: 1 });
  });
  toned(
    art,
    [ribbon(curve(`${STAFF(760)},760 ${STAFF(204)},204`), 7, { start: 1, end: 1, samples: 14 }), bars],
    { ...GOLD, soft: 1.6 },
  );
  for (const [y, w, h] of [
    [200, 7, 7],
    [290, 7, 4.6],
    [302, 5, 4.6],
  ] as const)
    toned(art, ellipse(STAFF(y), y, w, h), GOLD);
}

/** The near sleeve: it comes out from under the cope, wide, its mouth dark. */
export function sleeve(art: Art): void {
  toned(
    art,
    '430,458! 440,470 456,467 470,457 478,442! 492,460 504,488 508,516! 502,536 484,540 462,526 444,504 434,482',
    { ...LINEN, soft: 5 },
    ['472,452! 480,474 484,496 472,544! 520,540! 500,450!', '#a38a8a'],
  );
  toned(art, '430,458! 438,446 456,437 472,436 478,442! 470,457 456,467 440,470', {
    fill: '#7d646c',
    shade: '#5a4450',
  });
  strokes(
    art,
    [
      '446,478 454,500 466,518',
      '464,470 476,492 482,512',
      '502,508 488,506 476,512',
      '500,524 486,520 474,524',
    ],
    INK.form,
    LINE.linen,
    0.1,
  );
}

/** His left hand round the staff, and the sleeve's lip before its wrist. */
export function holding(art: Art): void {
  const box = local(art, 446, 425, 0.96, { rot: -6 });
  // four fingers round the staff as one mass, from the knuckles to where they turn away
  toned(
    box,
    '8,-18! -2,-18 -11,-15.6 -14.4,-10.4 -12.4,-5.4! -15.6,-0.4 -13.6,5.2! -15,10.4 -12.2,15.2! -12.6,20.6 -9,24.8 0,26.4! 4,29 4,35 1,44! 20,44! 23,34 26.4,18 26,0 22,-12 15,-18!',
    { ...SKIN, soft: 0.1, rimWidth: 1.6 },
    ['-14,-8.4! -4,-9.6 10,-8! 10,-4.6! -2,-5.8 -13,-5!', '#b87a5c'],
    ['-15,2.4! -4,1.2 10,2! 10,5.4! -2,4.4 -14,5.6!', '#b87a5c'],
    ['-14.6,12.6! -4,11.4 9,12! 9,15.6! -2,14.8 -13,15.6!', '#b87a5c'],
    [
      '-12.6,21.6! -2,21.6 6,20! 8,27 5,34 7,46! 50,46! 50,-24! 14,-20! 10,-12 14,-7 10,-2 14,3 10,8 13,13 8,18 0,24!',
      '#b87a5c',
    ],
    ['20,-20! 19,0 20,20 15,46! 50,46! 50,-20!', SKIN.shade],
  );
  // the thumb closes over the first of them
  toned(
    box,
    '21,-7! 16,-18 7,-24.6 -4,-26 -10.6,-24.6 -12.4,-21 -10,-17.6 -2,-16.4 5,-14 11,-6!',
    { ...SKIN, soft: 3, rimWidth: 1.6 },
    ['-11.6,-20.6! -8,-24 -4,-24! -4.6,-20.4 -8,-19.2!', '#f0bd98'],
  );
  strokes(
    box,
    [
      '-12.4,-5.4 -2,-6.2 9,-4.6',
      '-13.6,5.2 -2,4.2 9,5.4',
      '-12.2,15.2 -2,14.6 8,15.2',
      '2,-16 8,-12 11,-6',
      '4,34 10,37 18,35',
    ],
    1.2,
    LINE.skin,
    0.05,
  );
  toned(art, '430,458! 440,469 456,466 470,456 478,442! 483,450 474,466 458,477 441,479!', {
    ...LINEN,
    soft: 1,
  });
  art.line(curve('430,458 440,469 456,466 470,456 478,442'), 2.6, GOLD.fill);
}
