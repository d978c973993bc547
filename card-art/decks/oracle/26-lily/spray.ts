import { lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, points, tube } from '../../../kit/pen/index.ts';
import { blade } from '../../../kit/plants/blade.ts';
import type { Lily } from './flower.ts';

const paint = lit({ from: { towards: [0.55, -0.8] }, shade: '#1d4f3e', rim: '#e9f2b0', rimWidth: 1.8 });

/** A stem from the ground to the flowers' stalks. */
export function stem(art: Art, course: string, half: number): void {
  const { outline } = tube(points(course), [half, half * 0.9, half * 0.75, half * 0.6], 24);
  if (half < 4) art.fill(outline, '#b5d083');
  else paint(art, outline, '#719e59', half * 0.6);
}

/** A leaf of the lily: long, ribbed lengthwise. */
export function stemLeaf(
  art: Art,
  course: string,
  width: number,
  [fill, shade]: readonly [string, string],
): void {
  const { body, veins } = blade(points(course), width);
  paint(art, body, fill, width * 0.22, { shade });
  strokes(art, [curve(course)], 1.4, '#b9d48a', 0.05);
  art.line(veins, 0.7, '#9cc07a', 0.7);
}

/** Flowers from the far ones to the near: those up the stair are small and pale. */
const AIR = {
  inside: '#fffdf0',
  outside: '#eef3d4',
  half: '#deeac4',
  shade: '#bcd3a4',
  deep: '#8fb488',
  line: '#8fae80',
} as const;

const OPEN = [10, 12, 18, 30, 62, 110, 165] as const;
const HALF = [8, 8, 12, 20, 44, 92, 150] as const;

export const FAR: readonly Lily[] = [
  { foot: [258, 352], size: 27, axis: [0.8, 0.4, 0.4], opening: OPEN, roll: 10, plain: true, tones: AIR },
  { foot: [242, 392], size: 36, axis: [0.5, 0.3, 0.8], opening: OPEN, roll: 40, plain: true, tones: AIR },
  { foot: [516, 474], size: 58, axis: [-0.76, 0.36, 0.5], opening: OPEN, roll: 30, plain: true },
  { foot: [136, 256], size: 96, axis: [0.86, 0.4, 0.3], opening: HALF, roll: 44, plain: true },
];

export const NEAR: Lily = {
  foot: [74, 462],
  size: 262,
  axis: [0.7, 0.335, 0.63],
  opening: [8, 10, 18, 32, 60, 96, 122],
  roll: 42,
};
