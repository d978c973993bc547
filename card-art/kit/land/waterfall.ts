import { mix } from '../grade/mix.ts';
import {
  type Art,
  arc,
  curl,
  ellipse,
  type Knot,
  LINE,
  lerp,
  type Point,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../pen/index.ts';

/**
 * Water that bends over a lip between x0 and x1 and falls from y0 to y1. Strands start together and
 * part as they fall; the foot dissolves.
 */
export function fallingWater(
  art: Art,
  [x0, x1]: readonly [left: number, right: number],
  [y0, y1]: readonly [lip: number, foot: number],
  { spread, seed }: { spread: number; seed: number },
): void {
  const { pale, cool } = art.palette;
  const width = x1 - x0;
  const at = (u: number, t: number): Point => {
    const sway = Math.sin(t * 9 + seed + u * 2) * width * 0.025 * t;
    const round = (0.5 + 0.5 * Math.cos(u * 1.6)) * (0.85 + 0.15 * Math.cos(u * 7 + seed));
    return [
      (x0 + x1) / 2 + ((u * width) / 2) * lerp(1, spread, t * t) + sway,
      y0 - 7 * round * (1 - t) ** 6 + t * (y1 - y0),
    ];
  };
  const side = (u: number): Knot[] => range(9, (i) => [...at(u, i / 8), i === 0 || i === 8 ? 1 : 0]);
  const lip = range(5, (i) => at(-1 + (i + 1) / 3, 0)).reverse();
  const [bright, dim] = [mix(cool, pale, 0.55), mix(cool, pale, 0.2)];
  const tones = ramp(
    0,
    bright,
    1,
    0.14,
    bright,
    0.94,
    0.4,
    dim,
    0.74,
    0.7,
    cool,
    0.58,
    0.93,
    pale,
    0.74,
    1,
    pale,
    0,
  );
  art.fill(spline([...side(-1), ...side(1).reverse(), ...lip], true), art.linear(0, y0 - 14, 0, y1, tones));
  const chance = random(`fall${seed}`);
  const strands = Math.round(width / 3.4);
  for (let i = 0; i < strands; i++) {
    const u = ((i + 0.5) / strands) * 2 - 1 + chance.between(-0.06, 0.06);
    const from = chance() < 0.45 ? 0 : chance.between(0, 0.55);
    const to = Math.min(0.98, from + chance.between(0.25, 0.8));
    const strand = spline(range(6, (j) => at(u, lerp(from, to, j / 5))));
    const ends = { start: from ? 0.05 : 0.8, end: 0.05, peak: from ? 0.4 : 0.1 };
    const shape = ribbon(strand, chance.between(1.2, width > 50 ? 3.2 : 2.4), { samples: 9, ...ends });
    art.blot(shape, chance() < 0.7 ? pale : 'gold', chance.between(0.6, 0.95));
  }
  const edges = [-1, 1].map((u) => spline(range(8, (i) => at(u, i / 8))));
  art.line(edges, LINE.fine, 'gold', 0.85);
}

/**
 * Where water lands at (x, y): broken rings that widen from there (`radii`, in parts of the width;
 * none above the line `shore`), mist and leaping drops.
 */
export function landing(
  art: Art,
  x: number,
  y: number,
  width: number,
  {
    seed,
    radii = [0.7, 1.15, 1.7, 2.4],
    drops = 14,
    shore,
  }: { seed: number; radii?: readonly number[]; drops?: number; shore: number },
): void {
  const { pale } = art.palette;
  const chance = random(`land${seed}`);
  art.clip(roundRect(-50, shore, art.width + 100, art.height - shore), () =>
    radii.forEach((share, i) => {
      const t = i / radii.length;
      const start = chance.between(0, 40);
      for (let angle = start; angle < start + 352; ) {
        const length = chance.between(34, 96);
        const end = Math.min(angle + length, start + 352);
        const piece = arc(x, y, width * share, angle, end, width * share * 0.24);
        art.line(piece, lerp(1.7, 0.9, t), 'gold', lerp(0.95, 0.45, t));
        angle += length + chance.between(9, 24);
      }
    }),
  );
  art.glow(x, y - width * 0.18, width * 1.5, pale, 0.8, 0.5);
  for (let i = 0; i < drops; i++) {
    const u = chance.between(-1, 1);
    const leap = curl(x + u * width * 0.5, y - 2, u * 42, width * chance.between(0.12, 0.34), u * 70, {
      samples: 5,
    });
    art.blot(ribbon(leap, 2, { samples: 6, start: 0.9, end: 0.1 }), pale, 0.9);
    if (i % 2 === 0) continue;
    const end = leap.walk(2)[1]!;
    art.blot(ellipse(end.x + u * 5, end.y + 2, chance.between(0.9, 1.7)), pale, 0.9);
  }
}
