/** The record by Tokyo's days and months. */
import { DAY_MS, dayOf } from '../horoscope/week.ts';
import { calendarDay, type Month } from './calendar-day.ts';
import type { KeptReading } from './stored.ts';

/** Hour and minute in Tokyo: `0:08`. */
export function timeOf(at: number): string {
  const minutes = Math.floor((at - dayOf(at) * DAY_MS) / 60_000) + 9 * 60;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Months counted from the beginning of the calendar, so that they can be compared. */
export function monthNumber({ year, month }: Month): number {
  return year * 12 + month - 1;
}

export function monthOf(number: number): Month {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}

/** The days of a month as weeks from Monday; null before the first and after the last. */
export function weeksOf({ year, month }: Month): (number | null)[][] {
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  const length = Date.UTC(year, month, 1) / DAY_MS - first;
  const before = calendarDay(first).weekday;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const date = week * 7 + place - before;
      return date >= 0 && date < length ? first + date : null;
    }),
  );
}

/** What was drawn on one day, the latest first. */
export interface KeptDay {
  day: number;
  readings: KeptReading[];
}

/** The record by days, the latest first. */
export function byDay(readings: readonly KeptReading[]): KeptDay[] {
  const days: KeptDay[] = [];
  for (const reading of [...readings].sort((a, b) => b.at - a.at)) {
    const day = dayOf(reading.at);
    const last = days.at(-1);
    if (last?.day === day) last.readings.push(reading);
    else days.push({ day, readings: [reading] });
  }
  return days;
}

/** The most cards that are said to have come often. */
const MOST_OFTEN = 3;

/**
 * The cards that came more than once, the most frequent first; of equals the one that came last.
 * @param deckOf the deck that a reading is drawn from
 */
export function oftenDrawn(
  readings: readonly KeptReading[],
  deckOf: (reading: string) => string | undefined,
): { deck: string; card: number; times: number }[] {
  const counted = new Map<string, { deck: string; card: number; times: number; at: number }>();
  for (const { at, reading, cards } of readings) {
    const deck = deckOf(reading);
    if (deck === undefined) continue;
    for (const { card } of cards) {
      const known = counted.get(`${deck} ${card}`) ?? { deck, card, times: 0, at };
      counted.set(`${deck} ${card}`, { ...known, times: known.times + 1, at: Math.max(known.at, at) });
    }
  }
  return [...counted.values()]
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times || b.at - a.at)
    .slice(0, MOST_OFTEN)
    .map(({ deck, card, times }) => ({ deck, card, times }));
}
