import { flat, strokes } from '../../../kit/hand/index.ts';
import type { Art } from '../../../kit/pen/index.ts';

export interface Hair {
  base: string;
  dark: string;
  lit: string;
}

/** One mass off the crest, torn by the wind of the drive: what lies in the shade of other locks, which of them take the light, how they run. */
export interface Mane {
  mass: string;
  shaded: readonly string[];
  lit: readonly string[];
  runs: readonly string[];
}

/** Behind the neck, whose edge is the crest that it grows from. */
export function mane(art: Art, { mass, shaded, lit, runs }: Mane, hair: Hair): void {
  flat(
    art,
    mass,
    hair.base,
    ...shaded.map((knots) => [knots, hair.dark] as const),
    ...lit.map((knots) => [knots, hair.lit] as const),
  );
  strokes(art, runs, 1.4, hair.dark, 0.15);
}
