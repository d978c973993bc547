import { twoTone } from '../../../kit/hand/index.ts';
import { type Art, lerp, type Point, polygon, random, range, unit } from '../../../kit/pen/index.ts';

/** Morning sun, high at the left, outside: a step towards it. Below ground nothing else gives light. */
const SUN: Point = [-0.34, -0.94];

/** A smooth thing: two flat tones and the edge that the sun meets. */
export const form = twoTone({ towards: unit(SUN) });

/** Where the sun comes in beside the child and over its shoulders, and where it lands: the leaves are in the second. */
const SHAFTS = [
  [150, 172, 168, 236, 0.3],
  [182, 208, 232, 338, 0.4],
  [282, 294, 372, 408, 0.26],
  [302, 342, 424, 520, 0.34],
] as const;
const [TOP, BOTTOM] = [190, 730];

/** One within the other, for an edge as soft as dust makes it. */
const LAYERS = 7;

/** Shafts that spread and fade before they meet the ground. */
export function beam(art: Art): void {
  for (const [left, right, downLeft, downRight, strength] of SHAFTS) {
    const paint = art.linear((left + right) / 2, TOP, (downLeft + downRight) / 2, BOTTOM, [
      [0, '#fff6d2', 0],
      [0.06, '#fff6d2', 0.9],
      [0.3, '#ffecb8', 0.7],
      [0.66, '#ffe0a0', 0.36],
      [1, '#ffd88e', 0],
    ]);
    for (let i = 0; i < LAYERS; i++) {
      const inset = (i / LAYERS) * 0.42;
      art.fill(
        polygon([
          [lerp(left, right, inset), TOP],
          [lerp(left, right, 1 - inset), TOP],
          [lerp(downLeft, downRight, 1 - inset), BOTTOM],
          [lerp(downLeft, downRight, inset), BOTTOM],
        ]),
        paint,
        (strength * 2.2) / LAYERS,
      );
    }
  }
}

/** Dust that the hole has let in. */
export function dust(art: Art): void {
  const chance = random('dust');
  const motes = range(26, () => {
    const t = chance();
    const [x, y] = [236 + t * 76 + chance.between(-50, 70) * (0.6 + t * 0.7), 270 + t * 330];
    const r = chance.between(0.7, 2);
    return polygon([
      [x - r, y],
      [x, y - r],
      [x + r, y + r * 0.3],
      [x, y + r],
    ]);
  });
  art.blot(motes, '#fff0c2', 0.85);
}
