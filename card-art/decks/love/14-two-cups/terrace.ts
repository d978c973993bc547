import { lit, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  type Path,
  type Point,
  polygon,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { EDGE, seen } from './view.ts';

const quad = (a: Point, b: Point, c: Point, d: Point): Path => polygon([a, b, c, d]);

const iron = lit({
  from: { towards: [-0.2, -1] },
  shade: '#1e2c2e',
  rim: '#ffe6a8',
  rimWidth: 1.6,
  stray: 0.3,
});

/** How high its rail is, in metres. */
const RAIL = 1.02;

/** An iron railing, its rail in the last light. */
export function railing(art: Art): void {
  const level = (top: number, foot: number): Path =>
    quad(seen(-1.2, EDGE, top), seen(1.6, EDGE, top), seen(1.6, EDGE, foot), seen(-1.2, EDGE, foot));
  const upright = (x: number, half: number, top: number): Path =>
    quad(
      seen(x - half, EDGE, top),
      seen(x + half, EDGE, top),
      seen(x + half, EDGE, 0.02),
      seen(x - half, EDGE, 0.02),
    );
  const posts = [-0.86, 0.22, 1.06];
  const bars = range(26, (i) => -1.16 + i * 0.105).filter((x) =>
    posts.every((at) => Math.abs(at - x) > 0.05),
  );
  art.blot([...bars.map((x) => upright(x, 0.008, 0.86)), level(0.88, 0.85), level(0.13, 0.09)], '#2d3f40');
  for (const x of posts) iron(art, upright(x, 0.026, RAIL), '#2d3f40', 2, { rim: '#8f9a78' });
  iron(art, level(RAIL, RAIL - 0.055), '#3a4d4a', 1);
}

/** Twigs of a willow over our heads: course, leaves, size. */
const TWIGS = [
  ['420,120 452,190 462,260 456,330', 17, 1],
  ['470,140 500,210 512,290 504,378', 19, 1.1],
  ['500,180 536,250 548,330 540,430', 20, 1.15],
  ['380,120 404,160 410,206 404,250', 11, 0.85],
  ['520,210 562,290 570,380 560,470', 18, 1.2],
] as const;

/** A willow hangs in from the upper right, so near that the frame cuts it. */
export function willow(art: Art): void {
  for (const [index, [course, count, size]] of TWIGS.entries()) {
    const twig = curve(course);
    const chance = random(`willow ${index}`);
    const leaves = twig.walk(count).flatMap(({ x, y, angle, t }, i) => {
      const side = i % 2 ? 1 : -1;
      const length = size * chance.between(26, 40) * (1.1 - t * 0.4);
      return [leaf(x, y, length, 7 * size, angle + side * chance.between(18, 44), side * 3)];
    });
    const dark = index % 2 ? '#2c4240' : '#38504a';
    art.blot(ribbon(twig, 3, { start: 1, end: 0.3 }), '#2a3838').blot(leaves, dark);
    for (const one of leaves.filter((leafed, i) => i % 3 === 0 && leafed.bounds()[2] < 552))
      stippled(art, one, '#8c9a72', [0, one.bounds()[1]], [0, one.bounds()[3]], [0.1, 0.7]);
  }
}
