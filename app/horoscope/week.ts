/** Tokyo is nine hours ahead of UTC the whole year (no daylight saving since 1951). */
export const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** A week is named by its Monday in Tokyo's calendar: `2026-11-23`. */
export type Monday = string;

/** The first week of which the sky chooses the words; earlier ones are as the owner wrote them. */
export const FIRST_MONDAY: Monday = '2026-11-23';

/** One week of the horoscope, as it is shown: `2026/11/16`, no zero padding. */
export interface Week {
  start: string;
  end: string;
}

/** Days since 1970-01-01 of Tokyo's calendar. */
export function dayOf(now: number): number {
  return Math.floor((now + TOKYO_OFFSET_MS) / DAY_MS);
}

/** The date of a day that `dayOf` counted: `2026-11-23`. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Tokyo's date at an instant: `2026-11-23`. */
export function dateOf(now: number): string {
  return dateOfDay(dayOf(now));
}

/**
 * The week in Tokyo that holds an instant: Monday 00:00 to Sunday 24:00; a Sunday belongs to the Monday before.
 * @param now milliseconds since 1970 (UTC), as from `Date.now()`; the device's zone plays no part
 */
export function mondayOf(now: number): Monday {
  const today = dayOf(now);
  // 1970-01-01 was a Thursday.
  const sinceMonday = (((today + 3) % 7) + 7) % 7;
  return dateOfDay(today - sinceMonday);
}

/** Milliseconds since 1970 (UTC) at which a week begins in Tokyo. */
export function startOf(monday: Monday): number {
  return Date.parse(monday) - TOKYO_OFFSET_MS;
}

/** The Monday so many weeks later; earlier, if fewer than none. */
export function weeksLater(monday: Monday, weeks: number): Monday {
  return mondayOf(startOf(monday) + weeks * WEEK_MS);
}

/** What has its turn in a week: one after the other, from the first again after the last. */
export function inTurn<Value>(values: readonly [Value, ...Value[]], monday: Monday): Value {
  const week = Math.floor(Date.parse(monday) / WEEK_MS);
  return values[week % values.length] ?? values[0];
}

/** A week as it is shown. */
export function rangeOf(monday: Monday): Week {
  return { start: dateText(Date.parse(monday)), end: dateText(Date.parse(monday) + 6 * DAY_MS) };
}

/**
 * Which of the weeks that a page holds is shown: this one; else the nearest.
 * @param mondays in their order
 * @returns `late`: the words are older than the week
 */
export function weekShown(mondays: readonly Monday[], now: Monday): { monday: Monday; late: boolean } {
  const last = mondays.at(-1)!;
  if (now > last) return { monday: last, late: true };
  return { monday: mondays.includes(now) ? now : mondays[0]!, late: false };
}

/** When a week can be read beforehand: from Friday 18:00 in Tokyo, in milliseconds since 1970 (UTC). */
export function opensAt(monday: Monday): number {
  return startOf(monday) - 54 * HOUR_MS;
}

/** Year/month/day of a midnight in Tokyo's calendar, given as if it were UTC. */
function dateText(ms: number): string {
  const date = new Date(ms);
  return `${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`;
}
