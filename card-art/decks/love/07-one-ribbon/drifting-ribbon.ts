import {
  type Art,
  type Knot,
  LINE,
  lerp,
  type Point,
  polar,
  ramp,
  smoothstep,
  spline,
} from '../../../kit/pen/index.ts';

export interface DriftingRibbonOptions {
  /** Light to dark along the lit face, and along the shaded face that shows after a turn. */
  front: readonly [string, string, string];
  back: readonly [string, string];
  /** Places along it (0 … 1) where it turns over. */
  turns?: readonly number[];
  /** Where the first face is the shaded one. */
  startsBack?: boolean;
  /** The far end is cut like a swallow's tail; else it is square, to be hidden under something. */
  tail?: boolean;
  /** How narrow it is where something holds it at the first end, the far end: 1 = not gathered. */
  gathered?: readonly [number, number];
  /** Width at the far end, as a part of the width at the first: above 1 it comes towards us. */
  swell?: number;
}

const STEPS = 96;

/** How much of the width is seen at t: nothing at a turn, all of it a little way off. */
function openness(t: number, turns: readonly number[]): number {
  const nearest = Math.min(...turns.map((turn) => Math.abs(t - turn)), 1);
  return lerp(0.1, 1, smoothstep(nearest / 0.17) ** 0.75);
}

/** A face of the ribbon between two turns: its first and last step, lit or shaded. */
interface Face {
  from: number;
  to: number;
  lit: boolean;
}

/** The faces in the order of painting: the shaded ones first, the lit ones fold over them. */
function facesOf(turns: readonly number[], startsBack: boolean): Face[] {
  const bounds = [0, ...turns.map((turn) => Math.round(turn * STEPS)), STEPS];
  return bounds
    .slice(1)
    .map((to, i) => ({ from: bounds[i]!, to, lit: (i % 2 === 0) !== startsBack }))
    .sort((a, b) => Number(a.lit) - Number(b.lit));
}

/** Every second step of a face along one side, its two ends as sharp corners. */
function sideOf({ from, to }: Face, edge: (index: number) => Point): Knot[] {
  const knots: Knot[] = [[...edge(from), 1]];
  for (let i = from + 2; i <= to - 2; i += 2) knots.push(edge(i));
  return [...knots, [...edge(to), 1]];
}

/**
 * A ribbon of cloth in the air, through free points: it narrows where it turns over and shows its
 * other face from there on.
 */
export function driftingRibbon(
  art: Art,
  knots: readonly Knot[],
  width: number,
  {
    front: [lite, mid, dark],
    back: [shade, deep],
    turns = [],
    startsBack = false,
    tail = true,
    swell = 1,
    gathered = [1, 1],
  }: DriftingRibbonOptions,
): void {
  const steps = spline(knots).walk(STEPS + 1);
  const half = (index: number): number => {
    const { t } = steps[index]!;
    const hold = lerp(gathered[0], 1, smoothstep(t / 0.1)) * lerp(gathered[1], 1, smoothstep((1 - t) / 0.1));
    return (width / 2) * lerp(1, swell, t) * openness(t, turns) * hold;
  };
  const edge =
    (side: number) =>
    (index: number): Point => {
      const { x, y, angle } = steps[index]!;
      return polar(x, y, side * half(index), angle + 90);
    };
  const end = steps[STEPS]!;
  const notch: Knot = [...polar(end.x, end.y, -half(STEPS) * 0.84, end.angle), 1];
  for (const face of facesOf(turns, startsBack)) {
    const { from, to, lit } = face;
    const cut = tail && to === STEPS ? [notch] : [];
    const outline = spline([...sideOf(face, edge(-1)), ...cut, ...sideOf(face, edge(1)).reverse()], true);
    const [a, b] = [steps[from]!, steps[to]!];
    const sheen = lit
      ? ramp(0, dark, 0.22, mid, 0.52, lite, 0.8, mid, 1, dark)
      : ramp(0, deep, 0.5, shade, 1, deep);
    art.solid(outline, art.linear(a.x, a.y, b.x, b.y, sheen));
    for (const side of [-0.55, 0.6]) {
      const thread: Point[] = [];
      for (let i = from + 3; i < to - 2; i += 4) thread.push(edge(side)(i));
      if (thread.length > 2) art.line(spline(thread), LINE.hair, lit ? '#a8506a' : 'gold', 0.7);
    }
  }
}
