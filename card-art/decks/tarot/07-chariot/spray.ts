import { printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Knot,
  lerp,
  type Path,
  type Point,
  polar,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** Where hoofs strike the water in front of us: foot, reach of what flies up, to which sides it flies (degrees). */
const BURSTS = [
  [74, 868, 96, -64, 4],
  [150, 874, 84, -40, 34],
  [246, 874, 104, -8, 58],
  [352, 876, 92, -58, 10],
  [432, 876, 74, -44, 4],
  [500, 876, 72, -4, 44],
  [548, 868, 104, -30, 40],
] as const;

interface Jet {
  path: Path;
  drops: readonly (readonly [at: Point, radius: number])[];
}

/** What one hoof throws: jets that bend over as they slow down and come apart in drops. */
function jets([x, y, reach, from, to]: (typeof BURSTS)[number], seed: number): Jet[] {
  const chance = random(`jet ${seed}`);
  return range(9, (i): Jet => {
    const angle = lerp(from, to, (i + chance.between(0.1, 0.9)) / 9);
    const length = reach * chance.between(0.5, 1.2) * (1 - 0.2 * Math.abs(angle / 60));
    const root: Point = [x + angle * 0.34 + chance.between(-6, 6), y];
    const side = angle < 0 ? -1 : 1;
    const knee = polar(...root, length * 0.62, angle * 0.7);
    const tip: Point = [
      knee[0] + side * length * chance.between(0.2, 0.4),
      knee[1] - length * chance.between(0.06, 0.3),
    ];
    const width = chance.between(9, 20);
    return {
      path: ribbon(spline([root, polar(...root, length * 0.36, angle * 0.5), knee, tip]), width, {
        start: 1,
        end: 0.12,
        peak: 0.12,
        samples: 14,
      }),
      drops: range(4, (k) => [
        [tip[0] + side * (4 + k * chance.between(4, 9)), tip[1] + chance.between(-9, 4) + k * k * 1.2],
        chance.between(1.2, 3.6) * (1 - k * 0.15),
      ]),
    };
  });
}

/** The sheet that a hoof presses out of the water: low, its edge torn into beads. */
function sheet([x, y, reach, from, to]: (typeof BURSTS)[number], seed: number): Path {
  const chance = random(`sheet ${seed}`);
  const edge = range(15, (i): Knot => {
    const angle = lerp(from - 34, to + 34, i / 14);
    const high =
      i % 2 ? chance.between(0.2, 0.3) : chance.between(0.34, 0.62) * (1 - 0.3 * Math.abs(i / 7 - 1));
    return polar(x, y, reach * high, angle);
  });
  return spline([[x - 58, y + 20, 1], ...edge, [x + 58, y + 20, 1]], true);
}

/** Mist, then jets and foam, then what has flown furthest. */
export function spray(art: Art): void {
  printed(art, [40, 760, 560, 870], () => {
    for (const [x, y, reach, from, to] of BURSTS) {
      const lean = (from + to) * 0.3;
      art.fill(
        ellipse(x + lean, y - 20, 76, 74),
        art.radial(
          x + lean,
          y - 20,
          76,
          ramp(0, '#fff2d4', 0.8, 0.5, '#f4e2cc', 0.4, 1, '#f4e2cc', 0),
          reach / 110,
        ),
      );
    }
  });
  for (const [i, burst] of BURSTS.entries()) {
    // the storm is in the water on the left, the sun on the right
    const [turned, body] =
      i < 2 ? ['#9ea3b8', '#cfced8'] : i < 4 ? ['#b5a7a8', '#e2d5cc'] : ['#d6b590', '#f4e0bc'];
    const paint = (path: Path, tone: string, step: number): void => {
      art.fill(path, '#fffaf0');
      art.clip(path, () => void art.fill(path.translate(-step, step), tone));
    };
    const thrown = jets(burst, i);
    for (const { path } of thrown.slice(0, 4)) paint(path, turned!, 3);
    paint(sheet(burst, i), body!, 3);
    for (const { path } of thrown.slice(4)) paint(path, body!, 3.4);
    art.blot(
      thrown.flatMap(({ drops }) => drops.map(([at, radius]) => ellipse(...at, radius, radius * 0.86))),
      '#fff8e8',
    );
  }
  const chance = random('flung');
  art.blot(
    range(60, () => {
      const [x, y, reach, from, to] = chance.pick(BURSTS);
      const [px, py] = polar(x, y, reach * chance.between(0.6, 1.9), lerp(from, to, chance()));
      return ellipse(px, py, chance.between(0.8, 2.4), chance.between(0.8, 2.2));
    }),
    '#fff8e8',
  );
}
