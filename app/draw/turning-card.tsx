import { type Ref, useEffect, useRef, useState } from 'react';
import type { Picture } from '../pictures/picture.ts';
import { PictureElement } from '../ui/card-picture.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { OWN_PICTURE } from '../ui/travelling-picture.ts';
import type { DrawnCard } from './drawn-card.ts';
import styles from './turning-card.module.css';

/** The card's width on the stage, for the choice of the file; the fan takes the same, so that none is fetched twice. */
export const CARD_SIZES = '(min-width: 1024px) 300px, (min-width: 480px) 236px, 60vw';

interface TurningCardProps {
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  revealed: boolean;
  back: Picture;
  backAlt: string;
  /** The drawn card: on its way while drawing, seen once revealed. */
  card: Pick<DrawnCard, 'name' | 'alt' | 'picture'> | null;
  /** Whether the drawn card lies upside down. */
  reversed?: boolean;
  /** The word for that, for those who hear the picture. */
  reversedLabel?: string;
}

/** One card: face down, then turned over, as `data-phase` of the screen around it says. */
export function TurningCard({
  ref,
  className,
  revealed,
  back,
  backAlt,
  card,
  reversed = false,
  reversedLabel = '',
}: TurningCardProps) {
  return (
    <div ref={ref} className={className ? `${styles.card} ${className}` : styles.card} {...OWN_PICTURE}>
      <div className={styles.back} aria-hidden={revealed}>
        <PictureElement picture={back} alt={revealed ? '' : backAlt} sizes={CARD_SIZES} priority />
      </div>
      {card && (
        <div
          className={reversed ? `${styles.front} ${styles.reversed}` : styles.front}
          aria-hidden={!revealed}
        >
          <CardFace card={card} alt={reversed ? `${card.alt}（${reversedLabel}）` : card.alt} />
        </div>
      )}
    </div>
  );
}

/** The drawn picture over a drawn frame with the card's name, which shows when the picture does not come. */
function CardFace({ card, alt }: { card: Pick<DrawnCard, 'name' | 'picture'>; alt: string }) {
  const [missing, setMissing] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  // Face down it is not painted: decoded now, it is there when it turns.
  useEffect(() => {
    picture.current
      ?.querySelector('img')
      ?.decode()
      .catch(() => {});
  }, []);
  return (
    <>
      <div className={styles.frame} aria-hidden={!missing}>
        <svg viewBox="0 0 120 200" fill="none" stroke="currentColor" aria-hidden="true">
          <rect x="5" y="5" width="110" height="190" rx="5" />
          <path
            d="M22 11H98A11 11 0 0 0 109 22V178A11 11 0 0 0 98 189H22A11 11 0 0 0 11 178V22A11 11 0 0 0 22 11Z"
            strokeWidth="0.5"
          />
          <path
            d="M60 56Q60 74 78 74 60 74 60 92 60 74 42 74 60 74 60 56Z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
        <span>
          <Phrases text={card.name} />
        </span>
      </div>
      {!missing && (
        <div ref={picture} className={styles.picture} onErrorCapture={() => setMissing(true)}>
          <PictureElement picture={card.picture} alt={alt} sizes={CARD_SIZES} priority />
        </div>
      )}
    </>
  );
}
