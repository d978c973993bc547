import { useSyncExternalStore } from 'react';
import { PageLink } from '../ui/page-link.tsx';
import scale from '../ui/scale.module.css';
import { subscribeToWeeks } from './by-week.tsx';
import styles from './week-nav.module.css';

export interface WeekNavTexts {
  chooseWeek: string;
  opens: string;
}

interface WeekNavProps {
  texts: WeekNavTexts;
  /** What the week before is called, and where it is; without words of its own it is not named. */
  previous?: { label: string; path: string } | undefined;
  current: string;
  /** The week after, and from when on it may be read. */
  next?: { label: string; path: string; opens: number } | undefined;
}

/** 先週 · 今週 · 来週 on the scale. The next week opens by itself on Friday evening (`early/week.ts`, then here). */
export function WeekNav({ texts, previous, current, next }: WeekNavProps) {
  return (
    <nav className={`${scale.scale} ${styles.weeks}`} aria-label={texts.chooseWeek}>
      <ul className={scale.row}>
        {previous && (
          <li>
            <PageLink to={previous.path} prefetch="intent" className={scale.item}>
              <i />
              <span>{previous.label}</span>
            </PageLink>
          </li>
        )}
        <li>
          <span className={scale.item} aria-current="page">
            <i />
            <span>{current}</span>
          </span>
        </li>
        {next && (
          <li>
            <NextWeek {...next} opensText={texts.opens} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function NextWeek({
  label,
  path,
  opens,
  opensText,
}: NonNullable<WeekNavProps['next']> & { opensText: string }) {
  const open = useSyncExternalStore(
    subscribeToWeeks,
    () => Date.now() >= opens,
    () => false,
  );
  return (
    <>
      <PageLink to={path} className={scale.item} data-opens={opens} hidden={!open} suppressHydrationWarning>
        <i />
        <span>{label}</span>
      </PageLink>
      <span
        className={`${scale.item} ${styles.closed}`}
        data-opens={opens}
        hidden={open}
        suppressHydrationWarning
      >
        <i />
        <span>
          {label}
          <small>{opensText}</small>
        </span>
      </span>
    </>
  );
}
