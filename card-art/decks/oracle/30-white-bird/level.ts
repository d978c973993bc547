import { type Art, type Local, local } from '../../../kit/pen/index.ts';

/** A box whose x axis is the horizon, seen by a camera that leans with the bird: what stands is upright in it. */
export const level = (art: Art): Local => local(art, 300, 246, 1, { rot: -7.4 });
