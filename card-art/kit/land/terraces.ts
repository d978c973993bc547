import { mix } from '../grade/mix.ts';
import { type Art, clamp, type Knot, LINE, lerp, type Path, random, spline } from '../pen/index.ts';

/** Samples along the crest. */
const STEPS = 120;

/**
 * Terraced rice fields under water: long, narrow steps that follow `crest` (from left to right) and
 * open towards the foot of the slope, `depth` lower. Each field holds a piece of the sky: `lit` below
 * the light at x = `lightX` and far off, `shade` aside and near.
 */
export function terraces(
  art: Art,
  crest: readonly Knot[],
  depth: number,
  rows: number,
  { lit, shade, lightX }: { lit: string; shade: string; lightX: number },
): void {
  const chance = random(`${art.seed}fields`);
  const top = spline(crest).walk(STEPS);
  const level = Math.max(...top.map(({ y }) => y));
  /** The step at depth t: the crest's shape, flatter and with bays of its own. */
  const at = (index: number, t: number): readonly [number, number] => {
    const { x, y } = top[clamp(index, 0, STEPS - 1)]!;
    const bays = Math.sin(x * 0.019 + t * 5) * 9 + Math.sin(x * 0.043 - t * 7) * 4;
    return [x, lerp(y, level, t * 0.8) + depth * t + bays * t];
  };
  const dams: Path[] = [];
  for (let row = 0; row < rows; row++) {
    const [t0, t1] = [((row + 0.06) / rows) ** 1.3, ((row + 0.9) / rows) ** 1.3];
    let from = -Math.round(chance.between(2, 26));
    while (from < STEPS) {
      const to = from + Math.round(chance.between(26, 52));
      const upper: Knot[] = [];
      const lower: Knot[] = [];
      for (let i = from; i <= to; i += 3) {
        const swell = Math.sin((Math.PI * (i - from)) / (to - from)) ** 0.4;
        upper.push(at(i, lerp(t1, t0, swell * 0.94)));
        lower.push(at(i, t1));
      }
      const [midX] = at(Math.round((from + to) / 2), t1);
      const dimness = clamp(Math.abs(midX - lightX) / 420 + t0 * 0.62 + chance.between(-0.06, 0.06));
      art.fill(spline([...upper, ...lower.toReversed()], true, 0.9), mix(lit, shade, dimness));
      dams.push(spline(lower));
      from = to + 1;
    }
  }
  art.line(dams, LINE.fine, 'gold', 0.9);
}
