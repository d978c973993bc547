import type { Picture } from '../pictures/picture.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './deck-backs.module.css';

export interface DeckBack {
  label: string;
  path: string;
  back: Picture;
}

/** Small backs in a row, each the way to its deck. */
export function DeckBacks({ backs, className }: { backs: DeckBack[]; className?: string | undefined }) {
  return (
    <ul className={className ? `${styles.backs} ${className}` : styles.backs}>
      {backs.map(({ label, path, back }) => (
        <li key={path}>
          <PageLink to={path} prefetch="intent" travels className={styles.link}>
            <CardPicture picture={back} alt="" sizes="44px" className={styles.card} />
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
