/** A day by Tokyo's calendar; the day's card has nothing else of `days.ts`. */
import { DAY_MS } from '../horoscope/week.ts';

/** A month of Tokyo's calendar. */
export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** A day of Tokyo's calendar. */
export interface CalendarDay extends Month {
  date: number;
  /** From Monday, 0, to Sunday, 6. */
  weekday: number;
}

/** @param day days since 1970-01-01 of Tokyo's calendar */
export function calendarDay(day: number): CalendarDay {
  const date = new Date(day * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  };
}
