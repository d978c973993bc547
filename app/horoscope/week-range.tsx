import type { Week } from './week.ts';
import styles from './week-range.module.css';

/** `2026/11/16 〜 2026/11/22` */
export function WeekRange({ range, className }: { range: Week; className?: string | undefined }) {
  return (
    <p className={`num ${styles.range} ${className ?? ''}`} data-range="">
      <span>{range.start}</span> <span aria-hidden="true">〜</span>
      <span className="visually-hidden">から</span> <span>{range.end}</span>
    </p>
  );
}
