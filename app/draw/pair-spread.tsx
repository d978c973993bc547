import type { ReactNode } from 'react';
import type { Columns } from '../lib/columns.server.ts';
import type { Picture } from '../pictures/picture.ts';
import { Message } from '../ui/message.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { DrawnCard } from './drawn-card.ts';
import type { Side } from './machine.ts';
import styles from './pair-spread.module.css';
import { SideLabel } from './side-mark.tsx';
import { Thread } from './thread.tsx';
import { TurningCard } from './turning-card.tsx';

/** One card of a pair. */
export type PairCard = Pick<DrawnCard, 'id' | 'name' | 'english' | 'alt' | 'picture'>;

interface PairSpreadProps {
  /** Whose each card is: あなた, あの人. */
  places: readonly { key: string; label: string }[];
  /** Left and right; none before they are chosen. */
  cards: readonly PairCard[];
  /** The sides they came by, left and right, and their names; null where they are not known or not read. */
  sides?: { came: readonly Side[]; labels: Record<Side, string> } | null;
  revealed: boolean;
  back: Picture;
  backAlt: string;
  /** What the two say together, in columns between them; null before. */
  line: Columns | null;
  /** Between the cards: the heading, the wait. */
  children?: ReactNode;
}

/** Two cards side by side, a thread between them: face down, then both turned, with the line of their pair. */
export function PairSpread({
  places,
  cards,
  sides,
  revealed,
  back,
  backAlt,
  line,
  children,
}: PairSpreadProps) {
  const [left, right] = places.map(({ key, label }, place) => {
    const card = cards[place] ?? null;
    const side = sides?.came[place];
    return (
      <figure key={key} className={styles.side}>
        <div className={styles.stage}>
          <div data-glides={key}>
            <TurningCard
              {...{ revealed, back, backAlt, card }}
              reversed={side === 'reversed'}
              reversedLabel={sides?.labels.reversed ?? ''}
            />
          </div>
        </div>
        <figcaption>
          <small>{label}</small>
          {revealed && card && (
            <>
              <b>
                <Phrases text={card.name} />
              </b>
              <span className={styles.english} lang="en">
                {card.english}
              </span>
              {side && sides && <SideLabel side={side} label={sides.labels[side]} />}
            </>
          )}
        </figcaption>
      </figure>
    );
  });
  return (
    <div className={styles.spread}>
      {left}
      <div className={styles.middle}>
        {children}
        {line && <Message columns={line} className={styles.message} />}
        <Thread className={styles.thread} />
      </div>
      {right}
    </div>
  );
}
