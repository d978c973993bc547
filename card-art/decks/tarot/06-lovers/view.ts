import { lit } from '../../../kit/hand/index.ts';

/** The sun behind the angel's head: everybody's light. */
export const SUN = [322, 176] as const;

export const form = lit({ from: { at: [...SUN] }, shade: '#3d3a58', rim: '#fffbe2', rimWidth: 2.2 });
