import { type Art, type Knot, LINE, polygon, ramp, roundRect } from '../pen/index.ts';

/** A far city: walls and towers `[x, foot, width, height]`, every third with a pointed roof, one lit window each. */
export function farCity(
  art: Art,
  houses: readonly (readonly [x: number, foot: number, width: number, height: number])[],
): void {
  houses.forEach(([x, foot, width, height], i) => {
    const [left, right, top] = [x - width / 2, x + width / 2, foot - height];
    const roof: Knot[] =
      i % 3 === 1
        ? [[x, top - width * 0.9]]
        : [
            [x - width * 0.25, top],
            [x - width * 0.25, top + 5],
            [x + width * 0.1, top + 5],
            [x + width * 0.1, top],
          ];
    const shape = polygon([[left, foot], [left, top], ...roof, [right, top], [right, foot]]);
    art.solid(shape, art.linear(left, 0, right, 0, ramp(0, '#5a3c74', 1, '#b98aa6')), LINE.fine);
    art.fill(roundRect(x - 2, top + 12, 4, 8, 1.6), '#ffd99c');
  });
}
