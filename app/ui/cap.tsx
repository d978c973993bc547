import { createContext, type ReactNode, use } from 'react';
import type { Phrased } from '../lib/phrase-break.ts';
import styles from './cap.module.css';
import { Horizon, type HorizonPictures } from './horizon.tsx';
import { Lines } from './phrases.tsx';

/** The pictures of the ridge, which are the same on every page; the root provides them. */
export const Ridge = createContext<HorizonPictures | null>(null);

interface CapProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The night every inner page opens with, ending in the ridge above the paper. */
export function Cap({ children, className }: CapProps) {
  return (
    <div className={[styles.cap, 'stars', className].filter(Boolean).join(' ')} data-sky="night">
      {children}
      <RidgeHorizon />
    </div>
  );
}

/**
 * Where the night ends above the paper.
 * @throws outside of `Ridge`
 */
export function RidgeHorizon({ className }: { className?: string | undefined }) {
  const pictures = use(Ridge);
  if (!pictures) throw new Error('Only below the root route is there a ridge.');
  return <Horizon kind="ridge" pictures={pictures} className={className} />;
}

/** The plain head of a page: title and one sentence in the middle of the cap. */
export function CapHeading({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.heading}`}>{children}</div>;
}

interface TitleCapProps {
  title: string;
  /** One sentence. */
  lead: Phrased;
}

/** The cap of a page that opens with its title and one sentence. */
export function TitleCap({ title, lead }: TitleCapProps) {
  return (
    <Cap>
      <CapHeading>
        <h1>{title}</h1>
        <p>
          <Lines lines={[lead]} />
        </p>
      </CapHeading>
    </Cap>
  );
}
