import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { GOLD, LINE, LINEN, SKIN, toned } from './form.ts';

const LEAN = 0.105;
/** Where the staff is at a height: its foot stands before his knees, its head leans to his shoulder. */
const STAFF = (y: number): number => 446 - (y - 200) * LEAN;

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
    '26,-38! 35,-43 37,-51 30,-58 18,-62 4,-64 -8,-65 -17,-62.6 -22,-56 -23,-48 -20,-38!',
    { ...SKIN, soft: 0.1, rimWidth: 1.2 },
    ['-8,-68! -10,-60 -14,-54 -15,-36! 40,-36! 40,-50! 22,-54 4,-56 -6,-58!', '#b87a5c'],
  );
}

/** Round the staff, in millimetres. */
const fist = (art: Art): Local => local(art, STAFF(458), 458, 0.42, { rot: 6 });

/** From the wrist to the knuckles, which the fingers hide: painted before the sleeve that lies round it. */
export function backOfHand(art: Art): void {
  const box = fist(art);
  toned(
    box,
    '20,-46! 34,-46 46,-38 60,-20 76,0 104,10! 88,64! 56,54 42,46 30,42 18,40!',
    { ...SKIN, fill: '#b87a5c', soft: 0.1 },
    ['20,-48! 34,-46 46,-38 60,-20 78,2! 66,8 50,-8 40,-22 28,-34!', SKIN.fill],
    ['34,48! 44,32 62,32 96,46! 90,70! 40,60!', SKIN.shade],
  );
  strokes(box, ['42,-34 52,-22 62,-12', '43,-12 54,-2 66,6', '40,10 52,17 64,22'], 1.2, SKIN.shade, 0);
}

/** The four fingers of his left hand, which come round the staff before us. */
export function fingers(art: Art): void {
  const box = fist(art);
  for (const [finger, lit, below] of [
    [
      '28,20! 8,20 -9,20.4 -18,24 -21.6,30 -18,36.6 -8,39 8,39.6 22,40 30,34 32,26',
      '-24,22! -8,20 8,24! -8,28 -24,34!',
      '-24,36! -8,33 14,34 34,34! 34,46! -24,46!',
    ],
    [
      '32,-3! 8,-2 -12,-1.6 -23,3 -26.6,10 -23,17.4 -11,20 8,20.4 30,21! 36,14 36,4',
      '-28,2! -12,0 6,2! -10,7 -28,12!',
      '-28,15! -10,13.6 12,14 38,15! 38,24! -28,24!',
    ],
    [
      '32,-25! 8,-24.4 -12,-24 -24,-19.6 -28,-11.6 -25,-4 -12,-1.6 8,-1.6 32,-2! 38,-8 38,-18',
      '-30,-20! -12,-22 8,-20! -10,-15 -30,-10!',
      '-30,-6! -10,-8.6 14,-8 40,-8! 40,2! -30,2!',
    ],
    [
      '28,-47! 6,-47.6 -12,-45.6 -22,-41 -26,-34 -22,-26.6 -10,-24.4 8,-24.4 32,-25! 37,-31 35,-41',
      '-28,-40! -12,-44 8,-43! -10,-38 -28,-32!',
      '-28,-29! -10,-31.4 12,-31 38,-31! 38,-20! -28,-20!',
    ],
  ] as const)
    toned(box, finger, { ...SKIN, soft: 0.1, rimWidth: 1.2 }, [lit, '#eebb94'], [below, '#b0705a']);
  strokes(
    box,
    ['-24,-25.6 0,-24.6 30,-25', '-25,-3 0,-2 31,-2.6', '-22,19.6 0,20.4 29,20.6'],
    1.5,
    LINE.skin,
    0.08,
  );
}

/** What of the near sleeve comes out from under the cope, its cuff round the wrist. */
export function sleeve(art: Art): void {
  toned(
    art,
    '450,453! 446,462 445,474 447,488! 455,493 462,495! 468,484 471,472 470,461 458,452!',
    { ...LINEN, soft: 0.1 },
    ['444,478! 456,482 476,480! 480,500! 440,500!', '#b8a3a0'],
  );
  strokes(
    art,
    ['455,460 462,464 468,470', '453,472 459,476 464,482', '447,488 455,493 463,495'],
    INK.form,
    LINE.linen,
    0.1,
  );
  art.line(curve('450,454 446,462 445,474 447,486'), 3.4, GOLD.fill);
}
