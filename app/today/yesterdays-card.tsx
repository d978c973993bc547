import type { DayCard } from '../kept/seven-days.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './yesterdays-card.module.css';

interface YesterdaysCardProps {
  title: string;
  date: string;
  card: DayCard;
  message: string;
}

/** Below the fan: what she drew yesterday, and its line. */
export function YesterdaysCard({ title, date, card, message }: YesterdaysCardProps) {
  return (
    <section className={styles.yesterday}>
      <h2 className="star-heading">{title}</h2>
      <PageLink to={card.path} prefetch="intent">
        <CardPicture picture={card.picture} alt="" sizes="56px" turned={card.turned} />
        <span>
          <small>
            {date}　{card.side}
          </small>
          <b>{card.name}</b>
          <span>{message}</span>
        </span>
      </PageLink>
    </section>
  );
}
