import { type Art, LINE, local, type Paint, ramp, svgPath } from '../pen/index.ts';
import { petalVeins } from './petal.ts';

/** Petals of a lily of height 1, base at (0, 0): outer and inner pair (left ones), middle. */
const OUTER = svgPath('M0 0C-.1 -.3 -.55 -.35 -.62 -.7C-.5 -.62 -.22 -.6 0 -.18Z');
const INNER = svgPath('M0 0C-.26 -.2 -.36 -.7 -.2 -.95C-.08 -.8 -.02 -.4 0 0Z');
const MIDDLE = svgPath('M0 0C-.22 -.3 -.18 -.8 0 -1.05C.18 -.8 .22 -.3 0 0Z');

/** A lily from the side, standing on (x, y), pointing up before the turn. */
export function lily(
  art: Art,
  x: number,
  y: number,
  height: number,
  {
    rot = 0,
    lineWidth = LINE.mid,
    stroke = 'gold',
    fill = art.palette.ink,
    lite = art.palette.rose,
  }: { rot?: number; lineWidth?: number; stroke?: Paint; fill?: string; lite?: string } = {},
): void {
  const box = local(art, x, y, height, { rot });
  const tone = art.linear(x, y, x, y - height, ramp(0, fill, 1, lite));
  for (const shape of [OUTER, OUTER.mirror(0), INNER, INNER.mirror(0), MIDDLE]) {
    box.solid(shape, tone, lineWidth, stroke);
  }
  box.line(petalVeins(0, 0, 1.05, 0.34, 0, 3, 0.7), LINE.hair, stroke);
}
