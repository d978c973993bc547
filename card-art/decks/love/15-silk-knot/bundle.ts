import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Point, polygon, random, range, spline } from '../../../kit/pen/index.ts';
import { HEIGHT, onLetter } from './view.ts';

const paper = lit({
  from: { towards: [0.5, -1] },
  shade: '#8d6a84',
  rim: '#fffaf0',
  rimWidth: 1.2,
  stray: 0.5,
});

const PAPERS = ['#f6e6cf', '#c7cbdc', '#f2dcc4', '#f8ead6', '#dcb8ac', '#f4e4ce', '#b9c3d8', '#f9eedc'];
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Letters one on another, none quite square to the next; the upper one shows its stamp and a name. */
export function bundle(art: Art): void {
  // the window stands behind them: their shadow comes towards us and to the left
  const shadow = polygon([
    onLetter(-1, -0.9, 0),
    onLetter(-1.3, -0.2, 0),
    onLetter(-1.24, 1.7, 0),
    onLetter(0.78, 1.66, 0),
    onLetter(1, 0.9, 0),
  ]);
  stippled(art, shadow, '#54304c', [330, 640], [200, 740], [1, 0.45]);
  const chance = random('old letters');
  const count = PAPERS.length;
  range(count, (i) => {
    const [low, high] = [(HEIGHT * i) / count, (HEIGHT * (i + 0.86)) / count];
    const last = i === count - 1;
    const turn = last ? 13 : 13 + chance.between(-4, 4);
    const slip = last ? [0, 0] : [chance.between(-0.008, 0.008), chance.between(-0.006, 0.006)];
    const at = (u: number, v: number, height: number): Point =>
      onLetter(u, v, height, turn, slip as [number, number]);
    const colour = PAPERS[i]!;
    const front = polygon([at(-1, 1, low), at(1, 1, low), at(1, 1, high), at(-1, 1, high)]);
    const end = polygon([at(1, 1, low), at(1, -1, low), at(1, -1, high), at(1, 1, high)]);
    art.fill(front, colour).fill(front, '#6d4468', 0.42);
    art.fill(end, colour);
    paper(art, polygon(CORNERS.map(([u, v]) => at(u, v, high))), colour, last ? 5 : 2, { depth: 0.6 });
  });
  const stamp = polygon([
    onLetter(0.62, -0.78, HEIGHT),
    onLetter(0.88, -0.78, HEIGHT),
    onLetter(0.88, -0.28, HEIGHT),
    onLetter(0.62, -0.28, HEIGHT),
  ]);
  art.fill(stamp, '#5f7f8c');
  const written = range(3, (i) =>
    spline(
      range(9, (k) => onLetter(0.24 + k * 0.07 - i * 0.03, 0.34 + i * 0.2 + (k % 2 ? 0.05 : -0.05), HEIGHT)),
    ),
  );
  strokes(art, written, INK.form, '#5d4a70', 0.2);
}
