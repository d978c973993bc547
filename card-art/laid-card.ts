import type { Art } from './kit/pen/index.ts';

/** A picture of three layers, back to front: a night, a card, words. `render/laid-cards.ts` lays them together as pixels. */
export interface LaidCard {
  /** `wallpapers/tarot/17-star`, `stories/tarot/17-star-reversed`, `previews/tarot/17-star`. */
  name: string;
  width: number;
  height: number;
  /** The deck's, the same for all of its cards. */
  night: string;
  /** Where the card lies: its middle, and how wide a card of three by five is there; a picture of the owner may have another shape. */
  card: { x: number; y: number; width: number };
  turned: boolean;
  words?: WordsLayer;
}

/** Clear but for the words; as wide as the picture, and as high as it must be. */
export interface WordsLayer {
  svg: string;
  top: number;
}

/** A band of what is painted: the rest need not be drawn. */
export function bandOf(art: Art, { top, height }: { top: number; height: number }): WordsLayer {
  const whole = `viewBox="0 0 ${art.width} ${art.height}"`;
  return { svg: art.toSvg().replace(whole, `viewBox="0 ${top} ${art.width} ${height}"`), top };
}
