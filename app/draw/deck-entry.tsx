import { ByWeek } from '../horoscope/by-week.tsx';
import type { Monday } from '../horoscope/week.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import { More } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './deck-entry.module.css';

export interface DeckEntryData {
  deck: string;
  name: string;
  path: string;
  /** 一枚引き. */
  cards: string;
  text: Phrased;
  more: string;
  /** A card of the deck for the build's week, another for the next. */
  showcases: { monday: Monday; picture: Picture }[];
}

/** The three decks, each with a card of it that changes by the week: on the home page and the hub. */
export function DeckEntries({
  decks,
  heading: Heading = 'h3',
}: {
  decks: DeckEntryData[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul className={styles.decks}>
      {decks.map((deck) => (
        <li key={deck.deck}>
          <PageLink to={deck.path} prefetch="intent" travels className={styles.deck}>
            <ByWeek weeks={deck.showcases}>
              {({ picture }) => (
                <CardPicture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 1024px) 232px, 122px"
                  className={styles.card}
                />
              )}
            </ByWeek>
            <div>
              <p className={styles.cards}>{deck.cards}</p>
              <Heading className={styles.name}>{deck.name}</Heading>
              <p className={styles.text}>
                <Phrases text={deck.text} />
              </p>
              <More>{deck.more}</More>
            </div>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
