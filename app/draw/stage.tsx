import type { Ref } from 'react';
import type { Picture } from '../pictures/picture.ts';
import { Halo } from '../ui/marks.tsx';
import type { DrawnCard } from './drawn-card.ts';
import styles from './stage.module.css';
import { TurningCard } from './turning-card.tsx';

interface StageProps {
  ref: Ref<HTMLDivElement>;
  /** The card alone, without its halo. */
  cardRef: Ref<HTMLDivElement>;
  revealed: boolean;
  back: Picture;
  backAlt: string;
  card: DrawnCard | null;
  reversed: boolean;
  reversedLabel: string;
}

/** The one card with its halo: face down, pulsing, turned over, as `data-phase` of the screen around it says. */
export function Stage({ ref, cardRef, ...card }: StageProps) {
  return (
    <div ref={ref} className={styles.stage} data-stage="">
      <Halo className={styles.halo} />
      <TurningCard ref={cardRef} className={styles.card} {...card} />
    </div>
  );
}
