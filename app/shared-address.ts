import { paths } from './paths.ts';

/** A deck's ids run without a hole from `firstId` on. */
export interface DeckRange {
  deck: string;
  firstId: number;
  size: number;
}

/**
 * Where a shared address leads. All results are shared as `/reading/love/{index}`; for the other decks the
 * query names the deck (`?deck=oracle`), and the address is forwarded to that deck's card.
 * @param pathname path of the address
 * @param search its query with the question mark, or empty
 * @param decks the decks with their ids
 * @returns the path to forward to; null when the address is no forwarding one or names no card
 */
export function forwardedShare(pathname: string, search: string, decks: readonly DeckRange[]): string | null {
  const position = /^\/reading\/love\/(\d{1,3})$/.exec(pathname)?.[1];
  const name = new URLSearchParams(search).get('deck');
  if (position === undefined || name === null || name === 'love') return null;
  const deck = decks.find((candidate) => candidate.deck === name);
  if (!deck || Number(position) >= deck.size) return null;
  return paths.card(name, deck.firstId + Number(position));
}
