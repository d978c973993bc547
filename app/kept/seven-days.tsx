import type { Picture } from '../pictures/picture.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { CardSlot } from '../ui/card-slot.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { calendarDay } from './calendar-day.ts';
import styles from './seven-days.module.css';

/** The card of one day as it is shown. */
export interface DayCard {
  name: string;
  /** 正位置 */
  side: string;
  turned: boolean;
  picture: Picture;
  path: string;
}

interface SevenDaysProps {
  title: string;
  weekdays: readonly string[];
  /** What is said of a day without a card. */
  none: string;
  today: number;
  cardOf: (day: number) => DayCard | null;
}

/** The last seven days as a row, today's at its end; a day without a card is an empty frame. */
export function SevenDays({ title, weekdays, none, today, cardOf }: SevenDaysProps) {
  return (
    <section className={styles.seven}>
      <h2 className="star-heading">{title}</h2>
      <ol>
        {Array.from({ length: 7 }, (_, place) => {
          const day = today - 6 + place;
          const { month, date, weekday } = calendarDay(day);
          const card = cardOf(day);
          const label = `${month}/${date} ${card ? `${card.name} ${card.side}` : none}`;
          return (
            <li key={day} className={day === today ? styles.now : undefined}>
              {card ? (
                <PageLink to={card.path} aria-label={label} prefetch="intent">
                  <CardPicture picture={card.picture} alt="" sizes="80px" turned={card.turned} />
                </PageLink>
              ) : (
                <span role="img" aria-label={label}>
                  <CardSlot className={styles.slot} />
                </span>
              )}
              <b aria-hidden="true">{weekdays[weekday]}</b>
              <span className="num" aria-hidden="true">
                {date}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
