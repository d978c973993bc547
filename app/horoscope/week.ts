/** Tokyo is nine hours ahead of UTC the whole year (no daylight saving since 1951). */
const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One week of the horoscope, as it is shown: `2026/11/16`, no zero padding. */
export interface Week {
  start: string;
  end: string;
}

/**
 * The week in Tokyo that holds an instant: Monday 00:00 to Sunday 24:00; a Sunday belongs to the Monday before.
 * @param now milliseconds since 1970 (UTC), as from `Date.now()`; the device's zone plays no part
 */
export function weekOf(now: number): Week {
  const monday = mondayOf(now);
  return { start: dateText(monday * DAY_MS), end: dateText((monday + 6) * DAY_MS) };
}

/**
 * How long until the next week begins in Tokyo.
 * @returns milliseconds, more than 0 and at most seven days
 */
export function untilNextWeek(now: number): number {
  return (mondayOf(now) + 7) * DAY_MS - TOKYO_OFFSET_MS - now;
}

/** The Monday of the week, in days since 1970-01-01 of Tokyo's calendar; that day was a Thursday. */
function mondayOf(now: number): number {
  const today = Math.floor((now + TOKYO_OFFSET_MS) / DAY_MS);
  const sinceMonday = (((today + 3) % 7) + 7) % 7;
  return today - sinceMonday;
}

/** Year/month/day of a midnight in Tokyo's calendar, given as if it were UTC. */
function dateText(ms: number): string {
  const date = new Date(ms);
  return `${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`;
}

/**
 * A date of the content (`2025-09-03`) as it is shown: `2025/9/3`.
 * @param date year-month-day with leading zeros
 */
export function shownDate(date: string): string {
  return date.split('-').map(Number).join('/');
}
