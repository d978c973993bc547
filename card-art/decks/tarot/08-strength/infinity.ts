import { type Art, type Knot, range, TAU, tube } from '../../../kit/pen/index.ts';
import { petal } from '../../../kit/plants/petal.ts';

/** The crossing of the infinity over her head. */
const [X, Y] = [380, 318];
const [HALF, RISE, TILT] = [58, 56, -7];

/** A place on it: 0 and 0.5 are the crossing, the right loop comes first. */
function at(t: number): Knot {
  const a = t * TAU - TAU / 4;
  const share = 1 + Math.sin(a) ** 2;
  const [x, y] = [(HALF * Math.cos(a)) / share, (RISE * Math.sin(a) * Math.cos(a)) / share];
  const turn = (TILT * TAU) / 360;
  return [X + x * Math.cos(turn) - y * Math.sin(turn), Y + x * Math.sin(turn) + y * Math.cos(turn)];
}

/** A strand that comes nearer and goes: thin where it crosses, broad in the bends. */
function strand(art: Art, from: number, to: number, width: number, paint: string): void {
  const knots = range(25, (i) => at(from + ((to - from) * i) / 24));
  art.fill(
    tube(
      knots,
      [0.4, 0.7, 1, 0.7, 0.4].map((part) => part * width),
      26,
    ).outline,
    paint,
  );
}

/** Light that passes over itself, and petals that the wind brings from the briar. */
export function infinity(art: Art): void {
  art.glow(X, Y, 118, '#fff0c0', 0.55, 0.62);
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 1],
  ] as const) {
    strand(art, from, to, 5.6, '#f0b85e');
    strand(art, from, to, 4.4, '#ffe29a');
    strand(art, from, to, 2, '#fffbe8');
  }
  for (const [x, y, size, rot] of [
    [446, 270, 6, 30],
    [466, 250, 7, 100],
    [462, 330, 5, 200],
    [300, 400, 6, 60],
    [330, 440, 5, 140],
    [286, 460, 6, 220],
  ] as const)
    art.fill(petal(x, y, size, size * 0.8, rot, { tip: 0.5 }), '#e58a90');
}
