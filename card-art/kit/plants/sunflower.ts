import { type Art, ellipse, LINE, type Paint, Path, polar, ramp } from '../pen/index.ts';
import { petal, petalVeins } from './petal.ts';

const GOLDEN_ANGLE = 137.508;
const SEEDS = 150;

/** A sunflower from the front: two rings of petals, seeds in the golden angle. */
export function sunflower(
  art: Art,
  x: number,
  y: number,
  radius: number,
  {
    rot = 0,
    lite = '#ffe0c4',
    mid = art.palette.rose,
    dark = art.palette.ink,
    petals = 21,
    stroke = 'gold',
    lineWidth = LINE.mid,
  }: {
    rot?: number;
    lite?: string;
    mid?: string;
    dark?: string;
    /** Petals of one ring. */
    petals?: number;
    stroke?: Paint;
    lineWidth?: number;
  } = {},
): void {
  const width = radius * 0.26;
  for (const ring of [0, 1]) {
    const length = radius * (ring ? 0.9 : 1);
    for (let i = 0; i < petals; i++) {
      const angle = rot + ((i + ring * 0.5) * 360) / petals;
      const tone = art.linear(x, y, ...polar(x, y, length, angle), ramp(0, dark, 0.5, mid, 1, lite));
      const shape = petal(x, y, length, width, angle, { tip: 0.08, belly: 0.68, base: 0.3 });
      art.solid(shape, tone, lineWidth * (ring ? 0.7 : 0.8), stroke);
      art.line(petalVeins(x, y, length, width, angle, 2, 0.78, 0.5), LINE.hair, stroke, 0.8);
    }
  }
  const heart = radius * 0.5;
  art.solid(
    ellipse(x, y, heart),
    art.radial(x, y, heart, ramp(0, dark, 0.7, dark, 1, mid)),
    lineWidth,
    stroke,
  );
  const [small, medium, large] = [new Path(), new Path(), new Path()];
  for (let i = 0; i < SEEDS; i++) {
    const [px, py] = polar(x, y, heart * 0.95 * Math.sqrt(i / SEEDS), i * GOLDEN_ANGLE);
    (i < 40 ? small : i < 100 ? medium : large).moveTo(px, py).lineTo(px, py);
  }
  art.line(small, radius * 0.018, stroke);
  art.line(medium, radius * 0.03, stroke);
  art.line(large, radius * 0.042, stroke);
}
