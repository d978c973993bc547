/** The cat's black and white in the lantern's light, between, and away from it. */
export const COAT = {
  black: '#382c42',
  warm: '#6e4a50',
  dark: '#211a2e',
  white: '#fbeed6',
  whiteShade: '#cdb8b0',
  whiteDark: '#8f7d90',
} as const;
