import { type Art, curve, type Knot, Local, Path, polar, random, spline } from '../pen/index.ts';

/** A pen's three nibs, in units: silhouette, form, detail. */
export const INK = { contour: 3.2, form: 1.7, detail: 0.9 } as const;

/** Units between two places where the hand's pressure is set. */
const STEP = 9;

/**
 * A line by hand: its pressure varies, it starts and ends thin, and near its ends it breaks. A closed shape to
 * be filled.
 * @param broken how much of either end lies in pieces, 0 … .5
 */
export function ink(path: Path, weight: number, seed: number | string = 1, broken = 0.16): Path {
  const chance = random(`ink ${seed}`);
  const length = lengthOf(path);
  const count = Math.max(5, Math.round(length / STEP));
  const steps = path.walk(count);
  const strokes: (typeof steps)[] = [[]];
  for (const step of steps) {
    const atEnd = Math.min(step.t, 1 - step.t) < broken;
    if (atEnd && chance() < 0.22) strokes.push([]);
    else strokes[strokes.length - 1]!.push(step);
  }
  return Path.join(
    strokes
      .filter((stroke) => stroke.length > 1)
      .map((stroke) => {
        const half = stroke.map((_, i) => {
          const open = Math.min(1, (Math.min(i, stroke.length - 1 - i) + 0.25) / 2);
          return weight * 0.5 * open * chance.between(0.72, 1.12);
        });
        const side = (sign: 1 | -1): Knot[] =>
          stroke.map(({ x, y, angle }, i) => polar(x, y, half[i]!, angle + sign * 90));
        return spline([...side(-1), ...side(1).reverse()], true);
      }),
  );
}

/**
 * Several such lines of one weight and colour: folds, hair, wrinkles.
 * @param on the picture, or the box that the lines are written in
 * @param lines a string is a written curve, as `points` reads it
 * @param broken how much of either end of each lies in pieces, 0 … .5
 */
export function strokes(
  on: Art | Local,
  lines: readonly (Path | string)[],
  weight: number,
  colour: string,
  broken = 0.2,
): void {
  const art = on instanceof Local ? on.art : on;
  const drawn = lines.map((line) => (typeof line === 'string' ? curve(line) : line));
  const placed = on instanceof Local ? drawn.map((line) => on.place(line)) : drawn;
  art.blot(
    placed.map((line, i) => ink(line, weight, i, broken)),
    colour,
  );
}

const lengthOf = (path: Path): number => {
  const steps = path.walk(40);
  return steps.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - steps[i]!.x, y - steps[i]!.y), 0);
};
