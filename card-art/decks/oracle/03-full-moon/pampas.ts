import { type Art, type Path, polar, random, ribbon, spline } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A stalk of pampas grass: its foot, how high it stands, how far its tip leans to the side. */
export interface Plume {
  x: number;
  y: number;
  height: number;
  lean: number;
}

/** Units that one hair of a plume may be long. */
const LONGEST = 42;

/** Stalks with plumes that hang to the side they lean to, their upper edge in the moon. */
export function pampas(
  art: Art,
  plants: readonly Plume[],
  {
    stem,
    plume,
    lit,
    branches,
    seed,
  }: { stem: string; plume: string; lit: string; branches: number; seed: number | string },
): void {
  const chance = random(`pampas ${seed}`);
  const stems: Path[] = [];
  const hairs: Path[] = [];
  const bright: Path[] = [];
  for (const { x, y, height, lean } of plants) {
    const stalk = spline([
      [x, y],
      [x + lean * 0.1, y - height * 0.5],
      [x + lean * 0.4, y - height * 0.84],
      [x + lean * 0.75, y - height * 0.98],
      [x + lean * 1.2, y - height * 0.97],
    ]);
    stems.push(ribbon(stalk, Math.max(1.2, height * 0.016), { start: 1, end: 0.3, peak: 0.1, samples: 8 }));
    const steps = stalk.walk(branches * 3 + 1).slice(Math.round(branches * 1.9));
    const side = Math.sign(lean);
    steps.forEach(({ x: px, y: py, angle, t }, i) => {
      const size = Math.min(height * 0.16, LONGEST) * (1.25 - t * 0.5) * chance.between(0.8, 1.2);
      const turn = angle + side * chance.between(4, 34);
      hairs.push(leaf(px, py, size, size * 0.09, turn, side * size * 0.42));
      if (i % 3 === 0) {
        const [lx, ly] = polar(px, py, size * 0.1, turn);
        bright.push(
          leaf(
            lx,
            ly,
            size * 0.8,
            Math.max(0.9, size * 0.06),
            angle + side * chance.between(2, 20),
            side * size * 0.24,
          ),
        );
      }
    });
  }
  art.blot(stems, stem).blot(hairs, plume).blot(bright, lit);
}
