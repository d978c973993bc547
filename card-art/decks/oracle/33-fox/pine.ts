import {
  type Art,
  hatch,
  type Knot,
  LINE,
  line,
  type Paint,
  polygon,
  range,
} from '../../../kit/pen/index.ts';

/** A small conifer of six tiers, shaded on the right; (x, y) is its foot, `height` its height. */
export function pine(
  art: Art,
  x: number,
  y: number,
  height: number,
  {
    stroke = 'gold',
    fill = art.palette.ink,
    lineWidth = LINE.fine,
  }: { stroke?: Paint; fill?: Paint; lineWidth?: number } = {},
): void {
  const top: Knot = [x, y - height * 1.06];
  const right = range(6, (tier): Knot[] => {
    const tierY = y - height + (height * 0.9 * tier) / 5;
    const reach = height * 0.06 + (height * 0.2 * tier) / 5;
    return [
      [x + reach * 0.45, tierY],
      [x + reach, tierY + height * 0.16],
    ];
  }).flat();
  const left = right.map(([px, py]): Knot => [2 * x - px, py]).reverse();
  art.solid(polygon([top, ...right, ...left]), fill, lineWidth, stroke);
  const shaded = polygon([top, ...right, [x, y]]);
  art.line(hatch(shaded, { angle: 68, gap: 3.4 }), LINE.hair, stroke, 0.8);
  art.line(line(x, y + height * 0.06, x, y + height * 0.14), LINE.mid, stroke);
}
