/**
 * What was drawn stays with its screen: back from the details, after a reload, in a tab that the phone had closed. It
 * stands in the entry of the history, so a fresh visit by a link begins anew; a copy in the tab's storage serves
 * where a browser forgets the entry's state on a reload.
 */
import type { Drawn, DrawnPosition } from './machine.ts';

const STORE = 'hoshiakari:drawn:';
/** The field in `history.state`, beside the router's own. */
const FIELD = 'drawn';

/**
 * @param places how many cards the reading has; any number where only its being there counts
 * @param size number of cards in its deck
 * @returns what this entry of the history keeps of the reading, if it is one of it; null otherwise
 */
export function readKept(reading: string, places: number | null, size: number): Drawn | null {
  const asOurs = (value: unknown) => asDrawn(value, reading, places, size);
  const inHistory = (history.state as Record<string, unknown> | null)?.[FIELD];
  return asOurs(inHistory) ?? (isReturn() ? asOurs(stored(reading)) : null);
}

/** Keeps a draw with this entry of the history. Refused storage does no harm. */
export function keep(reading: string, drawn: Drawn): void {
  const kept = { reading, ...drawn };
  try {
    history.replaceState({ ...history.state, [FIELD]: kept }, '');
    sessionStorage.setItem(STORE + reading, JSON.stringify(kept));
  } catch {
    // Without storage the reading lives as long as the page.
  }
}

/** A new draw of the reading takes the old one's place. */
export function forget(reading: string): void {
  try {
    const { [FIELD]: _, ...state } = (history.state ?? {}) as Record<string, unknown>;
    history.replaceState(state, '');
    sessionStorage.removeItem(STORE + reading);
  } catch {
    // See above.
  }
}

/**
 * Whether the browser itself brought this document back, by reload or from its history, and this is the entry it was
 * opened with: the router gives each one after it a key.
 */
function isReturn(): boolean {
  if ((history.state as { key?: string } | null)?.key) return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

function stored(reading: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STORE + reading) ?? 'null');
  } catch {
    return null;
  }
}

/** Whatever stands there may be another version's or made by hand. */
function asDrawn(value: unknown, reading: string, places: number | null, size: number): Drawn | null {
  if (typeof value !== 'object' || value === null) return null;
  const { reading: of, cards, theme } = value as Record<string, unknown>;
  if (of !== reading || !Array.isArray(cards) || !cards.every((one) => isPosition(one, size))) return null;
  if (cards.length !== (places ?? cards.length)) return null;
  if (new Set(cards.map(({ card }) => card)).size < cards.length) return null;
  return {
    cards: cards.map(({ card, side }) => ({ card, side })),
    theme: typeof theme === 'string' ? theme : null,
  };
}

function isPosition(value: unknown, size: number): value is DrawnPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { card, side } = value as Record<string, unknown>;
  if (side !== 'upright' && side !== 'reversed') return false;
  return typeof card === 'number' && Number.isInteger(card) && card >= 0 && card < size;
}
