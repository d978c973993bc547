import { lit, twoTone } from '../../../kit/hand/index.ts';

/** A step towards the sun: it stands behind him in the fog, right and above. */
export const SUN = [0.72, -0.7] as const;

export const COAT = {
  lit: '#c07a4e',
  coat: '#9c5a38',
  shade: '#74402b',
  deep: '#4c2923',
  mane: '#5d3226',
  pale: '#e2c496',
  paleShade: '#b08a68',
  ink: '#3f211c',
  dark: '#281a1a',
  rim: '#ffe6b4',
} as const;

/** What is large of him, against the light: shade in specks away from it. */
export const coat = lit({ from: { towards: [...SUN] }, shade: COAT.deep, rim: COAT.rim, stray: 0 });

/** What is small. */
export const toned = twoTone({ towards: SUN });
