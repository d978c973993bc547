import { curve, type Local, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';

/** Locks that leave an outline, flat along it, where the coat is not smooth. */
export const locks = (outline: Path, count: number, length: number, turn = 0.3): Path[] => {
  const chance = random(`locks ${count}`);
  return outline.walk(count).flatMap(({ x, y, angle }) => {
    const heading = ((angle - 90) * Math.PI) / 180 - turn * chance.between(0.7, 1.3);
    const far = length * chance.between(0.5, 1.2);
    if (chance() < 0.45) return [];
    const [dx, dy] = [Math.cos(heading) * far, Math.sin(heading) * far];
    return [
      ribbon(curve(`${x - dx},${y - dy} ${x + dx * 0.1},${y + dy * 0.1} ${x + dx},${y + dy}`), 7, {
        start: 0.8,
        samples: 6,
        peak: 0.3,
      }),
    ];
  });
};

interface Coat {
  seed: string;
  /** How many locks of two or three hairs. */
  count: number;
  x: readonly [number, number];
  y: readonly [number, number];
  /** What the coil turns round. */
  round: readonly [number, number];
  /** Lit hairs lie where this side is, as a step towards the light. */
  dark: string;
  light: string;
}

/** Short hairs that follow the coil: dark ones, and lit ones on the side of the sun. */
export function fur(
  box: Local,
  inside: Path,
  { seed, count, x: [x0, x1], y: [y0, y1], round, dark, light }: Coat,
): void {
  const chance = random(`fur ${seed}`);
  const [shade, lit]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance.between(x0, x1), chance.between(y0, y1)];
    const angle = Math.atan2(y - round[1], x - round[0]) - Math.PI / 2 + chance.between(0.05, 0.4);
    const sunny = (x - x0) / (x1 - x0) - (y - y0) / (y1 - y0) + chance.between(-0.5, 0.5) > 0.1;
    const hairs = range(2 + Math.floor(chance() * 2), (j) => {
      const length = chance.between(10, 20);
      const [dx, dy] = [Math.cos(angle + j * 0.12) * length, Math.sin(angle + j * 0.12) * length];
      const [fx, fy] = [x - Math.sin(angle) * j * 3.6, y + Math.cos(angle) * j * 3.6];
      return ribbon(
        curve(`${fx},${fy} ${fx + dx * 0.5 + dy * 0.08},${fy + dy * 0.5 - dx * 0.08} ${fx + dx},${fy + dy}`),
        1.9,
        { samples: 5 },
      );
    });
    (sunny ? lit : shade).push(...hairs);
  }
  box.clip(inside, () => void box.blot(shade, dark).blot(lit, light));
}
