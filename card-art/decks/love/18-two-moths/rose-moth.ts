import { ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, line, local, type Path, polar, ribbon } from '../../../kit/pen/index.ts';

const FAR_FORE = closed('-12,-4! -40,-40 -58,-82 -62,-116 -54,-124! -30,-116 0,-88 16,-50 10,-8!');
const FORE = closed('-10,-2! -16,-48 -6,-94 14,-126 26,-134! 46,-120 72,-88 92,-58! 78,-34 44,-10 8,4!');
const HIND = closed('0,0! 40,-22 82,-32 100,-18 102,8 84,28 56,34 24,24!');

/** A small rose-coloured moth from the side, its wings up: about 180 × 180, its chest at (0, 0). */
export function roseMoth(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const form = (outline: Path, draw: () => void, soft: number, shade = '#6a1440'): void =>
    modelled(
      art,
      regionOf(box.place(outline), 12),
      { towards: [5, -5], soft, shade, depth: 0.85, rim: '#fff0cc', rimWidth: 2 },
      draw,
    );
  const wing = (outline: Path, band: string, colour: string, gold: string): void =>
    form(
      outline,
      () => {
        box.fill(outline, colour);
        box.clip(outline, () => box.fill(closed(band), gold));
      },
      8,
    );
  box.blot(ink(curve('-30,-8 -52,-28 -78,-34'), 3, 1, 0), '#7a3a30');
  wing(FAR_FORE, '-70,-60 -40,-70 0,-66 30,-60! 30,-28 0,-36 -40,-36 -70,-26!', '#a93358', '#e2b068');
  wing(HIND, '30,-40! 60,-30 72,0 66,50! 36,50 44,6 24,-16!', '#c9476a', '#f6d68e');
  wing(FORE, '-30,-52 0,-62 40,-52 80,-24! 70,10 36,-20 0,-28 -30,-20!', '#d8506e', '#fbe3a4');
  box.blot(
    ['-4,-8 0,-60 22,-124', '-2,-8 16,-56 48,-110', '0,-8 26,-44 70,-84', '2,-4 34,-28 86,-56'].map(
      (vein, i) => ink(curve(vein), 1.6, i, 0.06),
    ),
    '#8e2850',
    0.7,
  );
  box.blot(ribbon(curve('-10,-2 -16,-48 -6,-94 14,-126 26,-134'), 6, { start: 0.8, end: 0.2 }), '#f6c8a4');
  // legs, body, head
  box.line(
    ['-18,12 -30,28 -26,42', '-8,16 -14,36 -8,48', '4,18 4,36 12,46'].map((leg) => curve(leg)),
    3,
    '#8a3048',
  );
  form(
    closed('-2,-12 24,-6 52,14 74,40! 50,42 20,30 0,20'),
    () => box.fill(closed('-2,-12 24,-6 52,14 74,40! 50,42 20,30 0,20'), '#eeb95c'),
    7,
    '#8a4a2c',
  );
  box.blot(
    ['22,-6 16,12 20,28', '38,4 30,20 34,34', '52,16 44,28 50,40'].map((ring, i) =>
      ink(curve(ring), 2, i, 0),
    ),
    '#b9783c',
  );
  const chest = closed('-24,-12! -12,-20 4,-16 14,-4 10,14 -6,22 -22,16! -18,10 -28,6! -22,0');
  form(chest, () => box.fill(chest, '#fbdc86'), 7, '#a8622c');
  const head = closed('-26,-14 -38,-10 -42,0 -36,10 -24,10 -18,0');
  form(head, () => box.fill(head, '#f6cf76'), 4, '#a8622c');
  box.blot(closed('-36,-4 -32,-7 -29,-3 -31,2 -35,1'), '#2c1a2c');
  const shaft = curve('-34,-10 -48,-34 -72,-48');
  box.blot(ribbon(shaft, 4, { start: 1, end: 0.3 }), '#e8b060');
  box.line(
    shaft
      .walk(9)
      .slice(1)
      .flatMap(({ x: fx, y: fy, angle }) =>
        [-60, 60].map((turn) => line(fx, fy, ...polar(fx, fy, 7, angle + turn))),
      ),
    1.4,
    '#c98a44',
  );
}
