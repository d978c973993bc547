import { flat, lit, type Plane, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';

export const GOLD = { fill: '#e3b052', shade: '#8a5430', rim: '#fff4cc' } as const;
export const SKIN = { fill: '#e0a472', shade: '#94543f', rim: '#ffdcb0' } as const;
export const HAIR = { fill: '#f7ecda', shade: '#8f7d8c', rim: '#fffdf6' } as const;
export const STEEL = { fill: '#a09aa0', shade: '#4b4760', rim: '#fff0d0' } as const;
/** His mantle, and the tunic under it. */
export const RED = {
  fill: '#b52f3c',
  shade: '#4a1124',
  rim: '#f5967a',
  fold: '#7d1b30',
  crest: '#cf4a4a',
} as const;
export const BLUE = {
  fill: '#3a7186',
  shade: '#1d3448',
  rim: '#d9dcb8',
  fold: '#27506a',
  crest: '#5b919c',
} as const;
/** Where skin, hair, steel and gold lie deepest in the shade. */
export const DEEP = { skin: '#5f3030', hair: '#74626f', steel: '#2b2739', gold: '#5a3026' } as const;
/** Where the stone lies in its own shade. */
export const DARK = '#382638';

/** The one sun stands low, outside on the left and a little before him. */
export const form = lit({
  from: { towards: [-0.95, -0.4] },
  shade: '#4a3040',
  rim: '#f8dcaa',
  rimWidth: 2,
  stray: 0.6,
});

/** Flesh, metal and small things by the same light, without grain. */
export const toned = twoTone({ towards: [-1, -0.4] });

interface Dye {
  fill: string;
  shade: string;
  rim: string;
}

/** Cloth: its folds are planes that run from where it is held; then the light rounds the whole, in grain. */
export function cloth(
  art: Art,
  knots: string,
  soft: number,
  { fill, shade, rim }: Dye,
  ...folds: readonly Plane[]
): void {
  const outline = closed(knots);
  form(art, outline, () => flat(art, outline, fill, ...folds), soft, { shade, rim, rimWidth: 1.8 });
}
