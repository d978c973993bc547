import { INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  local,
  Path,
  type Point,
  polar,
  random,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A sunflower's head: turned away by `turn` (1 faces us), tilted by `rot`; no two with the same `seed` alike. */
export function sunflower(
  art: Art,
  x: number,
  y: number,
  radius: number,
  turn: number,
  rot: number,
  seed: number,
): void {
  const box = local(art, x, y, 1, { rot });
  const chance = random(`sunflower ${seed}`);
  const flat = (path: Path): Path => path.scale(turn, 1);
  const ring = (count: number, reach: number, wide: number, start: number): Path[] =>
    range(count, (i) =>
      flat(
        leaf(
          ...polar(0, 0, radius * 0.3, start + (i * 360) / count),
          radius * reach * chance.between(0.88, 1.1),
          radius * wide,
          start + (i * 360) / count + chance.between(-7, 7),
          chance.between(-5, 5),
        ),
      ),
    );
  const round = (draw: () => void, soft: number, shade: string, rim: string): void =>
    modelled(
      art,
      [x - radius * 1.5, y - radius * 1.5, x + radius * 1.5, y + radius * 1.5],
      { towards: [-soft, -soft], soft, shade, rim, rimWidth: 1.8 },
      draw,
    );
  const back = ring(17, 0.78, 0.34, 8);
  const front = ring(15, 0.68, 0.32, 0);
  round(() => void box.fill(Path.join(back), '#e09a2c'), radius * 0.1, '#a8562c', '#ffdf80');
  round(
    () => {
      for (const petal of front) box.fill(petal, '#f9c944');
    },
    radius * 0.07,
    '#c9782c',
    '#fff0ae',
  );
  art.blot(
    front.map((_, i) => {
      const angle = (i * 360) / 15;
      return ink(
        box.place(flat(spline([polar(0, 0, radius * 0.46, angle), polar(0, 0, radius * 0.8, angle + 3)]))),
        INK.detail,
        i,
        0.2,
      );
    }),
    '#b8682c',
  );
  const heart = flat(ellipse(radius * (1 - turn) * -0.1, 0, radius * 0.43));
  round(() => void box.fill(heart, '#7a4426'), radius * 0.14, '#3a1a24', '#c98a4a');
  const seeds = range(60, (i): Path => {
    const [u, v] = polar(0, 0, Math.sqrt((i + 0.5) / 60) * radius * 0.4, i * 137.5);
    return flat(ellipse(u, v, radius * 0.022 + 0.3));
  });
  box.blot(seeds, '#d9a050');
  stippled(
    art,
    box.place(flat(ellipse(0, 0, radius * 0.2))),
    '#3a1a24',
    [x, y - radius * 0.2],
    [x, y + radius * 0.3],
    [0.7, 0.3],
  );
}

/** A stalk through `knots` with leaves at [part of the way, length, angle]. */
export function stalk(
  art: Art,
  knots: readonly Point[],
  width: number,
  leaves: readonly (readonly [number, number, number])[],
): void {
  const stem = tube(knots, [width, width * 0.8], 16);
  const [left, top, right, bottom] = stem.outline.bounds();
  modelled(
    art,
    [left - 80, top - 80, right + 80, bottom + 10],
    { towards: [-5, -5], soft: 5, shade: '#2c4c3c', rim: '#cfdc96', rimWidth: 1.8 },
    () => {
      for (const [t, length, angle] of leaves)
        art.fill(leaf(...stem.at(t), length, length * 0.66, angle, length * 0.12), '#729357');
      art.fill(stem.outline, '#729357');
    },
  );
  art.blot(
    leaves.map(([t, length, angle], i) =>
      ink(spline([stem.at(t), polar(...stem.at(t), length * 0.86, angle + 6)]), INK.form, i, 0.2),
    ),
    '#2c4c3c',
  );
}
