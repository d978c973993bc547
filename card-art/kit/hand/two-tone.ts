import type { Art, Path } from '../pen/index.ts';

/** Two flat tones and the edge that the light meets. */
export interface Tones {
  lit: string;
  shade: string;
  rim: string;
}

/**
 * A form without grain, for skin and whatever is small: its far side in shade, a thin edge of light on the near one.
 * @param deep how broad the shade is, in units
 * @param edge how broad the lit edge is; 0 where the form goes over into another
 * @param towards a step to the light
 */
export function twoTone(
  art: Art,
  outline: Path,
  { lit, shade, rim }: Tones,
  deep: number,
  edge = 1.1,
  [dx, dy]: readonly [number, number] = [-1, -0.4],
): void {
  art.fill(outline, shade);
  art.clip(outline, () => {
    art.fill(outline.translate(dx * deep, dy * deep), lit);
    if (edge) art.cover([outline, outline.translate(-dx * edge, -dy * edge)], rim);
  });
}
