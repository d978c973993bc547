import type { MouseEvent } from 'react';
import type { Pages } from '../content/types.ts';
import { PageLink } from '../ui/page-link.tsx';
import { useToast } from '../ui/toast.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { BinIcon } from './bin-icon.tsx';
import { calendarDay } from './calendar-day.ts';
import type { ShownReading } from './cards.ts';
import { timeOf } from './days.ts';
import styles from './log.module.css';
import { remove, restore } from './record.ts';
import { SmallCards } from './small-card.tsx';

interface LogProps {
  texts: Pages['myCards']['log'];
  weekdays: readonly string[];
  /** By day, the latest first. */
  days: readonly (readonly [day: number, readings: readonly ShownReading[]])[];
}

/** What she drew, the latest first, each with a link to what it says and a bin. */
export function Log({ texts, weekdays, days }: LogProps) {
  return (
    <ul className={styles.list}>
      {days.flatMap(([day, readings]) =>
        readings.map((shown, place) => {
          const { month, date, weekday } = calendarDay(day);
          return (
            <li key={JSON.stringify(shown.entry)} id={place === 0 ? `d${day}` : undefined}>
              {place === 0 && (
                <h3 className={styles.day}>
                  <b className="num">
                    {month}/{date}
                  </b>
                  {texts.weekday.replace('{weekday}', weekdays[weekday] ?? '')}
                </h3>
              )}
              <Entry shown={shown} texts={texts} />
            </li>
          );
        }),
      )}
    </ul>
  );
}

function Entry({ shown, texts }: { shown: ShownReading; texts: LogProps['texts'] }) {
  const toast = useToast();
  const { entry, kind, theme, cards, name, side, path } = shown;
  const label = texts.remove.replace('{cards}', name);
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusBeside(currentTarget);
    remove(entry);
    toast(texts.removed, { label: texts.restore, run: () => restore(entry) });
  };
  return (
    <>
      <PageLink to={path} prefetch="intent" className={styles.entry}>
        <SmallCards cards={cards} />
        <span>
          <small className="phrases">
            {kind}
            {theme && ` — ${theme}`}
            <span className="num">{timeOf(entry.at)}</span>
          </small>
          <b className="phrases">
            {name}
            {side && <i>{side}</i>}
          </b>
        </span>
      </PageLink>
      <Tooltip text={label}>
        {(events) => (
          <button type="button" className={styles.bin} aria-label={label} onClick={clear} {...events}>
            <BinIcon />
          </button>
        )}
      </Tooltip>
    </>
  );
}

/** The button goes with its entry: the focus goes on to the next one's, else to the one before, else to the page's title. */
function focusBeside(button: HTMLElement): void {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  (beside?.querySelector('button') ?? document.querySelector<HTMLElement>('h1'))?.focus({
    preventScroll: true,
  });
}
