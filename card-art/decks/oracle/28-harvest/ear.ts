import { Path, type Point, range } from '../../../kit/pen/index.ts';

/** A ripe ear that hangs from (x, y): grains by turns on both sides of its stalk, all wound one way so that overlaps stay filled. */
export function ear(x: number, y: number, length: number, lean: number, grains: number): Path[] {
  return range(grains, (i) => {
    const t = (i + 0.5) / grains;
    const [cx, cy] = [x + lean * length * t * t, y + length * t];
    const side = i % 2 ? 1 : -1;
    const [wide, long] = [length * 0.062, (length / grains) * 1.9];
    const at = (across: number, down: number): Point => [cx + side * wide * across, cy + long * down];
    const [root, tip] = [at(-0.2, -0.5), at(1.25, 0.8)];
    const outer = [at(1.5, -0.4), at(2.1, 0.3)] as const;
    const inner = [at(-0.2, 0.1), at(0.3, 0.65)] as const;
    const [down, up] = side > 0 ? [outer, inner] : [inner, outer];
    return new Path()
      .moveTo(...root)
      .curveTo(...down[0], ...down[1], ...tip)
      .curveTo(...up[1], ...up[0], ...root)
      .close();
  });
}
