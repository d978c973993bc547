import { ramp } from '../pen/index.ts';

/** The tones of the signs' creatures, light to dark: one set for the whole family. */
export const COAT = {
  cream: '#fbe6d6',
  pale: '#e9bfc8',
  lite: '#b483b0',
  mid: '#73508e',
  deep: '#35245f',
  ink: '#150f33',
} as const;

/** Engraves cream and light gold, where gold would vanish. */
export const BROWN = '#7a5030';

/** Horns, from their lit side. */
export const HORN = ramp(0, '#fff3d8', 0.4, '#f0d3a4', 0.75, '#c99d76', 1, '#7a5878');
