import {
  type Art,
  type Knot,
  LINE,
  lerp,
  type Paint,
  type Point,
  polar,
  ramp,
  smoothstep,
  spline,
} from '../pen/index.ts';

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

/**
 * A ribbon of cloth in the air, through free points: it narrows where it turns over and shows its
 * other face from there on.
 */
export function driftingRibbon(
  art: Art,
  knots: readonly Knot[],
  width: number,
  {
    front,
    back,
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
  const edge = (index: number, side: number): Point => {
    const { x, y, angle } = steps[index]!;
    return polar(x, y, side * half(index), angle + 90);
  };
  const bounds = [0, ...turns.map((turn) => Math.round(turn * STEPS)), STEPS];
  const faces = bounds.slice(1).map((to, i) => ({ from: bounds[i]!, to, lit: (i % 2 === 0) !== startsBack }));
  // the shaded faces first: the lit ones fold over them
  for (const { from, to, lit } of faces.sort((a, b) => Number(a.lit) - Number(b.lit))) {
    const [left, right]: [Knot[], Knot[]] = [[], []];
    for (let i = from; i <= to; i += 2) {
      const sharp = i === from || i + 2 > to;
      const at = sharp && i !== from ? to : i;
      for (const [list, side] of [
        [left, -1],
        [right, 1],
      ] as const) {
        const [x, y] = edge(at, side);
        list.push(sharp ? [x, y, 1] : [x, y]);
      }
    }
    const last = steps[STEPS]!;
    const notch: Knot = [...polar(last.x, last.y, -half(STEPS) * 0.84, last.angle), 1];
    const end = to === STEPS && tail ? [notch] : [];
    const outline = spline([...left, ...end, ...right.reverse()], true);
    const [a, b] = [steps[from]!, steps[to]!];
    const sheen: Paint = lit
      ? art.linear(
          a.x,
          a.y,
          b.x,
          b.y,
          ramp(0, front[2], 0.22, front[1], 0.52, front[0], 0.8, front[1], 1, front[2]),
        )
      : art.linear(a.x, a.y, b.x, b.y, ramp(0, back[1], 0.5, back[0], 1, back[1]));
    art.solid(outline, sheen, LINE.mid);
    // threads of the weave along the face
    for (const side of [-0.55, 0.6]) {
      const thread: Point[] = [];
      for (let i = from + 3; i < to - 2; i += 4) thread.push(edge(i, side));
      if (thread.length > 2) art.line(spline(thread), LINE.hair, lit ? '#a8506a' : 'gold', 0.7);
    }
  }
}
