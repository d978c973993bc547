import { paths } from '../../addresses/paths.ts';
import type { Card, Deck, Pages } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';
import { romanNumeral } from '../lib/roman-numeral.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { Answer, CardTextData } from './card-text.tsx';
import type { LinkedCard } from './linked-cards.tsx';

/** A card's number as it stands on it: Roman where the deck counts from 0, as the tarot does. */
export function numeralOf(deck: Deck, id: number): string {
  return deck.firstId === 0 ? romanNumeral(id) : String(id);
}

/** What a card's page says.
 * @param texts the words of all cards' pages
 */
export function cardText(deck: Deck, card: Card, texts: Pages['shell']['detail']): CardTextData {
  const { labels } = deck;
  const { detail } = card;
  const answers = (themes: Deck['themes'], texts: Record<string, string>): Answer[] =>
    themes.map(({ key, label }) => ({ key, label, text: texts[key] ?? '' }));
  if (!('upright' in detail) || typeof card.message === 'string') {
    return {
      overview: detail.overview,
      sides: [],
      answers: answers(deck.themes, detail.themes as Record<string, string>),
      situations: null,
      act: { heading: labels.message ?? '', text: 'message' in detail ? detail.message : '' },
    };
  }
  const { message } = card;
  return {
    overview: detail.overview,
    sides: (['upright', 'reversed'] as const).map((side) => ({
      side,
      heading: phrases(texts.meaning.replace('{card}', card.name).replace('{side}', labels[side] ?? '')),
      message: message[side],
      text: detail[side],
      answers: answers(deck.themes, detail.themes[side]),
    })),
    answers: [],
    situations:
      deck.situations && detail.situations
        ? {
            heading: phrases(labels.situations ?? ''),
            note: phrases(texts.situationsNote),
            answers: answers(deck.situations, detail.situations),
          }
        : null,
    act: { heading: labels.advice ?? '', text: detail.advice },
  };
}

/** A card as the pages of others link to it. */
export function linkedCard(deck: Deck, card: Card): LinkedCard {
  return {
    path: paths.card(deck.deck, card.id),
    id: card.id,
    name: phrases(card.name),
    numeral: numeralOf(deck, card.id),
    picture: picture(card.image),
  };
}

/** The cards before and after it; the deck is a round. */
export function neighbours(deck: Deck, card: Card): { previous: LinkedCard; next: LinkedCard } {
  const { cards } = deck;
  const at = (index: number) => linkedCard(deck, cards[(index + cards.length) % cards.length] ?? card);
  return { previous: at(card.index - 1), next: at(card.index + 1) };
}
