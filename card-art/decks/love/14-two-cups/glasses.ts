import { lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { CANDLE } from './table.ts';

const LINE_COLOUR = '#fff1cc';
const wine = lit({ from: { at: [...CANDLE] }, shade: '#5c1034', rim: '#ff9a7c', rimWidth: 2.2, stray: 0 });

/** The wine up to its level: its body and the disc that we see of it. */
function filled(box: Local, body: string, level: number, half: number): void {
  wine(box.art, box.place(closed(body)), '#98223f', 5);
  box
    .fill(ellipse(0, level, half, half * 0.24), '#c64c5a')
    .fill(ellipse(0, level + 1, half * 0.8, half * 0.15), '#a52c48');
}

/** A tall stemmed glass, nearly full; its foot stands at (x, y). */
export function tallGlass(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.02);
  box.fill(ellipse(0, 0, 22, 7.4), '#f3d6a2', 0.75);
  art.line(box.place(ellipse(0, 0, 22, 7.4)), 1.6, LINE_COLOUR);
  box.fill(closed('-2,-42! 2,-42! 2,-14 7,-2! -7,-2! -2,-14'), '#f7dfb0');
  const bowl = closed('0,-41 -12,-46 -23,-60 -26,-76 -24,-92 -20,-108! 20,-108! 24,-92 26,-76 23,-60 12,-46');
  box.fill(bowl, '#f6dcae', 0.22);
  filled(box, '0,-43 -11,-47 -22,-60 -25,-76 -24,-87! 0,-81 24,-87! 25,-76 22,-60 11,-47', -87, 24);
  strokes(
    box,
    ['-20,-108 -24,-92 -26,-76 -23,-60 -12,-46 0,-41', '20,-108 24,-92 26,-76 23,-60 12,-46 0,-41'],
    1.9,
    LINE_COLOUR,
    0,
  );
  art.line(box.place(ellipse(0, -108, 20, 5)), 1.5, LINE_COLOUR);
  strokes(box, ['18,-84 20,-74 17,-62'], 2.6, '#ffd0a8', 0);
}

/** A low round one with a sip left; its foot stands at (x, y). */
export function lowGlass(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.08);
  box.fill(ellipse(0, 0, 21, 7.4), '#f3d6a2', 0.75);
  art.line(box.place(ellipse(0, 0, 21, 7.4)), 1.6, LINE_COLOUR);
  box.fill(closed('-2.4,-18! 2.4,-18! 2.6,-9 8,-2! -8,-2! -2.6,-9'), '#f7dfb0');
  const bowl = closed('0,-17 -15,-21 -27,-33 -30,-47 -28,-60 -25,-70! 25,-70! 28,-60 30,-47 27,-33 15,-21');
  box.fill(bowl, '#f6dcae', 0.22);
  filled(box, '0,-19 -14,-22 -25,-32 -27.6,-37! 0,-30 27.6,-37! 25,-32 14,-22', -37, 27.6);
  strokes(
    box,
    ['-25,-70 -28,-60 -30,-47 -27,-33 -15,-21 0,-17', '25,-70 28,-60 30,-47 27,-33 15,-21 0,-17'],
    1.9,
    LINE_COLOUR,
    0,
  );
  art.line(box.place(ellipse(0, -70, 25, 6.4)), 1.5, LINE_COLOUR);
  strokes(box, ['-23,-62 -25,-52 -24,-44'], 2.6, LINE_COLOUR, 0);
}

/** The carafe that both were filled from; it stands at (x, y). */
export function carafe(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.98);
  const body = closed(
    '-26,-8 -30,-22 -24,-44 -12,-62 -9,-84 -14,-108! 14,-108! 9,-84 12,-62 24,-44 30,-22 26,-8 14,0 -14,0',
  );
  box.fill(body, '#f6dcae', 0.22);
  filled(box, '-26,-8 -30,-22 -25,-40! 0,-33 25,-40! 30,-22 26,-8 14,0 -14,0', -40, 25.4);
  strokes(
    box,
    [
      '-14,-108 -9,-84 -12,-62 -24,-44 -30,-22 -26,-8 -14,0 14,0',
      '14,-108 9,-84 12,-62 24,-44 30,-22 26,-8 14,0',
    ],
    1.7,
    LINE_COLOUR,
    0,
  );
  art.line(box.place(ellipse(0, -108, 14, 3.6)), 1.4, LINE_COLOUR);
  strokes(box, ['-9,-64 -20,-46 -25,-26'], 2.2, LINE_COLOUR, 0.1);
}
