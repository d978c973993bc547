import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  line,
  type Path,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

/** One seed with its parasol: grain at (x, y), stalk of the length `size` towards `angle`. */
export function dandelionSeed(art: Art, x: number, y: number, size: number, angle: number): void {
  const grain = spline([polar(x, y, -size * 0.26, angle), polar(x, y, -size * 0.1, angle), [x, y]]);
  art.blot(ribbon(grain, size * 0.13, { samples: 6, start: 0.2, end: 0.2 }), '#c99a6a');
  art.line(line(x, y, ...polar(x, y, size, angle)), LINE.fine);
  const hub = polar(x, y, size * 0.98, angle);
  for (let i = 0; i < 13; i++) {
    const u = (i / 12) * 2 - 1;
    const share = 1 - 0.25 * Math.abs(u);
    const tip = polar(...hub, size * 0.62 * share, angle + u * 84);
    art.line(
      spline([hub, polar(...hub, size * 0.34 * share, angle + u * 66), tip]),
      LINE.hair,
      art.palette.pale,
    );
    art.blot(ellipse(...tip, Math.max(0.7, size * 0.022)), art.palette.pale);
  }
}

/**
 * A dandelion clock of the given radius round (x, y), on a stem given by offsets from there.
 * `open` is the sector, in degrees, whose seeds the wind has taken.
 */
export function dandelion(
  art: Art,
  x: number,
  y: number,
  radius: number,
  { stem, open, seed }: { stem: readonly Knot[]; open: readonly [from: number, to: number]; seed: number },
): void {
  const chance = random(`da${seed}`);
  const stalk = spline(stem.map(([u, v]): Knot => [x + u, y + v]));
  art.blot(ribbon(stalk, 4.6, { start: 0.8, end: 1, samples: 14 }));
  art.glow(x, y, radius * 1.3, art.palette.glow, 0.4);
  const taken = (angle: number): boolean => angle > open[0] && angle < open[1] && chance() < 0.9;
  for (const [share, count] of [
    [0.62, 16],
    [1, 30],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i * 360) / count + chance.between(-4, 4);
      if (taken((angle + 360) % 360)) continue;
      const tip = polar(x, y, radius * share * 0.66, angle);
      art.line(line(...polar(x, y, radius * 0.12, angle), ...tip), LINE.hair, 'gold', 0.9);
      const hairs: Path[] = range(7, (j) => {
        const length = radius * 0.3 * (1 - Math.abs(j - 3) * 0.07);
        return line(...tip, ...polar(...tip, length, angle + (j - 3) * 24));
      });
      art.line(hairs, LINE.hair, art.palette.pale, 0.9);
      art.blot(ellipse(...tip, 1.3));
    }
  }
  art.solid(ellipse(x, y, radius * 0.13), '#6a5a80', LINE.fine);
  // the scars of seeds, in the golden angle
  art.blot(range(14, (i) => ellipse(...polar(x, y, radius * (i % 2 ? 0.09 : 0.05), i * 137.5), 1)));
}
