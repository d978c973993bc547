import { type ReactNode, useSyncExternalStore } from 'react';
import type { Phrased } from '../lib/phrase-break.ts';
import { Phrases } from '../ui/phrases.tsx';
import styles from './by-week.module.css';
import { HOUR_MS, type Monday, mondayOf, weekShown } from './week.ts';

/**
 * Calls back when the time of the week may matter anew: at every full hour, of which one begins Monday and one opens the
 * next week, and when the tab is looked at again. A sleeping laptop so wakes up in the right week.
 */
export function subscribeToWeeks(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      HOUR_MS - (Date.now() % HOUR_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const currentMonday = () => mondayOf(Date.now());

interface ByWeekProps<Shown extends { monday: Monday }> {
  /** The build's week first, then the next. */
  weeks: readonly Shown[];
  children: (week: Shown) => ReactNode;
  /** Says that the new words are on their way; shown where the build is older than its words. */
  late?: Phrased;
}

/**
 * Both weeks that a build knows stand in the page, the right one is seen: `early/week.ts` chooses before the first paint,
 * this from React on, also when Monday begins while the page is open. Without JavaScript it is the build's.
 */
export function ByWeek<Shown extends { monday: Monday }>({ weeks, children, late }: ByWeekProps<Shown>) {
  const mondays = weeks.map(({ monday }) => monday);
  const now = useSyncExternalStore(subscribeToWeeks, currentMonday, () => mondays[0]!);
  const shown = weekShown(mondays, now);
  return (
    <div className={styles.contents} data-weeks="">
      {late !== undefined && (
        <p className={styles.late} data-weeks-late="" hidden={!shown.late} suppressHydrationWarning>
          <Phrases text={late} />
        </p>
      )}
      {weeks.map((week) => (
        <div
          key={week.monday}
          className={styles.contents}
          data-monday={week.monday}
          hidden={week.monday !== shown.monday}
          suppressHydrationWarning
        >
          {children(week)}
        </div>
      ))}
    </div>
  );
}
