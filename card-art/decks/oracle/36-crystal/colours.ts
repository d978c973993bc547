import { printed } from '../../../kit/hand/index.ts';
import { type Art, lerp, type Point, polygon } from '../../../kit/pen/index.ts';

/** What white light holds, from the least bent to the most. */
const COLOURS = ['#d9575a', '#e98f5a', '#f3d384', '#9cc78c', '#6ab7c9', '#7f86cf'] as const;

/** Where the light leaves the crystal's far side, above and below, and which way each edge of it goes. */
const FROM = { above: [336, 342], below: [322, 418] } as const;
const TO = { above: [580, 462], below: [580, 812] } as const;

/** The edge between two colours, 0 … 1, at a part of the way. */
function at(share: number, way: number): Point {
  const end = (i: 0 | 1): number =>
    lerp(
      lerp(FROM.above[i], FROM.below[i], share),
      lerp(TO.above[i], TO.below[i], share ** 1.12),
      way,
    );
  return [end(0), end(1)];
}

/** The fan of colours where it lies on something: `dx`, `dy` is how far that throws it aside. */
export function onIt(art: Art, [dx, dy]: Point, opacity = 1): void {
  COLOURS.forEach((colour, i) => {
    const [a, b] = [i / COLOURS.length, (i + 1) / COLOURS.length];
    const bow = (share: number, way: number): Point => {
      const [x, y] = at(share, way);
      return [x + dx, y + dy + 10 * Math.sin(way * 9)];
    };
    const edge = (share: number): Point[] => Array.from({ length: 17 }, (_, step) => bow(share, step / 16));
    art.fill(polygon([...edge(a), ...edge(b).reverse()]), colour, opacity);
  });
}

/** The same in the air: no more than dust shows of it. */
export function inTheAir(art: Art): void {
  COLOURS.forEach((colour, i) => {
    const [a, b] = [i / COLOURS.length, (i + 1) / COLOURS.length];
    const outline = polygon([at(a, 0), at(a, 1), at(b, 1), at(b, 0)]);
    const [x, y] = at((a + b) / 2, 0);
    const [toX, toY] = at((a + b) / 2, 0.85);
    printed(
      art,
      [250, 300, 560, 868],
      () =>
        void art.fill(
          outline,
          art.linear(x, y, toX, toY, [
            [0, colour, 0.8],
            [0.3, colour, 0.42],
            [1, colour, 0.1],
          ]),
        ),
    );
  });
}
