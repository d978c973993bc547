import type { Art, Path } from '../../../kit/pen/index.ts';

/** Two flat tones and the edge that looks into the sun. */
export interface Tones {
  lit: string;
  shade: string;
  rim: string;
}

/** A form too small for grain: its far side in shade, a thin edge of light on the left, by the picture's one sun. `deep` is how broad the shade is, in units. */
export function twoTone(art: Art, outline: Path, { lit, shade, rim }: Tones, deep: number, edge = 1.1): void {
  art.fill(outline, shade);
  art.clip(outline, () => {
    art.fill(outline.translate(-deep, -deep * 0.4), lit);
    art.cover([outline, outline.translate(edge, edge * 0.4)], rim);
  });
}
