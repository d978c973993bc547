import { kanjiNumber } from '../lib/kanji-number.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { ShownCard } from './cards.ts';
import styles from './often.module.css';
import { SmallCard } from './small-card.tsx';

interface OftenProps {
  title: string;
  /** With `{count}`. */
  times: string;
  cards: (Omit<ShownCard, 'turned'> & { path: string; times: number })[];
}

/** The cards that came more than once this month. */
export function Often({ title, times, cards }: OftenProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.often}>
      <h2 className="star-heading">{title}</h2>
      <ol>
        {cards.map((card) => (
          <li key={card.path}>
            <PageLink to={card.path} prefetch="intent">
              <SmallCard card={{ ...card, turned: false }} />
              <b>{card.name}</b>
              <small>{times.replace('{count}', kanjiNumber(card.times))}</small>
            </PageLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
