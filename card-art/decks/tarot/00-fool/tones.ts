/** What he wears and what he is, each in light and shade, lit at its right edge. */
export const SKIN = { fill: '#f0bd93', shade: '#bf7d62', rim: '#fff0cf', line: '#7d4038' } as const;
export const TEAL = { fill: '#3f8490', shade: '#22506a', rim: '#d6ebd6', deep: '#183a54' } as const;
export const CRIMSON = { fill: '#cf5064', shade: '#8a2d54', rim: '#ffd2b0', deep: '#641f48' } as const;
/** His hose are of two halves: the leg that steps out, the one that stands. */
export const HOSE = {
  fill: '#694887',
  shade: '#46305f',
  rim: '#ffd9b4',
  deep: '#2c1c44',
  light: '#9a74ac',
} as const;
export const OCHRE = {
  fill: '#d3974f',
  shade: '#9a5f3e',
  rim: '#fff0c4',
  deep: '#6b3c34',
  light: '#eebf77',
} as const;
export const LEATHER = { fill: '#8a5440', shade: '#55302f', rim: '#ffd9a2', deep: '#3c2028' } as const;
export const SACK = { fill: '#e7b766', shade: '#a8713f', rim: '#fff0c4', deep: '#7c4a34' } as const;
export const CREAM = { fill: '#fbeeda', shade: '#c9a9ac', rim: '#fffdf2' } as const;
