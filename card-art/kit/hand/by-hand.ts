import { Path, type Point } from '../pen/index.ts';

/** Units that a piece of an outline may be long before it is bent on its own. */
const PIECE = 26;

/**
 * An outline as a hand follows it: it strays by up to `stray` units, slowly. The same place strays alike in
 * every path, so that what fits together still does.
 */
export function byHand(path: Path, stray = 1.6): Path {
  return subdivide(path).map(
    (x, y): Point => [
      x + stray * (Math.sin(x * 0.041 + y * 0.067 + 1.3) * 0.6 + Math.sin(x * 0.113 - y * 0.089) * 0.4),
      y + stray * (Math.sin(x * 0.059 - y * 0.037 + 4.1) * 0.6 + Math.sin(x * 0.097 + y * 0.121) * 0.4),
    ],
  );
}

/** Long straight pieces as several. */
function subdivide(path: Path): Path {
  const out = new Path();
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  const straight = (toX: number, toY: number): void => {
    const pieces = Math.ceil(Math.hypot(toX - x, toY - y) / PIECE);
    for (let i = 1; i <= pieces; i++) out.lineTo(x + ((toX - x) * i) / pieces, y + ((toY - y) * i) / pieces);
  };
  for (const command of path.commands) {
    if (command[0] === 'Z') {
      straight(...start);
      out.close();
      [x, y] = start;
      continue;
    }
    const [toX, toY] = command.slice(-2) as Point;
    if (command[0] === 'L') straight(toX, toY);
    else out.commands.push(command);
    if (command[0] === 'M') start = [toX, toY];
    [x, y] = [toX, toY];
  }
  return out;
}
