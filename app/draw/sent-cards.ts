/** What an address says of cards, by their ids in the deck: those that were sent, or lie beside each other. */
import type { Drawn, Side } from './machine.ts';

/**
 * The cards that a shared link names: `?cards=3-17-28`, in the order of the places.
 * @param search the address's query
 * @param ids of all cards of the deck, by position
 * @param places how many cards the reading has
 * @returns null where there is none, or where it is not one of this reading
 */
export function sentCards(search: string, ids: readonly number[], places: number): Drawn | null {
  const named = idsIn(search, 'cards', ids, places);
  if (!named || new Set(named).size < places) return null;
  return { cards: named.map((id) => ({ card: ids.indexOf(id), side: 'upright' })), theme: null };
}

/** Whether the cards of an address are her own of before, opened from her list: `&from=record`. */
export function isFromRecord(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'record';
}

/**
 * The card that a friend sent, beside which hers will lie: `?beside=17`.
 * @returns its id; null where none of the deck is named
 */
export function sentCard(search: string, ids: readonly number[]): number | null {
  return idsIn(search, 'beside', ids, 1)?.[0] ?? null;
}

/** The side that the sent card came by: `?beside=17&side=reversed`; upright where none is named. */
export function sentSide(search: string): Side {
  return new URLSearchParams(search).get('side') === 'reversed' ? 'reversed' : 'upright';
}

/**
 * The sides of the two cards of an address, the one that was sent first: `?cards=17-4&sides=reversed-upright`.
 * @returns null where it does not name both: of such a pair only the cards are known
 */
export function twoSides(search: string): [sent: Side, drawn: Side] | null {
  const named = (new URLSearchParams(search).get('sides') ?? '').split('-');
  const isSide = (side: string): side is Side => side === 'upright' || side === 'reversed';
  const [sent = '', drawn = ''] = named;
  return named.length === 2 && isSide(sent) && isSide(drawn) ? [sent, drawn] : null;
}

/**
 * The two cards of an address, the one that was sent first: `?cards=17-4`. Both may be the same: each of the two drew from
 * a whole deck.
 * @returns their ids; null where it does not name two of the deck
 */
export function twoCards(search: string, ids: readonly number[]): [sent: number, drawn: number] | null {
  return idsIn(search, 'cards', ids, 2) as [number, number] | null;
}

/** So many ids of the deck as they stand in an address: digits, parted by hyphens; null for anything else. */
function idsIn(search: string, key: string, ids: readonly number[], count: number): number[] | null {
  const named = new URLSearchParams(search).get(key);
  if (named === null || !/^\d{1,3}(?:-\d{1,3})*$/.test(named)) return null;
  const numbers = named.split('-').map(Number);
  return numbers.length === count && numbers.every((id) => ids.includes(id)) ? numbers : null;
}
