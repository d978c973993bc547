import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './linked-cards.module.css';

/** A card as others link to it. */
export interface LinkedCard {
  path: string;
  id: number;
  name: Phrased;
  numeral: string;
  picture: Picture;
}

/** Cards side by side, each a link to its page. */
export function LinkedCards({ cards }: { cards: LinkedCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.path}>
          <PageLink to={card.path} prefetch="intent">
            <CardPicture picture={card.picture} alt="" sizes="96px" />
            <b>
              <Phrases text={card.name} />
            </b>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
