import type { Card, Picture } from '../../define.ts';
import type { Deck } from '../../kit/grade/palettes.ts';
import { loadModule, nameOf, pictureFiles } from '../../pictures.ts';
import { preview } from './preview.ts';

/** A preview of every card of a deck, and one of the page where it is drawn. */
export async function cardPreviews(
  deck: Deck,
  { kind, title, back }: { kind: string; title: string; back: Picture },
): Promise<Picture[]> {
  const files = pictureFiles(`${deck}/`).filter((file) => nameOf(file).startsWith(`${deck}/`));
  const cards = (await Promise.all(files.map(loadModule))).flat().map(({ picture }) => picture as Card);
  return [
    preview({
      of: deck,
      deck,
      title,
      line: '一枚引いて、今夜の迷いを眺める',
      laid: [{ picture: back, height: 500 }],
    }),
    ...cards.map((card) =>
      preview({
        of: card.name,
        deck,
        kicker: kind,
        title: card.title,
        english: card.english,
        laid: [{ picture: card, height: 520 }],
      }),
    ),
  ];
}
