import { type Knot, type Point, points, random } from '../../../kit/pen/index.ts';

/**
 * A line as rock breaks: every piece of the written one is bent at its middle, and its halves again.
 * @param rough how far a middle strays, as a part of its piece's length
 */
export function broken(written: string, seed: string, rough = 0.17): Point[] {
  const chance = random(seed);
  let line: Point[] = points(written).map(([x, y]: Knot): Point => [x, y]);
  for (let pass = 0; pass < 2; pass++) {
    line = line.flatMap(([x, y], i): Point[] => {
      const next = line[i + 1];
      if (!next) return [[x, y]];
      const [dx, dy] = [next[0] - x, next[1] - y];
      const stray = chance.between(-rough, rough);
      return [
        [x, y],
        [x + dx / 2 - dy * stray, y + dy / 2 + dx * stray],
      ];
    });
  }
  return line;
}
