import { useEffect, useState } from 'react';
import { MoonPhase } from '../ui/marks.tsx';
import styles from './waiting.module.css';

/** The wait is five moons long. */
const MOONS = [0, 0.25, 0.5, 0.75, 1];

interface WaitingProps {
  texts: {
    drawing: string;
    /** Before React only: it does not come, or could not be fetched. */
    slow: string[];
    lost: string[];
  };
  /** Begin and end of the wait on the clock of `performance.now()`; null while nothing is drawn. */
  wait: { since: number; until: number } | null;
}

/**
 * カードを引いています...: the words, five moons that fill, and a line with a star as its head. It always stands in the
 * page; `data-phase` of the screen around it shows it and starts its motion, so that a tap before React can do the same.
 */
export function Waiting({ texts, wait }: WaitingProps) {
  const fifths = useFifths(wait?.since, wait?.until);
  return (
    <div className={styles.waiting}>
      <p className={styles.text} role="status">
        <span>{texts.drawing}</span>
      </p>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={texts.drawing}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={fifths * 20}
        suppressHydrationWarning
      >
        <div className={styles.moons}>
          {MOONS.map((phase) => (
            <span key={phase}>
              <MoonPhase phase={phase} />
            </span>
          ))}
        </div>
        <div className={styles.line}>
          <i />
        </div>
      </div>
      <p className={styles.slow} role="status">
        <Sentences lines={texts.slow} />
      </p>
      <p className={styles.lost} role="alert">
        <Sentences lines={texts.lost} />
      </p>
    </div>
  );
}

/** Each on a line of its own, which may break where the screen is narrow. */
function Sentences({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <span key={line}>{line}</span>);
}

/** How many fifths of the wait are over, 0 to 5. */
function useFifths(since: number | undefined, until: number | undefined): number {
  const [fifths, setFifths] = useState(0);
  useEffect(() => {
    if (since === undefined || until === undefined) return;
    const fifth = (until - since) / MOONS.length;
    const over = () => Math.min(MOONS.length, Math.floor((performance.now() - since) / fifth));
    setFifths(over());
    const timers = MOONS.map((_, place) => {
      const end = since + fifth * (place + 1) - performance.now();
      return end > 0 ? setTimeout(() => setFifths(place + 1), end) : undefined;
    });
    return () => {
      timers.forEach(clearTimeout);
      setFifths(0);
    };
  }, [since, until]);
  return fifths;
}
