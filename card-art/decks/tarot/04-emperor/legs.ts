import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, STEEL, toned } from './form.ts';

/** Where steel looks straight into the sun, and what it throws back at the edge that lies in the shade. */
export const BRIGHT = '#d2c8c4';
export const BACK = '#75667a';

export const cuff = (art: Art, knots: string): void =>
  toned(art, ribbon(curve(knots), 7, { start: 0.9, end: 0.9, samples: 18 }), {
    ...GOLD,
    soft: 1,
    rimWidth: 0.8,
  });

/** What the knee's plate is hung on: the thigh's end above it, a lame below. */
const THIGH = '-46,-26! -46,-50 -28,-70 2,-76! 40,-80 70,-60 78,-20! 76,20 60,44 34,50! -10,40 -40,10';
const SHIN =
  '-43,28! -20,40 16,40 39,24! 55,54 62,88 56,122 43,158 31,198 26,240! -24,240! -30,200 -40,150 -48,104 -48,64';
const LAME = '-48,16! -30,30 12,32 49,10! 50,34 42,50 16,58 -16,58 -40,50!';
const COP = '-50,4! -55,-18 -47,-42 -24,-54! 6,-59 36,-49 50,-20! 53,2 44,24 20,36 -10,39 -36,28';

/** Bent at the knee, in steel, turned to the left as he sits; the middle of the knee at (x, y). */
function leg(box: Local): void {
  flat(box, THIGH, STEEL.shade, ['-60,-90! 80,-90! 78,-48 40,-52 0,-50 -60,-30!', STEEL.fill], {
    side: [-1.6, -1.2],
    paint: STEEL.rim,
  });
  flat(
    box,
    SHIN,
    STEEL.fill,
    // before the shin's ridge, behind it, and the calf that turns away from the sun
    ['-60,20! -16,30 -24,84 -21,140 -12,200 -9,240! -60,240!', BRIGHT],
    ['2,30! 6,84 8,140 7,196 6,240! 60,240! 70,20!', '#746d80'],
    ['18,30! 31,84 28,140 20,192 15,240! 70,240! 70,20!', STEEL.shade],
    // what the knee throws
    ['-60,20! 60,10! 58,56 44,64 10,76 -20,74 -50,64!', STEEL.shade],
    ['-60,20! -18,30 -16,72 -34,68 -50,62!', '#8b8490'],
    { side: [4.5, 0.6], paint: BACK },
    { side: [-1.8, -0.4], paint: STEEL.rim },
  );
  strokes(box, ['22,66 34,104 28,156 18,236'], 1.8, DEEP.steel, 0.05);
  strokes(box, ['-22,84 -20,140 -12,200 -9,236'], 2.2, STEEL.rim, 0.1);
  flat(
    box,
    LAME,
    STEEL.fill,
    ['-60,10! -14,30 -12,64 -60,64!', BRIGHT],
    ['10,20! 18,40 14,64 60,60 60,0!', STEEL.shade],
    { side: [-1.4, 1.2], paint: STEEL.rim },
  );
  flat(
    box,
    COP,
    STEEL.fill,
    // the near side of the cup, under it and over it
    ['-16,-62! -22,-40 -25,-12 -20,14 -8,44! -70,40 -70,-60!', BRIGHT],
    ['8,-64! 18,-36 20,-8 14,16 2,44! 70,50 70,-64!', '#746d80'],
    ['20,-64! 32,-34 32,-6 21,18 4,44! 70,50 70,-64!', STEEL.shade],
    ['-60,14! -36,24 -10,32 20,29 50,12! 50,50 -60,50!', '#4b4760', 0.7],
    { side: [4.4, 1], paint: BACK },
    { side: [-2, -1.2], paint: STEEL.rim },
  );
  strokes(box, ['-15,-56 -22,-36 -25,-10 -20,14 -11,36'], 2.4, STEEL.rim, 0.1);
  box.fill(closed('-44,-24! -41,-36 -33,-45 -28,-46 -34,-34 -38,-18 -40,-8!'), '#fff6e2');
  const rim = ribbon(curve('-53,-8 -44,14 -28,29 -8,36 20,33 41,22 51,2'), 5.4 * box.scale, {
    start: 0.5,
    end: 0.8,
    samples: 20,
  });
  toned(box, rim, { ...GOLD, soft: 0.8, rimWidth: 0.9 });
}

/** On our left: the tunic covers it to the knee. */
export const farLeg = (art: Art): void => leg(local(art, 143, 676, 0.79));

/** On our side, a stride nearer: the mantle lies over its thigh and falls outside the shin. */
export function nearLeg(art: Art): void {
  leg(local(art, 289, 692, 0.98));
}
