import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Point,
  radians,
  ribbon,
} from '../../../kit/pen/index.ts';
import { COAT, FAR, LINE } from './coat.ts';
import { toned } from './form.ts';

/** Written level, looking right, 100 from poll to lip; then bowed. */
const SCALE = 1.58;
const BOWED = 60;
const LEATHER = { fill: '#463350', shade: '#2a1e36', rim: '#e8b878', soft: 2, rimWidth: 1.2 } as const;

/** The place of the bit in the head's box: the reins end there. */
const BIT = [83, 11] as const;

/** The head at its poll (x, y), bowed to the breast: ears up, a dark eye under its brow, jowl, nostril and lips. */
export function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, SCALE, { rot: BOWED });
  const at = (knots: string): Path => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  toned(art, at('13.5,-15! 12,-26 7,-36 -1,-44! -6,-37 -6,-27 1,-13!'), FAR);
  toned(
    art,
    at(
      '-11,2 -6,-8 2,-15 13,-18 24,-19.6 36,-17.6 52,-15 74,-12.6 88,-11.6 96,-8 101,-1 101.6,6 98,11! 97.6,15 92,19 84,19.4 77,15.4! 66,15 54,18.6 44,25 34,31.4 22,33 10,28 0,18 -8,6!',
    ),
    COAT,
    () => {
      // the side, turned from the sun: cheek, the hollow before it, the chin
      plane('-12,4! 8,4 22,8 34,6 46,4 62,3 76,4 84,8 90,16 84,24! 40,44! -12,40!', '#c2b8c8');
      plane('-10,16! 6,24 20,28 34,25 46,17 60,12 74,12 80,16! 60,30! 20,44! -12,40!', '#968db0');
      // muzzle
      plane('88,-14! 84,-4 86,6 92,12 98,13! 110,10! 110,-14!', '#c7b6c0');
      // the sun down its face
      plane('26,-22! 52,-18 76,-15 96,-12 104,-2! 98,0 92,-6 76,-8.4 56,-10.4 40,-12.6 30,-15!', '#f7cd9c');
      plane('30,-22! 52,-18 76,-15.4 96,-12 105,-2! 100,-1 95,-7 76,-11 52,-13.4 34,-17!', '#fff0d4');
      // the bone over the eye, and the hollow above it
      plane('16,-15! 22,-12 31,-12 38,-8! 34,-15 26,-17.6', '#fbf3e6');
      plane('10,-14! 16,-12 20,-9 16,-7 10,-9!', '#bfb4c4');
    },
  );
  toned(art, at('9,-13! 2,-22 -8,-32 -18,-37! -22,-30 -17,-19 -8,-10 0,-7!'), COAT, () =>
    plane('4,-13! -3,-21 -11,-28 -17,-33! -17,-26 -12,-17 -4,-10!', '#8b7f9c'),
  );
  // the eye: brown under a heavy lid, bowed to the child
  const eye = (knots: string, tone: string): void =>
    void box.fill(closed(knots).translate(-26, 4).scale(0.68).translate(25, -5), tone);
  eye('15,-3.6! 19,-11 28,-13.4 36,-8 37.6,-2! 31,2 22,2', '#d9cfd3');
  eye('17.4,-2.8! 22,-8 30,-8 35,-3! 31.4,1 22.6,1', '#4c3034');
  eye('22.4,-5.6! 26,-7.4 31,-7 33,-4! 31.6,-0.4 26,0 23,-2', '#241a26');
  eye('16.6,-2.6! 21,-8.6 29,-9.6 36,-3.6! 35.4,-2! 30,-6.4 24,-6 18.4,-1.6!', '#83788f');
  box.fill(ellipse(26.4, -6.4, 0.9, 0.7), '#f6ead8');
  const stroke = (knots: string, width: number, tone: string): void =>
    void box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), tone);
  stroke('20,-0.6 25,0.4 30,-1', 0.8, '#aaa0b4');
  // nostril, lips, the vein
  plane('90.4,-5! 94,-6.4 97,-3 96,1.6! 93,1 91.6,-2', '#4a3850');
  stroke('88,-6.4 94,-8.4 99,-3', 1.1, LINE);
  stroke('98,11 92,10.6 85,11.6 80,9', 1.3, '#5c4a62');
  stroke('42,-6 56,-4 68,-5', 0.9, '#b3a9bd');
  stroke('36,24 30,16 32,8', 1.2, LINE);
  forelock(art, box);
  bridle(art, box);
}

/** Where the reins go to, of a head whose poll is at (x, y). */
export function bitOf(x: number, y: number): Point {
  const [cos, sin] = [Math.cos(radians(BOWED)), Math.sin(radians(BOWED))];
  return [x + SCALE * (BIT[0] * cos - BIT[1] * sin), y + SCALE * (BIT[0] * sin + BIT[1] * cos)];
}

function forelock(art: Art, box: Local): void {
  toned(
    art,
    box.place(closed('-4,-13! 4,-17 13,-19 24,-18! 19,-16 30,-15! 22,-13 14,-12 22,-9! 8,-8 -2,-9!')),
    {
      fill: '#d3c9cf',
      shade: '#a39ab4',
      rim: '#fff6d8',
      soft: 2,
      rimWidth: 1.4,
    },
  );
}

/** Cheek strap, brow band, nose band, and the ring of the bit. */
function bridle(art: Art, box: Local): void {
  for (const strap of [
    '-1,-12 4,-2 20,6 48,9 83,11',
    '3,-3 7,-9 9,-17',
    '70,-12.8 71,-2 69,8 66,15',
    '-2,-11 -3,3 2,17 10,29',
  ])
    toned(art, box.place(ribbon(curve(strap), 3.6, { start: 1, end: 1, samples: 10 })), LEATHER);
  toned(art, box.place(ellipse(...BIT, 4)), {
    fill: '#e2b25c',
    shade: '#96603c',
    rim: '#fff6d2',
    soft: 1.6,
    rimWidth: 1.2,
  });
  box.fill(ellipse(...BIT, 1.8), '#6a4a50');
}
