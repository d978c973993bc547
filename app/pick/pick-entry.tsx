import { paths } from '../../addresses/paths.ts';
import { pickLetters } from '../../addresses/pick-letters.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { shownDate } from '../lib/shown-date.ts';
import type { Picture } from '../pictures/picture.ts';
import { More } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './pick-entry.module.css';

export interface PickEntryData {
  id: string;
  title: Phrased;
  /** `2026-11-22` */
  date: string;
  /** The backs of A, B and C. */
  backs: Picture[];
}

interface PickEntryProps {
  entry: PickEntryData;
  /** What kind of thing it is, where it does not stand among its own kind. */
  name?: string;
  /** What its link says. */
  open: string;
  heading: 'h2' | 'h3';
}

/** An A・B・C as others link to it: its three backs, its day, its title. */
export function PickEntry({ entry, name, open, heading: Heading }: PickEntryProps) {
  return (
    <PageLink to={paths.pick(entry.id)} prefetch="intent" className={styles.entry}>
      <div className={styles.cards} aria-hidden="true">
        {pickLetters.map((letter, place) => (
          <div key={letter}>
            <CardPicture picture={entry.backs[place]!} alt="" sizes="72px" />
            <i className={styles.letter}>{letter.toUpperCase()}</i>
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {name}
          <time dateTime={entry.date} className="num">
            {shownDate(entry.date)}
          </time>
        </p>
        <Heading className={styles.title}>
          <Phrases text={entry.title} />
        </Heading>
        <More>{open}</More>
      </div>
    </PageLink>
  );
}
