import type { Card, Deck } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { DrawnCard } from './drawn-card.ts';
import { firstSentence, shareText } from './share.ts';

/** A card as the draw page shows it. */
export function drawnCard(deck: Deck, card: Card, hashtag: string): DrawnCard {
  return {
    id: card.id,
    name: phrases(card.name),
    english: card.english,
    displayName: card.displayName,
    keywords: card.keywords,
    description: card.description,
    alt: card.alt,
    picture: picture(card.image),
    shareText: shareText(
      deck.share,
      {
        deckName: deck.name,
        card: card.displayName,
        sentence: card.share ?? firstSentence(card.description),
      },
      hashtag,
    ),
  };
}
