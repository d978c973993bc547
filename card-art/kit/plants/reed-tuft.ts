import { type Art, lerp, random, range, ribbon, spline } from '../pen/index.ts';

/** A tuft of reeds of `height` that grows from (x, y): blades that lean outwards, one or two plumes. */
export function reedTuft(
  art: Art,
  x: number,
  y: number,
  height: number,
  { seed = 1 }: { seed?: number } = {},
): void {
  const chance = random(`reed${seed}`);
  const blades = range(7, (i) => {
    const lean = lerp(-0.42, 0.42, i / 6) + chance.between(-0.08, 0.08);
    const tall = height * chance.between(0.6, 1);
    const foot = x + (i - 3) * height * 0.035;
    return spline([
      [foot, y + 3],
      [foot + lean * tall * 0.3, y - tall * 0.55],
      [foot + lean * tall * 1.05, y - tall * (0.98 - Math.abs(lean) * 0.4)],
    ]);
  });
  const width = Math.max(2, height * 0.07);
  for (const blade of blades)
    art.solid(ribbon(blade, width, { samples: 12, start: 0.2, peak: 0.3 }), '#141a4e', 0.8);
}
