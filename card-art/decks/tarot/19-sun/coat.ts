/** White before the sun: its edge, what looks up to the sky, what looks at us, what turns away, the legs on the far side, where no light comes. */
export const COAT = {
  rim: '#fffbe8',
  light: '#f8f1e6',
  fill: '#e2dbe8',
  shade: '#b9b1d5',
  far: '#948bba',
  deep: '#7c72a6',
  line: '#575084',
} as const;

/** Mane, forelock and tail. */
export const MANE = {
  rim: '#fff4d0',
  light: '#f0d49a',
  fill: '#cfa76e',
  shade: '#9a7250',
  line: '#8a6248',
} as const;
