/** The cat's black and white in the lantern's light, between, and away from it; black beside an edge that it meets. */
export const COAT = {
  black: '#382c42',
  warm: '#6e4a50',
  dark: '#211a2e',
  white: '#ecdcca',
  whiteShade: '#bfa9ac',
  whiteDark: '#8f7d90',
  whiteLit: '#ffd88c',
  glow: '#e4934f',
} as const;
