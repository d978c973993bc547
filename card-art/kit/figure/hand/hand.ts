import { type Art, clamp, heading, type Local, type Path, type Point, radians } from '../../pen/index.ts';
import type { Skin } from '../skin.ts';
import { fleshOf } from './flesh.ts';
import { drawn, paint, planesOf } from './paint.ts';
import { cellOf, placeOf, type Relief, reliefOf } from './relief.ts';
import type { Seen } from './seen.ts';
import { BUILDS, digitsOf, type HandPose, skeleton } from './skeleton.ts';
import { add, normal, type V3 } from './vec.ts';

/** A hand on a picture, or in the box that it is painted in. */
export interface HandPlan {
  pose: HandPose;
  /** Whose: its owner's right or left. */
  side: 'left' | 'right';
  /** The middle of its wrist, and its length from there to the middle finger's tip when that is straight, in units of the box. */
  at: Readonly<Point>;
  length: number;
  /** Which way the fingers point on the picture: degrees clockwise from up. */
  fingers: number;
  /** How it is turned about its length: 0 the palm to us, 90 the thumb's side, 180 the back, -90 the little finger's edge. */
  turn: number;
  /** How far the fingers tip towards us, below 0 away from us: degrees; at 90 they point at us. */
  tip?: number;
  /** A step towards the light, on the picture. */
  light: readonly [dx: number, dy: number];
  build?: keyof typeof BUILDS;
  /** How much of the forearm is painted with it, in lengths of the hand; 1.35 is all of it. */
  forearm?: number;
  /** Nails, where they are seen; from 64 units on unless given. */
  nails?: boolean;
}

/** It is worked out when it is first asked for its shapes; what it holds and its tips are known before. */
export interface Hand {
  /** All of it: what it holds is painted over it. */
  paint(on: Art | Local, skin: Skin): void;
  /** After what it holds: once more what lies nearer to us than the middle of that. */
  before(on: Art | Local, skin: Skin): void;
  /** Its silhouette. */
  readonly outline: Path;
  /** Where its forearm ends: the points of its edge there, and which way the elbow lies, in degrees clockwise from up. */
  readonly wrist: { thumbSide: Point; littleSide: Point; toElbow: number };
  /** The middle of what it holds, and which way that runs on the picture, to the thumb's side. */
  readonly held: { at: Point; heading: number };
  /** The tips: thumb, index, middle, ring, little. */
  readonly tips: readonly Point[];
}

/** Cells of the grid, in lengths of the hand: coarser for one that is seen small. */
const CELL = { units: 0.9, finest: 1 / 170, coarsest: 1 / 80 } as const;

/** A hand, seen from its skeleton: pure, the same plan always gives the same shapes. */
export function hand(plan: HandPlan): Hand {
  const { pose, at, length, build = 'woman', forearm = 0.1 } = plan;
  const bones = skeleton(pose, BUILDS[build]);
  const seen = viewOf(plan);
  const place = ([x, y]: V3): Point => [at[0] + x * length, at[1] + y * length];
  const held = [seen(bones.held.at), seen(add(bones.held.at, bones.held.along))] as const;
  const form = once(() => {
    const flesh = fleshOf(bones, forearm).map((one) => ({ ...one, from: seen(one.from), to: seen(one.to) }));
    const relief = reliefOf(flesh, clamp(CELL.units / length, CELL.finest, CELL.coarsest));
    const ends = cutForearm(relief, seen(WRIST), seen(add(WRIST, bones.forearm)), forearm);
    const view: Seen = {
      relief,
      bones,
      seen,
      light: lightOf(plan.light),
      length,
      nails: plan.nails ?? length >= 64,
      place: (path) =>
        path.map((x, y) => place([relief.left + x * relief.cell, relief.top + y * relief.cell, 0])),
    };
    const planes = planesOf(view);
    return { view, planes, whole: drawn(view, planes), wrist: wristOf(ends, seen, place) };
  });
  return {
    paint: (on, skin) => paint(on, form().whole, skin),
    before: (on, skin) => paint(on, drawn(form().view, form().planes, held), skin),
    get outline() {
      return form().whole.outline;
    },
    get wrist() {
      return form().wrist;
    },
    held: { at: place(held[0]), heading: heading(...held) },
    tips: digitsOf(bones).map(({ joints }) => place(seen(joints[3]))),
  };
}

