import { paths } from '../../addresses/paths.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { shownDate } from '../lib/shown-date.ts';
import type { Picture } from '../pictures/picture.ts';
import { PictureElement } from '../ui/card-picture.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './article-card.module.css';

export interface ArticleEntry {
  id: string;
  title: Phrased;
  summary: string;
  date: string;
  thumbnail: Picture | null;
}

interface ArticleCardProps {
  article: ArticleEntry;
  tag: string;
  sizes: string;
  /** `row`: picture beside the text, on the home page. */
  layout: 'tile' | 'row' | 'lead';
  heading?: 'h2' | 'h3';
  /** Its picture is the largest on the screen when the page opens. */
  priority?: boolean;
}

/** One article in a list; the whole card is one link. */
export function ArticleCard({
  article,
  tag,
  sizes,
  layout,
  heading: Heading = 'h3',
  priority = false,
}: ArticleCardProps) {
  return (
    <PageLink to={paths.article(article.id)} prefetch="intent" className={`${styles.card} ${styles[layout]}`}>
      <div className={styles.picture}>
        {article.thumbnail && (
          <PictureElement picture={article.thumbnail} alt="" sizes={sizes} priority={priority} />
        )}
      </div>
      <div className={styles.text}>
        <ArticleMeta tag={tag} date={article.date} />
        <Heading>
          <Phrases text={article.title} />
        </Heading>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </PageLink>
  );
}

/** 占い記事, and the day it was written. */
export function ArticleMeta({ tag, date }: { tag: string; date: string }) {
  return (
    <div className={styles.meta}>
      <span className={styles.tag}>{tag}</span>
      <time dateTime={date} className="num">
        {shownDate(date)}
      </time>
    </div>
  );
}
