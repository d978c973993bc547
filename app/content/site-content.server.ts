import { pictureNames } from '../pictures/pictures.server.ts';
import { loadContent } from './load.server.ts';
import type { Content, Deck } from './types.ts';

let content: Content | undefined;

/**
 * The owner's content, read once: a build asks for it thousands of times. In development a changed file makes this
 * module anew (`scripts/vite/content-in-development.ts`). It is checked against the pictures that were drawn.
 * @throws {ContentError} with all problems of all files
 */
export function siteContent(): Content {
  content ??= loadContent('content', pictureNames());
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
