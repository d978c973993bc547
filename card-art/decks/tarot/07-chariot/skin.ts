/** In the sun; turned to the storm; ink. */
export const SKIN = {
  lit: '#f6bd8a',
  base: '#d9945f',
  mid: '#b56f4e',
  dusk: '#7d4440',
  line: '#4a1c2c',
} as const;
