import { byHand, ink, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** The last light stands at the left, where the sun went down; above it the evening is teal already. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 420),
    art.linear(
      0,
      60,
      0,
      436,
      ramp(0, '#1f434d', 0.3, '#3c6b74', 0.55, '#7b9b98', 0.75, '#cdb68f', 0.9, '#f3c27c', 1, '#fbd596'),
    ),
  );
  stippledGlow(art, 120, 428, 250, '#ffe3a8', 0.85, 0.6);
  for (const [x, y, long, fill, lining] of [
    [470, 262, 150, '#4f7b83', '#c9ab88'],
    [96, 292, 110, '#668c90', '#e3bd8c'],
    [440, 334, 120, '#86a09a', '#f3c88c'],
    [270, 366, 90, '#b3a88a', '#fad69a'],
    [90, 356, 120, '#bba788', '#ffdc9e'],
    [490, 380, 100, '#b8a684', '#ffdc9e'],
  ] as const)
    cloud(art, x, y, long, fill, lining);
  art.blot([ellipse(372, 168, 2.4), ellipse(292, 216, 1.2), ellipse(330, 120, 1)], '#fff1d4');
}

/** A torn bank of cloud that the light reaches from below. */
function cloud(art: Art, x: number, y: number, long: number, fill: string, lining: string): void {
  const chance = random(`cloud ${x}`);
  const wisps = range(9, (i): Path => {
    const [shift, half] = [chance.between(-0.6, 0.6) * long, chance.between(0.2, 0.55) * long];
    const level = y + (i - 4) * 2.6 + chance.between(-1.5, 1.5);
    return ink(
      spline([
        [x + shift - half, level + 2],
        [x + shift - half * 0.3, level - chance.between(0, 3)],
        [x + shift + half * 0.4, level - chance.between(0, 2)],
        [x + shift + half, level + 1],
      ]),
      chance.between(4, 9),
      `${x} ${i}`,
      0.3,
    );
  });
  for (const wisp of wisps) art.fill(wisp.translate(-1.5, 2.4), lining);
  for (const wisp of wisps) art.fill(wisp, fill);
}

/** Hills behind the town; the mist at their feet takes the light. */
export function hills(art: Art): void {
  for (const [ridge, fill, mist] of [
    ['30,424 96,410 170,418 250,398 330,410 420,384 500,396 580,378', '#c3b492', '#fbd79c'],
    ['30,448 120,436 200,444 300,428 400,438 480,418 580,424', '#b6b194', '#fadaa2'],
  ] as const) {
    const hill = byHand(polygon([...points(ridge), [580, 620], [30, 620]]), 2);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 14], [0, hill.bounds()[1] + 74]);
  }
}
