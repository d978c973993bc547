import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { GOLD, LINE, LINEN, SKIN, toned } from './form.ts';

const LEAN = 0.105;
/** Where the staff is at a height: its foot stands before his knees, its head leans to his shoulder. */
const STAFF = (y: number): number => 441 - (y - 200) * LEAN;

/** The staff with three bars. */
export function staff(art: Art): void {
  const bars = (
    [
      [222, 13],
      [242, 20],
      [266, 28],
    ] as const
  ).map(([y, half]) => {
    const [x, drop] = [STAFF(y), half * LEAN];
    return ribbon(curve(`${x - half},${y - drop} ${x},${y} ${x + half},${y + drop}`), 7, {
      start: 1,
      end: 1,
    });
  });
  toned(
    art,
    [ribbon(curve(`${STAFF(760)},760 ${STAFF(204)},204`), 7.6, { start: 1, end: 1, samples: 14 }), bars],
    { ...GOLD, soft: 1.8 },
  );
  for (const [y, w, h] of [
    [200, 7, 7],
    [290, 7, 4.6],
    [302, 5, 4.6],
  ] as const)
    toned(art, ellipse(STAFF(y), y, w, h), GOLD);
}

/** The thumb of the left hand: it goes round behind the staff and closes down on the first finger's tip. */
export function thumb(art: Art): void {
  toned(
    fist(art),
    '26,-32.7! 35,-37 37,-43.9 30,-49.9 18,-53.3 4,-55 -8,-55.9 -17,-53.8 -22,-48.2 -23,-41.3 -20,-32.7!',
    { ...SKIN, soft: 0.1, rimWidth: 1.2 },
    ['-8,-58.5! -10,-51.6 -14,-46.4 -15,-31! 40,-31! 40,-43! 22,-46.4 4,-48.2 -6,-49.9!', '#b87a5c'],
  );
}

/** Round the staff, in millimetres. */
const fist = (art: Art): Local => local(art, STAFF(458), 458, 0.42, { rot: 6 });

/** From the wrist to the knuckles, which the fingers hide; narrow where the sleeve takes it up. */
export function backOfHand(art: Art): void {
  const box = fist(art);
  toned(
    box,
    '20,-40! 33,-40 44,-33 56,-20 70,-6 86,5 112,15! 104,56! 84,50 66,45 52,41 40,38 28,36 16,32!',
    { ...SKIN, fill: '#b87a5c', soft: 0.1 },
    ['20,-42! 33,-40 44,-33 56,-20 70,-6 86,5 114,14! 112,24 88,17 66,8 50,-5 40,-18 28,-30!', SKIN.fill],
    ['30,40! 42,34 60,35 84,42 108,50! 104,66! 40,56!', SKIN.shade],
    // the knuckles, each behind the one above it
    ['34,-34! 42,-33 45,-27 41,-22 34,-24!', '#eebb94'],
    ['37,-15! 45,-14 48,-8 44,-3 37,-5!', '#d59a76'],
  );
  strokes(
    box,
    ['44,-24 54,-16 62,-9', '47,-4 56,2 66,8', '40,13 50,17 60,21', '90,10 88,20 92,30'],
    1.2,
    SKIN.shade,
    0,
  );
}

/** The four fingers of his left hand, which come round the staff before us: the middle one reaches farthest, the last is thin. */
export function fingers(art: Art): void {
  const box = fist(art);
  for (const [finger, lit, below] of [
    [
      '22,17.6! 8,17.4 -6,17.6 -14,20.4 -17.6,25 -15,30 -7,32.4 6,33.4 16,34! 22,30 24,23',
      '-20,19! -8,17.6 8,20! -6,23.6 -20,28!',
      '-20,29.6! -7,27.6 12,29 30,29.6! 30,40! -20,40!',
    ],
    [
      '32,-1.6! 8,-1.4 -10,-1 -20,2.6 -24,8.4 -21,14.4 -10,17 8,17.4 28,18! 35,12 36,4',
      '-28,1.6! -12,-0.6 6,1.4! -10,5.6 -28,10!',
      '-28,12.6! -10,11.6 12,12 38,12.8! 38,22! -28,22!',
    ],
    [
      '36,-20.6! 8,-20.4 -13,-20 -25,-16.4 -29.4,-10 -26,-3.6 -13,-1.2 8,-1.4 34,-1.4! 41,-7 42,-15',
      '-32,-17! -12,-18.6 8,-17.4! -10,-12.6 -32,-9!',
      '-32,-5! -10,-7.4 14,-7 42,-7! 42,2! -32,2!',
    ],
    [
      '30,-40! 6,-40.4 -10,-39 -21,-35 -26,-29 -23,-23 -11,-20.8 8,-20.6 35,-20.4! 40,-26 38,-35',
      '-28,-35! -12,-38 8,-37! -10,-32.6 -28,-28!',
      '-28,-25! -10,-26.8 12,-26.4 40,-26.4! 40,-16! -28,-16!',
    ],
  ] as const)
    toned(box, finger, { ...SKIN, soft: 0.1, rimWidth: 1.2 }, [lit, '#eebb94'], [below, '#b0705a']);
  strokes(
    box,
    ['-23,-22 0,-20.8 33,-20.6', '-26,-3 0,-1.4 33,-1.6', '-20,15 0,17 26,17.8'],
    1.3,
    LINE.skin,
    0.08,
  );
}

/** What of the near sleeve comes out from under the cope, its cuff round the wrist. */
export function sleeve(art: Art): void {
  toned(
    art,
    '454,455! 450.6,463 450,474 452,487! 457,492 462,495! 468,484 471,472 470,461 461,453!',
    { ...LINEN, soft: 0.1 },
    ['444,478! 456,482 476,480! 480,500! 440,500!', '#b8a3a0'],
  );
  strokes(
    art,
    ['458,461 463,465 468,470', '456,473 461,477 465,482', '452,487 457,492 463,495'],
    INK.form,
    LINE.linen,
    0.1,
  );
  art.line(curve('454,456 450.6,463 450,474 452,486'), 3.4, GOLD.fill);
}
