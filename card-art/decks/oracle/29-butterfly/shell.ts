import { around, modelled, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, ramp } from '../../../kit/pen/index.ts';

const STALK = closed('-5,-14! 5,-14! 3,-6 4,5! -4,5! -3,-6');
const SKIN = closed(
  '-4,2! -22,8 -34,26 -37,54 -32,84 -24,104! -14,96 -4,112! 6,98 15,108! 26,88 33,58 33,30 21,9 4,2!',
);
/** Torn open from the middle down: the far wall seen from inside. */
const INSIDE = closed('4,34! 17,46 30,62 33,60! 30,78 25,88 15,108! 6,98 -4,112! -9,100 -6,76 -2,54');
/** The torn edge, bent outwards where it was pushed. */
const FLAP = closed('4,34! -3,54 -8,76 -9,100 -4,112! -14,106 -20,96 -19,74 -10,52');

/** The case it came out of: dry, clear skin, torn below; it hangs by a black stalk from (x, y). */
export function emptyCase(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.42);
  box.fill(STALK, '#2b2420');
  const skin = box.linear(
    -36,
    0,
    34,
    0,
    ramp(0, '#ecd9a0', 0.95, 0.35, '#e6d294', 0.82, 0.75, '#b99f5c', 0.88, 1, '#d9c080', 0.95),
  );
  modelled(
    art,
    around(box.place(SKIN), 10),
    { towards: [-8, -6], soft: 8, shade: '#7a5c30', depth: 0.85, rim: '#fffef0', rimWidth: 2.6 },
    () => void box.fill(SKIN, skin),
  );
  const inside = box.place(INSIDE);
  art.fill(inside, '#8f7440');
  stippled(art, inside, '#4a3620', box.at(-10, 60), box.at(30, 80), [0.95, 0.2]);
  strokes(
    box,
    [
      '-28,20 -20,48 -25,92',
      '-12,8 -10,44 -15,90',
      '8,8 10,24 6,40',
      '20,12 26,36 28,58',
      '-36,56 -22,62 -8,60',
      '-33,32 -6,39 32,33',
    ],
    1.3,
    '#957a44',
    0.1,
  );
  strokes(box, ['-27,24 -31,50 -28,78'], 2, '#fff6dc', 0.3);
  modelled(
    art,
    around(box.place(FLAP), 10),
    { towards: [-3, -4], soft: 4, shade: '#8a6c38', rim: '#fffef0', rimWidth: 1.8 },
    () => void box.fill(FLAP, '#ead49a'),
  );
  box.blot(
    [-24, -13, 0, 13, 23].map((dot, i) => ellipse(dot, 26 + [0, 3, 4, 3, 0][i]!, 1.7)),
    '#fff0c0',
  );
}
