import type { Phrased } from '../lib/phrase-break.ts';
import { ArrowIcon } from '../ui/icons.tsx';
import { MoonPhase, StarMark, SunriseMark } from '../ui/marks.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './other-readings.module.css';

export interface OtherReading {
  id: string;
  name: string;
  path: string;
  tagline: Phrased;
  /** How many cards she draws, as 三枚引き; that it is being prepared, where it is. */
  cards: string;
  icon: 'sun' | 'star' | 'moon';
}

/** Further readings as quiet rows, three columns from 1024 px. */
export function OtherReadings({ readings }: { readings: OtherReading[] }) {
  return (
    <ul className={styles.rows}>
      {readings.map((reading) => (
        <li key={reading.id}>
          <PageLink to={reading.path} className={styles.row}>
            <ReadingMark icon={reading.icon} />
            <span>
              <i>{reading.cards}</i>
              <b>{reading.name}</b>
              <small>
                <Phrases text={reading.tagline} />
              </small>
            </span>
            <ArrowIcon className={styles.arrow} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function ReadingMark({ icon }: { icon: OtherReading['icon'] }) {
  switch (icon) {
    case 'sun':
      return <SunriseMark className={styles.mark} />;
    case 'star':
      return <StarMark className={styles.mark} />;
    case 'moon':
      return <MoonPhase phase={0.5} className={styles.mark} />;
  }
}
