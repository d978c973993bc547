import { ArticleMeta } from '../article/article-card.tsx';
import { Contents } from '../article/contents.tsx';
import { renderBlock } from '../article/render-block.tsx';
import { contentsOf } from '../article/shown-block.ts';
import { shownBlocks } from '../article/shown-blocks.server.ts';
import { useSmoothAnchors } from '../article/use-smooth-anchors.ts';
import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Cap } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/article.ts';
import styles from './article.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, articles } = siteContent();
  const article = articles.find((candidate) => candidate.id === params.id);
  if (!article) throw new Response('Not Found', { status: 404 });
  const { title, tag, contents } = pages.blog;
  return {
    texts: { title, tag, contents },
    author: site.fortuneTeller.name,
    article: {
      id: article.id,
      title: article.title,
      heading: phrases(article.title),
      shortTitle: article.thumbnailTitle,
      summary: article.summary,
      date: article.date,
      thumbnail: article.thumbnail ? picture(article.thumbnail) : null,
    },
    blocks: shownBlocks(article),
    ridge: horizon('ridge'),
    preview: previewOf(`articles/${article.id}`, article.title),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, author, article, preview } = loaderData;
  return seo({
    site,
    title: article.title,
    description: article.summary,
    path: paths.article(article.id),
    preview,
    type: 'article',
    published: article.date,
    crumbs: crumbs(texts.title, article),
    data: [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.summary,
        datePublished: article.date,
        inLanguage: 'ja',
        mainEntityOfPage: site.address + paths.article(article.id),
        author: { '@type': 'Person', name: author, url: site.address + paths.about() },
        ...(preview ? { image: site.address + preview.path } : {}),
      },
    ],
  });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { texts, article, blocks, ridge } = loaderData;
  const shell = useShell().texts;
  useSmoothAnchors();
  return (
    <article>
      <Cap ridge={ridge} className={article.thumbnail ? styles.withPicture : undefined}>
        <div className={`read ${styles.head}`}>
          <Breadcrumb crumbs={crumbs(texts.title, article)} label={shell.breadcrumbLabel} start />
          <h1>
            <Phrases text={article.heading} />
          </h1>
          <div className={styles.meta}>
            <ArticleMeta tag={texts.tag} date={article.date} />
          </div>
          {article.thumbnail && (
            <div className={styles.thumbnail}>
              <PictureElement
                picture={article.thumbnail}
                alt=""
                sizes="(min-width: 744px) 680px, 100vw"
                priority
              />
            </div>
          )}
        </div>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.body}`}>
          <Contents entries={contentsOf(blocks)} title={texts.contents} />
          {blocks.map((block, place) => renderBlock(block, `${place} ${block.type}`))}
        </div>
      </div>
    </article>
  );
}

function crumbs(blog: string, article: { id: string; shortTitle: string }) {
  return [
    { name: 'ホーム', path: paths.home() },
    { name: blog, path: paths.blog() },
    { name: article.shortTitle, path: paths.article(article.id) },
  ];
}
