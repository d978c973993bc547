/** White before the sun: its edge, what looks up to the sky, what looks at us, what turns away, the legs on the far side, where no light comes. */
export const COAT = {
  rim: '#fffbe8',
  light: '#f7f0e6',
  fill: '#e9e3ea',
  shade: '#c3bdd9',
  far: '#aca5cb',
  deep: '#9087b4',
  line: '#6c6799',
} as const;

/** Mane, forelock and tail. */
export const MANE = {
  rim: '#fff4d0',
  light: '#f2dcaa',
  fill: '#dcbb85',
  shade: '#b28a62',
  line: '#8a6248',
} as const;
