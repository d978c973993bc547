import type { SkyDay } from '../sky/week-sky.server.ts';
import { Moon } from '../ui/moon.tsx';
import styles from './mini-moons.module.css';

/** The seven Moons of a week in a row; what they show is said in 「今週の空」. */
export function MiniMoons({ days }: { days: readonly SkyDay[] }) {
  return (
    <span className={styles.moons} aria-hidden="true">
      {days.map(({ day, moon, full }) => (
        <Moon key={day} look={moon} className={full ? styles.full : undefined} />
      ))}
    </span>
  );
}
