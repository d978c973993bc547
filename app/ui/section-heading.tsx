import type { ReactNode } from 'react';
import { asWritten, type Phrased } from '../lib/phrase-break.ts';
import { Lines } from './phrases.tsx';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** The moon, sun or star above the title. */
  mark: ReactNode;
  title: string;
  lead?: Phrased | undefined;
}

export function SectionHeading({ mark, title, lead }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.mark}>{mark}</div>
      <h2>
        <Lines lines={[asWritten(title)]} />
      </h2>
      {lead && (
        <p>
          <Lines lines={[lead]} />
        </p>
      )}
    </div>
  );
}

/** From 1024 px the heading stands vertically in the margin, as in a book. */
export function MarginSection({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.margin}>
      {heading}
      <div>{children}</div>
    </div>
  );
}
