import { type Art, LINE, roundRect } from '../../../kit/pen/index.ts';

/**
 * Mist bands of the woodblock print (suyari-gasumi): overlapping bars with round ends that melt into
 * one body. Bars: left end, middle height, length, thickness; `tones` from top to foot.
 */
export function suyari(
  art: Art,
  bars: readonly (readonly [x: number, y: number, length: number, height: number])[],
  {
    tones = ['#e3b9c6', '#8a6aa2'],
    opacity = 0.95,
  }: { tones?: readonly [string, string]; opacity?: number } = {},
): void {
  const shapes = bars.map(([x, y, length, height]) =>
    roundRect(x, y - height / 2, length, height, height / 2),
  );
  const heights = bars.map(([, y]) => y);
  const mist = art.linear(0, Math.min(...heights) - 12, 0, Math.max(...heights) + 12, [
    [0, tones[0], opacity],
    [1, tones[1], opacity],
  ]);
  art.line(shapes, LINE.fine * 2, 'gold', 0.9);
  for (const shape of shapes) art.fill(shape, mist);
}
