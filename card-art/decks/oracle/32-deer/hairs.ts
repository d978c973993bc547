import { curve, type Local, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';

interface Field {
  seed: string;
  count: number;
  x: readonly [number, number];
  y: readonly [number, number];
  /** Which way the coat lies there. */
  lean: readonly [number, number];
  dark: string;
  light: string;
}

/** Down the neck into the mane, along the flank. */
export const BODY_HAIR: readonly Field[] = [
  { seed: 'mane', count: 60, x: [112, 170], y: [-124, 0], lean: [-9, 22], dark: '#4e2820', light: '#a4653f' },
  {
    seed: 'nape',
    count: 30,
    x: [70, 150],
    y: [-150, -50],
    lean: [-15, 20],
    dark: '#6a3420',
    light: '#b87446',
  },
  { seed: 'flank', count: 40, x: [-60, 50], y: [-56, 26], lean: [-18, 6], dark: '#86451f', light: '#cf8850' },
];
/** Over the shoulder, so that it is no seam. */
export const SHOULDER_HAIR: readonly Field[] = [
  { seed: 'blade', count: 40, x: [34, 92], y: [-70, 10], lean: [-10, 16], dark: '#7c3f22', light: '#c47c48' },
];

/** Short hairs, dark ones and lit ones. */
export function hairs(box: Local, inside: Path, fields: readonly Field[]): void {
  box.clip(inside, () => {
    for (const { seed, count, x, y, lean, dark, light } of fields) {
      const chance = random(seed);
      const lay = (many: number, weight: number): Path[] =>
        range(many, () => {
          const [hx, hy] = [chance.between(...x), chance.between(...y)];
          const [dx, dy] = [lean[0] * chance.between(0.6, 1.1), lean[1] * chance.between(0.6, 1.1)];
          return ribbon(
            curve(`${hx},${hy} ${hx + dx * 0.4},${hy + dy * 0.6} ${hx + dx},${hy + dy}`),
            weight,
            { samples: 5 },
          );
        });
      box.blot(lay(count, 2), dark).blot(lay(Math.round(count * 0.5), 1.7), light);
    }
  });
}
