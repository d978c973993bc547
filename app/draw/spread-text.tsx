import { paths } from '../../addresses/paths.ts';
import { filledForm } from '../lib/filled-form.ts';
import { type Phrased, plain } from '../lib/phrase-break.ts';
import { MoreLink } from '../ui/button.tsx';
import { MoonPhase } from '../ui/marks.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { DrawnCard } from './drawn-card.ts';
import poem from './poem.module.css';
import styles from './spread-text.module.css';

/** What a card says in a reading of several places. */
export interface SpreadWords extends Pick<DrawnCard, 'id' | 'name' | 'english' | 'alt' | 'picture'> {
  /** The line for her. */
  line: Phrased;
  /** By the place's key. */
  words: Record<string, string>;
}

interface SpreadTextProps {
  places: readonly { key: string; label: string }[];
  cards: readonly SpreadWords[];
  deck: string;
  /** 「{card}の意味を読む」. */
  meaning: string;
}

/** On paper: place by place the card that came, its line, and what it says there. The moon fills from the first to the last. */
export function SpreadText({ places, cards, deck, meaning }: SpreadTextProps) {
  return (
    <div className={styles.words}>
      {places.map(({ key, label }, place) => {
        const card = cards[place];
        if (!card) return null;
        return (
          <article key={key}>
            <p className={styles.place}>
              <MoonPhase phase={place / Math.max(1, places.length - 1)} className={styles.mark} />
              <span>{label}</span>
            </p>
            <h2>
              <Phrases text={card.name} />
            </h2>
            <span className={poem.english} lang="en">
              {card.english}
            </span>
            <p className={styles.line}>
              <Phrases text={card.line} />
            </p>
            <p className={styles.about}>{card.words[key]}</p>
            <MoreLink to={paths.card(deck, card.id)}>
              {filledForm(meaning, { card: plain(card.name) })}
            </MoreLink>
          </article>
        );
      })}
    </div>
  );
}
