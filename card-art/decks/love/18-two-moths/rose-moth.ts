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
  box.blot(ink(curve('-31,-12 -50,-32 -74,-40'), 3, 1, 0), '#7a3a30');
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
  for (const [thigh, shin, foot] of [
    ['-18,10 -26,18 -33,23', '-33,23 -31,32 -32,41', '-32,40 -36,45 -41,46'],
    ['-8,14 -14,25 -20,31', '-20,31 -16,40 -15,49', '-15,48 -18,54 -23,56'],
    ['4,16 3,28 0,37', '0,37 6,44 9,52', '9,51 8,58 4,61'],
  ] as const) {
    box.blot(ribbon(curve(thigh), 7.4, { start: 0.9, end: 0.7 }), '#8a3048');
    box.blot(ribbon(curve(shin), 4.6, { start: 1, end: 0.8 }), '#8a3048');
    box.blot(ribbon(curve(foot), 3.6, { start: 1, end: 0.5 }), '#6e2440');
  }
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
  const head = closed('-22,-15! -30,-15 -38,-11 -41,-3 -40,5 -35,11! -28,12 -20,9! -16,-2');
  form(head, () => box.fill(head, '#f6cf76'), 4, '#a8622c');
  box.blot(closed('-37,-2 -34,-6.4 -29.6,-5.4 -28,-0.6 -30,4 -34.4,4.4'), '#2c1a2c');
  box.fill(closed('-36,-2.6! -33.4,-5.4 -30.4,-4.6! -33,-3.2'), '#8a6a78');
  // the tongue, rolled up below the brow
  box.blot(ribbon(curve('-37,9 -43,10 -45,14 -41.6,16.6 -39.6,13.6'), 2, { start: 1, end: 0.4 }), '#8a4a2c');
  const shaft = curve('-30,-13 -42,-36 -66,-52');
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
