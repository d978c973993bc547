import { type Art, LINE, local, type Placement, ramp, ribbon, svgPath } from '../pen/index.ts';

const HEART = svgPath(
  'M0 92C-30 62 -92 24 -92 -30C-92 -66 -68 -86 -44 -86C-22 -86 -6 -74 0 -54',
  'C8 -76 26 -88 48 -86C74 -84 94 -62 92 -28C90 24 32 62 0 92Z',
);

/** A living heart, red and a little fuller on its left: 184 × 180 round (x, y), its point at (0, 92). */
export function rubyHeart(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const red = ramp(0, '#ffd0c0', 0.22, '#f0566c', 0.6, '#b01c44', 1, '#520a2c');
  box.solid(HEART, box.radial(34, -40, 150, red), LINE.bold * 0.9);
  // vessels that branch from the cleft and thin out
  const vessels = [
    ['M-10 -40C-18 -24 -30 -10 -38 8C-44 24 -40 38 -32 48', 3.4],
    ['M-20 -16C-40 -20 -58 -14 -70 -2', 2.6],
    ['M-36 14C-50 14 -60 20 -64 26', 2.2],
    ['M16 -34C24 -20 36 -10 42 6C46 16 42 28 36 36', 3],
    ['M26 -16C42 -20 58 -18 72 -8', 2.4],
  ] as const;
  for (const [course, width] of vessels) {
    box.blot(ribbon(svgPath(course), width, { start: 0.8, end: 0.1, samples: 12 }), '#ffc3b6', 0.6);
  }
  const gleam = [
    ribbon(svgPath('M-76 -34C-74 -58 -58 -70 -42 -70'), 9, { start: 0.2, end: 0.1, samples: 10 }),
    ribbon(svgPath('M78 -34C76 -54 64 -66 52 -70'), 5, { start: 0.1, end: 0.1, samples: 10 }),
  ];
  box.blot(gleam, '#fff3ec', 0.85);
}
