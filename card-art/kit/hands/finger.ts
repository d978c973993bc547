import {
  degrees,
  type Knot,
  LINE,
  type Local,
  lerp,
  type Paint,
  type Path,
  type Point,
  polar,
  smoothstep,
  spline,
  svgPath,
} from '../pen/index.ts';
import { CREASE } from './skin.ts';

export type Joint = readonly [x: number, y: number, radius: number];

export interface Finger {
  /** The closed shape. */
  body: Path;
  /** The contour without its base, so that the finger grows out of the palm. */
  edge: Path;
  /** Middle of the pad, its radius and heading. */
  tip: { x: number; y: number; radius: number; angle: number };
}

/** Outline points from one joint to the next. */
const STEP = 5;

/** `'x,y,radius x,y,radius …'`, from the base to the pad. */
export const joints = (text: string): Joint[] =>
  text.split(' ').map((joint) => {
    const [x, y, radius] = joint.split(',').map(Number);
    return [x!, y!, radius!];
  });

/**
 * A finger round its joints. Root it well inside the palm with a small radius; `from` is the part
 * of its length whose edge stays undrawn there.
 */
export function finger(bones: readonly Joint[], from = 0): Finger {
  const spine = spline(bones.map(([x, y]): Knot => [x, y])).flatten(STEP)[0]!;
  const end = spine.length - 1;
  const radiusAt = (index: number): number => {
    const place = index / STEP;
    const bone = Math.min(bones.length - 2, Math.floor(place));
    return lerp(bones[bone]![2], bones[bone + 1]![2], smoothstep(place - bone));
  };
  const headingAt = (index: number): number => {
    const [ax, ay] = spine[Math.max(0, index - 1)]!;
    const [bx, by] = spine[Math.min(end, index + 1)]!;
    return degrees(Math.atan2(bx - ax, -(by - ay)));
  };
  const side = (turn: number): Point[] =>
    spine.map(([x, y], i) => polar(x, y, radiusAt(i), headingAt(i) + turn));
  const angle = headingAt(end);
  const radius = bones[bones.length - 1]![2];
  const [x, y] = spine[end]!;
  const pad = [-50, 0, 50].map((turn) => polar(x, y, radius * (turn ? 1 : 1.06), angle + turn));
  const around: Knot[] = [...side(-90), ...pad, ...side(90).reverse()];
  const cut = Math.round(from * spine.length);
  const last = around.length - 1;
  const sharpBase = around.map((knot, i): Knot => (i && i < last ? knot : [knot[0], knot[1], 1]));
  return {
    body: spline(sharpBase, true),
    edge: spline(around.slice(cut, around.length - cut)),
    tip: { x, y, radius, angle },
  };
}

/** The nail, seen from the back of the finger's end. */
export function nail({ tip: { x, y, radius: r, angle } }: Finger): Path {
  const [cx, cy] = polar(x, y, r * 0.42, angle);
  return svgPath(
    `M${-r * 0.5} ${r * 0.3}C${-r * 0.55} ${-r * 0.5} ${r * 0.55} ${-r * 0.5} ${r * 0.5} ${r * 0.3}`,
  )
    .rotate(angle)
    .translate(cx, cy);
}

/** Fingers in order, each with its own inner contour. */
export function paintFingers(box: Local, fingers: readonly Finger[], skin: Paint): void {
  for (const { body, edge } of fingers) box.fill(body, skin).line(edge, LINE.fine, CREASE, 0.85);
}
