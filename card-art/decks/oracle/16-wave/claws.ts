import {
  type Art,
  ellipse,
  type Path,
  type Point,
  polar,
  type Random,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** Foam that is torn forward: where it begins, its heading there, its length, and how far it hooks over. */
export interface Claw {
  x: number;
  y: number;
  heading: number;
  length: number;
  /** Degrees that it turns on its way; below 0 to the left. */
  hook: number;
}

const WHITE = '#fdfef6';

/** One finger, thick near its root, that ends in a point; what lies in its shade begins farther out. */
function finger(
  { x, y, heading, length, hook }: Claw,
  width: number,
): { outline: Path; under: Path; tip: Point; way: number } {
  const knee = polar(x, y, length * 0.42, heading);
  const bend = polar(...knee, length * 0.34, heading + hook * 0.45);
  const tip = polar(...bend, length * 0.3, heading + hook);
  const course = spline([[x, y], knee, bend, tip]);
  return {
    outline: ribbon(course, width, { start: 0.5, end: 0, peak: 0.3, samples: 8 }),
    under: ribbon(course, width, { end: 0.04, peak: 0.6, samples: 8 }),
    tip,
    way: heading + hook,
  };
}

/** Claws of three or four fingers, each over its own shade, and the drops that have left their tips. */
export function claws(art: Art, all: readonly Claw[], chance: Random, shade: string): void {
  const flung: Path[] = [];
  for (const one of all) {
    const count = one.length > 30 ? 4 : 3;
    for (let i = 0; i < count; i++) {
      const spread = (i - (count - 1) / 2) * chance.between(13, 21);
      const reach = one.length * (i === 1 ? 1 : chance.between(0.5, 0.86));
      const root = polar(one.x, one.y, (i - 1) * one.length * 0.1, one.heading + 90);
      const laid = { ...one, x: root[0], y: root[1], heading: one.heading + spread, length: reach };
      const { outline, under, tip, way } = finger(laid, one.length * chance.between(0.16, 0.25));
      art.fill(under.translate(2.2 + one.length * 0.02, 2.6 + one.length * 0.04), shade);
      art.fill(outline, WHITE);
      for (let drop = 0; drop < 2; drop++) {
        const [px, py] = polar(
          ...tip,
          chance.between(4, 12) * (drop + 1) * (0.4 + one.length / 60),
          way + chance.between(-26, 26),
        );
        flung.push(ellipse(px, py, chance.between(0.8, 2.7) * (1 - drop * 0.2)));
      }
    }
  }
  art.blot(flung, WHITE);
}
