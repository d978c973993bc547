/** A white coat in a dark room: what the crystal lights of it, what it leaves, what is turned away or under. */
export const COAT = {
  lit: '#e4e3e6',
  fair: '#b4b6c6',
  throat: '#989bb3',
  shade: '#8186a2',
  deep: '#575b7a',
  ink: '#2b2840',
} as const;
export const SKIN = { ear: '#b98a92', nose: '#c27a80' } as const;
