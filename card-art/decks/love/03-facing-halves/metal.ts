import { type Art, type Paint, ramp } from '../../../kit/pen/index.ts';

/** Sheen, light, body, shade. */
export type MetalTones = readonly [string, string, string, string];

const ROSE_GOLD: MetalTones = ['#fff6ee', '#f3c3ad', '#b8716c', '#5a2440'];

/** Paint of a metal thing about (x, y), `reach` to its edge: bright where it faces the card's light. */
export function metal(art: Art, x: number, y: number, reach: number, tones = ROSE_GOLD): Paint {
  const [lightX, lightY] = art.light;
  const distance = Math.hypot(lightX - x, lightY - y) || 1;
  const dx = ((lightX - x) / distance) * reach;
  const dy = ((lightY - y) / distance) * reach;
  return art.linear(
    x + dx,
    y + dy,
    x - dx,
    y - dy,
    ramp(0, tones[0], 0.32, tones[1], 0.68, tones[2], 1, tones[3]),
  );
}
