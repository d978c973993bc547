import { paths } from '../../addresses/paths.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import { MoreLink } from '../ui/button.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './writer.module.css';

interface WriterProps {
  title: string;
  name: string;
  role: string;
  portrait: Picture;
  portraitAlt: string;
  /** Who writes, and what comes when. */
  lead: readonly string[];
  /** Price and shop, each in a sentence. */
  facts: readonly Phrased[];
  profile: string;
}

/** The first screen: who writes the letters, what comes and when, from which price on, and where it is ordered. */
export function Writer({ title, name, role, portrait, portraitAlt, lead, facts, profile }: WriterProps) {
  return (
    <div className={`wrap ${styles.writer}`}>
      <div className={styles.portrait}>
        <PictureElement
          picture={portrait}
          alt={portraitAlt}
          sizes="(min-width: 1024px) 300px, (min-width: 640px) 200px, 116px"
          priority
        />
      </div>
      <div className={styles.who}>
        <h1>{title}</h1>
        <p className={styles.role}>{role}</p>
        <p className={styles.name}>{name}</p>
        <MoreLink to={paths.about()} className={styles.profile}>
          {profile}
        </MoreLink>
      </div>
      <div className={styles.what}>
        <p>{lead.join('')}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <Phrases text={fact} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
