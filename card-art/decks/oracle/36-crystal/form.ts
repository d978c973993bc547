/** A white coat in a dark room: what is lit of it, what is turned away or under. */
export const COAT = {
  lit: '#dfe0f2',
  fair: '#c3c3d2',
  shade: '#686c90',
  deep: '#43456a',
  dark: '#2c2c4c',
  ink: '#1e1a30',
} as const;
export const SKIN = { ear: '#d19a98', nose: '#cf7f82' } as const;
