import { byHand, INK, ink, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  Path,
  type Point,
  points,
  polar,
  polygon,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

const wood = lit({
  from: { towards: [-0.5, -0.85] },
  shade: '#1b2224',
  rim: '#e9c88a',
  rimWidth: 1.8,
  stray: 0.8,
});

/** A wheel nearly on edge: rim, spokes, nave. */
function wheel(art: Art, [x, y]: Point, rx: number, ry: number, tone: string): void {
  const rim = (shift: number, grow: number): Path => ellipse(x + shift, y, rx + grow * 0.5, ry + grow);
  art.cover([rim(9, 0), rim(9, -11)], '#1d2426');
  art.cover([rim(0, 0), rim(0, -11)], tone);
  const spokes = range(12, (i): Path => {
    const angle = i * 30 + 10;
    const [dx, dy] = polar(0, 0, 1, angle);
    return line(x, y, x + dx * (rx - 3), y + dy * (ry - 8));
  });
  for (const spoke of spokes) art.line(spoke, 5, '#1d2426');
  for (const spoke of spokes) art.line(spoke.translate(-1, -0.6), 3, tone);
  wood(art, ellipse(x, y, 10, 15), tone, 4);
  art.fill(ellipse(x - 3, y, 4.4, 7), '#1d2426');
  // light along the upper rim
  art.blot(
    [0, 1].map((i) =>
      ink(curve(range(9, (k) => polarOn(x, y, rx - i * 4, ry - i * 10, -64 + k * 15)).join(' ')), 2, i, 0.1),
    ),
    '#e9c88a',
  );
}

const polarOn = (x: number, y: number, rx: number, ry: number, angle: number): string => {
  const [dx, dy] = polar(0, 0, 1, angle);
  return `${(x + dx * rx).toFixed(1)},${(y + dy * ry).toFixed(1)}`;
};

export const farWheel = (art: Art): void => wheel(art, [456, 654], 26, 84, '#4a443c');
export const nearWheel = (art: Art): void => wheel(art, [214, 670], 38, 92, '#6f5a44');

/** A two-wheeled cart from behind, a little from its left: bench, tailboard, one side. */
export function cart(art: Art): void {
  wood(art, byHand(polygon(points('176,596 176,574 250,584 436,574 440,600 252,612')), 1), '#5f4c3c', 5);
  wood(art, polygon(points('250,606 168,590 172,650 256,684')), '#3f3a35', 8);
  wood(art, polygon(points('246,604 436,594 430,666 254,682')), '#7a624a', 13);
  strokes(
    art,
    [
      '248,630 340,625 434,618',
      '251,656 340,651 432,642',
      '168,610 210,620 250,630',
      '170,630 210,642 252,656',
    ],
    INK.form,
    '#2c2826',
    0.05,
  );
  for (const x of [268, 412])
    art.fill(polygon(points(`${x},602 ${x + 9},601 ${x + 8},670 ${x},671`)), '#4a3c30');
  art.blot(
    range(6, (i) => ellipse(i % 2 ? 416 : 272, 614 + Math.floor(i / 2) * 24, 1.8)),
    '#d9b876',
  );
  art.line(curve('214,670 340,676 456,654'), 8, '#242a2a');
  // a lantern under the board, not lit yet
  art.line(curve('340,678 340,690'), 1.6, '#242a2a');
  wood(art, closed('331,690! 349,690! 352,712! 328,712!'), '#4c5c5c', 3);
  art.fill(roundRect(334, 694, 12, 14), '#c9b678');
  art.fill(Path.join(roundRect(327, 711, 26, 4), roundRect(333, 687, 14, 4)), '#242a2a');
}
