import { clamp, closed, contains, type Local, type Path, random } from '../../../kit/pen/index.ts';

/** Where wool grows: within an outline, how thick its tufts are, in how many rows. */
interface Fleece {
  within: Path;
  size: readonly [small: number, large: number];
  gap: number;
  /** How far round a place is turned from the sun, 0 … 1. */
  turned: (x: number, y: number) => number;
  seed: string;
}

const TONES = [
  '#fffaf0',
  '#fbf3e4',
  '#efe6dc',
  '#dbd3d0',
  '#c2bbc0',
  '#a9a4b4',
  '#8f89a4',
  '#766f90',
] as const;

/** Wool in tufts of all sizes, laid from below upwards so that each lies over the next lower one. */
export function wool(art: Local, { within, size, gap, turned, seed }: Fleece): void {
  const chance = random(`wool ${seed}`);
  const [left, top, right, bottom] = within.bounds();
  const inside = within.flatten(8);
  for (let y = bottom; y > top - gap; y -= gap * 0.8)
    for (let x = left + chance.between(0, gap); x < right; x += gap * chance.between(0.8, 1.25)) {
      const [px, py] = [x, y + chance.between(-0.3, 0.3) * gap];
      if (!contains(inside, px, py)) continue;
      const r = chance.between(...size);
      const tone = clamp(turned(px, py) + chance.between(-0.08, 0.08)) * (TONES.length - 2);
      const tuft = closed(
        `${px - r},${py + r * 0.2} ${px - r * 0.7},${py - r * 0.7} ${px + r * 0.2},${py - r} ${px + r},${py - r * 0.2} ${px + r * 0.5},${py + r * 0.8} ${px - r * 0.4},${py + r * 0.9}`,
      ).rotate(chance.between(0, 360), px, py);
      art.fill(tuft.translate(1.6, 2.4), TONES[Math.round(tone) + 1]!);
      art.fill(tuft, TONES[Math.round(tone)]!);
    }
}
