import { byHand, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, type Knot, type Path, type Point, spline } from '../../../kit/pen/index.ts';
import { along } from '../../../kit/pen/tube.ts';
import { HEIGHT, onLetter } from './view.ts';

const FACE = { fill: '#c22c4c', dark: '#861a40', edge: '#f08a86' } as const;
/** The side that lies below, where it turns over. */
const UNDER = { fill: '#861a40', dark: '#54102f', edge: '#c25a6a' } as const;

/** A flat band that lies level is seen this much narrower where it runs across the picture. */
const FLAT = 0.62;

/** A flat band along a path; `widths` are even along it, none where it turns over and shows its edge alone. */
function band(path: Path, widths: readonly number[]): [band: Path, upper: Path, lower: Path] {
  const steps = path.walk(30);
  const side = (sign: 1 | -1): Knot[] =>
    steps.map(({ x, y, angle, t }, i) => {
      const half = (along(widths, t) / 2) * sign;
      const across = ((angle + 90) * Math.PI) / 180;
      return [
        x + Math.sin(across) * half,
        y - Math.cos(across) * half * FLAT,
        i === 0 || i === steps.length - 1 ? 1 : 0,
      ];
    });
  const [left, right] = [side(-1), side(1)];
  return [spline([...left, ...right.slice().reverse()], true), spline(left), spline(right)];
}

/** Flat silk: a lit edge on the side of the window, darker towards `dark`'s end. */
function silk(
  art: Art,
  path: Path,
  {
    widths = [17, 17],
    side = FACE,
    from = 0,
    to = 0.75,
  }: { widths?: readonly number[]; side?: typeof FACE | typeof UNDER; from?: number; to?: number } = {},
): void {
  const [outline, left, right] = band(path, widths);
  const [first, last] = [path.walk(2)[0]!, path.walk(2)[1]!];
  art.fill(outline, side.fill);
  stippled(art, outline, side.dark, [first.x, first.y], [last.x, last.y], [from, to]);
  const height = (edge: Path): number =>
    edge.bounds()[1] + edge.bounds()[3] - (edge.bounds()[0] + edge.bounds()[2]) * 0.5;
  const [upper, lower] = height(left) < height(right) ? [left, right] : [right, left];
  strokes(art, [lower], 1.1, side.dark, 0.05);
  strokes(art, [upper], 1.5, side.edge, 0.08);
}

/** What lies below it, a little to the left of it and towards us. */
function shade(art: Art, path: Path, [dx, dy]: Point, widths: readonly number[] = [17, 17]): void {
  const [outline] = band(path.translate(dx, dy), widths);
  stippled(art, byHand(outline, 1), '#6a3a56', [0, 0], [0, 1], [0.8, 0.8]);
}

const KNOT = onLetter(-0.06, 0.02, HEIGHT);
const fromKnot = (knots: string): Path => curve(knots).translate(...KNOT);

/** Round the letters both ways. */
function bands(art: Art): void {
  const across = spline([onLetter(-0.02, -1, HEIGHT), onLetter(-0.05, 0, HEIGHT), onLetter(-0.1, 1, HEIGHT)]);
  const front = spline([onLetter(-0.1, 1.01, HEIGHT), onLetter(-0.1, 1.01, 0)]);
  const lengthwise = spline([
    onLetter(-1, 0.06, HEIGHT),
    onLetter(-0.06, 0.02, HEIGHT),
    onLetter(1, -0.04, HEIGHT),
  ]);
  shade(art, across, [-4, 2]);
  shade(art, lengthwise, [-2, 5]);
  silk(art, across, { from: 0.1, to: 0.3 });
  silk(art, front, { from: 0.55, to: 0.95 });
  silk(art, lengthwise, { from: 0.5, to: 0.1 });
  silk(art, spline([onLetter(1.005, -0.04, HEIGHT), onLetter(1.005, -0.04, 0)]), {
    widths: [9, 9],
    from: 0.1,
    to: 0.6,
  });
}

/** The loop that still holds: up behind, turned over, and back to the knot. */
function loop(art: Art): void {
  shade(art, fromKnot('-92,-4 -60,6 -30,6 0,6'), [-8, 4], [10, 18, 18, 12]);
  silk(art, fromKnot('-2,-3 -24,-36 -58,-60 -88,-58 -102,-42'), {
    side: UNDER,
    widths: [10, 17, 20, 17, 5],
    from: 0.9,
    to: 0.1,
  });
  silk(art, fromKnot('-102,-43 -108,-26 -86,-12 -44,-6 0,0'), {
    widths: [4, 17, 23, 19, 11],
    from: 0,
    to: 0.8,
  });
}

/** The end that has slipped out: over the letters, turned over once on the table, and down over its edge. */
function stray(art: Art): void {
  const [onPaper, onTable, hanging] = [
    fromKnot('4,2 30,14 58,8 84,16 104,36 112,58'),
    fromKnot('112,57 118,82 98,96 66,102 44,116'),
    fromKnot('44,115 32,126 30,146 33,176 27,206 33,238'),
  ];
  shade(art, onPaper, [-5, 6]);
  shade(art, onTable, [-6, 4], [4, 16, 18, 4]);
  shade(art, hanging, [-9, 4], [4, 16, 17, 17]);
  silk(art, onPaper, { widths: [10, 18, 19, 19, 16, 3], from: 0.7, to: 0.25 });
  silk(art, onTable, { side: UNDER, widths: [3, 15, 22, 18, 3], from: 0.5, to: 0 });
  silk(art, hanging, { widths: [3, 15, 18, 15, 18, 17], from: 0, to: 0.8 });
}

/** Crossed over the letters; the knot is slack, one loop of it left. */
export function silkOver(art: Art): void {
  bands(art);
  stray(art);
  const short = fromKnot('-2,3 -22,14 -40,26 -62,34');
  shade(art, short, [-4, 5], [8, 17, 18, 16]);
  silk(art, short, { widths: [9, 17, 19, 17], from: 0.8, to: 0.1 });
  loop(art);
  const turn = fromKnot('-9,10 -7,0 1,-8 10,-11');
  silk(art, turn, { widths: [15, 19, 19, 13], from: 0.7, to: 0 });
  strokes(art, [fromKnot('-6,10 -3,2 4,-4'), fromKnot('2,8 4,2 9,-3')], 1.3, '#6a1238', 0.1);
}
