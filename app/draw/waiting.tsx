import { type CSSProperties, useEffect, useState } from 'react';
import { MoonPhase } from '../ui/marks.tsx';
import styles from './waiting.module.css';

/** The wait is five moons long. */
const MOONS = [0, 0.25, 0.5, 0.75, 1];

interface WaitingProps {
  text: string;
  /** Begin and end of the wait on the clock of `performance.now()`. */
  since: number;
  until: number;
}

/** カードを引いています...: the words, five moons that fill, and a line with a star as its head. */
export function Waiting({ text, since, until }: WaitingProps) {
  const filled = useFifths(since, until);
  const duration = until - since;
  return (
    <div className={styles.waiting}>
      <p className={styles.text} role="status">
        {text}
      </p>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled * 20}
        style={{ '--wait': `${duration}ms`, '--filled': filled / MOONS.length } as CSSProperties}
      >
        <div className={styles.moons}>
          {MOONS.map((phase, place) => (
            <span key={phase} data-filled={place < filled}>
              <MoonPhase phase={phase} />
            </span>
          ))}
        </div>
        <div className={styles.line}>
          <i />
        </div>
      </div>
    </div>
  );
}

/** How many fifths of the wait are over, 0 to 5. */
function useFifths(since: number, until: number): number {
  const [fifths, setFifths] = useState(0);
  useEffect(() => {
    const fifth = (until - since) / MOONS.length;
    const timers = MOONS.map((_, place) =>
      setTimeout(() => setFifths(place + 1), since + fifth * (place + 1) - performance.now()),
    );
    return () => timers.forEach(clearTimeout);
  }, [since, until]);
  return fifths;
}
