import { ink, lit, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  line,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { seen } from './view.ts';

/** How far from us the terrace ends. */
const EDGE = 6.25;

const quad = (a: Point, b: Point, c: Point, d: Point): Path => polygon([a, b, c, d]);

/** Planks that run to the river, the candle's light on those round the table. */
export function floor(art: Art): void {
  const deck = quad(seen(-3, EDGE), seen(4, EDGE), seen(1.2, 1.7), seen(-1, 1.7));
  art.fill(
    deck,
    art.linear(0, 540, 0, 862, ramp(0, '#9a8466', 0.3, '#7a6256', 0.7, '#513c46', 1, '#3a2a38')),
  );
  const chance = random('planks');
  // no nearer than the picture's border
  const near = (x: number): Point => seen(x, Math.max(1.7, Math.abs(x) / 0.6));
  for (let x = -3; x < 3.6; x += 0.19) {
    const board = quad(seen(x, EDGE), seen(x + 0.18, EDGE), near(x + 0.18), near(x));
    if (chance() < 0.4) art.fill(board, '#3c2c3c', chance.between(0.08, 0.22));
  }
  art.blot(
    range(35, (i) => ink(line(...seen(-3 + i * 0.19, EDGE), ...near(-3 + i * 0.19)), 1.3, i, 0.1)),
    '#453243',
  );
  stippledGlow(art, 340, 640, 250, '#ffc884', 0.75, 0.5);
  art.fill(quad(seen(-3, EDGE), seen(4, EDGE), seen(4, EDGE - 0.14), seen(-3, EDGE - 0.14)), '#c4aa78');
}

const iron = lit({
  from: { towards: [-0.2, -1] },
  shade: '#1e2c2e',
  rim: '#ffe6a8',
  rimWidth: 1.6,
  stray: 0.3,
});

/** An iron railing, its rail in the last light. */
export function railing(art: Art): void {
  const bars = range(46, (i) => {
    const x = -2 + i * 0.105;
    const width = i % 11 === 3 ? 0.026 : 0.008;
    return quad(
      seen(x - width, EDGE, 0.95),
      seen(x + width, EDGE, 0.95),
      seen(x + width, EDGE, 0.03),
      seen(x - width, EDGE, 0.03),
    );
  });
  art.blot(bars, '#2d3f40');
  art.fill(
    quad(seen(-2, EDGE, 0.16), seen(3, EDGE, 0.16), seen(3, EDGE, 0.12), seen(-2, EDGE, 0.12)),
    '#2d3f40',
  );
  iron(
    art,
    quad(seen(-2, EDGE, 1), seen(3, EDGE, 1), seen(3, EDGE, 0.93), seen(-2, EDGE, 0.93)),
    '#3a4d4a',
    1,
  );
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
