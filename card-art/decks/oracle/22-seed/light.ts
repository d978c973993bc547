import { twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, lerp, type Point, polygon, random, range, unit } from '../../../kit/pen/index.ts';

/** Morning sun, high at the left, outside: a step towards it. Below ground nothing else gives light. */
const SUN: Point = [-0.34, -0.94];

/** A smooth thing: two flat tones and the edge that the sun meets. */
export const form = twoTone({ towards: unit(SUN) });

/**
 * Where the sun comes in over the rim, and where it lands: one shaft on either leaf, whose upper half hides its end; the
 * last goes by and loses itself on the wall. All come from one point.
 */
const SHAFTS = [
  { from: [152, 184], to: [188, 254], end: 490, strength: 0.42, left: 0.62 },
  { from: [196, 212], to: [272, 312], end: 490, strength: 0.5, left: 0.62 },
  { from: [318, 344], to: [420, 482], end: 560, strength: 0.16, left: 0 },
] as const;
const TOP = 200;

/** One within the other, for an edge as soft as dust makes it. */
const LAYERS = 7;

/** Shafts that spread on their way down, and end on what they light. */
export function beam(art: Art): void {
  for (const { from, to, end, strength, left } of SHAFTS) {
    const paint = art.linear((from[0] + from[1]) / 2, TOP, (to[0] + to[1]) / 2, end, [
      [0, '#fff6d2', 0],
      [0.08, '#fff6d2', 0.9],
      [0.4, '#ffecb8', 0.72],
      [1, '#ffe8ac', left],
    ]);
    for (let i = 0; i < LAYERS; i++) {
      const inset = (i / LAYERS) * 0.3;
      art.fill(
        polygon([
          [lerp(from[0], from[1], inset), TOP],
          [lerp(from[0], from[1], 1 - inset), TOP],
          [lerp(to[0], to[1], 1 - inset), end],
          [lerp(to[0], to[1], inset), end],
        ]),
        paint,
        (strength * 2.2) / LAYERS,
      );
    }
  }
}

/** What the leaves keep from the wall under them. */
export function lee(art: Art): void {
  const paint = art.linear(240, 500, 280, 660, [
    [0, '#2c1a1c', 0.62],
    [0.4, '#2c1a1c', 0.4],
    [1, '#2c1a1c', 0],
  ]);
  art.fill(closed('196,486! 254,492! 262,480! 318,498! 352,640! 338,668 250,668 206,640!'), paint);
}

/** Dust that the hole has let in: where the light is. */
export function dust(art: Art): void {
  const chance = random('dust');
  const motes = range(26, (i) => {
    const { from, to, end } = SHAFTS[i % 2]!;
    const [t, u] = [chance.between(0.14, 0.9), chance.between(0.1, 0.9)];
    const [x, y] = [lerp(lerp(from[0], from[1], u), lerp(to[0], to[1], u), t), lerp(TOP, end, t)];
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
