import type { ReactNode } from 'react';
import styles from './cap.module.css';
import { Horizon, type HorizonPictures } from './horizon.tsx';
import { Lines } from './phrases.tsx';

interface CapProps {
  ridge: HorizonPictures;
  children: ReactNode;
  className?: string | undefined;
}

/** The night every inner page opens with, ending in the ridge above the paper. */
export function Cap({ ridge, children, className }: CapProps) {
  return (
    <div className={[styles.cap, 'stars', className].filter(Boolean).join(' ')} data-sky="night">
      {children}
      <Horizon kind="ridge" pictures={ridge} />
    </div>
  );
}

/** The plain head of a page: title and one sentence in the middle of the cap. */
export function CapHeading({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.heading}`}>{children}</div>;
}

interface TitleCapProps {
  ridge: HorizonPictures;
  title: string;
  /** One sentence, prepared for `<Lines>`. */
  lead: string;
}

/** The cap of a page that opens with its title and one sentence. */
export function TitleCap({ ridge, title, lead }: TitleCapProps) {
  return (
    <Cap ridge={ridge}>
      <CapHeading>
        <h1>{title}</h1>
        <p>
          <Lines lines={[lead]} />
        </p>
      </CapHeading>
    </Cap>
  );
}
