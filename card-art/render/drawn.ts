import type { Picture } from '../define.ts';
import type { Words } from '../words.ts';
import { noting, type Said, saysTheSame } from './said.ts';

export interface Drawn {
  svg: string;
  said: Said;
}

/** The last picture that was drawn: what a card is laid into asks for it again, next. */
let last: (Drawn & { picture: Picture }) | undefined;

/**
 * A picture's SVG, and what it says.
 * @throws with what went wrong in the drawing
 */
export function drawn(picture: Picture, words: Words): Drawn {
  if (last?.picture === picture && saysTheSame(last.said, words)) return last;
  const { words: noted, said } = noting(words);
  last = { picture, svg: picture.draw(noted), said };
  return last;
}
