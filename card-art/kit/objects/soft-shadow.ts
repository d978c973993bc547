import { type Art, roundRect } from '../pen/index.ts';

/** How far the shadow reaches beyond its thing, in steps. */
const STEPS = 14;

/**
 * The shadow of a sheet that lies flat: stacked translucent shapes, because filters are slow.
 * @param reach how far it spreads, in units
 */
export function softShadow(
  art: Art,
  {
    x,
    y,
    width,
    height,
    rot = 0,
    corner = 6,
  }: { x: number; y: number; width: number; height: number; rot?: number; corner?: number },
  reach: number,
  colour = '#05031a',
): void {
  for (let i = STEPS; i >= 0; i--) {
    const grow = (i / STEPS) * reach;
    const shape = roundRect(x - grow, y - grow, width + grow * 2, height + grow * 2, corner + grow);
    art.fill(shape.rotate(rot, x + width / 2, y + height / 2).translate(0, reach * 0.55), colour, 0.045);
  }
}
