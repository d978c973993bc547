/** The days on which most people work, in Japan. */
import holidays from '@holiday-jp/holiday_jp';
import { dateOf } from '../horoscope/week.ts';
import { weekday } from './tokyo.server.ts';

/** Offices are closed from the first of these days to the last, over the turn of the year: month and day. */
const NEW_YEAR = ['12-29', '01-03'] as const;

/**
 * Whether the day in Tokyo of an instant (milliseconds since 1970, UTC) is neither a Saturday or Sunday, nor a holiday by
 * law (the package knows them until 2050), nor one of the days around New Year.
 */
export function isWorkingDay(at: number): boolean {
  const date = dateOf(at);
  const [from, to] = NEW_YEAR;
  const closed = date.slice(5) >= from || date.slice(5) <= to;
  return !'土日'.includes(weekday(at)) && !closed && !holidays.isHoliday(date);
}
