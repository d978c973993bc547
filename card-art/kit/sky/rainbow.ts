import { type Art, arc, LINE, type Paint, Path, ramp } from '../pen/index.ts';

/** From the outer edge to the inner one. */
export const RAINBOW = ['#d9859f', '#eaa98f', '#f3d9a0', '#a8d6b6', '#86b8e6', '#8e92e0', '#b292dc'] as const;

/**
 * A rainbow about (cx, cy): seven bands from `outer` to `inner`, with an engraved line between two.
 * It thins out towards `foot`, the height at which it is gone.
 */
export function rainbow(art: Art, cx: number, cy: number, outer: number, inner: number, foot: number): void {
  const step = (outer - inner) / RAINBOW.length;
  const fade = (colour: string, strength: number): Paint =>
    art.linear(
      0,
      cy - outer,
      0,
      foot,
      ramp(0, colour, strength, 0.55, colour, strength * 0.86, 1, colour, 0),
    );
  RAINBOW.forEach((colour, i) => {
    const [far, near] = [outer - i * step, outer - (i + 1) * step];
    const band = Path.join(arc(cx, cy, far, -100, 100))
      .append(lineTo(arc(cx, cy, near, 100, -100)))
      .close();
    art.fill(band, fade(colour, 0.93));
  });
  for (let i = 0; i <= RAINBOW.length; i++) {
    const bow = arc(cx, cy, outer - i * step, -100, 100);
    art.line(bow, i % RAINBOW.length ? LINE.hair : LINE.mid, fade('#fff6e6', 0.85));
  }
}

/** The path as a continuation: its first point is drawn to, not moved to. */
function lineTo(path: Path): Path {
  const [first, ...rest] = path.commands;
  if (first?.[0] !== 'M') return path;
  return new Path([['L', first[1], first[2]], ...rest]);
}
