import { mix } from '../../../kit/grade/mix.ts';
import {
  type Art,
  curve,
  ellipse,
  type Knot,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  Path,
  type PathLike,
  type Point,
  polar,
  polygon,
  polyline,
  ramp,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { petal } from '../../../kit/plants/petal.ts';
import { horned } from '../../../kit/sky/moon.ts';
import { sparkle } from '../../../kit/sky/star.ts';

/** Paper from the lamp outwards; wood of the raft, lit and shaded side. */
const PAPER = ['#fffaf0', '#ffe3b8', '#efab86', '#a85a72'] as const;
const WOOD = ['#5a4a86', '#171a48'] as const;
/** What is painted on the paper. */
const INK = '#8d3f66';

interface Corners {
  left: Point;
  front: Point;
  right: Point;
  back: Point;
}

/** The box's corners at a height, seen from a little above; `grow` widens the plan. */
function corners(turn: number, height: number, grow = 1): Corners {
  const k = grow * (1 + height * 0.00055);
  return {
    left: [-64 * k, -16 - height],
    front: [turn * 60 * k, 10 + 6 * (grow - 1) - height],
    right: [64 * k, -16 - height],
    back: [-turn * 42 * k, -40 - 10 * (grow - 1) - height],
  };
}

/** Two planks with a thick near edge. */
function raft(box: Local, turn: number, detailed: boolean): void {
  const [top, foot] = [corners(turn, 8, 1.24), corners(turn, -2, 1.24)];
  box.solid(polygon([top.left, top.front, foot.front, foot.left]), WOOD[0]);
  box.solid(polygon([top.front, top.right, foot.right, foot.front]), WOOD[1]);
  const lit = box.radial(turn * 6, -62, 144, ramp(0, '#ffd9ae', 0.5, '#b06f7c', 1, WOOD[1]));
  box.solid(polygon([top.left, top.front, top.right, top.back]), lit);
  if (!detailed) return;
  const grain = ([ax, ay]: Point, [bx, by]: Point, from: number, to: number): Path =>
    line(lerp(ax, bx, from), lerp(ay, by, from) + 4, lerp(ax, bx, to), lerp(ay, by, to) + 4);
  const grains = [grain(top.left, top.front, 0.3, 0.75), grain(top.front, top.right, 0.25, 0.7)];
  box.line(grains, LINE.hair, 'gold', 0.8);
}

/** The far walls from inside, seen through the open top. */
function inside(box: Local, { left, front, right, back }: Corners): void {
  const rim: Point = [back[0], lerp(left[1], front[1], (back[0] - left[0]) / (front[0] - left[0]))];
  const dusk = (t: number): string => mix(PAPER[2], PAPER[3], t);
  const tone = (low: string, middle: string, high: string): Paint =>
    box.linear(0, back[1], 0, front[1], ramp(0, low, 0.45, middle, 1, high));
  box.solid(polygon([left, back, rim]), tone(dusk(0.35), PAPER[2], PAPER[0]), LINE.fine);
  box.solid(polygon([back, right, front, rim]), tone(dusk(0.75), dusk(0.25), PAPER[1]), LINE.fine);
  box.line(polyline([left, back, right]), Math.max(0.8, 2 * box.scale));
}

/** Places a path drawn on a wall: across 0 … 1, up 0 … 1. */
type Wall = (u: number, v: number) => Point;

const wallBetween =
  (a: Point, b: Point, topA: Point, topB: Point): Wall =>
  (u, v) => [
    lerp(lerp(a[0], b[0], u), lerp(topA[0], topB[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(topA[1], topB[1], u), v),
  ];

/** A drawing of about 50 units round (u, v) of a wall. */
const pasted = (wall: Wall, u: number, v: number, unit: number, path: Path): Path =>
  path.map((x, y) => wall(u + x * unit, v - y * 0.0086));

/** A bellflower: five pointed petals, a stem, two leaves. */
function bellflower(box: Local, wall: Wall): void {
  const at = (u: number, v: number, path: Path): Path => pasted(wall, u, v, 0.013, path);
  const stem = ribbon(curve('0.5,0.1 0.44,0.3 0.52,0.5'), 0.022, { start: 0.9, end: 0.8 });
  box.blot(
    stem.map((u, v) => wall(u, v)),
    INK,
    0.9,
  );
  box.blot([at(0.455, 0.26, leaf(0, 0, 20, 8, -58)), at(0.46, 0.2, leaf(0, 0, 17, 7, 62))], INK, 0.9);
  const petals = range(5, (i) => petal(0, 0, 25, 15.5, i * 72, { tip: 0.06, belly: 0.58, base: 0.1 }));
  box.blot(at(0.53, 0.62, Path.join(petals)), '#b9567c', 0.95);
  box.blot(at(0.53, 0.62, sparkle(0, 0, 5)), '#fff3dc');
  const ribs: PathLike = range(5, (i) => line(0, 0, ...polar(0, 0, 19, i * 72)));
  box.line(at(0.53, 0.62, Path.join(ribs)), LINE.hair, '#ffe9d2', 0.9);
}

function moonAndStars(box: Local, wall: Wall): void {
  box.blot(pasted(wall, 0.5, 0.6, 0.014, horned(0, 0, 17, 15, 5.5, 200)), INK, 0.85);
  const stars = [
    [0.62, 0.3, 7],
    [0.3, 0.22, 5],
    [0.72, 0.78, 5],
  ].map(([u, v, size]) => pasted(wall, u!, v!, 0.014, sparkle(0, 0, size!)));
  box.blot(stars, INK, 0.8);
}

/**
 * A paper light on a little raft. (x, y) is the middle of the waterline; 130 wide and 170 high at
 * scale 1. `turn` (-1 … 1) moves the near corner; `detail` is how near it is: with nothing, with a
 * line on its paper, with flower and moon painted on it.
 */
export function floatingLantern(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { turn, detail }: { turn: number; detail: 'none' | 'lined' | 'painted' },
): void {
  const box = local(art, x, y, scale);
  box.glow(turn * 6, -62, 250, '#ffd6a6', 0.62);
  raft(box, turn, detail !== 'none');
  const [low, top] = [corners(turn, 12), corners(turn, 140)];
  inside(box, top);
  const paper = (px: number, shade: number): Paint => {
    const [far, end] = [mix(PAPER[2], PAPER[3], shade * 0.3), mix(PAPER[2], PAPER[3], 0.45 + shade * 0.4)];
    return box.radial(px, -52, 112, ramp(0, PAPER[0], 0.34, PAPER[1], 0.78, far, 1, end));
  };
  const face = (...outline: Knot[]): Path => polygon(outline);
  const leftPaper = paper(lerp(low.left[0], low.front[0], 0.6), 0);
  box.solid(face(low.left, low.front, top.front, top.left), leftPaper);
  const rightPaper = paper(lerp(low.front[0], low.right[0], 0.35), 0.8);
  box.solid(face(low.front, low.right, top.right, top.front), rightPaper);
  if (detail !== 'none') {
    const left = wallBetween(low.left, low.front, top.left, top.front);
    const right = wallBetween(low.front, low.right, top.front, top.right);
    for (const wall of [left, right]) {
      const border = face(wall(0.09, 0.06), wall(0.91, 0.06), wall(0.91, 0.94), wall(0.09, 0.94));
      box.line(border, LINE.hair, '#a4604e', 0.75);
    }
    if (detail === 'painted') {
      bellflower(box, left);
      moonAndStars(box, right);
    }
  }
  frame(box, low, top);
  if (detail !== 'none') {
    box.blot(Object.values(top).map(([px, py]: Point) => ellipse(px, py - 2, 3.2)));
  }
  box.glow(turn * 12, -58, 52, '#fffdf6', 0.85);
}

/** Posts and rails; they thin with distance. */
function frame(box: Local, low: Corners, top: Corners): void {
  for (const [corner, width] of [
    ['left', 3],
    ['front', 3.6],
    ['right', 3],
  ] as const) {
    box.line(line(...low[corner], ...top[corner]), width * Math.max(0.55, box.scale));
  }
  const rails = [polyline([top.left, top.front, top.right]), polyline([low.left, low.front, low.right])];
  box.line(rails, Math.max(1, 3 * box.scale));
}
