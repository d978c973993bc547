import { type Art, clamp, degrees, type Local, type Path, type Point, radians } from '../../pen/index.ts';
import type { Skin } from '../skin.ts';
import { fleshOf } from './flesh.ts';
import { type Drawn, drawn, paint } from './paint.ts';
import { type Relief, reliefOf } from './relief.ts';
import { BUILDS, FINGERS, type HandPose, skeleton } from './skeleton.ts';
import { add, type V3 } from './vec.ts';

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

export interface Hand {
  /** All of it. */
  paint(on: Art | Local, skin: Skin): void;
  /** Before what is held: all of it too, for that to be painted over. */
  behind(on: Art | Local, skin: Skin): void;
  /** After it: what lies nearer to us than the middle of what is held. */
  before(on: Art | Local, skin: Skin): void;
  /** Its silhouette. */
  outline: Path;
  /** Where its forearm ends: the points of its edge there, and which way the elbow lies, in degrees clockwise from up. */
  wrist: { thumbSide: Point; littleSide: Point; toElbow: number };
  /** The middle of what it holds, and which way that runs on the picture, to the thumb's side. */
  held: { at: Point; heading: number };
  /** The tips: thumb, index, middle, ring, little. */
  tips: readonly Point[];
}

/** Cells of the grid: a fifth of them for a hand that is seen small. */
const FINENESS = { most: 1 / 170, least: 1 / 80 };

/** A hand, seen from its skeleton: pure, the same plan always gives the same shapes. */
export function hand(plan: HandPlan): Hand {
  const { pose, at, length, build = 'woman', forearm = 0.1 } = plan;
  const bones = skeleton(pose, BUILDS[build]);
  const seen = viewOf(plan);
  const flesh = fleshOf(bones, forearm).map((one) => ({ ...one, from: seen(one.from), to: seen(one.to) }));
  const relief = reliefOf(flesh, clamp(0.9 / length, FINENESS.most, FINENESS.least));
  const wrist = cutForearm(relief, seen([0, 0.02, 0]), seen(add([0, 0.02, 0], bones.forearm)), forearm);
  const place = ([x, y]: readonly [number, number, number?]): Point => [
    at[0] + x * length,
    at[1] + y * length,
  ];
  const placePath = (path: Path): Path =>
    path.map((x, y) => place([relief.left + x * relief.cell, relief.top + y * relief.cell]));
  const light = lightOf(plan.light);
  const heldAt = seen(bones.held.at);
  const heldTo = seen(add(bones.held.at, bones.held.along));
  const shapes = (isBefore: boolean): Drawn =>
    drawn({
      relief,
      bones,
      seen,
      light,
      length,
      nails: plan.nails ?? length >= 64,
      place: placePath,
      before: isBefore ? [heldAt, heldTo] : undefined,
    });
  const whole = shapes(false);
  const tips = [bones.thumb, ...FINGERS.map((name) => bones.fingers[name])].map(({ joints }) =>
    place(seen(joints[3])),
  );
  const painted = (on: Art | Local, skin: Skin): void => paint(on, whole, skin);
  const [p, q] = wrist.edge;
  const isThumbSide =
    dot2(p, seen([0.1, 0.02, 0]), seen([-0.1, 0.02, 0])) >
    dot2(q, seen([0.1, 0.02, 0]), seen([-0.1, 0.02, 0]));
  return {
    paint: painted,
    behind: painted,
    before: (on, skin) => paint(on, shapes(true), skin),
    outline: whole.outline,
    wrist: {
      thumbSide: place(isThumbSide ? p : q),
      littleSide: place(isThumbSide ? q : p),
      toElbow: wrist.heading,
    },
    held: { at: place(heldAt), heading: heading(heldAt, heldTo) },
    tips,
  };
}

const heading = (from: V3, to: V3): number => degrees(Math.atan2(to[0] - from[0], -(to[1] - from[1])));
const dot2 = ([x, y]: V3, a: V3, b: V3): number => x * (a[0] - b[0]) + y * (a[1] - b[1]);

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
  const [x, y, z] = [dx / flat, dy / flat, 0.62];
  const size = Math.hypot(x, y, z);
  return [x / size, y / size, z / size];
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
  const { columns, cell, left, top, edge, parts } = relief;
  for (let i = 0; i < edge.length; i++) {
    const [x, y] = [left + (i % columns) * cell - wrist[0], top + Math.floor(i / columns) * cell - wrist[1]];
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
      const i = Math.round((y - top) / cell) * columns + Math.round((x - left) / cell);
      if (!((edge[i] ?? 1) < 0)) return [x, y, 0];
    }
    return wrist;
  };
  return { edge: [scan(1), scan(-1)], heading: heading([0, 0, 0], [ux, uy, 0]) };
}
