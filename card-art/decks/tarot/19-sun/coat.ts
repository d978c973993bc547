/** White: at the sun's edge, in the light of the sky, where it turns, in its own shade, and where no light comes. */
export const COAT = {
  rim: '#fffbe8',
  fill: '#f3eee8',
  half: '#e0dce6',
  shade: '#c8c6de',
  deep: '#a3a3c8',
  line: '#757aa8',
} as const;

/** Mane, forelock and tail. */
export const MANE = { rim: '#fbeec2', fill: '#ecd196', shade: '#c99c5e', line: '#a2743f' } as const;
