/** White, the sun behind it: its edge, what the sky still reaches, what looks at us, what turns away, where no light comes. */
export const COAT = {
  rim: '#ffefb2',
  light: '#e4dfee',
  fill: '#cfc9e2',
  shade: '#aba5cf',
  deep: '#857fb4',
  line: '#57518a',
} as const;

/** Mane, forelock and tail: the sun comes through. */
export const MANE = {
  rim: '#fff0ae',
  light: '#ffdf96',
  fill: '#e0b878',
  shade: '#b0845f',
  line: '#7c5648',
} as const;
