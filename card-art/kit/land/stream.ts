import { type Art, type Knot, lerp, type Point, ramp, random, range, ribbon, spline } from '../pen/index.ts';

/** Steps along both banks in which the flow lines are laid. */
const STEPS = 40;
const LINES = 9;

/** A stream between two banks (far to near): broken, tapering lines follow its flow. */
export function stream(art: Art, left: readonly Knot[], right: readonly Knot[]): void {
  const ends = (bank: readonly Knot[]): Knot[] =>
    bank.map(([x, y], i) => [x, y, i === 0 || i === bank.length - 1 ? 1 : 0]);
  const [top, foot] = [left[0]![1], left[left.length - 1]![1]];
  const water = ramp(0, '#ffe9cf', 0.25, '#c9a3c8', 0.6, '#6d5a9c', 1, '#241a4c');
  art.fill(spline([...ends(left), ...ends(right).reverse()], true), art.linear(0, top, 0, foot, water));
  const chance = random(6);
  const leftSteps = spline(left).walk(STEPS + 1);
  const rightSteps = spline(right).walk(STEPS + 1);
  const at = (step: number, t: number): Point => [
    lerp(leftSteps[step]!.x, rightSteps[step]!.x, t),
    lerp(leftSteps[step]!.y, rightSteps[step]!.y, t),
  ];
  for (let i = 0; i < LINES; i++) {
    const t = (i + 0.6) / (LINES + 0.2);
    let from = Math.floor(chance.between(0, 8));
    while (from < STEPS - 2) {
      const to = Math.min(STEPS, from + Math.floor(chance.between(6, 14)));
      const flow = range(to - from + 1, (k) => at(from + k, t));
      if (flow.length > 3) {
        const shape = ribbon(spline(flow), lerp(1, 2.6, to / STEPS), { samples: 8 });
        art.blot(shape, i % 3 ? 'gold' : art.palette.pale, 0.85);
      }
      from = to + Math.floor(chance.between(2, 7));
    }
  }
  art.line([spline(left), spline(right)]);
}
