import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ramp, ribbon } from '../../../kit/pen/index.ts';

const STALK = closed('-5,-14! 5,-14! 3,-6 4,5! -4,5! -3,-6');
/** The wall beyond, all that is left of it. */
const FAR_WALL = closed(
  '-4,2! -22,8 -34,26 -37,54 -32,84 -24,100! 0,104! 7,93! 13,101! 26,84 33,58 33,30 21,9 4,2!',
);
/** How it split, from the stalk down; the three feet hold on here. */
const TEAR =
  '3,3! 12,13 15,24! 18,31! 12,38 5,44! 3,51! -8,58 -13,64! -10,72! -15,79! -12,87 -17,93! -14,101! -19,112!';
/** The wall on our side, up to the tear. */
const NEAR_WALL = closed(TEAR, '-25,103! -32,85 -37,54 -34,26 -22,8 -4,2!');
/** What of it curls outward at the tear, no thicker than paper. */
const CURL = closed(
  '16,25! 18,31! 12,38 5,44! 3,51! -8,58 -13,64! -10,72! -15,79! -12,87 -17,93! -14,101! -19,112! -21,102 -22,94! -19,86 -19,79! -16,72 -18,63! -10,55 -2,49! 2,42 8,37!',
);
/** A shred that the far wall's edge still holds. */
const SHRED = closed('26,84! 21,92 20,101 23,109! 26,101 29,92 31,80!');

/** The case it came out of: clear skin, thin as a leaf, torn open towards the insect; it hangs by a black stalk from (x, y). */
export function emptyCase(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.42);
  box.fill(STALK, '#2b2420');
  // what is behind shows through both walls
  box.fill(
    FAR_WALL,
    box.linear(-30, 20, 34, 90, ramp(0, '#fff6cf', 0.4, 0.55, '#f4e3a4', 0.5, 1, '#d6b765', 0.62)),
  );
  within(
    box,
    FAR_WALL,
    // the near wall's shadow on its inside, the rolled rim of its edge
    ['6,3! 15,12 20,28 16,44 10,54 0,66 -4,82 -8,108! -40,110 -40,0!', '#8d7a3c', 0.34],
    { along: ['4,2 21,9 33,30 33,58 26,84 13,101'], paint: '#fffbe0', width: 3.4 },
    { along: ['13,101 7,93 0,104'], paint: '#fff3c4', width: 2 },
  );
  strokes(box, ['18,20 25,38 26,62 20,86', '10,48 13,68 9,90', '4,60 18,66 30,60'], 1, '#9c8142', 0.1);
  box.fill(SHRED, '#ecd68e', 0.7);
  box.fill(
    NEAR_WALL,
    box.linear(-37, 30, 10, 60, ramp(0, '#fffbe2', 0.82, 0.4, '#f7e8b4', 0.6, 1, '#e0c47a', 0.78)),
  );
  within(
    box,
    NEAR_WALL,
    // it turns from the sun towards the tear, and is doubled where it closes below
    ['12,16! 2,36 -12,54 -19,74 -22,112! 10,112 24,30', '#c9a457', 0.36],
    ['-40,78! -30,86 -22,90 -14,88! -14,116 -40,116!', '#b9934c', 0.3],
    { along: ['-4,2 -22,8 -34,26 -37,54 -32,84 -25,103'], paint: '#ffffee', width: 5 },
  );
  // where the wings, the feelers and the belly's rings lay
  strokes(
    box,
    [
      '-25,18 -18,46 -24,90',
      '-10,8 -9,30 -15,52 -21,70',
      '-36,58 -29,63 -20,62',
      '-34,73 -28,78 -21,77',
      '-31,87 -26,91 -21,90',
    ],
    1.1,
    '#a98b48',
    0.1,
  );
  box.blot(ribbon(curve('-27,26 -31,48 -29,72'), 2.6, { start: 0, end: 0 }), '#fffdf0', 0.9);
  box.fill(CURL, '#fff6cc', 0.95);
  within(box, CURL, {
    along: ['8,37 2,42 -2,49 -10,55 -18,63 -16,72 -19,79 -19,86 -22,94 -21,102'],
    paint: '#c7a45a',
    width: 2.6,
  });
  box.blot(
    [-25, -15, -3, 8].map((dot, i) => ellipse(dot, 25 + [0, 3, 4, 3][i]!, 1.7)),
    '#fffbe0',
  );
}
