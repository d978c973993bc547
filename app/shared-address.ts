import { paths } from './paths.ts';

/**
 * Where a shared address leads. All results are shared as `/reading/love/{index}`; for the other decks the
 * query names the deck (`?deck=oracle`), and the address is forwarded to that deck's card.
 * @param pathname path of the address
 * @param search its query with the question mark, or empty
 * @param decks the decks with their card ids in order
 * @returns the path to forward to; null when the address is no forwarding one or names no card
 */
export function forwardedShare(
  pathname: string,
  search: string,
  decks: readonly { deck: string; ids: readonly number[] }[],
): string | null {
  const position = /^\/reading\/love\/(\d{1,3})$/.exec(pathname)?.[1];
  const name = new URLSearchParams(search).get('deck');
  if (position === undefined || name === null || name === 'love') return null;
  const id = decks.find((deck) => deck.deck === name)?.ids[Number(position)];
  return id === undefined ? null : paths.card(name, id);
}
