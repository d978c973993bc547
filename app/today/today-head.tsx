import type { Pages } from '../content/types.ts';
import { BigMoon } from '../horoscope/big-moon.tsx';
import { type MoonTable, sayTonight, type TonightTexts, tonightAt } from '../horoscope/tonight.ts';
import { DAY_MS, dateOfDay } from '../horoscope/week.ts';
import { calendarDay } from '../kept/calendar-day.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { Phrases } from '../ui/phrases.tsx';
import styles from './today-head.module.css';

export interface DayTexts {
  name: string;
  /** With `{month}` and `{date}`. */
  date: string;
  weekdays: readonly string[];
  /** With `{weekday}`. */
  weekday: Pages['myCards']['log']['weekday'];
  moons: MoonTable;
  tonight: TonightTexts;
  /** One line for each sign that the Moon stands in, aries first. */
  lines: readonly Phrased[];
}

interface TodayHeadProps {
  texts: DayTexts;
  /** Days since 1970-01-01 in Tokyo; null until the browser has said which it is: the page may be older. */
  day: number | null;
}

/** Date, weekday, and the Moon of the day, drawn and in words. After the days of the table nothing is said of her. */
export function TodayHead({ texts, day }: TodayHeadProps) {
  const moon = day === null ? undefined : tonightAt(texts.moons, day * DAY_MS);
  return (
    <div className={styles.head}>
      <BigMoon look={moon?.look} />
      <div>
        <h1>{texts.name}</h1>
        <p className={styles.date}>{day !== null && <ShownDate day={day} texts={texts} />}</p>
        <p className={styles.moon}>
          {moon && (
            <>
              <span className="phrases">{sayTonight(moon, texts.tonight)}</span>
              <br />
              <Phrases text={texts.lines[moon.sign]!} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function ShownDate({ day, texts }: { day: number; texts: DayTexts }) {
  const { month, date, weekday } = calendarDay(day);
  // Numbers large, what stands between them small.
  const parts = texts.date.split(/(\{\w+\})/);
  const values: Record<string, number> = { '{month}': month, '{date}': date };
  return (
    <>
      <time className="num" dateTime={dateOfDay(day)}>
        {parts.map((part) => (part in values ? <b key={part}>{values[part]}</b> : part))}
      </time>
      <span>{weekdayOf(weekday, texts)}</span>
    </>
  );
}

/** 日曜日 */
export function weekdayOf(
  weekday: number,
  { weekday: form, weekdays }: Pick<DayTexts, 'weekday' | 'weekdays'>,
) {
  return form.replace('{weekday}', weekdays[weekday] ?? '');
}

/** 11/22 日曜日 */
export function shortDate(day: number, texts: { weekday: string; weekdays: readonly string[] }): string {
  const { month, date, weekday } = calendarDay(day);
  return `${month}/${date} ${weekdayOf(weekday, texts)}`;
}
