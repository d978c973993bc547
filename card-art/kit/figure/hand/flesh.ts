import { clamp } from '../../pen/index.ts';
import { FINGERS, type Skeleton, sideways } from './skeleton.ts';
import { add, minus, mix, normal, type V3 } from './vec.ts';

/** A stretch of flesh: round, from one breadth to another. */
export interface Flesh {
  from: V3;
  to: V3;
  radii: readonly [number, number];
  /** 0 the palm with the forearm, 1 the thumb, 2 … 5 the fingers. */
  part: number;
  /** Grows out of the palm without a seam; the outer phalanges only touch it. */
  isRoot: boolean;
}

/** How broad the seams are: in the palm, from the palm to a finger's root, over a joint. */
export const SEAM = { palm: 0.06, root: 0.034, joint: 0.014 } as const;

/** @param length of the forearm that is shown, in lengths of the hand */
export function fleshOf({ fingers, thumb, forearm, build }: Skeleton, length: number): Flesh[] {
  const all: Flesh[] = [];
  const lay = (part: number, from: V3, to: V3, a: number, b: number, isRoot = true): void =>
    void all.push({ from, to, radii: [a, b], part, isRoot });
  const wide = (x: number, y: number, z: number): V3 => [x * build.palm, y, z];

  const digits = FINGERS.map((name) => fingers[name]);
  digits.forEach(({ joints, backs, radii }, i) => {
    for (const bone of [0, 1, 2] as const) {
      const [from, to] = [joints[bone]!, joints[bone + 1]!];
      const [a, b] = [radii[bone]!, radii[bone + 1]!];
      const isRoot = bone === 0;
      const waist = mix(from, to, 0.5);
      const slim = ((a + b) / 2) * (bone === 2 ? 1 : 0.95);
      lay(i + 2, from, waist, a, slim, isRoot);
      lay(i + 2, waist, to, slim, b, isRoot);
      // the pad
      const off = -(bone === 2 ? 0.1 : 0.2) * slim;
      const pad = (t: number): V3 => add(mix(from, to, t), backs[bone]!, off);
      lay(i + 2, pad(bone ? 0.3 : 0.45), pad(bone === 2 ? 0.82 : 0.7), slim * 0.93, slim * 0.9, isRoot);
    }
  });

  // metacarpals, from a narrow root
  digits.forEach(({ joints: [knuckle], radii: [r] }, i) => {
    lay(0, wide(0.075 - i * 0.048, 0.1, 0.004), knuckle, 0.062, r * 1.04);
  });
  // the row of pads below the fingers
  lay(
    0,
    add(digits[0]!.joints[0], [-0.01, -0.05, 0.016]),
    add(digits[3]!.joints[0], [0.01, -0.05, 0.012]),
    0.05,
    0.046,
  );
  // skin between the fingers' roots
  for (const i of [0, 1, 2]) {
    const [a, b] = [digits[i]!, digits[i + 1]!];
    const at = (t: number): V3 =>
      mix(mix(a.joints[0], a.joints[1], t), mix(b.joints[0], b.joints[1], t * 1.1), 0.5);
    lay(0, at(0.05), at(0.26), 0.036, 0.026);
  }
  // its middle is no pit
  lay(0, wide(0.01, 0.2, 0.02), wide(0, 0.42, 0.022), 0.05, 0.048);
  // the little finger's edge
  lay(0, wide(-0.098, 0.11, 0.026), wide(-0.128, 0.36, 0.026), 0.062, 0.052);

  // the thumb's ball, its root, and the skin between it and the palm
  const [root, knuckle, last, tip] = thumb.joints;
  const [r0, r1, r2, r3] = thumb.radii;
  lay(0, root, knuckle, r0 * 0.92, r1);
  lay(0, wide(0.045, 0.14, 0.042), mix(root, knuckle, 0.62), 0.07, 0.064);
  const index = digits[0]!.joints[0];
  const inPalm = (t: number): V3 => mix(wide(0.075, 0.1, 0.004), index, t);
  lay(0, mix(root, knuckle, 0.45), inPalm(0.5), 0.048, 0.046);
  lay(0, mix(root, knuckle, 0.72), inPalm(0.72), 0.036, 0.036);
  lay(1, knuckle, mix(knuckle, last, 0.5), r1, r2 * 0.96);
  lay(1, mix(knuckle, last, 0.5), last, r2 * 0.96, r2);
  const side = sideways(normal(minus(tip, last)), thumb.backs[2]);
  for (const out of [-1, 1]) {
    const off = r2 * 0.16 * out;
    lay(1, last, add(mix(last, tip, 0.55), side, off), r2 * 0.98, r2 * 0.9, false);
    lay(1, add(mix(last, tip, 0.55), side, off), tip, r2 * 0.9, r3, false);
  }

  // wrist and forearm: broader than thick, fullest below the elbow
  const across: V3 = normal([1, forearm[0] / -forearm[1], 0]);
  const place = (along: number, out: number): V3 => add(add([0, 0.02, 0.012], forearm, along), across, out);
  for (const out of [-1, 1]) {
    const w = 0.05 * build.palm * out;
    const thick = 0.5 + build.palm / 2;
    lay(0, wide(0.055 * out, 0.13, 0.008), place(0.02, w), 0.066, 0.07 * thick);
    const stages = [
      [0.02, w, 0.07],
      [0.35, w * 1.1, 0.078],
      [0.95, w * 1.5, 0.112],
      [1.6, w * 1.3, 0.1],
    ] as const;
    for (const i of [0, 1, 2]) {
      const [from, to] = [stages[i]!, stages[i + 1]!];
      if (length + 0.16 < from[0]) break;
      lay(0, place(from[0], from[1]), place(to[0], to[1]), from[2] * thick, to[2] * thick);
    }
  }
  return all;
}

