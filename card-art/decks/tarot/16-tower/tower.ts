import { byHand, ink, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  type Knot,
  lerp,
  Path,
  type Point,
  polygon,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { boltlit, form } from './form.ts';

/** The shaft from below: it narrows upwards, and its courses bow, the more the higher they are. */
export const SHAFT = { top: 352, foot: 690, left: [346, 322], right: [462, 492], bow: [22, 6] } as const;
const HEAD = { top: 288, foot: 350, left: [330, 334], right: [480, 476], bow: [30, 27] } as const;
type Wall = typeof SHAFT | typeof HEAD;

/** The point of a wall at height `t` (0 top … 1 foot), `u` across (-1 … 1). */
export function onWall({ top, foot, left, right, bow }: Wall, t: number, u: number): Point {
  const k = t ** 1.15;
  const [a, b] = [lerp(left[0], left[1], k), lerp(right[0], right[1], k)];
  return [
    lerp(a, b, (u + 1) / 2),
    lerp(top, foot, k) - lerp(bow[0], bow[1], k) * (Math.sqrt(Math.max(0, 1 - u * u)) - 0.5),
  ];
}

/** A stretch of the joint that runs round a wall at one height. */
export const course = (wall: Wall, t: number, from = -1, to = 1): Path =>
  spline(range(11, (i): Knot => onWall(wall, t, lerp(from, to, i / 10))));

/** All of a wall. */
export const outline = (wall: Wall): Path =>
  polygon([
    ...range(15, (i) => onWall(wall, 0, -1 + i / 7)),
    ...range(15, (i) => onWall(wall, 1, 1 - i / 7)),
  ]);

/** A stone between two courses and two angles round the wall. */
function stone(wall: Wall, [t0, t1]: Knot, [a, b]: Knot): Path {
  const across = (angle: number): number => Math.sin((angle * Math.PI) / 180);
  const [u, v] = [across(a), across(b)];
  return polygon([onWall(wall, t0, u), onWall(wall, t0, v), onWall(wall, t1, v), onWall(wall, t1, u)]);
}

/** Masonry as the light finds it: stones that stand out on the lit side, joints that fade into the dark. */
function masonry(art: Art, wall: Wall, rows: number, seed: string): void {
  const chance = random(seed);
  const lighter: Path[] = [];
  const darker: Path[] = [];
  const joints: Path[] = [];
  range(rows, (row) => {
    const [t0, t1] = [row / rows, (row + 1) / rows];
    if (row) joints.push(ink(course(wall, t0, -1, chance.between(0.3, 0.95)), 1.5, `${seed}${row}`, 0.3));
    for (let angle = -90 + chance.between(0, 16); angle < 80; ) {
      const next = angle + chance.between(15, 24);
      const one = stone(wall, [t0 + 0.004, t1 - 0.004], [angle, Math.min(90, next)]);
      const luck = chance();
      if (luck < 0.2 && angle < 0) lighter.push(one);
      else if (luck < 0.5) darker.push(one);
      const u = Math.sin((Math.min(90, next) * Math.PI) / 180);
      if (angle < 30)
        joints.push(
          ink(spline([onWall(wall, t0, u), onWall(wall, t1, u)]), 1.2, `${seed}${row}${angle}`, 0.1),
        );
      angle = next;
    }
  });
  art.blot(lighter, '#dbe3f0', 0.42).blot(darker, '#1a1c40', 0.3).blot(joints, '#15173a', 0.75);
}

function wallOf(art: Art, wall: Wall, rows: number, seed: string): void {
  const body = byHand(outline(wall), 1.6);
  form(
    art,
    body,
    () => {
      art.fill(body, '#3f4474');
      art.clip(body, () => {
        const [left, top, right, bottom] = body.bounds();
        const lit = art.linear(left, top, left + (right - left) * 0.72, top, [
          [0, '#e3eaf3', 1],
          [0.3, '#c6d1e4', 1],
          [1, '#a9b7d6', 0],
        ]);
        printed(art, [left, top, right, bottom], () => void art.fill(body, lit));
        masonry(art, wall, rows, seed);
      });
    },
    20,
    { rim: '#f4f7fb' },
  );
}

/** Corbels below the head: a row of dark teeth with the sky's light on their left. */
function corbels(art: Art): void {
  const teeth = range(9, (i) => {
    const a = lerp(-74, 74, i / 8);
    const u = Math.sin((a * Math.PI) / 180);
    const [x, y] = onWall(HEAD, 1, u);
    const [fx, fy] = onWall(SHAFT, 0.045, u);
    const wide = 6.4 * Math.cos((a * Math.PI) / 180) + 1.4;
    return polygon([
      [x - wide, y - 3],
      [x + wide, y - 3],
      [fx + wide * 0.8, fy + 5],
      [fx - wide * 0.8, fy + 5],
    ]);
  });
  const band = polygon([
    ...range(15, (i) => onWall(HEAD, 1, -1 + i / 7)),
    ...range(15, (i) => onWall(SHAFT, 0.06, 1 - i / 7)),
  ]);
  art.fill(band, '#14163a');
  form(art, Path.join(teeth), '#6a719c', 3, { rimWidth: 1.6 });
}

/** Merlons, the nearer ones whole, those under the stroke thrown down. */
function merlons(art: Art): void {
  const places: readonly Knot[] = [
    [-88, -64, 22],
    [-50, -28, 13],
    [-4, 18, 9],
    [36, 56, 20],
    [68, 86, 18],
  ];
  for (const [a, b, height = 0] of places) {
    const [u, v] = [a, b].map((angle) => Math.sin((angle * Math.PI) / 180)) as [number, number];
    const [x0, y0] = onWall(HEAD, 0, u);
    const [x1, y1] = onWall(HEAD, 0, v);
    const broken = byHand(
      polygon([
        [x0, y0 + 4],
        [x0, y0 - height],
        [lerp(x0, x1, 0.4), lerp(y0, y1, 0.4) - height * clamp(1.2 - height * 0.012)],
        [x1, y1 - height * (height < 12 ? 0.3 : 1)],
        [x1, y1 + 4],
      ]),
      1.5,
    );
    boltlit(
      art,
      broken,
      a < -30
        ? { fill: '#c3cee2', shade: '#77809f', soft: 6, rim: '#ffffff' }
        : { fill: '#565880', shade: '#34355e', soft: 7, rim: '#ffb870' },
    );
  }
}

/** A round tower seen from its rock's foot. */
export function tower(art: Art): void {
  wallOf(art, SHAFT, 12, 'shaft');
  corbels(art);
  wallOf(art, HEAD, 3, 'head');
  merlons(art);
  const glow = polygon(
    range(15, (i) => onWall(HEAD, 0, -1 + i / 7)).concat(range(15, (i) => onWall(HEAD, 0.9, 1 - i / 7))),
  );
  stippled(art, glow, '#ff8a40', [430, 268], [424, 340], [0.85, 0]);
}
