import type { Pages } from '../content/types.ts';
import { kanjiNumber } from '../lib/kanji-number.ts';
import { LeftIcon, RightIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './calendar.module.css';
import { calendarDay } from './calendar-day.ts';
import type { ShownReading } from './cards.ts';
import { monthOf, weeksOf } from './days.ts';
import { SmallCard } from './small-card.tsx';

interface CalendarProps {
  texts: Pages['myCards']['calendar'];
  /** As `monthNumber` counts. */
  month: number;
  /** The first and the last month that she may turn to. */
  from: number;
  to: number;
  today: number;
  /** By day, what is shown of it: the latest first. */
  days: ReadonlyMap<number, readonly ShownReading[]>;
  onMonth: (month: number) => void;
  /** A day was chosen: its place in the list below. */
  onDay: (day: number) => void;
}

/** A month with a small picture on each day that has a card. */
export function Calendar({ texts, month, from, to, today, days, onMonth, onDay }: CalendarProps) {
  const shown = monthOf(month);
  const turn = (step: -1 | 1, label: string, end: boolean) => (
    <Tooltip text={label}>
      {(events) => (
        <button
          type="button"
          className={styles.round}
          aria-label={label}
          aria-disabled={end}
          onClick={() => !end && onMonth(month + step)}
          {...events}
        >
          {step < 0 ? <LeftIcon /> : <RightIcon />}
        </button>
      )}
    </Tooltip>
  );
  return (
    <section className={styles.month} aria-labelledby="month">
      <div className={styles.head}>
        {turn(-1, texts.before, month <= from)}
        <h2 id="month" aria-live="polite" suppressHydrationWarning>
          <small className="num">{shown.year}</small>
          {texts.month.replace('{month}', kanjiNumber(shown.month))}
        </h2>
        {turn(1, texts.after, month >= to)}
      </div>
      <div className={styles.sheet}>
        <table className={styles.calendar}>
          <caption className="visually-hidden">
            {texts.caption.replace('{year}', String(shown.year)).replace('{month}', String(shown.month))}
          </caption>
          <thead>
            <tr>
              {texts.weekdays.map((weekday) => (
                <th key={weekday} scope="col">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(shown).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, place) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change places
                    key={place}
                    className={day === today ? styles.now : undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {day !== null && (
                      <Day day={day} readings={days.get(day) ?? []} label={texts.day} onDay={onDay} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface DayProps {
  day: number;
  readings: readonly ShownReading[];
  label: string;
  onDay: (day: number) => void;
}

function Day({ day, readings, label, onDay }: DayProps) {
  const { month, date } = calendarDay(day);
  const [latest] = readings;
  const [card] = latest?.cards ?? [];
  const several = readings.length > 1 || (latest?.cards.length ?? 0) > 1;
  return (
    <>
      <span className={`num ${styles.date}`}>{date}</span>
      {card && (
        <a
          href={`#d${day}`}
          className={several ? `${styles.card} ${styles.several}` : styles.card}
          aria-label={label.replace('{month}', String(month)).replace('{date}', String(date))}
          onClick={() => onDay(day)}
        >
          <SmallCard card={card} />
        </a>
      )}
    </>
  );
}
