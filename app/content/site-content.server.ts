import { pictureNames } from '../pictures/pictures.server.ts';
import { loadContent } from './load.server.ts';
import type { Content, Deck } from './types.ts';

/**
 * The owner's content, checked against the pictures that were drawn.
 * @throws {ContentError} with all problems of all files
 */
export function siteContent(): Content {
  return loadContent('content', pictureNames());
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
