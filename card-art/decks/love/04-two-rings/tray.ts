import { type Art, closed, type Path, type Point, polygon, random, range } from '../../../kit/pen/index.ts';
import { GOLD, ROSE } from './rings.ts';
import { paved, piece, SHADE, SUN, THIN } from './view.ts';

/** Where the tray stands by the paving, in metres: along, across, how high its sides. */
const [LEFT, RIGHT, NEAR, FAR, HIGH, BOARD] = [0.2, 0.92, 4.06, 4.5, 0.13, 0.03] as const;

/** A tray of boards with what is left of the stones. */
export function tray(art: Art): void {
  const [sx, sz] = [SUN.right * HIGH, SUN.away * HIGH];
  art.fill(
    piece(
      [LEFT, 0, FAR],
      [RIGHT, 0, FAR],
      [RIGHT + sx, 0, FAR + sz],
      [RIGHT + sx, 0, NEAR + sz],
      [LEFT + sx, 0, NEAR + sz],
      [LEFT, 0, NEAR],
    ),
    SHADE,
    THIN,
  );
  const [l, r, n, f] = [LEFT + BOARD, RIGHT - BOARD, NEAR + BOARD, FAR - BOARD];
  art.fill(piece([LEFT, HIGH, NEAR], [LEFT, HIGH, FAR], [RIGHT, HIGH, FAR], [RIGHT, HIGH, NEAR]), '#c79a68');
  // inside: the far board and the one on the right catch the sun, the floor lies in shade
  art.fill(piece([l, HIGH, n], [l, HIGH, f], [r, HIGH, f], [r, HIGH, n]), '#5c3a30');
  art.fill(piece([l, HIGH, f], [r, HIGH, f], [r, 0.01, f], [l, 0.01, f]), '#7c5240');
  art.fill(piece([r, HIGH, f], [r, HIGH, n], [r, 0.01, n], [r, 0.01, f]), '#a8774e');
  art.clip(
    piece([l, HIGH + 0.2, n], [l, HIGH + 0.2, f], [r, HIGH + 0.2, f], [r, HIGH, n], [l, HIGH, n]),
    () => stones(art),
  );
  art.fill(piece([LEFT, HIGH, NEAR], [RIGHT, HIGH, NEAR], [RIGHT, 0, NEAR], [LEFT, 0, NEAR]), '#8a5c44');
  art.fill(piece([LEFT, HIGH, NEAR], [RIGHT, HIGH, NEAR], [RIGHT, HIGH, n], [LEFT, HIGH, n]), '#ddb682');
  art.fill(
    piece(
      [LEFT, HIGH / 2 + 0.004, NEAR],
      [RIGHT, HIGH / 2 + 0.004, NEAR],
      [RIGHT, HIGH / 2 - 0.004, NEAR],
      [LEFT, HIGH / 2 - 0.004, NEAR],
    ),
    '#6a4238',
  );
}

/** Heaped towards the far right. */
function stones(art: Art): void {
  const chance = random('tray');
  const spots = range(74, () => [chance(), chance()] as const)
    .map(([u, v]) => ({
      along: LEFT + 0.06 + u * (RIGHT - LEFT - 0.12),
      across: NEAR + 0.06 + v * (FAR - NEAR - 0.12),
      up: 0.05 + 0.11 * Math.sin(Math.PI * u) * Math.sin(Math.PI * (0.2 + v * 0.6)),
    }))
    .sort((a, b) => b.across - a.across);
  for (const [i, { along, across, up }] of spots.entries()) {
    const [x, y]: Point = paved(along, up, across);
    const r = chance.between(5, 8.6);
    const turn = chance.between(0, 1.5);
    const stone: Path = polygon(
      range(5, (k): Point => {
        const a = turn + (k / 5) * 6.28 + chance.between(-0.2, 0.2);
        return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.72];
      }),
    );
    const { tones } = i % 3 ? GOLD : ROSE;
    art
      .fill(stone.translate(0.8, 2.6), tones[0])
      .fill(stone, tones[chance() < 0.2 ? 3 : chance() < 0.55 ? 2 : 1]!);
  }
  for (const [u, v] of [
    [-0.16, 4.3],
    [1.12, 4.2],
    [1.02, 3.98],
  ] as const) {
    const [x, y] = paved(u, 0.02, v);
    art.fill(closed(`${x - 7},${y} ${x},${y - 5} ${x + 7},${y - 1} ${x + 3},${y + 5}`), GOLD.tones[1]);
  }
}
