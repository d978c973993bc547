import { type Art, LINE, local, type Placement, ramp, roundRect, svgPath } from '../pen/index.ts';

const TAIL = svgPath('M2 2C14 14 22 34 18 56L27 50L34 60C40 36 26 12 4 -2Z');
const LOOP = svgPath('M0 0C12 -24 40 -30 50 -14C58 2 34 16 0 0Z');
const HOLLOW = svgPath('M10 -3C22 -16 38 -18 42 -10C44 -2 28 4 10 -3Z');

/** A tied silk bow with two tails, its knot at (x, y); about 110 wide, 85 high. */
export function ribbonBow(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    lite = '#f0a9b4',
    dark = '#7a2f56',
    ...placement
  }: Pick<Placement, 'rot'> & { lite?: string; dark?: string } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const silk = box.linear(0, -20, 0, 40, ramp(0, lite, 1, dark));
  for (const mirror of [false, true]) {
    const half = local(art, x, y, scale, { ...placement, mirror });
    half.solid(TAIL, silk).line(svgPath('M8 6C20 20 26 36 26 48'), LINE.hair);
    half.solid(LOOP, silk).fill(HOLLOW, dark, 0.8);
    half.line(svgPath('M6 -2C16 -12 26 -20 40 -21'), LINE.hair);
  }
  box.solid(roundRect(-8, -9, 16, 18, 6), silk);
  box.line(svgPath('M-4 -6V6M0 -7V7M4 -6V6'), LINE.hair);
}
