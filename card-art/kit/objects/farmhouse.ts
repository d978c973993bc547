import {
  type Art,
  LINE,
  line,
  local,
  type Placement,
  points,
  polygon,
  ramp,
  range,
  roundRect,
  spline,
  svgPath,
} from '../pen/index.ts';

/** Upper left corner of the lit window in the gable's lattice. */
const WINDOWS = { low: [7, -5], high: [-7, -17] } as const;

/**
 * A steep thatched farmhouse under snow: gable in front, its long roof to the right. (x, y) is the
 * middle of the gable's foot; about 105 wide and 60 high. One window is lit at most: with two and a
 * door it would be a face.
 */
export function farmhouse(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { lit, ...placement }: Placement & { lit?: keyof typeof WINDOWS } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const snow = box.linear(0, -52, 0, 0, ramp(0, '#fdfbff', 0.6, '#b9c3ee', 1, '#6f7dc2'));
  const wall = box.linear(0, -40, 0, 0, ramp(0, art.palette.ink, 1, '#1b2358'));
  box.solid(polygon(points('20,-6 66,-15 66,-5 20,8')), wall, LINE.fine);
  box.solid(polygon(points('-20,-6 0,-40 20,-6 20,8 -20,8')), wall, LINE.fine);
  box.solid(spline(points('0,-50! 46,-59! 64,-33 75,-9! 30,1! 16,-24'), true), snow);
  const verge = svgPath(
    'M0 -50C-8 -36 -18 -18 -30 0L-22 2C-14 -12 -8 -24 0 -37',
    'C8 -24 14 -12 22 2L30 1C18 -18 8 -36 0 -50Z',
  );
  box.solid(verge, '#e9ecff', LINE.fine);
  const drifts = range(6, (i) => {
    const u = (i + 1) / 7;
    return spline([
      [46 * u + 4, -46 - 9 * u],
      [46 * u + 17, -24 - 9 * u],
      [46 * u + 25, -5 - 9 * u],
    ]);
  });
  box.line(drifts, LINE.hair, '#4a579f', 0.7);
  const lattice = svgPath('M-12.5 -17H12.5M-20 -5H20M-7 -26V8M7 -26V8');
  box.line(lattice, LINE.hair, 'gold', 0.8);
  if (!lit) return;
  const [left, top] = WINDOWS[lit];
  box.glow(left + 3, top + 6, 34, '#ffe2ac', 0.75);
  box.blot(roundRect(left, top, 12, 11, 0), '#ffe9bf');
  const bars = [line(left + 6, top, left + 6, top + 11), line(left, top + 5.5, left + 12, top + 5.5)];
  box.line(bars, LINE.hair, art.palette.ink);
}
