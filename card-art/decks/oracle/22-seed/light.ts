import { printed, twoTone } from '../../../kit/hand/index.ts';
import { type Art, type Point, polygon, random, range, unit } from '../../../kit/pen/index.ts';

/** Morning sun, high at the left, outside: a step towards it. Below ground nothing else gives light. */
const SUN: Point = [-0.34, -0.94];

/** A smooth thing: two flat tones and the edge that the sun meets. */
export const form = twoTone({ towards: unit(SUN) });

/** What of the sun comes past the child's head and down the crack. */
const BEAM = polygon([
  [178, 60],
  [236, 60],
  [338, 330],
  [462, 650],
  [318, 690],
  [252, 350],
]);

/** It gets weaker on its way, speck by speck. */
export function beam(art: Art): void {
  const paint = art.linear(210, 60, 392, 690, [
    [0, '#fff6d2', 0.4],
    [0.36, '#ffe2a0', 0.8],
    [1, '#ffce86', 0],
  ]);
  printed(art, [150, 60, 480, 700], () => void art.fill(BEAM, paint), { edge: 3 });
}

/** Dust that the crack has let in. */
export function dust(art: Art): void {
  const chance = random('dust');
  const motes = range(22, () => {
    const t = chance();
    const [x, y] = [270 + t * 100 + chance.between(-44, 44), 330 + t * 240];
    const r = chance.between(0.7, 2);
    return polygon([
      [x - r, y],
      [x, y - r],
      [x + r, y + r * 0.3],
      [x, y + r],
    ]);
  });
  art.blot(motes, '#fff0c2', 0.9);
}