/** Smaller of two distances, their meeting filled in by `k`. */
function smooth(a: number, b: number, k: number): number {
  const near = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - near * near * k * 0.25;
}

/** Numbers of a piece: where it begins, its step, one by the step's square, half breadth there, what that grows by, what it is. */
const SIZE = 10;

/**
 * How far places are from the skin of a hand, below 0 inside. It is asked a million times a hand: everything lies in one list of
 * numbers, and the part that answered last is kept in `whose`.
 */
export class Skinned {
  whose = 0;
  private readonly data: Float64Array;
  /** Palm, five roots, five outer ends. */
  private readonly nearest = new Float64Array(11);

  constructor(flesh: readonly Flesh[]) {
    this.data = new Float64Array(flesh.length * SIZE);
    flesh.forEach(({ from, to, radii, part, isRoot }, i) => {
      const [bx, by, bz] = minus(to, from);
      const kind = part && !isRoot ? part + 5 : part;
      this.data.set(
        [...from, bx, by, bz, 1 / (bx * bx + by * by + bz * bz || 1), radii[0], radii[1] - radii[0], kind],
        i * SIZE,
      );
    });
  }

  /** @param near the pieces that matter there, `count` of them */
  distance(x: number, y: number, z: number, near: Int16Array, count: number): number {
    const { data, nearest } = this;
    nearest.fill(9);
    for (let n = 0; n < count; n++) {
      const o = near[n]! * SIZE;
      const [bx, by, bz] = [data[o + 3]!, data[o + 4]!, data[o + 5]!];
      const [px, py, pz] = [x - data[o]!, y - data[o + 1]!, z - data[o + 2]!];
      const t = clamp((px * bx + py * by + pz * bz) * data[o + 6]!);
      const [dx, dy, dz] = [px - bx * t, py - by * t, pz - bz * t];
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz) - data[o + 7]! - data[o + 8]! * t;
      const kind = data[o + 9]!;
      nearest[kind] = smooth(nearest[kind]!, d, kind ? SEAM.joint : SEAM.palm);
    }
    const palm = nearest[0]!;
    let [skin, closest] = [palm, palm];
    this.whose = 0;
    for (let part = 1; part < 6; part++) {
      const [root, outer] = [nearest[part]!, nearest[part + 5]!];
      const own = Math.min(root, outer);
      if (own > 8) continue;
      skin = Math.min(skin, smooth(palm, root, SEAM.root), smooth(root, outer, SEAM.joint));
      if (own < closest) {
        closest = own;
        this.whose = part;
      }
    }
    return skin;
  }
}
