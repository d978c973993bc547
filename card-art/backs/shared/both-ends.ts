import type { Art } from '../../kit/pen/index.ts';

/** A back's middle: everything is unchanged by half a turn about it, or a reversed card would show. */
export const MIDDLE = [300, 500] as const;

/**
 * What `draw` paints, and the same turned by half a turn. The card's gold is centred on the very
 * point we turn about, so that here a transform does it no harm.
 */
export function bothEnds(art: Art, draw: () => void): void {
  draw();
  art.group(`transform="rotate(180 ${MIDDLE[0]} ${MIDDLE[1]})"`, draw);
}
