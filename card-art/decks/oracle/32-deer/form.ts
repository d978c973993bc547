import { lit } from '../../../kit/hand/index.ts';

/** The sun has come over the wood, right and above: it catches breast, neck and back. */
export const form = lit({
  from: { towards: [0.72, -0.7] },
  shade: '#4a2420',
  rim: '#ffe9bd',
  rimWidth: 2.2,
  stray: 0.5,
});

export const COAT = {
  back: '#8a4a2a',
  coat: '#b4663a',
  leg: '#a25c36',
  far: '#7a4430',
  pale: '#ecd2a6',
  mane: '#7c4630',
  dark: '#33201c',
  hoof: '#2a2120',
} as const;

/** The same light on stone and sod. */
export const wet = lit({
  from: { towards: [0.72, -0.7] },
  shade: '#171f1a',
  rim: '#f6e6b0',
  rimWidth: 2,
  stray: 1.2,
});
