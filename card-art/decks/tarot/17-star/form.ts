import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { type Point, unit } from '../../../kit/pen/index.ts';

/** The great star, and the far shore; what stands above it stands below it in the water. */
export const STAR: Point = [208, 204];
export const SHORE = 440;
export const MIRROR: Point = [208, 2 * SHORE - STAR[1] + 12];
/** What is small, by the star; it is far above. */
export const toned = twoTone({ towards: unit([-0.5, -0.87]) });

/** What the star makes of an edge. */
export const RIM = '#fff6dc';

export const form = lit({
  from: { at: STAR },
  shade: '#232850',
  rim: RIM,
  rimWidth: 2.2,
  region: (outline) => around(outline, 24),
});

/** Skin in few tones: before the star, turning, away from it, and the line between them. */
export const SKIN = {
  lit: '#f2bb92',
  base: '#d99a78',
  mid: '#b47664',
  dusk: '#80505e',
  line: '#48223a',
} as const;

/** Her linen, from the star to the night. */
export const LINEN = {
  lit: '#fff7e8',
  base: '#eee2dc',
  mid: '#bab6d2',
  dusk: '#7781ba',
  dark: '#4a569c',
  line: '#434a8c',
} as const;

export const COPPER = {
  lit: '#e89a5a',
  base: '#c4703e',
  mid: '#96492f',
  dusk: '#662c30',
  line: '#431a2a',
} as const;
