import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ELEMENT_IDS } from '../../addresses/element-ids.ts';
import { paths } from '../../addresses/paths.ts';
import type { Pages } from '../content/types.ts';
import { copyText } from '../lib/copy-text.ts';
import { useFetched } from '../lib/use-fetched.ts';
import { Button, buttonClass, MoreLink } from '../ui/button.tsx';
import { dialogCommand } from '../ui/dialog.tsx';
import { ArrowIcon, CopyIcon } from '../ui/icons.tsx';
import { useToast } from '../ui/toast.tsx';
import { asText } from './as-text.ts';
import { BinIcon } from './bin-icon.tsx';
import styles from './book.module.css';
import { Calendar } from './calendar.tsx';
import { calendarDay } from './calendar-day.ts';
import { fetchKeptCards, type KeptCards, type ShownReading, shownReading } from './cards.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { byDay, monthNumber, oftenDrawn } from './days.ts';
import { Log } from './log.tsx';
import { Often } from './often.tsx';
import { type KeptReading, removeAll } from './record.ts';

/** So many entries of a month stand there before she asks for the rest. */
const SHOWN = 12;

interface BookProps {
  texts: Pages['myCards'];
  copyFailed: string;
  /** Empty until React is there. */
  readings: readonly KeptReading[];
  /** Days since 1970-01-01 in Tokyo. */
  today: number;
}

/** The record on paper: the month, the cards that came often, the list, and what can be done with all of it. */
export function Book({ texts, copyFailed, readings, today }: BookProps) {
  const toast = useToast();
  const { value: cards, lost, retry } = useFetched(readings.length > 0 ? fetchKeptCards : null);
  const [turned, setTurned] = useState<number | null>(null);
  const [whole, setWhole] = useState(false);
  const thisMonth = monthNumber(calendarDay(today));
  const days = byDay(readings).map(({ day, readings: drawn }) => ({ day, drawn, month: monthOfDay(day) }));
  const latest = days[0]?.month ?? thisMonth;
  const from = Math.min(thisMonth, days.at(-1)?.month ?? thisMonth);
  const to = Math.max(thisMonth, latest);
  const month = turned ?? latest;
  const ofMonth = days.filter((day) => day.month === month);
  const before = days.find((day) => day.month < month)?.month;
  const shown = cards ? shownDays(ofMonth, cards) : [];
  const count = shown.reduce((sum, [, drawn]) => sum + drawn.length, 0);
  const turnTo = (next: number) => {
    setTurned(next);
    setWhole(false);
  };
  const copy = async () => {
    const words = {
      title: texts.title,
      weekdays: texts.calendar.weekdays,
      weekday: texts.log.weekday,
    };
    toast(cards && (await copyText(asText(readings, cards, words))) ? texts.acts.copied : copyFailed);
  };
  return (
    <div className={styles.book}>
      <div className={styles.columns}>
        <Calendar
          texts={texts.calendar}
          month={month}
          from={from}
          to={to}
          today={today}
          days={new Map(shown)}
          onMonth={turnTo}
          // Before the browser goes there.
          onDay={() => flushSync(() => setWhole(true))}
        />
        <div className={styles.side} aria-busy={!cards && !lost}>
          {cards && (
            <Often
              title={month === thisMonth ? texts.often.thisMonth : texts.often.thatMonth}
              times={texts.often.times}
              cards={oftenOf(
                ofMonth.flatMap(({ drawn }) => drawn),
                cards,
              )}
            />
          )}
          <section className={styles.log}>
            <h2 className="star-heading">{texts.log.title}</h2>
            {lost && (
              <div role="alert">
                <p className={styles.lost}>{texts.lost}</p>
                <Button look="line" compact onClick={retry}>
                  {texts.retry}
                </Button>
              </div>
            )}
            {cards && count === 0 && <p className={styles.lost}>{texts.log.none}</p>}
            <Log
              texts={texts.log}
              weekdays={texts.calendar.weekdays}
              days={whole ? shown : firstOf(shown, SHOWN)}
            />
            {((!whole && count > SHOWN) || (cards && before !== undefined)) && (
              <p className={styles.more}>
                <button
                  type="button"
                  onClick={() => (!whole && count > SHOWN ? setWhole(true) : turnTo(before ?? month))}
                >
                  <span>{texts.log.more}</span>
                  <ArrowIcon />
                </button>
              </p>
            )}
          </section>
        </div>
      </div>
      <section className={styles.acts}>
        <div className="buttons buttons-row">
          <Button look="line" compact onClick={copy}>
            <CopyIcon />
            {texts.acts.copy}
          </Button>
          <button
            type="button"
            className={buttonClass({ look: 'line', compact: true })}
            {...dialogCommand(ELEMENT_IDS.clearDialog, 'show-modal')}
          >
            <BinIcon />
            {texts.acts.clear}
          </button>
        </div>
        <p className="note">{texts.acts.note}</p>
        <p>
          <MoreLink to={paths.readings()}>{texts.empty.all}</MoreLink>
        </p>
      </section>
      <ClearDialog
        texts={texts.clear}
        onClear={() => {
          removeAll();
          toast(texts.clear.done);
        }}
      />
    </div>
  );
}

type ShownDay = readonly [day: number, readings: readonly ShownReading[]];

function monthOfDay(day: number): number {
  return monthNumber(calendarDay(day));
}

function shownDays(
  days: readonly { day: number; drawn: readonly KeptReading[] }[],
  cards: KeptCards,
): ShownDay[] {
  return days
    .map(({ day, drawn }) => [day, drawn.flatMap((entry) => shownReading(entry, cards) ?? [])] as const)
    .filter(([, drawn]) => drawn.length > 0);
}

/** The first entries, by whole days where one day alone is not more. */
function firstOf(days: readonly ShownDay[], most: number): ShownDay[] {
  let left = most;
  return days.flatMap(([day, drawn]) => {
    const shown = drawn.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length > 0 ? [[day, shown] as const] : [];
  });
}

function oftenOf(readings: readonly KeptReading[], { decks, readings: kinds }: KeptCards) {
  return oftenDrawn(readings, (reading) => kinds[reading]?.deck).flatMap(({ deck, card, times }) => {
    const found = decks[deck]?.cards[card];
    const id = (decks[deck]?.firstId ?? 0) + card;
    return found ? [{ ...found, times, path: paths.card(deck, id) }] : [];
  });
}
