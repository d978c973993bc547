import { paths } from '../../addresses/paths.ts';
import { ArticleCard } from '../article/article-card.tsx';
import { articleEntry } from '../article/entry.server.ts';
import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { Cap, CapHeading } from '../ui/cap.tsx';
import { Lines } from '../ui/phrases.tsx';
import { BETWEEN_GUTTERS } from '../ui/sizes.ts';
import type { Route } from './+types/blog.ts';
import styles from './blog.module.css';

export function loader() {
  const { pages, articles } = siteContent();
  return {
    texts: { ...pages.blog, shownLead: phrases(pages.blog.lead) },
    articles: articles.map(articleEntry),
    preview: previewOf('blog'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.blog(), preview });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { texts, articles } = loaderData;
  return (
    <>
      <Cap>
        <CapHeading>
          <h1>{texts.title}</h1>
          <p className="small">
            <Lines lines={[texts.shownLead]} />
          </p>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <ul className={`wrap ${styles.grid}`}>
          {articles.map((article, place) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                tag={texts.tag}
                layout="tile"
                heading="h2"
                priority={place === 0}
                sizes={`(min-width: 1024px) 347px, (min-width: 640px) 43vw, ${BETWEEN_GUTTERS}`}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
