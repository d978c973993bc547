import {
  LINE,
  type Local,
  lerp,
  line,
  type Paint,
  type Path,
  polar,
  range,
  type Step,
} from '../../kit/pen/index.ts';
import { petal } from '../../kit/plants/petal.ts';

/** Outlines light grains, where gold would vanish. */
const GRAIN_LINE = '#5f3c44';
const PAIRS = 9;

/**
 * A ripe ear on a bent stem (drawn from its foot): pairs of grains, awns from their tips.
 * @param length of the ear, as a part of the stem
 * @param awn length of an awn
 */
export function grainEar(box: Local, stem: Path, length: number, grain: Paint, awn: number): void {
  const walk = stem.walk(40);
  const at = (t: number): Step => walk[Math.min(39, Math.round(lerp(1 - length, 1, t) * 39))]!;
  box.taper(stem, 4.4, { start: 1, end: 0.5, samples: 16 });
  const awns = range(PAIRS, (i) => {
    const { x, y, angle } = at((i + 0.6) / PAIRS);
    return [1, -1].map((side) =>
      line(...polar(x, y, 16, angle + side * 24), ...polar(x, y, 16 + awn, angle + side * 17)),
    );
  });
  box.line(awns, LINE.hair, 'gold', 0.85);
  for (let i = PAIRS - 1; i >= 0; i--) {
    const { x, y, angle } = at(i / PAIRS);
    const size = lerp(1.08, 0.68, i / PAIRS);
    for (const side of [1, -1]) {
      const shape = petal(x, y, 29 * size, 15 * size, angle + side * 27, { tip: 0.1, belly: 0.55 });
      box.solid(shape, grain, LINE.fine + 0.3, GRAIN_LINE);
    }
  }
  const { x, y, angle } = walk[39]!;
  box.solid(petal(x, y - 2, 24, 11, angle, { tip: 0.1 }), grain, LINE.fine + 0.3, GRAIN_LINE);
}
