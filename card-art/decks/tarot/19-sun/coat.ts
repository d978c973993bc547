/** White before the sun: its edge, what looks up to the sky, what looks at us, what turns away, where no light comes. */
export const COAT = {
  rim: '#fffbe8',
  light: '#f7f0e6',
  fill: '#e9e3ea',
  shade: '#c3bdd9',
  deep: '#9792bf',
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
