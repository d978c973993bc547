import { lit, twoTone } from '../../../kit/hand/index.ts';

export const GOLD = { fill: '#e3b052', shade: '#8a5430', rim: '#fff4cc' } as const;
export const SKIN = { fill: '#e6ad7d', shade: '#b5704f', rim: '#ffe6c2' } as const;
export const HAIR = { fill: '#f5ecdf', shade: '#bcabab', rim: '#fffdf6' } as const;
export const STEEL = { fill: '#a09aa0', shade: '#4b4760', rim: '#fff0d0' } as const;
/** His mantle, and the tunic under the steel. */
export const RED = { fill: '#b52f3c', shade: '#4a1124', rim: '#f5967a', fold: '#611528' } as const;
export const BLUE = { fill: '#3a7186', shade: '#1d3448', rim: '#d9dcb8', fold: '#17293a' } as const;
/** Where skin, hair, steel and gold lie deepest in the shade. */
export const DEEP = { skin: '#83473d', hair: '#8f7d88', steel: '#2b2739', gold: '#5a3026' } as const;
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
