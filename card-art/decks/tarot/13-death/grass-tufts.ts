import { type Art, range, ribbon, spline } from '../../../kit/pen/index.ts';

/** Tufts of six blades, `[x, y, height]` each; they lean left and right in turns. */
export function grassTufts(
  art: Art,
  tufts: readonly (readonly [x: number, y: number, height: number])[],
): void {
  tufts.forEach(([x, y, height], index) => {
    const lean = index % 2 ? 3 : -3;
    const blades = range(6, (i) => {
      const u = i - 2.5;
      const tip = y - height * (1 - Math.abs(u) * 0.1);
      const blade = spline([
        [x + u * 2, y],
        [x + u * 4, y - height * 0.55],
        [x + u * 7 + lean, tip],
      ]);
      return ribbon(blade, 2.2, { start: 0.8, samples: 5 });
    });
    art.blot(blades, 'gold', 0.9);
  });
}
