import { paths } from '../../addresses/paths.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import { PictureElement } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './article-neighbours.module.css';

export interface LinkedArticle {
  id: string;
  title: Phrased;
  picture: Picture;
}

interface ArticleNeighboursProps {
  texts: { neighbours: string; previous: string; next: string };
  previous: LinkedArticle | null;
  next: LinkedArticle | null;
}

/** The articles before and after it in the list. */
export function ArticleNeighbours({ texts, previous, next }: ArticleNeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {previous && <Neighbour article={previous} label={texts.previous} rel="prev" />}
      {next && <Neighbour article={next} label={texts.next} rel="next" />}
    </nav>
  );
}

function Neighbour({ article, label, rel }: { article: LinkedArticle; label: string; rel: 'prev' | 'next' }) {
  return (
    <PageLink to={paths.article(article.id)} prefetch="intent" rel={rel} className={styles[rel]}>
      <span className={styles.picture}>
        <PictureElement picture={article.picture} alt="" sizes="112px" />
      </span>
      <span>
        <small>{label}</small>
        <b>
          <Phrases text={article.title} />
        </b>
      </span>
    </PageLink>
  );
}
