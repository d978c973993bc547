import type { Content, Deck } from '../content/types.ts';
import { sideNames } from '../lib/side-names.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { KeptCards, KeptDeck, SmallPicture } from './cards.ts';

/** What the record's page fetches to show it. */
export function keptCards({ decks, readings }: Pick<Content, 'decks' | 'readings'>): KeptCards {
  return {
    decks: Object.fromEntries(decks.map((deck) => [deck.deck, keptDeck(deck)])),
    readings: Object.fromEntries([
      ...decks.map(({ deck, name }) => [deck, { name, deck }] as const),
      ...readings.flatMap((reading) =>
        'deck' in reading ? [[reading.id, { name: reading.name, deck: reading.deck }] as const] : [],
      ),
    ]),
  };
}

function keptDeck(deck: Deck): KeptDeck {
  const { firstId, themes, situations = [], cards } = deck;
  return {
    firstId,
    sides: sideNames(deck),
    themes: Object.fromEntries([...themes, ...situations].map(({ key, label }) => [key, label])),
    cards: cards.map(({ name, image }) => ({ name, picture: smallPicture(image) })),
  };
}

function smallPicture(name: string): SmallPicture {
  const { sources, src } = picture(name);
  const avif = sources.find(({ type }) => type === 'image/avif');
  // `/pictures/… 480w, /pictures/… 720w`, smallest first.
  return { avif: avif?.srcSet.split(' ')[0] ?? src, src };
}
