import { byHand, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  type Path,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { horned } from '../../../kit/sky/moon.ts';
import { EYE } from './view.ts';

/** It opens away from where the sun went down. */
export const MOON = {
  at: [176, 186],
  radius: 47,
  /** The disc that is taken from it, and where its middle lies in the water's image. */
  bite: 44.6,
  step: [-4, 7.4],
  lean: -118,
} as const;
/** Below the far end of the inlet. */
export const SUN = [244, 344] as const;

export function sky(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 310),
    art.linear(
      0,
      60,
      0,
      EYE.y,
      ramp(0, '#2f6a68', 0.3, '#5f947c', 0.58, '#a3b87e', 0.8, '#dccb84', 1, '#f8d690'),
    ),
  );
  stippledGlow(art, ...SUN, 250, '#fde2a0', 0.85, 0.7);
  stippled(art, roundRect(44, 44, 512, 120), '#204f56', [0, 150], [0, 44], [0, 0.6]);
  printed(art, [44, 200, 556, 330], () => {
    for (const [x, y, width] of [
      [430, 236, 120],
      [330, 276, 140],
      [110, 292, 80],
    ] as const)
      art.glow(x, y, width, '#f3ac74', 0.9, 0.07, 0.6);
  });
  const [x, y] = MOON.at;
  art.fill(ellipse(x, y, MOON.radius - 1), '#8fb094', 0.3);
  stippledGlow(art, x + 8, y + 14, 120, '#e9efb4', 0.5);
  art.fill(horned(x, y, MOON.radius, MOON.bite, 8.4, MOON.lean), '#fffbe2');
}

/** A headland across the inlet, and the wooded hill behind the houses. */
export function shores(art: Art): void {
  const cape = byHand(closed('30,308! 60,300 96,304 130,313 168,320 206,327 240,331! 240,340! 30,340!'), 1);
  art.fill(cape, '#7f9a72');
  stippled(art, cape, '#d8c684', [0, 316], [0, 334], [0, 0.7]);
  const hill = byHand(
    closed(
      '226,334! 262,318 292,296 330,282 362,256 404,240 440,214 486,204 520,184 570,176! 570,480! 226,480!',
    ),
    3,
  );
  art.fill(hill, '#3f6a56');
  const chance = random('wooded hill');
  const crowns = hill
    .walk(150)
    .filter(({ y }) => y < 330)
    .map(({ x, y }) =>
      ellipse(x + chance.between(-3, 3), y + 5, chance.between(5, 10), chance.between(7, 12)),
    );
  art.blot(crowns, '#3f6a56');
  const lower = range(70, (): Path => {
    const x = chance.between(300, 556);
    const [y, r] = [lerp(340, 196, (x - 270) / 290) + chance.between(0, 150), chance.between(7, 14)];
    return closed(
      `${x - r},${y + r * 0.4} ${x - r * 0.6},${y - r * 0.6} ${x},${y - r} ${x + r * 0.5},${y - r * 0.6}! ${x - r * 0.1},${y - r * 0.2}`,
    );
  });
  art.blot(lower, '#55805f', 0.55);
  stippled(art, hill, '#c9bf7c', [250, 330], [420, 250], [0.75, 0]);
  stippled(art, hill, '#234a44', [0, 230], [0, 400], [0, 0.7]);
}
