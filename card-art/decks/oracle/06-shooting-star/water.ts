import { ink, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, lerp, type Path, ramp, random } from '../../../kit/pen/index.ts';

export const SURFACE = closed('20,512! 120,514 240,516 340,518 420,524 520,546 590,560! 590,890! 20,890!');

/** Warm milky water under a cold night: it has of the sky what the steam leaves it. */
export function water(art: Art): void {
  art.fill(
    SURFACE,
    art.linear(
      0,
      510,
      0,
      862,
      ramp(0, '#54585a', 0.12, '#6a7a78', 0.3, '#4b7076', 0.6, '#2c4f5c', 1, '#16293c'),
    ),
  );
}

/** What the dark edge takes, what the lantern gives. */
export function tones(art: Art): void {
  stippled(art, SURFACE, '#142838', [300, 640], [40, 860], [0, 0.7]);
  stippledGlow(art, 470, 560, 150, '#e8b884', 0.5, 0.4);
  const chance = random('small waves');
  ripples(
    art,
    44,
    () => {
      const near = chance() ** 0.8;
      return {
        x: chance.between(50, 550),
        y: lerp(530, 856, near),
        half: lerp(5, 34, near),
        rise: 1,
        weight: lerp(0.8, 2, near),
      };
    },
    [
      ['#7fa9a4', 0.55],
      ['#152c38', 0.7],
    ],
  );
}

/** A head flung back moves the whole pool a little. */
export function rings(art: Art, x: number, y: number): void {
  const [light, dark]: [Path[], Path[]] = [[], []];
  [112, 142, 182, 234].forEach((radius, i) => {
    for (const [from, to] of [
      [100 + i * 9, 250 - i * 14],
      [-86 + i * 4, -42 - i * 6],
      [40 + i * 5, 86 - i * 3],
    ] as const) {
      const ring = (grow: number): Path => arc(x, y, radius + grow, from, to, (radius + grow) * 0.17);
      light.push(ink(ring(0), 3.2 - i * 0.5, i, 0.24));
      dark.push(ink(ring(6), 2.8 - i * 0.4, i + 20, 0.24));
    }
  });
  art.blot(dark, '#142a36', 0.8).blot(light, '#a9cfc6', 0.9);
}
