import { Path, range } from '../../../kit/pen/index.ts';

/** A ripe ear that hangs from (x, y): grains by turns on both sides of its stalk. */
export function ear(x: number, y: number, length: number, lean: number, grains: number): Path[] {
  return range(grains, (i) => {
    const t = (i + 0.5) / grains;
    const [cx, cy] = [x + lean * length * t * t, y + length * t];
    const side = i % 2 ? 1 : -1;
    const [wide, long] = [length * 0.085, (length / grains) * 1.7];
    return new Path()
      .moveTo(cx, cy - long * 0.5)
      .curveTo(
        cx + side * wide * 2,
        cy - long * 0.2,
        cx + side * wide * 1.7,
        cy + long * 0.5,
        cx + side * wide * 0.4 + lean * 2,
        cy + long,
      )
      .curveTo(cx - side * wide * 0.5, cy + long * 0.4, cx - side * wide * 0.3, cy, cx, cy - long * 0.5)
      .close();
  });
}
