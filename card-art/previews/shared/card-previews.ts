import type { Picture } from '../../define.ts';
import type { Deck } from '../../kit/grade/palettes.ts';
import { loadModule, nameOf, pictureFiles } from '../../pictures.ts';
import { preview } from './preview.ts';

/** A preview of every card of a deck, and one of the page where it is drawn. */
export async function cardPreviews(deck: Deck, back: Picture): Promise<Picture[]> {
  const files = pictureFiles(`${deck}/`).filter((file) => nameOf(file).startsWith(`${deck}/`));
  const cards = (await Promise.all(files.map(loadModule))).flat();
  return [
    preview({ of: deck, deck, laid: [{ picture: back, height: 500 }] }),
    ...cards.map(({ picture }) => preview({ of: picture.name, deck, laid: [{ picture, height: 520 }] })),
  ];
}
