import { flat, modelled, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Local,
  local,
  type Path,
  type Point,
  polar,
  radians,
  random,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SUN } from './view.ts';

/** How one stands: turned away by `turn` (1 faces us), its flat side's axis tilted by `rot`. */
export interface Head {
  x: number;
  y: number;
  r: number;
  turn: number;
  rot: number;
  /** Seen from behind: green, the petals' tips round it. */
  back?: boolean;
}

const GREEN = { light: '#a4b673', fill: '#6f9055', shade: '#41693f', line: '#2f5236' } as const;

/** A sunflower's head; no two are alike. */
export function sunflower(art: Art, { x, y, r, turn, rot, back = false }: Head): void {
  const box = local(art, x, y, 1, { rot });
  const chance = random(`sunflower ${x} ${y}`);
  const flat = (path: Path): Path => path.scale(turn, 1);
  const ring = (count: number, from: number, reach: number, wide: number, start: number): Path[] =>
    range(count, (i) => {
      const angle = start + (i * 360) / count + chance.between(-8, 8);
      return flat(
        leaf(
          ...polar(0, 0, r * from, angle),
          r * reach * chance.between(0.78, 1.12),
          r * wide * chance.between(0.85, 1.15),
          angle + chance.between(-9, 9),
          r * chance.between(-0.1, 0.1),
        ),
      );
    });
  const sunward = (Math.atan2(SUN.y - y, SUN.x - x) * 180) / Math.PI - rot;
  const behind = ring(15, 0.3, 0.76, 0.34, 8);
  const front = ring(14, 0.3, 0.62, 0.33, 0);
  box.blot(behind, back ? '#f0b43c' : '#d48a28');
  front.forEach((petal, i) => {
    // those on the sun's side let it through
    const lit = Math.cos(radians((i * 360) / front.length - sunward)) > 0.1;
    box.fill(
      petal,
      lit ? ['#fbcb4c', '#ffdb6e', '#f9c344'][i % 3]! : ['#e3a02f', '#eaac38', '#d9942a'][i % 3]!,
    );
    within(box, petal, { side: [r * 0.045, r * 0.045], paint: lit ? '#d9922c' : '#b8702a' });
  });
  strokes(
    box,
    range(14, (i) => flat(spline([polar(0, 0, r * 0.42, i * 25.7), polar(0, 0, r * 0.76, i * 25.7 + 4)]))),
    r > 40 ? 1.4 : 0.9,
    '#b8702a',
    0.2,
  );
  if (back) calyx(box, r, flat);
  else heart(art, box, { x, y, r, turn }, flat);
}

function heart(
  art: Art,
  box: Local,
  { x, y, r, turn }: Pick<Head, 'x' | 'y' | 'r' | 'turn'>,
  flat: (path: Path) => Path,
): void {
  const shift = (1 - turn) * r * 0.16;
  const cushion = flat(ellipse(0, 0, r * 0.44)).translate(shift, 0);
  modelled(
    art,
    [x - r, y - r, x + r, y + r],
    { towards: [-r * 0.1, -r * 0.12], soft: r * 0.1, shade: '#3a1a24', rim: '#d0924a', rimWidth: 1.4 },
    () => void box.fill(cushion, '#74401f'),
  );
  box.fill(flat(ellipse(0, 0, r * 0.2)).translate(shift * 1.2, 0), '#52301e');
  const many = Math.round(r * 2.4);
  box.blot(
    range(many, (i): Path => {
      const [u, v] = polar(0, 0, Math.sqrt((i + 0.5) / many) * r * 0.41, i * 137.5);
      return flat(ellipse(u, v, r * 0.012 + 0.45)).translate(shift, 0);
    }),
    '#d29a4c',
  );
}

/** The green cup with its pointed bracts, and where the stalk goes in. */
function calyx(box: Local, r: number, flat: (path: Path) => Path): void {
  const bract = (count: number, reach: number, start: number): Path[] =>
    range(count, (i) =>
      flat(leaf(0, 0, r * reach * (i % 3 ? 1 : 0.86), r * 0.34, start + (i * 360) / count)),
    );
  box.blot(bract(11, 0.66, 6), GREEN.shade);
  box.blot(bract(9, 0.54, 20), GREEN.fill);
  box.fill(flat(ellipse(0, 0, r * 0.24)), GREEN.fill);
  box.fill(flat(ellipse(-r * 0.05, -r * 0.05, r * 0.14)), GREEN.light);
}

/** A leaf like a heart, its middle rib in the light, one half of it in shade. */
export function heartLeaf(art: Art, x: number, y: number, length: number, rot: number, fold = 1): void {
  const box = local(art, x, y, length / 100, { rot });
  const half = (wide: number, sign: 1 | -1): Path =>
    spline(
      [
        [0, 0, 1],
        [sign * wide * 0.7, 6],
        [sign * wide, -14],
        [sign * wide * 0.98, -30],
        [sign * wide * 0.72, -56],
        [sign * wide * 0.4, -78],
        [4, -100, 1],
        [3, -60],
        [0, -30],
      ],
      true,
    );
  box.fill(half(42, -1), GREEN.fill).fill(half(42 * fold, 1), GREEN.shade);
  strokes(
    box,
    ['0,0 2,-34 4,-66 4,-96', '1,-20 -14,-30 -30,-34', '2,-42 -12,-54 -22,-58', '3,-64 -6,-74 -12,-78'],
    length > 60 ? 1.7 : 1.1,
    GREEN.light,
    0.2,
  );
  strokes(
    box,
    [`1,-20 ${14 * fold},-30 ${30 * fold},-34`, `2,-44 ${12 * fold},-54 ${22 * fold},-60`],
    1.2,
    GREEN.line,
    0.2,
  );
}

/** A stalk through `knots`, thick as `width`, with leaves at [part of the way, length, angle]. */
export function stalk(
  art: Art,
  knots: readonly Point[],
  width: number,
  leaves: readonly (readonly [t: number, length: number, rot: number, fold?: number])[],
): void {
  const stem = tube(knots, [width, width * 0.8], 16);
  flat(
    art,
    stem.outline,
    GREEN.fill,
    { side: [width * 0.8, 0], paint: GREEN.shade },
    { side: [-width * 0.35, 0], paint: GREEN.light },
  );
  for (const [t, length, rot, fold] of leaves) heartLeaf(art, ...stem.at(t), length, rot, fold);
}
