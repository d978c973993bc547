/** The three cards of an A・B・C: each another, each with a side where its deck has sides. */

import { pickLetters } from '../../../addresses/pick-letters.ts';
import { explainPick } from '../explain/pick.ts';
import type { Problem } from '../explain/problem.ts';
import type { Draft } from '../read/draft.ts';

export function checkPicks(draft: Draft): Problem[] {
  const decks = new Map(draft.decks.map(({ name, value }) => [name.deck, value]));
  return draft.picks.flatMap(({ source, value }) => {
    if (!value) return [];
    const cards = pickLetters.map((letter) => value.answers[letter].card);
    return pickLetters.flatMap((letter, place) => {
      const { card, side } = value.answers[letter];
      const first = cards.indexOf(card);
      // A card that is not there has a problem of its own.
      const deck = decks.get(card.split('/')[0]);
      return [
        ...(first < place
          ? [source.problem(['answers', letter, 'card'], explainPick.sameCard(letter, pickLetters[first]!))]
          : []),
        ...(deck?.reversals === true && side === undefined
          ? [source.problem(['answers', letter], explainPick.noSide(letter))]
          : []),
        ...(deck?.reversals === false && side !== undefined
          ? [source.problem(['answers', letter, 'side'], explainPick.deckWithoutSides(deck.name))]
          : []),
      ];
    });
  });
}