/** Where the forearm begins. */
const WRIST: V3 = [0, 0.02, 0];

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Which of the two ends of the forearm's edge lies on the thumb's side. */
function wristOf(
  { edge: [a, b], heading: toElbow }: { edge: [V3, V3]; heading: number },
  seen: (place: V3) => V3,
  place: (place: V3) => Point,
): Hand['wrist'] {
  const [thumb, little] = [seen([0.1, 0, 0]), seen([-0.1, 0, 0])];
  const side = ([x, y]: V3): number => x * (thumb[0] - little[0]) + y * (thumb[1] - little[1]);
  const [thumbSide, littleSide] = side(a) > side(b) ? [a, b] : [b, a];
  return { thumbSide: place(thumbSide), littleSide: place(littleSide), toElbow };
}

/** A hand's own space as it stands before us: x to the right, y down, z to us. */
function viewOf({ side, fingers, turn, tip = 0 }: HandPlan): (place: V3) => V3 {
  const [sinT, cosT] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const [sinP, cosP] = [Math.sin(radians(tip)), Math.cos(radians(tip))];
  const [sinH, cosH] = [Math.sin(radians(fingers)), Math.cos(radians(fingers))];
  const mirrored = side === 'left' ? -1 : 1;
  return ([x, y, z]) => {
    const [x1, z1] = [x * cosT - z * sinT, x * sinT + z * cosT];
    const [y2, z2] = [y * cosP - z1 * sinP, y * sinP + z1 * cosP];
    const x2 = x1 * mirrored;
    return [x2 * cosH + y2 * sinH, x2 * sinH - y2 * cosH, z2];
  };
}

/** The light comes over our shoulder too. */
function lightOf([dx, dy]: readonly [number, number]): V3 {
  const flat = Math.hypot(dx, dy) || 1;
  return normal([dx / flat, dy / flat, 0.62]);
}

/** Ends the forearm straight across, and finds the points of its edge there. One that points at us keeps its round end. */
function cutForearm(
  relief: Relief,
  wrist: V3,
  elbow: V3,
  length: number,
): { edge: [V3, V3]; heading: number } {
  const [dx, dy] = [elbow[0] - wrist[0], elbow[1] - wrist[1]];
  const size = Math.hypot(dx, dy);
  const [ux, uy] = size > 0.05 ? [dx / size, dy / size] : [0, 1];
  const end = length * size;
  const { cell, edge, parts } = relief;
  for (let i = 0; i < edge.length; i++) {
    const [left, top] = placeOf(relief, i);
    const [x, y] = [left - wrist[0], top - wrist[1]];
    const beyond = x * ux + y * uy - end;
    // only the arm's own end, not fingers that hang down before it
    if (parts[i]! > 0 || Math.abs(x * uy - y * ux) > 0.3) continue;
    if (beyond > edge[i]!) {
      edge[i] = beyond;
      if (beyond > 0) parts[i] = -1;
    }
  }
  const scan = (way: 1 | -1): V3 => {
    for (let off = 0; off < 0.4; off += cell / 2) {
      const [x, y] = [
        wrist[0] + ux * (end - cell) - uy * off * way,
        wrist[1] + uy * (end - cell) + ux * off * way,
      ];
      if (!((edge[cellOf(relief, [x, y]).index] ?? 1) < 0)) return [x, y, 0];
    }
    return wrist;
  };
  return { edge: [scan(1), scan(-1)], heading: heading([0, 0, 0], [ux, uy, 0]) };
}
