/** A child's flesh, from the sun down to the lane's shade. */
export const SKIN = {
  lit: '#ffe2b8',
  base: '#efb486',
  mid: '#c98460',
  dark: '#95574a',
  line: '#7a3a38',
} as const;
