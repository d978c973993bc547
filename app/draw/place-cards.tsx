import type { Picture } from '../pictures/picture.ts';
import { CardSlot } from '../ui/card-slot.tsx';
import type { DrawnCard } from './drawn-card.ts';
import styles from './place-cards.module.css';
import { TurningCard } from './turning-card.tsx';

interface PlaceCardsProps {
  places: readonly { key: string; label: string }[];
  /** How many places hold a card. */
  filled: number;
  /** The cards, once all are chosen. */
  cards: readonly Pick<DrawnCard, 'name' | 'alt' | 'picture'>[];
  revealed: boolean;
  back: Picture;
  backAlt: string;
}

/** The places of a reading in a row: empty, the next one lit, filled, turned. */
export function PlaceCards({ places, filled, cards, revealed, back, backAlt }: PlaceCardsProps) {
  return (
    <ol className={styles.places}>
      {places.map(({ key, label }, place) => (
        <li
          key={key}
          className={place < filled ? styles.filled : place === filled ? styles.active : undefined}
          aria-current={place === filled ? 'step' : undefined}
        >
          {place < filled ? (
            <div className={styles.card} data-glides={key}>
              <TurningCard revealed={revealed} back={back} backAlt={backAlt} card={cards[place] ?? null} />
            </div>
          ) : (
            <CardSlot className={styles.card} />
          )}
          <span>{label}</span>
        </li>
      ))}
    </ol>
  );
}
