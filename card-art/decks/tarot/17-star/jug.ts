import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local, local, type Point, points, tube } from '../../../kit/pen/index.ts';
import { COPPER, RIM } from './form.ts';

const BODY =
  '-15,-52! 0,-49 15,-52! 10,-42 9,-34 20,-22 30,-2 29,20 18,40 9,48! 0,50 -9,48! -18,40 -29,20 -30,-2 -20,-22 -9,-34 -10,-42';
const HANDLE = tube(points('9,-40 32,-48 53,-26 48,2 27,14'), [3.2, 3.8, 4, 3.8, 3.2], 20).outline;
const BANDS = ['-20,-20 0,-14 21,-20', '-29,4 0,13 30,4', '-27,24 0,32 28,24'];
/** Where the hand is: a jug hangs from there. */
const GRIP: Point = [47, -26];

/** A jug in its own box, and the place of its lip. */
interface Jug {
  box: Local;
  lip: Point;
}

/** Where a jug is whose handle is held at (x, y), turned by `rot`: the handle is on the upper side, whichever way it pours. */
export function jugAt(on: Local, x: number, y: number, size: number, rot: number): Jug {
  const placement = { rot, mirror: rot > 0 };
  const scale = on.scale * size;
  const grip = local(on.art, ...on.at(x, y), scale, placement);
  const box = local(on.art, ...grip.at(-GRIP[0], -GRIP[1]), scale, placement);
  return { box, lip: box.at(-12, -54) };
}

/** A copper jug, its upper side to the star. */
export function jug({ box }: Jug): void {
  flat(box, HANDLE, COPPER.mid, [HANDLE.translate(2.4, 0), COPPER.base], {
    along: ['32,-50.6 55.6,-27 50.6,2'],
    paint: RIM,
    width: 2.4,
  });
  flat(
    box,
    BODY,
    COPPER.base,
    ['-40,-60 -6,-50 -6,-34 -16,-18 -19,0 -15,24 -6,52 -40,60', COPPER.mid],
    ['-40,-40 -12,-34 -22,-18 -27,0 -24,22 -12,48 -40,50', COPPER.dusk],
    ['14,-24 20,-14 24,2 21,20 13,38 20,38 34,10 28,-14', COPPER.lit],
    ['4,-50 6,-42 6,-34 12,-34 14,-52', COPPER.lit],
    { along: ['20,-22 30.6,-2 29.6,20'], paint: RIM, width: 2.6 },
  );
  strokes(box, BANDS, INK.form, COPPER.dusk, 0.1);
  box.fill(ellipse(0, -51, 14, 4.4), COPPER.lit).fill(ellipse(0, -51, 11.4, 3), COPPER.line);
  box.fill(closed('-11,-51.6! -4,-53 6,-53 2,-50 -6,-49'), '#cfe6e4');
}
