/** White before the sun: its edge, what looks up to the sky, what looks at us, what turns away, the legs on the far side, where no light comes. */
export const COAT = {
  rim: '#fff8dc',
  light: '#f1ebea',
  fill: '#dbd4e3',
  shade: '#b9b1d3',
  far: '#9f97c3',
  deep: '#887eb0',
  line: '#625c90',
} as const;

/** Mane, forelock and tail. */
export const MANE = {
  rim: '#fff4d0',
  light: '#f2dcaa',
  fill: '#dcbb85',
  shade: '#b28a62',
  line: '#8a6248',
} as const;
