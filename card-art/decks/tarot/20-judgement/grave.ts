import { byHand, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, Path, type Point, polygon, radians, spline } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** Where sea and sky meet; the camera stands a little above the water. */
export const HORIZON = 604;
const EYE = 1.5;
/** Units of the picture that a metre takes at a metre's distance. */
const FOCUS = 900;

/** Where a grave lies: on the picture at (x, y) its middle touches the water; turned in degrees. */
export interface Berth {
  x: number;
  y: number;
  turn: number;
}

/** Units to the metre where a grave lies. */
export const metre = (y: number): number => (y - HORIZON) / EYE;

/** A place beside a grave's middle, in metres along and across it and above the water, on the picture. */
function placer({ x, y, turn }: Berth): (along: number, across: number, height: number) => Point {
  const depth = FOCUS / metre(y);
  const side = (x - 300) / metre(y);
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return (along, across, height) => {
    const z = depth + along * sin + across * cos;
    const scale = FOCUS / z;
    return [300 + (side + along * cos - across * sin) * scale, HORIZON + (EYE - height) * scale];
  };
}

const LONG = 0.98;
const WIDE = 0.44;
const WALL = 0.1;
const HIGH = 0.4;
/** The slab lies across the opening, this far along it, turned so much, half so long and half so wide. */
const LID = { along: 0.62, turn: 62, long: 0.86, wide: 0.4, thick: 0.09 };

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
  const [water, mirrored] = [box(LONG, WIDE, 0), box(LONG, WIDE, -HIGH * 1.25)];
  const under = box(LONG, WIDE, 0.1);
  const unit = metre(berth.y);
  const rimWidth = Math.max(1, unit / 60);
  reflection(art, walls(under, mirrored));
  art.cover([polygon(outer), polygon(inner)], '#f3dfca').fill(polygon(inner), '#1d2650');
  art.clip(aboveRim(inner), inside);
  for (const { end, shape } of walls(outer, water))
    form(art, shape, end ? '#949ab8' : '#66709c', unit * 0.08, { rim: '#fff0d6', rimWidth });
  art.blot(
    walls(under, water).map(({ shape }) => shape),
    '#39457a',
  );
  carving(art, at, unit);
  art.blot(
    walls(outer, inner).map(({ shape }) => shape),
    '#d9c6c0',
  );
  lid(art, at, lidEnd, rimWidth);
}

/** A sunk panel in the long side that we see. */
function carving(art: Art, at: ReturnType<typeof placer>, unit: number): void {
  const panel = [at(-0.8, -WIDE, 0.32), at(0.8, -WIDE, 0.32), at(0.8, -WIDE, 0.16), at(-0.8, -WIDE, 0.16)];
  const [a, b, c, d] = panel as [Point, Point, Point, Point];
  const weight = Math.max(0.8, unit / 70);
  strokes(art, [spline([d, a]), spline([a, b])], weight, '#3c4678', 0.1);
  strokes(art, [spline([b, c]), spline([c, d])], weight, '#b4b2cc', 0.1);
}

/** The sides between two rings that are turned to us; `end` for the short ones. */
const walls = (top: readonly Point[], foot: readonly Point[]): { end: boolean; shape: Path }[] =>
  top.flatMap((corner, i) => {
    const k = (i + 1) % 4;
    const next = top[k]!;
    return next[0] > corner[0]
      ? [{ end: i % 2 === 1, shape: polygon([corner, next, foot[k]!, foot[i]!]) }]
      : [];
  });

/** All of the picture above the near edge of an opening. */
function aboveRim(inner: readonly Point[]): Path {
  const byX = [...inner].sort((a, b) => a[0] - b[0]);
  const [left, right] = [byX[0]!, byX[3]!];
  const near = inner.reduce((low, corner) => (corner[1] > low[1] ? corner : low));
  const [west, east] = [left[0] - 300, right[0] + 300];
  return polygon([left, near, right, [east, right[1]], [east, 0], [west, 0], [west, left[1]]]);
}

/** The dark of the stone, upside down in the water, fainter the deeper. */
function reflection(art: Art, sides: readonly { shape: Path }[]): void {
  const shape = byHand(Path.join(sides.map((side) => side.shape)), 4);
  const [left, top, right, bottom] = shape.bounds();
  const paint = art.linear(0, top, 0, bottom, [
    [0, '#1d3a60', 1],
    [0.5, '#1d3a60', 0.85],
    [1, '#1d3a60', 0.25],
  ]);
  printed(art, [left, top, right, bottom], () => void art.blot(shape, paint));
}

/** A slab that rests on both rims and sticks out over them. */
function lid(art: Art, at: ReturnType<typeof placer>, end: 1 | -1, rimWidth: number): void {
  const [cos, sin] = [Math.cos(radians(LID.turn * end)), Math.sin(radians(LID.turn * end))];
  const slab = (height: number): Point[] =>
    (
      [
        [-LID.long, -LID.wide],
        [LID.long, -LID.wide],
        [LID.long, LID.wide],
        [-LID.long, LID.wide],
      ] as const
    ).map(([u, v]) => at(LID.along * end + u * cos - v * sin, u * sin + v * cos, height));
  const [top, under] = [slab(HIGH + LID.thick), slab(HIGH)];
  form(art, polygon(top), '#d3c7c8', 5, { shade: '#8f8fae', rim: '#fff6dc', rimWidth });
  for (const { end: short, shape } of walls(top, under)) art.fill(shape, short ? '#7d84a8' : '#525c8a');
}
