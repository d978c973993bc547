import { clamp, lerp, type Point, radians, range } from '../../../kit/pen/index.ts';

/** Right, down, towards us. */
export type Vec = readonly [x: number, y: number, z: number];

/** How a flower opens: its petals' angle to its axis, in degrees, evenly spaced from the foot to the tip. */
export type Opening = readonly number[];

const PACES = 60;

const add = (...vectors: Vec[]): Vec =>
  vectors.reduce(([ax, ay, az], [x, y, z]): Vec => [ax + x, ay + y, az + z], [0, 0, 0]);
const times = ([x, y, z]: Vec, by: number): Vec => [x * by, y * by, z * by];
export const dot = ([ax, ay, az]: Vec, [bx, by, bz]: Vec): number => ax * bx + ay * by + az * bz;
const cross = ([ax, ay, az]: Vec, [bx, by, bz]: Vec): Vec => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
export const unit = (v: Vec): Vec => times(v, 1 / (Math.hypot(...v) || 1));

/** The room round a flower's axis, its foot at the origin, a petal one unit long. */
export class Bloom {
  private readonly axis: Vec;
  private readonly across: Vec;
  private readonly up: Vec;
  private readonly profile: readonly Point[];

  constructor(axis: Vec, opening: Opening) {
    this.axis = unit(axis);
    this.across = unit(cross(this.axis, [0, 1, 0.01]));
    this.up = cross(this.axis, this.across);
    let [s, r] = [0, 0.05];
    this.profile = range(PACES + 1, (i): Point => {
      if (i) {
        const place = (i / PACES) * (opening.length - 1);
        const from = Math.min(opening.length - 2, Math.floor(place));
        const angle = radians(opening[from]! + (opening[from + 1]! - opening[from]!) * (place - from));
        s += Math.cos(angle) / PACES;
        r += Math.sin(angle) / PACES;
      }
      return [s, r];
    });
  }

  /** `along` the axis, `out` from it, in the direction `turn` (radians). */
  at(along: number, out: number, turn: number): Vec {
    return add(
      times(this.axis, along),
      times(this.across, out * Math.cos(turn)),
      times(this.up, out * Math.sin(turn)),
    );
  }

  /** A petal's point: `u` from foot to tip, `v` from edge to edge (-1 … 1). */
  petal(u: number, v: number, turn: number, width: number): Vec {
    const pace = Math.min(clamp(u) * PACES, PACES - 0.001);
    const [[s0, r0], [s1, r1]] = [this.profile[Math.floor(pace)]!, this.profile[Math.floor(pace) + 1]!];
    const [s, r] = [lerp(s0, s1, pace % 1), lerp(r0, r1, pace % 1)];
    const half = width * Math.sin(Math.PI * clamp(u) ** 0.92) ** 0.8 + 0.05 * (1 - u);
    const wave = 0.03 * v * v * Math.sin(u * 11 + turn * 3 + v) * u * (1 - u ** 4);
    const groove = -0.035 * (1 - Math.abs(v)) ** 2 * Math.sin(Math.PI * u);
    return this.at(s, r + wave - groove, turn + (half * v) / (r * 0.82 + 0.12));
  }

  /** The way a petal's inner face looks. */
  facing(u: number, v: number, turn: number, width: number): Vec {
    const [a, b] = [this.petal(u - 0.03, v, turn, width), this.petal(u + 0.03, v, turn, width)];
    const [c, d] = [this.petal(u, v - 0.1, turn, width), this.petal(u, v + 0.1, turn, width)];
    return unit(cross(add(b, times(a, -1)), add(d, times(c, -1))));
  }
}
