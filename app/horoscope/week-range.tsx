import { useSyncExternalStore } from 'react';
import { untilNextWeek, type Week, weekOf } from './week.ts';
import styles from './week-range.module.css';

/** A longer timer than a day is set anew, so that a sleeping laptop wakes up in the right week. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

let current: Week | undefined;

function currentWeek(): Week {
  const week = weekOf(Date.now());
  if (current?.start !== week.start) current = week;
  return current;
}

/** Calls back when the week may have changed: at Monday's beginning in Tokyo, and when the tab is looked at again. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      Math.min(untilNextWeek(Date.now()), LONGEST_WAIT_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

interface WeekRangeProps {
  /** The week of the build, which the page's HTML carries; `early/week.js` corrects it before the first paint. */
  built: Week;
  /** What stands here without JavaScript, so that a stale week is never shown. */
  neutral: string;
  className?: string | undefined;
}

/** `2026/11/16 〜 2026/11/22`: the week that Tokyo is in. */
export function WeekRange({ built, neutral, className }: WeekRangeProps) {
  const week = useSyncExternalStore(subscribe, currentWeek, () => built);
  return (
    <p className={`num ${styles.range} ${className ?? ''}`}>
      <span className={styles.week}>
        <span data-week="start" suppressHydrationWarning>
          {week.start}
        </span>{' '}
        <span aria-hidden="true">〜</span>
        <span className="visually-hidden">から</span>{' '}
        <span data-week="end" suppressHydrationWarning>
          {week.end}
        </span>
      </span>
      <noscript>
        <span className={styles.neutral}>{neutral}</span>
      </noscript>
    </p>
  );
}
