import { type DeckRange, idAt } from './decks.ts';
import { paths, SHARED_DECK } from './paths.ts';

/** What goes along with a forward: the side that came, and that it was sent. Nothing else, in one order. */
function forwardedQuery(asked: URLSearchParams): string {
  const query = new URLSearchParams();
  if (asked.get('side') === 'reversed') query.set('side', 'reversed');
  if (asked.get('from') === 'friend') query.set('from', 'friend');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
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
  const asked = new URLSearchParams(search);
  const name = asked.get('deck');
  if (position === undefined || name === null || name === SHARED_DECK) return null;
  const deck = decks.find((candidate) => candidate.deck === name);
  const id = deck && idAt(Number(position), deck);
  return id === undefined ? null : paths.card(name, id) + forwardedQuery(asked);
}
