import { CardPicture } from '../ui/card-picture.tsx';
import type { ShownCard } from './cards.ts';
import styles from './small-card.module.css';

/** Every card is drawn in this form; the number of pixels means nothing here. */
const [WIDTH, HEIGHT] = [480, 800];

/** A card of the record, as it lay. Its name stands beside it. */
export function SmallCard({ card }: { card: Pick<ShownCard, 'picture' | 'turned'> }) {
  const { avif, src } = card.picture;
  return (
    <CardPicture
      picture={{ width: WIDTH, height: HEIGHT, sources: [{ type: 'image/avif', srcSet: avif }], src }}
      alt=""
      sizes="100px"
      turned={card.turned}
      className={styles.card}
    />
  );
}

/** Several cards of one reading, held like a hand. */
export function SmallCards({ cards }: { cards: readonly ShownCard[] }) {
  const [first] = cards;
  if (cards.length === 1 && first) return <SmallCard card={first} />;
  return (
    <span className={styles.hand} data-cards={cards.length}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of one reading never change places
        <SmallCard key={place} card={card} />
      ))}
    </span>
  );
}
