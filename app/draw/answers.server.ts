import type { Deck } from '../content/types.ts';
import type { DeckAnswers } from './answers.ts';

/** What the draw page fetches of a deck during the wait. */
export function answersOf(deck: Deck): DeckAnswers {
  return deck.cards.map(({ description, descriptionFor, detail, ...card }) => ({
    descriptions: {
      upright: description,
      ...('descriptionReversed' in card && card.descriptionReversed
        ? { reversed: card.descriptionReversed }
        : {}),
    },
    ...(descriptionFor && { descriptionFor }),
    ...('today' in card && card.today ? { today: card.today } : {}),
    themes: isBySide(detail.themes) ? detail.themes : { upright: detail.themes },
    ...('situations' in detail && detail.situations ? { situations: detail.situations } : {}),
  }));
}

type Answers = Record<string, string>;

function isBySide(
  themes: Answers | { upright: Answers; reversed: Answers },
): themes is { upright: Answers; reversed: Answers } {
  return typeof themes.upright === 'object';
}
