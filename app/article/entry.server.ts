import type { Article } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { ArticleEntry } from './article-card.tsx';

/** What a list shows of an article. */
export function articleEntry(article: Article): ArticleEntry {
  return {
    id: article.id,
    title: phrases(article.title),
    summary: article.summary,
    date: article.date,
    thumbnail: article.thumbnail ? picture(article.thumbnail) : null,
  };
}
