import { paths } from '../../addresses/paths.ts';
import { buildTime } from '../horoscope/build-time.server.ts';
import { pictureNames } from '../pictures/pictures.server.ts';
import { loadContent } from './load.server.ts';
import type { Article, Card, Content, Deck, ReadingCalled, ReadingId } from './types.ts';

let content: Content | undefined;

/**
 * The owner's content, read once: a build asks for it thousands of times. In development a changed file makes this
 * module anew (`build/vite/content-in-development.ts`), and what waits for its day is there to be looked at. It is
 * checked against the pictures that were drawn.
 * @throws {ContentError} with all problems of all files
 */
export function siteContent(): Content {
  content ??= loadContent(
    'content',
    pictureNames(),
    // Asked by the build's own plugins too, which are not in Vite's hands.
    process.env.NODE_ENV === 'production' ? buildTime() : undefined,
  );
  return content;
}

/**
 * A deck by the name in its address.
 * @throws {Response} 404 when there is none
 */
export function deckByName(name: string): Deck {
  const deck = siteContent().decks.find((candidate) => candidate.deck === name);
  if (!deck) throw new Response('Not Found', { status: 404 });
  return deck;
}

/**
 * A reading that has a page of its own.
 * @throws {Response} 404 when the owner has taken its file away
 */
export function readingCalled<Id extends ReadingId>(id: Id): ReadingCalled<Id> {
  const reading = siteContent().readings.find((candidate) => candidate.id === id);
  if (!reading) throw new Response('Not Found', { status: 404 });
  return reading as ReadingCalled<Id>;
}

/**
 * A card by deck and number, as content names it.
 * @param name `love/17`
 * @throws where there is none; the content check has refused such a name before
 */
export function cardByName(name: string): NamedCard {
  const [deckName = '', id = ''] = name.split('/');
  const deck = deckByName(deckName);
  const card = deck.cards.find((candidate) => candidate.id === Number(id));
  if (!card) throw new Error(`There is no card ${name}.`);
  return { deck, card };
}

/** A card with the deck it belongs to. */
export interface NamedCard {
  deck: Deck;
  card: Card;
}

const cardsOf = new WeakMap<Article, NamedCard[]>();

/**
 * The cards that an article speaks of, in the order in which they come: it links to them, shows them, or names them, in
 * 「」 or, where the name is long enough to be told from other words, anywhere.
 */
export function cardsIn(article: Article): NamedCard[] {
  const known = cardsOf.get(article);
  if (known) return known;
  const text = JSON.stringify(article.content);
  const found = siteContent()
    .decks.flatMap((deck) =>
      deck.cards.map((card) => {
        const { name, image } = card;
        const signs = [paths.card(deck.deck, card.id), image].map((value) => JSON.stringify(value));
        const places = [...signs, name.length >= 4 ? name : `「${name}」`]
          .map((sign) => text.indexOf(sign))
          .filter((place) => place >= 0);
        return { deck, card, place: Math.min(...places) };
      }),
    )
    .filter(({ place }) => Number.isFinite(place))
    .toSorted((a, b) => a.place - b.place);
  cardsOf.set(article, found);
  return found;
}

/** The articles that speak of a card: what `cardsIn` says, from the other end. */
export function articlesWith(card: Card): Article[] {
  return siteContent().articles.filter((article) => cardsIn(article).some((named) => named.card === card));
}
