import { sentencesOf } from '../lib/sentences.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { DayCard } from './seven-days.tsx';
import styles from './two-days.module.css';

interface TwoDaysProps {
  /** What both are called together. */
  label: string;
  /** 昨日, 今日. */
  names: readonly [string, string];
  cards: readonly [DayCard, DayCard];
  /** One sentence, or one of each day: each begins a line of its own where both have no room on one. */
  sentence: string;
}

/** Yesterday's card beside today's, and what leads from the one to the other. */
export function TwoDays({ label, names, cards, sentence }: TwoDaysProps) {
  return (
    <section className={styles.days} aria-label={label}>
      {cards.map((card, place) => (
        <figure key={names[place]}>
          <PageLink to={card.path} prefetch="intent">
            <CardPicture picture={card.picture} alt="" sizes="160px" turned={card.turned} />
            <figcaption>
              <small>{names[place]}</small>
              <b>{card.name}</b>
              <span>{card.side}</span>
            </figcaption>
          </PageLink>
        </figure>
      ))}
      <svg className={styles.thread} viewBox="0 0 60 12" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M0 6H24M36 6H60" />
        <path d="M30 0Q30 6 36 6 30 6 30 12 30 6 24 6 30 6 30 0Z" fill="currentColor" stroke="none" />
      </svg>
      <p>
        {sentencesOf(sentence).map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
    </section>
  );
}
