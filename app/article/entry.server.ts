import { siteContent } from '../content/site-content.server.ts';
import type { Article } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { ArticleEntry } from './article-card.tsx';
import type { LinkedArticle } from './article-neighbours.tsx';

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

/** The articles before and after it, as the list of all has them. */
export function neighbours(article: Article): Record<'previous' | 'next', LinkedArticle | null> {
  const { articles } = siteContent();
  const place = articles.indexOf(article);
  return { previous: linkedArticle(articles[place - 1]), next: linkedArticle(articles[place + 1]) };
}

function linkedArticle(article: Article | undefined): LinkedArticle | null {
  if (!article) return null;
  const { id, title, thumbnail, h2Background } = article;
  return { id, title: phrases(title), picture: picture(thumbnail ?? h2Background) };
}
