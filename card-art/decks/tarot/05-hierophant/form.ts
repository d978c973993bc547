import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { type Art, lookingLevel, type Point } from '../../../kit/pen/index.ts';

/** The middle of the coloured window, high on the left. */
export const LIGHT: Point = [112, 280];

/** Where the lines that run away from us meet: our eye is as high as his lap. */
const VANISHING = { x: 300, horizon: 520 } as const;
/** Above the floor, in metres; how high the dais is that he sits on, how high its last step. */
const EYE = 0.98;
export const DAIS = 0.36;
export const STEP = 0.09;

/** He and his throne are written farther off than we see them: larger about his face. */
const NEAR = 'translate(354 97) scale(1.45) translate(-372 -160)';
export const close = (art: Art, draw: (art: Art) => void): void =>
  void art.group(`transform="${NEAR}"`, () => draw(art));

/** From where one who kneels behind the other two sees it. In metres: right of the vanishing point, up, away. */
export const { seen, face, metre } = lookingLevel({ ...VANISHING, height: EYE, focus: 1305 });

export const SKIN = { fill: '#d89c76', shade: '#94584e', rim: '#ffe6bc', soft: 5 } as const;
export const LINEN = { fill: '#efe2c8', shade: '#a38a8a', rim: '#fff8e6', soft: 6 } as const;
export const GOLD = { fill: '#dba850', shade: '#8c5434', rim: '#fff0bc', soft: 2, rimWidth: 1.4 } as const;
export const LINE = { linen: '#84686e', red: '#551430', skin: '#70383c', gold: '#6e3c30' } as const;

/** Large things, whose shade is grain. */
export const form = lit({
  from: { at: LIGHT },
  shade: '#1c1222',
  rim: '#ffe3ae',
  region: (outline) => around(outline, 24),
});

/** Flesh, linen and small things: two tones, no grain. */
export const toned = twoTone({ at: LIGHT });
