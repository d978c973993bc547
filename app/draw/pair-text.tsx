import type { ReactNode } from 'react';
import type { Phrased } from '../lib/phrase-break.ts';
import { StarMark } from '../ui/marks.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './pair-text.module.css';

interface PairTextProps {
  /** What each card says, left and right. */
  sides: readonly {
    key: string;
    label: string;
    name: Phrased;
    text: string;
    /** A way on from it. */
    more?: ReactNode;
  }[];
  /** What the two say together. */
  pair: { heading: string; text: string };
  /** Under the frame: what must be said of it. */
  children?: ReactNode;
}

/** On paper: two texts as facing pages, and in a frame what the two cards say together. */
export function PairText({ sides, pair, children }: PairTextProps) {
  return (
    <div className={styles.book}>
      <dl className={styles.words}>
        {sides.map(({ key, label, name, text, more }) => (
          <div key={key}>
            <dt>
              <small>{label}</small>
              <Phrases text={name} />
            </dt>
            <dd>{text}</dd>
            {more && <dd>{more}</dd>}
          </div>
        ))}
      </dl>
      <section className={`frame ${styles.pair}`}>
        <StarMark className={styles.mark} />
        <h2>{pair.heading}</h2>
        <p>{pair.text}</p>
      </section>
      {children && <p className={styles.note}>{children}</p>}
    </div>
  );
}
