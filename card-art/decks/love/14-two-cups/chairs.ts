import { INK, ink, strokes, twoTone, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  line,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';

/** Candle and afterglow are beyond them: only their upper edges have light. */
const toned = twoTone({ towards: [0.1, -1] });
const RIM = { rim: '#f0b878', rimWidth: 1.8 } as const;
const tube = (knots: string, width: number): Path =>
  ribbon(curve(knots), width, { start: 1, end: 1, samples: 30 });

/** A bentwood chair's back from behind: hoop, and the three slats in it. Its foot lies beyond the picture. */
function back(art: Art, x: number, y: number, scale: number, rot: number): Local {
  const box = local(art, x, y, scale, { rot });
  for (const slat of ['-36,0! -30,90 -30,210', '0,-8! 0,90 0,210', '36,0! 30,90 30,210'])
    toned(box, tube(slat, 9), { fill: '#5e3c38', shade: '#452a2c', soft: 0 });
  toned(box, tube('-60,210 -60,120 -56,60 -40,44 0,36 40,44 56,60 60,120 60,210', 7), {
    fill: '#6a4640',
    shade: '#472c2e',
    soft: 2.4,
    ...RIM,
  });
  toned(box, tube('-88,210 -90,120 -84,48 -58,4 0,-10 58,4 84,48 90,120 88,210', 14), {
    fill: '#6a463e',
    shade: '#4a2f30',
    soft: 5,
    ...RIM,
  });
  return box;
}

/** A shawl thrown over one back: it bends over the rail and hangs in folds, each with its own end, the fringes after them. */
function shawl(box: Local): void {
  const hem =
    '35,24 30,40 29,49! 23,50 19,46 9,59! 4,60 -1,54 -9,62! -18,60 -22,64 -31,74! -38,76 -44,69 -55,82! -66,82 -72,78 -84,96!';
  const cloth = closed(
    `-104,96! -96,50 -86,30 -74,10 -58,-8 -36,-17 -12,-21 12,-21 29,-16! 36,-6 34,8 ${hem}`,
  );
  box.blot(
    curve(hem)
      .walk(30)
      .slice(2)
      .map(({ x, y }, i) =>
        ink(line(x, y - 4, x - 1 + Math.sin(i * 2.2) * 2.4, y + 11 + Math.sin(i * 1.7) * 3), 2.2, i, 0.1),
      ),
    '#7c3550',
  );
  toned(box, cloth, { fill: '#6f2745', shade: '#431431', soft: 3 });
  within(
    box,
    cloth,
    // between the folds it stands out to us
    ['-66,-2! -78,30 -82,66 -78,100! -64,76! -62,40 -56,-8!', '#823350'],
    ['-34,-18! -42,14 -42,44 -34,66! -26,68! -29,32 -22,-20!', '#823350'],
    ['-2,-22! -4,12 -8,40 -3,54! 3,52! 6,22 8,-22!', '#823350'],
    ['24,-20! 28,4 26,26 22,48! 30,52! 36,22 34,-12!', '#823350'],
    // folds: from the rail down to where the hem turns back
    ['-50,-12! -56,22 -60,50 -64,73! -52,82! -46,70! -49,30 -42,-14!', '#4b1735'],
    ['-20,-20! -24,14 -24,36 -20,55! -9,64! -3,54! -12,24 -10,-20!', '#4b1735'],
    ['12,-22! 13,8 10,30 0,49! 8,58! 15,46! 21,20 20,-18!', '#4b1735'],
    // under the rail it falls away
    ['-84,40! -70,20 -48,4 -20,-5 12,-6 40,2! 38,9 14,2 -16,3 -44,13 -62,28 -76,50!', '#3a102b', 0.55],
    // the rail's edge in the candle's light
    {
      along: ['-96,50 -86,30 -74,10 -58,-8 -36,-17 -12,-21 12,-21 26,-17'],
      paint: RIM.rim,
      width: 3.6,
    },
  );
  strokes(
    box,
    ['-70,6 -80,36 -84,66', '-30,-14 -36,14 -37,40', '2,-18 1,8 -2,30', '28,-12 31,6 29,24'],
    INK.detail,
    '#b0586c',
    0.4,
  );
}

/** One of two chairs, from behind: the frame cuts it. */
export function chair(art: Art): void {
  shawl(back(art, 138, 770, 1.15, -4));
}
