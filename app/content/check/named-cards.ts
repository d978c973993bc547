/** Every card that a file names by deck and number is there. */

import { pickLetters } from '../../../addresses/pick-letters.ts';
import type { Problem } from '../explain/problem.ts';
import { explainReference } from '../explain/reference.ts';
import type { Draft } from '../read/draft.ts';

export function checkNamedCards(draft: Draft): Problem[] {
  const known = new Set(
    draft.decks.flatMap(({ name, cards }) => cards.map((card) => `${name.deck}/${Number(card.name.number)}`)),
  );
  const missing = (names: readonly string[]) =>
    names.flatMap((name, place) => (known.has(name) ? [] : [{ name, place }]));
  return [
    ...draft.decks
      .flatMap(({ cards }) => cards)
      .flatMap(({ source, value }) =>
        missing(value?.related ?? []).map(({ name, place }) =>
          source.problem(['related', place], explainReference.noCard(name, known)),
        ),
      ),
    ...draft.picks.flatMap(({ source, value }) =>
      pickLetters
        .filter((letter) => value && !known.has(value.answers[letter].card))
        .map((letter) =>
          source.problem(
            ['answers', letter, 'card'],
            explainReference.noCard(value!.answers[letter].card, known),
          ),
        ),
    ),
    ...(draft.feelings.value ?? []).flatMap(({ cards }, row) =>
      missing(cards).map(({ name, place }) =>
        draft.feelings.source.problem([row, 'cards', place], explainReference.noCard(name, known)),
      ),
    ),
  ];
}
