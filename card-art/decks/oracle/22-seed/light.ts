import { twoTone } from '../../../kit/hand/index.ts';
import { type Art, lerp, type Point, polygon, random, range, unit } from '../../../kit/pen/index.ts';

/** Morning sun, high at the left, outside: a step towards it. Below ground nothing else gives light. */
const SUN: Point = [-0.34, -0.94];

/** A smooth thing: two flat tones and the edge that the sun meets. */
export const form = twoTone({ towards: unit(SUN) });

/** Where the sun comes in, and where it lands: the leaves are in the middle. */
const [IN, DOWN] = [
  [152, 306, 190],
  [196, 462, 740],
] as const;

/** One within the other, for an edge as soft as dust makes it. */
const LAYERS = 26;

/** Comes past the child's head, spreads and fades before it meets the ground. */
export function beam(art: Art): void {
  const paint = art.linear(228, 196, 330, 700, [
    [0, '#fff4cc', 0],
    [0.08, '#fff4cc', 0.3],
    [0.45, '#ffe7ae', 0.2],
    [0.8, '#ffdc98', 0.07],
    [1, '#ffd88e', 0],
  ]);
  for (let i = 0; i < LAYERS; i++) {
    const inset = (i / LAYERS) * 0.44;
    art.fill(
      polygon([
        [lerp(IN[0], IN[1], inset), IN[2]],
        [lerp(IN[0], IN[1], 1 - inset), IN[2]],
        [lerp(DOWN[0], DOWN[1], 1 - inset), DOWN[2]],
        [lerp(DOWN[0], DOWN[1], inset), DOWN[2]],
      ]),
      paint,
      3.2 / LAYERS,
    );
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
