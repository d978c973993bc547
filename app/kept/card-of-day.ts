/** The card of the day: the same until midnight in Tokyo, after a reload, at another visit, in another tab. */
import { DAY_MS, dayOf } from '../horoscope/week.ts';
import { CARD_OF_DAY, type KeptReading } from './stored.ts';

type Card = KeptReading['cards'][number];

/**
 * The time, where the device's clock is years behind: no page is older than its build. A day before the build's counts as the
 * build's, at the device's time of day. A clock that runs ahead cannot be told from a page that was long in a tab.
 * @param now as the device says, in milliseconds since 1970
 * @param built the day of the build, counted from 1970-01-01 in Tokyo's calendar
 */
export function soundTime(now: number, built: number): number {
  return now + Math.max(0, built - dayOf(now)) * DAY_MS;
}

/** @returns the card that a reading gave on a day; null where it gave none, and where storage is refused */
export function cardOfDay(reading: string, day: number): Card | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CARD_OF_DAY) ?? 'null') as Record<string, unknown> | null;
    if (kept?.reading !== reading || kept.day !== day) return null;
    const { card, side } = kept;
    if (!Number.isInteger(card) || (card as number) < 0) return null;
    return side === 'upright' || side === 'reversed' ? { card: card as number, side } : null;
  } catch {
    return null;
  }
}

/** Keeps the card of a day; the day before's goes. Where storage is refused it lives as long as the page. */
export function keepCardOfDay(reading: string, day: number, { card, side }: Card): void {
  try {
    localStorage.setItem(CARD_OF_DAY, JSON.stringify({ reading, day, card, side }));
  } catch {
    // As long as the page, then.
  }
}

/** Calls back when another tab has drawn the card of the day, or thrown it away. */
export function subscribeToCardOfDay(onChange: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === null || key === CARD_OF_DAY) onChange();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** The first card that a reading gave on each day of the record. */
export function cardsByDay(readings: readonly KeptReading[], reading: string): Map<number, Card> {
  const days = new Map<number, Card>();
  for (const { at, reading: of, cards } of readings) {
    const day = dayOf(at);
    if (of === reading && cards[0] && !days.has(day)) days.set(day, cards[0]);
  }
  return days;
}
