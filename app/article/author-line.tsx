import { paths } from '../../addresses/paths.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import { MoreLink } from '../ui/button.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './author-line.module.css';

export interface Author {
  label: string;
  name: string;
  text: Phrased;
  /** What the way to the profile says. */
  link: string;
  portrait: Picture;
}

/** Who wrote this: portrait, name, and the way to the profile. */
export function AuthorLine({ label, name, text, link, portrait }: Author) {
  return (
    <section className={styles.author} aria-label={label}>
      <div className={styles.portrait}>
        <PictureElement picture={portrait} alt="" sizes="112px" />
      </div>
      <div>
        <p className={styles.name}>
          <small>{label}</small>
          {name}
        </p>
        <p className={styles.text}>
          <Phrases text={text} />
        </p>
        <MoreLink to={paths.about()}>{link}</MoreLink>
      </div>
    </section>
  );
}
