import {
  type Art,
  type Knot,
  LINE,
  type Local,
  lerp,
  local,
  Path,
  polygon,
  polyline,
  ramp,
  random,
} from '../pen/index.ts';

/** Where the six-sided prism's edges stand from left to right: three faces are seen. */
const EDGES = [-1, -0.42, 0.5, 1] as const;

export interface QuartzOptions {
  /** Left face, front, right face, edge light. */
  tones: readonly [left: string, front: string, right: string, lit: string];
  /** Colour where the crystal stands in its rock. */
  foot: string;
  lineWidth?: number;
  seed: string;
  /** Clearness of the front face, 0 … 1: what is painted by `inside` shows through. */
  clear?: number;
  /** Paints within the outline, behind the faces, in the crystal's box: foot (0, 0), tip (0, -length). */
  inside?: (box: Local) => void;
}

/** A crystal's corners: feet, shoulders (uneven, as in nature) and the tip. */
function corners(length: number, half: number, seed: string): { feet: Knot[]; shoulders: Knot[]; tip: Knot } {
  const chance = random(seed);
  const shoulder = -length + half * chance.between(1.15, 1.5);
  const drop = [chance.between(0.25, 0.5), 0, chance.between(0.05, 0.2), chance.between(0.3, 0.6)];
  return {
    feet: EDGES.map((u): Knot => [u * half * 0.9, (1 - u * u) * half * 0.2]),
    shoulders: EDGES.map((u, i): Knot => [u * half, shoulder + half * drop[i]!]),
    tip: [half * chance.between(-0.2, 0.2), -length],
  };
}

/** Growth lines: short level strokes that gather at a face's edge. */
function growthLines(feet: Knot[], shoulders: Knot[], face: number, seed: string): Path {
  const chance = random(`${seed}${face}`);
  const lines = new Path();
  const height = Math.abs(shoulders[face]![1]);
  for (let i = 0; i < height / 9; i++) {
    const t = chance.between(0.04, 0.94);
    const y = (k: number): number => lerp(feet[k]![1], shoulders[k]![1], t);
    const x = (k: number): number => lerp(feet[k]![0], shoulders[k]![0], t);
    const reach = chance.between(0.14, 0.55);
    const [from, to] = chance() < 0.5 ? [0, reach] : [1 - reach, 1];
    const at = (u: number): [number, number] => [
      lerp(x(face), x(face + 1), u),
      lerp(y(face), y(face + 1), u),
    ];
    lines.moveTo(...at(from)).lineTo(...at(to));
  }
  return lines;
}

/**
 * A quartz crystal: a six-sided prism with a pointed head. (x, y) is its foot, `angle` where it
 * points; all sizes in card units.
 */
export function quartz(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  { tones: [left, front, right, lit], foot, lineWidth = LINE.mid, seed, clear = 0, inside }: QuartzOptions,
): void {
  const box = local(art, x, y, 1, { rot: angle });
  const { feet, shoulders, tip } = corners(length, width / 2, seed);
  const outline = polygon([...feet, shoulders[3]!, tip, shoulders[0]!]);
  if (inside) {
    box.fill(outline, foot);
    box.clip(outline, () => inside(box));
  }
  [left, front, right].forEach((tone, face) => {
    const prism = polygon([feet[face]!, feet[face + 1]!, shoulders[face + 1]!, shoulders[face]!]);
    const head = polygon([shoulders[face]!, shoulders[face + 1]!, tip]);
    const seen = 1 - clear * (face === 1 ? 1 : 0.6);
    const paint = box.linear(0, 0, 0, -length, ramp(0, foot, seen, 0.55, tone, seen, 1, lit, seen));
    box.fill(prism, paint);
    const headTone = face === 0 ? lit : face === 1 ? tone : front;
    const glass = ramp(0, headTone, 1 - clear * 0.7, 1, lit, 1 - clear * 0.4);
    box.fill(head, box.linear(0, shoulders[face]![1], tip[0], tip[1], glass));
    box.line(growthLines(feet, shoulders, face, seed), LINE.hair, 'gold', 0.6);
  });
  for (const i of [1, 2]) box.line(polyline([feet[i]!, shoulders[i]!, tip]), LINE.fine, 'gold', 0.9);
  box.line(polyline(shoulders), LINE.fine, 'gold', 0.9);
  box.line(outline, lineWidth);
}
