import { printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Knot,
  lerp,
  Path,
  type Point,
  polygon,
  radians,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';

/** Where sea and sky meet; the camera stands a little above the water. */
export const HORIZON = 628;
const EYE = 1.2;
/** Units of the picture that a metre takes at a metre's distance. */
const FOCUS = 900;

/** Where a grave lies: on the picture at (x, y) its middle touches the water; turned in degrees. */
interface Berth {
  x: number;
  y: number;
  turn: number;
}

/** Units to the metre where a grave lies. */
export const metre = (y: number): number => (y - HORIZON) / EYE;

type Placer = (along: number, across: number, height: number) => Point;

/** A place beside a grave's middle, in metres along and across it and above the water, on the picture. */
function placer({ x, y, turn }: Berth): Placer {
  const depth = FOCUS / metre(y);
  const side = (x - 300) / metre(y);
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return (along, across, height) => {
    const z = depth + along * sin + across * cos;
    const scale = FOCUS / z;
    return [300 + (side + along * cos - across * sin) * scale, HORIZON + (EYE - height) * scale];
  };
}

const LONG = 0.86;
const WIDE = 0.38;
const WALL = 0.09;
const HIGH = 0.36;
/** The slab lies askew on one end of the opening, this far along it, turned so much, half so long and half so wide. */
const LID = { along: 0.6, turn: 104, long: 0.56, wide: 0.3, thick: 0.12, bevel: 0.05 };

/** What faces us in the shade, what faces the dawn a little, what is turned from it. */
const STONE = { long: '#6f78a4', left: '#969cbc', right: '#4d5788', top: '#ddcdc8', wet: '#39457a' } as const;

/**
 * A grave of stone that the sea has lifted, its lid pushed aside.
 * @param lidEnd at which of its ends the lid lies
 * @param inside paints who gets up in it: the near rim covers what is below it
 */
export function grave(art: Art, berth: Berth, lidEnd: 1 | -1, inside: () => void): void {
  const at = placer(berth);
  const box = (along: number, across: number, height: number): Point[] => [
    at(-along, -across, height),
    at(along, -across, height),
    at(along, across, height),
    at(-along, across, height),
  ];
  const [outer, inner] = [box(LONG, WIDE, HIGH), box(LONG - WALL, WIDE - WALL, HIGH)];
  const [water, mirrored] = [box(LONG, WIDE, 0), box(LONG, WIDE, -HIGH * 1.2)];
  const unit = metre(berth.y);
  reflection(art, box(LONG, WIDE, 0.06), mirrored, unit);
  art.cover([polygon(outer), polygon(inner)], STONE.top).fill(polygon(inner), '#1d2650');
  art.clip(aboveRim(inner), inside);
  const sides = walls(outer, water);
  for (const { tone, shape } of sides) art.fill(shape, tone);
  const all = Path.join(sides.map(({ shape }) => shape));
  const [, top, , foot] = all.bounds();
  stippled(art, all, '#2a3568', [0, top], [0, foot], [0, 0.6]);
  carving(art, at, unit);
  art.blot(
    walls(box(LONG, WIDE, 0.07), water).map(({ shape }) => shape),
    STONE.wet,
  );
  art.blot(
    walls(outer, inner).map(({ shape }) => shape),
    STONE.top,
  );
  edges(art, sides, unit);
  lid(art, at, lidEnd, unit, all);
}

/** A sunk panel in the long side that we see. */
function carving(art: Art, at: Placer, unit: number): void {
  const [a, b, c, d] = [
    at(-0.7, -WIDE, 0.29),
    at(0.7, -WIDE, 0.29),
    at(0.7, -WIDE, 0.14),
    at(-0.7, -WIDE, 0.14),
  ] as const;
  const weight = Math.max(0.8, unit / 70);
  strokes(art, [spline([d, a]), spline([a, b])], weight, '#3f4a7e', 0);
  strokes(art, [spline([b, c]), spline([c, d])], weight, '#a9aac8', 0);
}

/** The sides between two rings that are turned to us. */
const walls = (top: readonly Point[], foot: readonly Point[]): { tone: string; shape: Path; edge: Path }[] =>
  top.flatMap((corner, i) => {
    const k = (i + 1) % 4;
    const next = top[k]!;
    const tone = i % 2 === 0 ? STONE.long : i === 3 ? STONE.left : STONE.right;
    return next[0] > corner[0]
      ? [{ tone, shape: polygon([corner, next, foot[k]!, foot[i]!]), edge: spline([corner, next]) }]
      : [];
  });

/** The upper edges have the dawn on them. */
function edges(art: Art, sides: readonly { edge: Path }[], unit: number): void {
  for (const { edge } of sides) art.line(edge, Math.max(0.9, unit / 80), '#fff0d6');
}

/** All of the picture above the near edge of an opening. */
function aboveRim(inner: readonly Point[]): Path {
  const byX = [...inner].sort((a, b) => a[0] - b[0]);
  const [left, right] = [byX[0]!, byX[3]!];
  const near = inner.reduce((low, corner) => (corner[1] > low[1] ? corner : low));
  const [west, east] = [left[0] - 300, right[0] + 300];
  return polygon([left, near, right, [east, right[1]], [east, 0], [west, 0], [west, left[1]]]);
}

/** The dark of the stone, upside down in the water: the waves tear its sides, the more the deeper, and it goes out. */
function reflection(art: Art, ring: readonly Point[], mirrored: readonly Point[], unit: number): void {
  const chance = random(`torn ${unit}`);
  const next = (i: number): number => (i + 1) % 4;
  const seen = [0, 1, 2, 3]
    .filter((i) => ring[next(i)]![0] > ring[i]![0])
    .sort((a, b) => ring[a]![0] - ring[b]![0]);
  const along = (corners: readonly Point[]): Point[] => [
    corners[seen[0]!]!,
    ...seen.map((i) => corners[next(i)]!),
  ];
  const [upper, lower] = [along(ring), along(mirrored)];
  const side = ([x0, y0]: Point, [x1, y1]: Point, out: number): Knot[] =>
    range(9, (i): Knot => {
      const t = (i + 1) / 10;
      const reach = i % 2 ? chance.between(0.04, 0.13) : -chance.between(0.02, 0.1);
      return [
        lerp(x0, x1, t) + out * unit * reach * (0.5 + t),
        lerp(y0, y1, t) + chance.between(-1, 1),
        i % 2,
      ];
    });
  const shape = spline(
    [
      ...upper.map(([x, y]): Knot => [x, y, 1]),
      ...side(upper.at(-1)!, lower.at(-1)!, 1),
      ...lower.map(([x, y]): Knot => [x, y, 1]).reverse(),
      ...side(upper[0]!, lower[0]!, -1).reverse(),
    ],
    true,
  );
  const [left, top, right, bottom] = shape.bounds();
  const paint = art.linear(0, top, 0, bottom, [
    [0, '#1d3a60', 1],
    [0.45, '#1d3a60', 0.8],
    [1, '#1d3a60', 0],
  ]);
  printed(art, [left, top, right, bottom], () => void art.blot(shape, paint));
}

/** A slab that rests on both rims and sticks out over them; its upper edge is cut aslant. */
function lid(art: Art, at: Placer, end: 1 | -1, unit: number, under: Path): void {
  const [cos, sin] = [Math.cos(radians(LID.turn * end)), Math.sin(radians(LID.turn * end))];
  const slab = (height: number, less = 0): Point[] =>
    (
      [
        [-LID.long + less, -LID.wide + less],
        [LID.long - less, -LID.wide + less],
        [LID.long - less, LID.wide - less],
        [-LID.long + less, LID.wide - less],
      ] as const
    ).map(([u, v]) => at(LID.along * end + u * cos - v * sin, u * sin + v * cos, height));
  const [top, brim, sole] = [
    slab(HIGH + LID.thick, LID.bevel),
    slab(HIGH + LID.thick - LID.bevel),
    slab(HIGH),
  ];
  const thrown = sole.map(([x, y]): Point => [x + unit * 0.05, y + unit * 0.06]);
  art.clip(under, () => art.fill(Path.join(walls(sole, thrown).map(({ shape }) => shape)), '#2a3568', 0.7));
  art.fill(polygon(brim), '#c4b6c2');
  for (const { tone, shape } of walls(brim, sole)) art.fill(shape, tone);
  for (const { shape } of walls(top, brim)) art.fill(shape, '#b0a7c0');
  art.fill(polygon(top), STONE.top);
  edges(art, walls(brim, sole), unit);
}
