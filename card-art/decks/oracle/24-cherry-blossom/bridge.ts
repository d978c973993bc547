import { around, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, line, type Path, type Point, polygon, range, spline } from '../../../kit/pen/index.ts';
import { across, along, at, LEFT, RIGHT, STREET, WATER } from './view.ts';

/** How far away it stands. */
const AWAY = 7.4;

/** A point of its near side: metres across, height over the deck there, which rises in the middle. */
const on = (x: number, high: number): Point => {
  const half = (RIGHT - LEFT) / 2;
  const place = (x - (LEFT + RIGHT) / 2) / half;
  return at(x, STREET - 0.42 * (1 - Math.min(1, place * place)) - high, AWAY);
};
const run = (high: number, from: number = LEFT - 0.4, to: number = RIGHT + 0.4): Point[] =>
  range(18, (i) => on(from + ((to - from) * i) / 17, high));

/** Where somebody on the bridge stands. */
export const deckAt = (x: number): Point => on(x, 0.06);

const stone = lit({
  from: { towards: [-0.6, -1] },
  shade: '#7c6b5e',
  rim: '#fff3dd',
  rimWidth: 1.8,
  stray: 0.6,
  region: (outline) => around(outline, 14),
});

/** The arch's opening, from the left foot to the right. */
const archAt = (away: number): Point[] =>
  range(37, (i) => {
    const turn = (i / 36) * Math.PI;
    return at(-0.7 - Math.cos(turn) * 2.5, WATER - Math.sin(turn) * 1.55, away);
  });
const ARCH = archAt(AWAY);

/** Its body with the arch left open: stone, in the sun above, in its own shade below. */
export function bridge(art: Art): void {
  const [leftFoot, rightFoot] = [at(LEFT, WATER, AWAY), at(RIGHT, WATER, AWAY)];
  const body = polygon([...run(0, LEFT, RIGHT), rightFoot, ...[...ARCH].reverse(), leftFoot]);
  // the vault inside the arch
  const vault = polygon([...ARCH, ...archAt(AWAY + 2.4).reverse()]);
  art.fill(vault, '#77695e');
  stone(art, body, '#c7b5a1', 12);
  art.clip(body, () => {
    const stones = ARCH.filter((_, i) => i % 2).map(([x, y]) => {
      const [cx, cy] = at(-0.7, WATER, AWAY);
      return line(x, y, x + (x - cx) * 0.14, y + (y - cy) * 0.2);
    });
    const ring = spline(
      ARCH.map(([x, y]): Point => {
        const [cx, cy] = at(-0.7, WATER, AWAY);
        return [x + (x - cx) * 0.14, y + (y - cy) * 0.2];
      }),
    );
    strokes(art, [...stones, ring], INK.form, '#8d7a6a', 0.05);
    const courses = [0.42, 0.8, 1.2, 1.6].map((low) => spline(run(-low)));
    strokes(art, courses, INK.detail, '#8d7a6a', 0.3);
  });
  art.fill(polygon([...run(0.1), ...run(-0.16).reverse()]), '#eadbc4');
  strokes(art, [spline(run(-0.18))], INK.form, '#8d7a6a', 0);
}

/** Where the bridge lands at the left: a wall of the quay, nearer than its arch, big stones under a coping. */
export function quay(art: Art): void {
  const [near, end] = [AWAY - 0.3, LEFT + 0.62];
  const stones = [0.22, 0.62, 1.02, 1.42, 1.82];
  const wall = across(near, [STREET + 0.1, WATER], LEFT - 0.3, end);
  const turned = along(end, [STREET + 0.1, WATER], near, AWAY);
  art.fill(turned, '#857465');
  stone(art, wall, '#b5a28d', 10);
  art.clip(wall, () => {
    const joint = (x: number, course: number): Path =>
      line(...at(x, STREET + course, near), ...at(x, STREET + course + 0.4, near));
    strokes(
      art,
      [
        ...stones.map((low) => line(...at(LEFT - 0.3, STREET + low, near), ...at(end, STREET + low, near))),
        ...stones.map((low, i) => joint(end - (i % 2 ? 0.24 : 0.42), low)),
      ],
      INK.form,
      '#7c6b5e',
      0.1,
    );
    stippled(
      art,
      across(near, [WATER - 0.5, WATER], LEFT - 0.3, end),
      '#6f7d55',
      at(0, WATER - 0.5, near),
      at(0, WATER, near),
      [0.1, 0.9],
    );
  });
  art.fill(across(near, [STREET + 0.2, STREET + 0.3], LEFT - 0.3, end), '#857465');
  art.fill(along(end + 0.06, [STREET, STREET + 0.22], near - 0.06, AWAY), '#c3b29a');
  const corners = [LEFT - 0.3, end + 0.06].map(
    (x) => [at(x, STREET, near - 0.06), at(x, STREET, AWAY)] as const,
  );
  art.fill(polygon([...corners[0]!, ...[...corners[1]!].reverse()]), '#fbf2e0');
  art.fill(across(near - 0.06, [STREET, STREET + 0.22], LEFT - 0.3, end + 0.06), '#e3d3ba');
}

/** An iron railing on the near side; the walkers are behind it. */
export function railing(art: Art): void {
  const iron = '#5d6656';
  const posts = range(25, (i) => {
    const x = LEFT - 0.2 + (i * (RIGHT - LEFT + 0.4)) / 24;
    return [on(x, 0.08), on(x, 0.62)] as const;
  });
  for (const [every, width] of [
    [false, 1.1],
    [true, 3],
  ] as const) {
    const some = posts.filter((_, i) => (i % 6 === 0) === every);
    art.line(
      some.map(([foot, top]) => line(...foot, ...top)),
      width,
      iron,
    );
  }
  art.blot([ink(spline(run(0.64)), 3.2, 1, 0), ink(spline(run(0.2)), 1.6, 2, 0)], iron);
  art.blot([ink(spline(run(0.665)), 1.2, 3, 0)], '#f3ead6');
}

/** What the water gives back of it: broken, darker, below its foot. */
export function reflection(art: Art): void {
  const [, foot] = at(0, WATER, AWAY);
  const down = (list: readonly Point[]): Point[] => list.map(([x, y]) => [x, 2 * foot - y]);
  const [left, right] = [at(LEFT, WATER, AWAY), at(RIGHT, WATER, AWAY)];
  const mirrored = polygon([...down(run(0.06, LEFT, RIGHT)), right, ...down([...ARCH].reverse()), left]);
  const [, , , low] = mirrored.bounds();
  stippled(art, mirrored, '#8a8a74', [0, foot], [0, low], [0.95, 0.25]);
}
