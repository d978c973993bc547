import { Path, type Point, range } from '../../pen/index.ts';
import { facing, onSkin, type Seen, stroke } from './seen.ts';
import { digitsOf, sideways } from './skeleton.ts';
import { calm, seams, thinned } from './trace.ts';
import { add, dot, minus, normal, type V3 } from './vec.ts';

/** From these depths on one part lies before the other, in lengths of the hand. */
const OVER = 0.022;
const FOLD = 0.05;
/** From these lengths on, in units, folds are seen. */
const FROM = { palm: 36, back: 56 };

/** Where one part of a hand lies over another. */
export function edges({ relief, length, place }: Seen, shows: (i: number) => boolean): Path {
  const { columns, rows, cell, depth, normals, parts, edge } = relief;
  const width = Math.max(0.75, length * 0.0095) / length / cell;
  const found = seams(columns, rows, (i, j) => {
    // right at the silhouette every slope is a step
    if (Math.max(edge[i]!, edge[j]!) > -1.6 * cell || (!shows(i) && !shows(j))) return false;
    const jump = Math.abs(depth[i]! - depth[j]!);
    if (parts[i] === parts[j]) return jump > FOLD;
    return jump > OVER || dot(normals[i]!, normals[j]!) < 0.55;
  })
    .filter((line) => line.length * cell > 0.06)
    .map((line) => stroke(thinned(calm(line, 5, false), 0.3), width));
  return place(Path.join(found));
}

/** In a hand's own space: curves on the palm, of which what is hidden is left out. */
const PALM: readonly (readonly V3[])[] = [
  // round the ball of the thumb
  [
    [0.112, 0.42, 0.05],
    [0.066, 0.385, 0.05],
    [0.034, 0.32, 0.05],
    [0.018, 0.24, 0.05],
    [0.02, 0.16, 0.05],
  ],
  // from the little finger's edge to between the first two fingers
  [
    [-0.15, 0.385, 0.05],
    [-0.1, 0.4, 0.05],
    [-0.05, 0.425, 0.05],
    [0.0, 0.46, 0.05],
    [0.03, 0.51, 0.05],
  ],
];

/** The palm's folds and those of the joints, from a size on where they are seen. */
export function creases(view: Seen, shows: (i: number) => boolean): Path {
  const { bones, relief, length } = view;
  if (length < FROM.palm) return new Path();
  const width = Math.max(0.7, length * 0.0085) / length / relief.cell;
  const drawn: Path[] = [];
  const draw = (places: readonly V3[], slack: number, weight = 1): void => {
    let run: Point[] = [];
    const end = (): void => {
      if (run.length > 2) drawn.push(stroke(run, width * weight));
      run = [];
    };
    for (const place of places) {
      const point = onSkin(view, shows, place, slack);
      if (point) run.push(point);
      else end();
    }
    end();
  };
  if (facing(view, [0, 0.3, 0], [0, 0, 1]) > 0.35) for (const curve of PALM) draw(curve, 0.06);
  digitsOf(bones).forEach(({ joints, backs, radii }, digit) => {
    for (const k of digit ? ([1, 2] as const) : ([2] as const)) {
      const joint = joints[k]!;
      const direction = normal(minus(joints[k + 1]!, joints[k - 1]!));
      const back = normal(add(backs[k - 1]!, backs[k]!));
      const side = sideways(direction, back);
      const towards = facing(view, joint, back);
      const isPalm = towards < 0;
      const r = radii[k]!;
      const outwards = isPalm ? -1 : 1;
      if (Math.abs(towards) < 0.3 || (!isPalm && length < FROM.back)) continue;
      // across its palm side one fold; over its back two short ones
      const folds = isPalm ? [0] : k === 1 ? [-0.22, 0.22] : [0];
      for (const fold of folds) {
        const most = isPalm ? 0.75 : 0.5;
        draw(
          range(5, (n): V3 => {
            const v = (n / 4 - 0.5) * 2 * most;
            const bow = isPalm ? 0.1 : Math.sign(fold) * 0.16;
            return add(
              add(add(joint, direction, r * (fold + bow * (1 - v * v))), side, v * r),
              back,
              outwards * r * Math.sqrt(1 - v * v),
            );
          }),
          0.03,
          isPalm ? 0.8 : 0.6,
        );
      }
    }
  });
  return view.place(Path.join(drawn));
}
