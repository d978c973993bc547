import type { ReactNode } from 'react';
import { useShell } from '../shell/use-shell.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { ArrowIcon } from '../ui/icons.tsx';
import { Numeral } from '../ui/numeral.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './card-onward.module.css';
import { type LinkedCard, LinkedCards } from './linked-cards.tsx';

interface CardOnwardProps {
  previous: LinkedCard;
  next: LinkedCard;
  related: LinkedCard[];
  /** 待ち受け. */
  keep: ReactNode;
  /** The articles that name the card, as tiles; the page knows how they look. */
  articles: ReactNode[];
}

/** Where a card's page leads: cards of a like meaning, articles that name it, the cards before and after it. */
export function CardOnward({ previous, next, related, keep, articles }: CardOnwardProps) {
  const { detail } = useShell().texts;
  return (
    <>
      <div className={styles.more}>
        {keep}
        {related.length > 0 && (
          <section>
            <h2 className="star-heading">{detail.related}</h2>
            <LinkedCards cards={related} />
          </section>
        )}
        {articles.length > 0 && (
          <section>
            <h2 className="star-heading">{detail.articles}</h2>
            <ul className={styles.articles}>
              {articles.map((article, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the articles of one card never change places
                <li key={place}>{article}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <nav className={styles.neighbours} aria-label={detail.neighbours}>
        <Neighbour card={previous} way="before" />
        <Neighbour card={next} way="after" />
      </nav>
    </>
  );
}

function Neighbour({ card, way }: { card: LinkedCard; way: 'before' | 'after' }) {
  return (
    <PageLink
      to={card.path}
      prefetch="intent"
      rel={way === 'before' ? 'prev' : 'next'}
      className={styles[way]}
    >
      <CardPicture picture={card.picture} alt="" sizes="64px" />
      <span>
        <small>
          <Numeral numeral={card.numeral} number={card.id} />
        </small>
        <b>
          <Phrases text={card.name} />
        </b>
      </span>
      <ArrowIcon />
    </PageLink>
  );
}
