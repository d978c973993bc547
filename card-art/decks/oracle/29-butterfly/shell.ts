import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ramp, ribbon } from '../../../kit/pen/index.ts';

const STALK = closed('-5,-14! 5,-14! 3,-6 4,5! -4,5! -3,-6');
const LEFT = '-13,110 -25,94 -34,72 -37.5,50 -34,26 -22,8';
/** All of it, and so what is seen of its inside. */
const HOLLOW = closed('-2,3! 10,5 22,11 31,27 33.6,49 30,71 21,91 8,108 -2,120!', LEFT);
/** How it split, from the stalk down; two of the three feet hold on here. */
const TEAR = '15,10! 15,20 11,30 9,39! 4,45 2,54 -2,60! -2,69 -5,78 -8,85! -7,96 -8,107 -2,120!';
/** The wall on our side, up to the tear. */
const NEAR_WALL = closed('-2,3! 8,5', TEAR, LEFT);
/** The same edge turned outward, no thicker than paper. */
const CURL = closed(
  TEAR,
  '-10,108 -11.6,96 -13,86! -11,77 -7,68 -7,59! -3,52 -1,44 4,37! 6.6,29 11,19 12.4,10!',
);
/** The far wall's edge, bent out towards us where the first foot pulls at it. */
const LIP = closed('12,5.6! 22,10 31,27 33.6,49 30,71! 34,60 38.6,50 38,36 35,22 28,10 20,5.6!');

/** The case it came out of: clear skin, thin as a leaf, open towards the insect; it hangs by a black stalk from (x, y). */
export function emptyCase(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.42);
  box.fill(STALK, '#2b2420');
  box.fill(
    HOLLOW,
    box.linear(-8, 60, 34, 52, ramp(0, '#8a7434', 0.86, 0.5, '#b79d54', 0.74, 1, '#dcc57e', 0.66)),
  );
  within(
    box,
    HOLLOW,
    // deep under the near wall, and where it closes above and below
    ['14,8! 21,20 20,34 13,48 9,64 3,84 0,104 -4,124! -40,124 -40,0!', '#5f4f22', 0.5],
    ['6,2! 18,10 26,22 27,32! 18,24 12,14!', '#5f4f22', 0.28],
    ['-6,124! 2,104 14,90 26,80! 22,96 6,120', '#6d5a28', 0.4],
    ['29,30! 31,49 27,70 18,90! 24,70 26,50', '#fff3c4', 0.5],
  );
  strokes(box, ['8,62 16,68 27,66', '3,82 11,88 21,86', '20,30 25,44 24,62'], 1, '#7d672e', 0.1);
  box.fill(LIP, '#f8ebb8', 0.95);
  within(
    box,
    LIP,
    { along: ['12,5.6 22,10 31,27 33.6,49 30,71'], paint: '#b9954c', width: 2 },
    { along: ['20,5.6 28,10 35,22 38,36 38.6,50 34,60 30,71'], paint: '#fffef0', width: 2.4 },
  );
  box.fill(
    NEAR_WALL,
    box.linear(-37, 30, 12, 58, ramp(0, '#fffbe2', 0.92, 0.4, '#f7e8b4', 0.84, 1, '#d8b867', 0.94)),
  );
  within(
    box,
    NEAR_WALL,
    // it turns from the sun towards the tear, and is doubled where it closes below
    ['12,6! 3,24 -6,40 -15,58 -20,78 -16,100 -2,122! 14,112 24,30', '#b98f42', 0.34],
    ['-40,84! -28,92 -18,93 -6,88! -2,124 -40,120!', '#b08a44', 0.3],
    { along: ['-2,3 -22,8 -34,26 -37.5,50 -34,72 -25,94'], paint: '#ffffee', width: 5 },
  );
  // where the wings, the feelers and the belly's rings lay
  strokes(
    box,
    [
      '-24,16 -19,44 -23,86',
      '-9,10 -9,28 -16,50 -21,72',
      '-36,58 -28,64 -17,63',
      '-34,73 -26,80 -17,79',
      '-29,88 -22,94 -15,93',
    ],
    1.1,
    '#a98b48',
    0.1,
  );
  box.blot(ribbon(curve('-27,26 -31,48 -29,70'), 2.6, { start: 0, end: 0 }), '#fffdf0', 0.9);
  box.fill(CURL, '#fff8d4');
  within(box, CURL, {
    along: ['12.4,10 11,19 6.6,29 4,37 -1,44 -3,52 -7,59 -7,68 -11,77 -13,86 -11.6,96 -10,108'],
    paint: '#c7a45a',
    width: 2.4,
  });
  box.blot(
    [-25, -16, -5, 5].map((dot, i) => ellipse(dot, 23 + [0, 3, 4, 3][i]!, 1.7)),
    '#fffbe0',
  );
}
