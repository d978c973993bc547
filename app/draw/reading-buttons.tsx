import type { ReactNode } from 'react';
import { useShell } from '../shell/use-shell.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './reading-buttons.module.css';
import { ShareButton } from './share-button.tsx';

interface ReadingButtonsProps {
  /** Whether these cards were sent to her: then her own come first. */
  sent: boolean;
  /** The reading's page. */
  path: string;
  tryToo: string;
  /** A further button behind them. */
  children?: ReactNode;
}

/** Under a reading of several cards: pass it on, or, where it was sent, draw too. */
export function ReadingButtons({ sent, path, tryToo, children }: ReadingButtonsProps) {
  const { texts } = useShell();
  const second = sent || !children;
  return (
    <div className={`buttons buttons-row ${styles.buttons}`}>
      {sent && <ButtonLink to={path}>{tryToo}</ButtonLink>}
      <ShareButton look={second ? 'line' : 'filled'}>{texts.draw.share}</ShareButton>
      {!sent && children}
    </div>
  );
}
