import { around, lit, modelled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, ellipse, Path, type Point, points, polar, tube } from '../../../kit/pen/index.ts';
import { blade } from '../../../kit/plants/blade.ts';

const TWIG = tube(
  points('600,120 520,158 430,190 340,214 250,232 160,244 90,262'),
  [13, 11, 9.5, 8, 7, 5, 3],
  30,
);

const bark = lit({ from: { towards: [-0.6, -1] }, shade: '#3a2c20', rim: '#fff0c0', rimWidth: 2.2 });

/** Leaves of the twig: middle line, width, how much of the light comes through. */
const LEAVES: readonly (readonly [course: string, width: number, through: boolean])[] = [
  ['452,182 470,120 500,70 556,20', 82, true],
  ['356,208 340,150 306,104 256,70', 76, true],
  ['174,244 140,200 104,176 50,160', 60, true],
  ['420,194 440,250 478,300 530,330', 84, false],
  ['120,254 96,300 84,350 60,390', 50, false],
];

export function twig(art: Art): void {
  for (const [course, width, through] of LEAVES) foliage(art, course, width, through);
  bark(art, TWIG.outline, '#8a6a48', 5);
  strokes(art, ['560,140 480,172', '400,200 320,222', '300,222 230,236'], 1.4, '#4a3826', 0.2);
}

const LIT = ['#b3c976', '#67995a', '#eef3b4'] as const;
const DARK = ['#4f8a4c', '#1f5240', '#9cc074'] as const;

/** A leaf with ribs; with the sun behind it it glows, else it is dark and its edge alone is lit. */
export function foliage(
  art: Art,
  course: string,
  width: number,
  through: boolean,
  [fill, shade, rib]: readonly [string, string, string] = through ? LIT : DARK,
): void {
  const { body, axis } = blade(points(course), width);
  modelled(
    art,
    around(body, 12),
    { towards: [-7, -6], soft: 8, shade, rim: '#f8f7cc', rimWidth: 2 },
    () => void art.fill(body, fill),
  );
  const ribs = axis.slice(1, 11).flatMap(({ x, y, angle, t }) =>
    [-1, 1].map((side) => {
      const reach = width * 0.42 * Math.sin(Math.PI * t ** 0.8);
      const end = polar(x, y, reach, angle + side * 52);
      const middle = polar(x, y, reach * 0.5, angle + side * 62);
      return curve(`${x},${y} ${middle.join()} ${end.join()}`);
    }),
  );
  strokes(art, ribs, 1.1, rib, 0.1);
  strokes(art, [curve(course)], 2.6, rib, 0);
}

/** Drops that hang where the twig and the leaves are lowest. */
const DROPS: readonly (readonly [...Point, size: number])[] = [
  [404, 208, 6],
  [304, 232, 5],
  [196, 248, 4],
  [531, 336, 8],
  [60, 394, 6],
  [92, 266, 5],
  [470, 262, 4],
  [452, 286, 3],
  [110, 300, 3],
  [494, 100, 4],
  [318, 132, 3.4],
];

export function dew(art: Art): void {
  for (const [x, y, size] of DROPS) {
    const drop = Path.join(ellipse(x, y, size, size * 1.14));
    art.fill(drop, '#dff0cc', 0.85);
    art.fill(ellipse(x + size * 0.2, y + size * 0.35, size * 0.62, size * 0.56), '#8fbf7a', 0.9);
    art.fill(ellipse(x + size * 0.1, y + size * 0.62, size * 0.5, size * 0.26), '#fdfbe0');
    art.fill(ellipse(x - size * 0.35, y - size * 0.4, size * 0.28), '#ffffff');
    if (size > 4) stippledGlow(art, x, y, size * 3, '#fffbe0', 0.7);
  }
}
