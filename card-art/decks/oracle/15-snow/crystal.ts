import { type Art, Path, type Point, polar, polygon, range } from '../../../kit/pen/index.ts';

/** Side branches of an arm: place on it, length, half width, in parts of the radius; real ones are uneven. */
const BRANCHES = [
  [0.3, 0.2, 0.034],
  [0.45, 0.42, 0.042],
  [0.63, 0.29, 0.038],
  [0.79, 0.17, 0.03],
  [0.9, 0.08, 0.022],
] as const;
/** Twigs of the longest branches: place on it and length, in parts of the branch. */
const TWIGS = [
  [0.42, 0.36],
  [0.66, 0.24],
] as const;

/** How the crystal is turned from us: flattened along a tilted axis. */
const TILT = 24;
const FLAT = 0.72;

/** A needle of ice from a foot: both halves, the right one in shade. */
const needle = ([x, y]: Point, length: number, half: number, heading: number): [lit: Path, shade: Path] =>
  [-1, 1].map((side) =>
    polygon([
      [x, y],
      polar(...polar(x, y, half * 1.4, heading), half, heading + side * 90),
      polar(...polar(x, y, length * 0.86, heading), half * 0.6, heading + side * 90),
      polar(x, y, length, heading),
    ]),
  ) as [Path, Path];

/** A snow crystal that has come close to us, its plane turned; round (x, y). */
export function crystal(art: Art, x: number, y: number, radius: number, turn: number): void {
  const place = (path: Path): Path => path.rotate(-TILT).scale(1, FLAT).rotate(TILT).translate(x, y);
  const arms = range(6, (i) => {
    const heading = turn + i * 60;
    const sides = BRANCHES.flatMap(([out, part, half], k) =>
      [-60, 60].flatMap((fork) => {
        const foot = polar(0, 0, out * radius, heading);
        const length = part * radius * (1 - ((i * 5 + k * 3) % 4) * 0.05);
        const twigs = TWIGS.flatMap(([place, size]) =>
          part < 0.25
            ? []
            : [0, 2 * fork].map((turned) =>
                needle(
                  polar(...foot, length * place, heading + fork),
                  length * size,
                  half * radius * 0.7,
                  heading + turned,
                ),
              ),
        );
        return [...twigs, needle(foot, length, half * radius, heading + fork)];
      }),
    );
    return [...sides, needle([0, 0], radius, 0.05 * radius, heading)];
  }).flat();
  const halves = (half: 0 | 1): Path => place(Path.join(arms.map((pair) => pair[half])));
  const plates = [0.27, 0.2, 0.1].map((size) =>
    place(polygon(range(6, (i) => polar(0, 0, size * radius, turn + 30 + i * 60)))),
  );
  // its own dark edge first: white on a bright sky needs it
  art.line(Path.join(halves(0), halves(1), plates[0]!), 2.2, '#2f5596');
  const [lit, shade] = [
    art.linear(x - radius, y - radius, x + radius, y + radius, [
      [0, '#ffffff'],
      [0.6, '#f6faff'],
      [1, '#c3d8f2'],
    ]),
    art.linear(x - radius, y - radius, x + radius, y + radius, [
      [0, '#c8dcf4'],
      [1, '#7fa6d6'],
    ]),
  ];
  art.fill(halves(1), shade).fill(halves(0), lit);
  art.fill(plates[0]!, '#e6f0fc').fill(plates[1]!, '#a9c8ea').fill(plates[2]!, '#ffffff');
  const spokes = range(6, (i) =>
    place(
      polygon([
        polar(0, 0, 0.1 * radius, turn + 30 + i * 60),
        polar(0, 0, 0.27 * radius, turn + 30 + i * 60),
      ]),
    ),
  );
  art.line(Path.join(spokes), 1.2, '#5a86c0');
}
