import {
  type Art,
  bandBetween,
  between,
  lerp,
  line,
  type Paint,
  type Path,
  type Point,
  random,
  ribbon,
  type Step,
  smoothstep,
} from '../pen/index.ts';
import { sparkle } from './star.ts';

/** Tones of the river's grains: colour, size, share of all. */
const GRAINS = [
  ['#cfcaf6', 1.2, 0.5],
  ['#f3ecff', 1.9, 0.28],
  ['#ffe9cf', 2.6, 0.16],
  ['#f3c3d2', 2.2, 0.06],
] as const;

/**
 * A river of grains of light between two banks that run the same way (from the far end to the near
 * one), over a soft glow of `tint`. Grains gather in the middle and into strands; they grow towards the near end.
 */
export function starRiver(art: Art, left: Path, right: Path, count: number, tint: Paint): void {
  const chance = random(`${art.seed}river`);
  const [a, b] = [left.walk(160), right.walk(160)];
  const place = (along: number, across: number): Point => {
    const i = Math.min(158, Math.floor(along * 159));
    const between = along * 159 - i;
    const edge = (steps: Step[]): Point => [
      lerp(steps[i]!.x, steps[i + 1]!.x, between),
      lerp(steps[i]!.y, steps[i + 1]!.y, between),
    ];
    const [l, r] = [edge(a), edge(b)];
    return [lerp(l[0], r[0], across), lerp(l[1], r[1], across)];
  };
  for (const part of [0.36, 0.3, 0.24, 0.18, 0.12, 0.06, 0, -0.06, -0.12, -0.18, -0.24]) {
    art.fill(bandBetween(left, right, part, 1 - part, 60), tint, 0.075);
  }
  for (const t of [0.12, 0.2, 0.29, 0.4, 0.47, 0.55, 0.66, 0.74, 0.83, 0.9]) {
    const part = [chance.between(0, 0.35), chance.between(0.6, 1)] as const;
    const strand = between(left, right, t, { samples: 60, part });
    art.blot(ribbon(strand, 3.4, { samples: 50, peak: 0.8 }), '#e9e2ff', 0.28);
  }
  for (const [colour, size, share] of GRAINS) {
    const grains: Path[] = [];
    const near: Path[] = [];
    for (let i = 0; i < count * share; i++) {
      const along = chance();
      const spread = (chance() + chance() + chance()) / 3;
      const strand = Math.round(spread * 9) / 9;
      const across = 0.04 + 0.92 * (spread + (strand - spread) * 0.5 * chance());
      const [x, y] = place(along, across);
      (along > 0.55 ? near : grains).push(dot(x, y));
    }
    art.line(grains, size * 0.95, colour, 0.85);
    art.line(near, size * 1.35, colour, 0.92);
  }
  for (let i = 0; i < 26; i++) {
    const along = chance();
    const [x, y] = place(along, chance.between(0.12, 0.88));
    art.blot(sparkle(x, y, chance.between(3.5, 6) * (0.7 + smoothstep(along))), '#fff6e2');
  }
}

const dot = (x: number, y: number): Path => line(x, y, x, y);
