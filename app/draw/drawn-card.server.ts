import { ownLineWord } from '../content/line-word.ts';
import type { Card } from '../content/types.ts';
import { columnsOf, rowsOf } from '../lib/columns.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { DrawnCard } from './drawn-card.ts';
import { keepsakesOf } from './keep/keepsakes.server.ts';

/** A card as the draw page shows it. */
export function drawnCard(card: Card): DrawnCard {
  const { id, name, english, season, keywords, alt, image, message } = card;
  const messages =
    typeof message === 'string'
      ? { upright: columnsOf(message) }
      : { upright: columnsOf(message.upright), reversed: columnsOf(message.reversed) };
  return {
    id,
    name: phrases(name),
    english,
    ...(season && { season }),
    ...ownLineWord(card),
    keywords,
    alt,
    picture: picture(image),
    messages,
    keepsakes: keepsakesOf(card),
    rows: Math.max(...Object.values(messages).map(rowsOf)),
  };
}
