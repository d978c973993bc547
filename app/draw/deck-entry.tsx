import type { Picture } from '../pictures/picture.ts';
import { More } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './deck-entry.module.css';

export interface DeckEntryData {
  deck: string;
  name: string;
  path: string;
  text: string;
  more: string;
  showcase: Picture;
}

/** The three decks with their showcase card: on the home page and the hub. */
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
          <PageLink to={deck.path} prefetch="intent" className={styles.deck}>
            <CardPicture
              picture={deck.showcase}
              alt=""
              sizes="(min-width: 1024px) 232px, 122px"
              className={styles.card}
            />
            <div>
              <Heading className={styles.name}>{deck.name}</Heading>
              <p className={styles.text}>{deck.text}</p>
              <More>{deck.more}</More>
            </div>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
