import { type Point, radians } from '../../../kit/pen/index.ts';

type Vector = readonly [right: number, up: number, near: number];

/** A quartz prism with its point: six sides and six faces that meet off its axis, as grown ones do. */
export interface Prism {
  /** Where its axis leaves the stone, on the picture. */
  foot: Point;
  /** Degrees that it leans to the right, and towards us. */
  lean: readonly [right: number, near: number];
  /** Degrees that it is turned about its axis. */
  turn: number;
  radius: number;
  /** From the foot to the shoulders, and on to the tip. */
  length: number;
  point: number;
  /** How far the tip stands off the axis. */
  off: readonly [number, number];
  /** How much higher or lower each corner's shoulder is. */
  shoulders: readonly number[];
}

export interface Facet {
  corners: readonly Point[];
  /** Which side of the prism it belongs to, 0 … 5. */
  side: number;
  pointed: boolean;
  /** How much it faces the light, -1 … 1. */
  light: number;
}

/** We look down a little. */
const PITCH = radians(14);
const VIEW: Vector = [0, Math.sin(PITCH), Math.cos(PITCH)];
const SUN = unit([-0.85, 0.45, 0.28]);
/** Shares of the radius and turns of the six corners: no crystal is even. */
const SIX = [
  [1, 0],
  [0.94, 56],
  [1.05, 118],
  [0.98, 182],
  [1.02, 238],
  [0.93, 302],
] as const;

/** @returns the facets we see, and the edges that we see only through it */
export function facets(prism: Prism): { seen: Facet[]; hidden: Facet[] } {
  const [right, near] = prism.lean.map(radians) as [number, number];
  const axis = unit([Math.sin(right), Math.cos(right) * Math.cos(near), Math.sin(near)]);
  const across = unit(cross(axis, [0, 0, 1]));
  const depth = cross(across, axis);
  const at = (along: number, u: number, v: number): Vector => [
    axis[0] * along + across[0] * u + depth[0] * v,
    axis[1] * along + across[1] * u + depth[1] * v,
    axis[2] * along + across[2] * u + depth[2] * v,
  ];
  const corner = (i: number, along: number): Vector => {
    const [share, angle] = SIX[i % 6]!;
    const turn = radians(angle + prism.turn);
    return at(along, Math.sin(turn) * share * prism.radius, Math.cos(turn) * share * prism.radius);
  };
  const shoulder = (i: number): Vector => corner(i, prism.length + prism.shoulders[i % 6]!);
  const tip = at(prism.length + prism.point, ...prism.off);
  const all = SIX.flatMap((_, i) => [
    { side: i, pointed: false, places: [corner(i, 0), shoulder(i), shoulder(i + 1), corner(i + 1, 0)] },
    { side: i, pointed: true, places: [shoulder(i), tip, shoulder(i + 1)] },
  ]);
  const middle = at(prism.length * 0.6, 0, 0);
  const made = all.map(({ side, pointed, places }) => {
    const normal = outward(places, middle);
    const facet: Facet = {
      corners: places.map((place) => project(place, prism.foot)),
      side,
      pointed,
      light: dot(normal, SUN),
    };
    return { facet, front: dot(normal, VIEW) > 0 };
  });
  return {
    seen: made.filter(({ front }) => front).map(({ facet }) => facet),
    hidden: made.filter(({ front }) => !front).map(({ facet }) => facet),
  };
}

const project = ([x, y, z]: Vector, [footX, footY]: Point): Point => [
  footX + x,
  footY - y * Math.cos(PITCH) + z * Math.sin(PITCH),
];

function outward(places: readonly Vector[], middle: Vector): Vector {
  const [a, b, c] = places as [Vector, Vector, Vector];
  const normal = unit(cross(minus(b, a), minus(c, a)));
  return dot(normal, minus(a, middle)) < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vector): Vector {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
}
