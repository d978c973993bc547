import { paths } from '../../addresses/paths.ts';
import { ArticleMeta } from '../article/article-card.tsx';
import { ArticleNeighbours } from '../article/article-neighbours.tsx';
import { author } from '../article/author.server.ts';
import { AuthorLine } from '../article/author-line.tsx';
import { neighbours } from '../article/entry.server.ts';
import { renderBlock } from '../article/render-block.tsx';
import { contentsOf } from '../article/shown-block.ts';
import { shownBlocks } from '../article/shown-blocks.server.ts';
import { useSmoothAnchors } from '../article/use-smooth-anchors.ts';
import { cardsIn, siteContent } from '../content/site-content.server.ts';
import type { Pages } from '../content/types.ts';
import { linkedCard } from '../draw/card-page.server.ts';
import { LinkedCards } from '../draw/linked-cards.tsx';
import { shareText } from '../draw/share.ts';
import { ShareButton } from '../draw/share-button.tsx';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { MoreLink } from '../ui/button.tsx';
import { Cap } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Contents } from '../ui/contents.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { AS_WIDE_AS_TEXT } from '../ui/sizes.ts';
import type { Route } from './+types/article.ts';
import styles from './article.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, articles } = siteContent();
  const article = articles.find((candidate) => candidate.id === params.id);
  if (!article) throw new Response('Not Found', { status: 404 });
  return {
    texts: pages.blog,
    teller: site.fortuneTeller.name,
    author: author(),
    article: {
      id: article.id,
      title: article.title,
      heading: phrases(article.title),
      shortTitle: article.thumbnailTitle,
      summary: article.summary,
      date: article.date,
      thumbnail: article.thumbnail ? picture(article.thumbnail) : null,
    },
    shared: {
      text: shareText(pages.blog.shareText, { title: article.title }, site.hashtag),
      path: paths.article(article.id),
      picture: picture(article.thumbnail ?? article.h2Background),
      name: phrases(article.thumbnailTitle),
      title: pages.blog.share,
    },
    cards: cardsIn(article).map(({ deck, card }) => linkedCard(deck, card)),
    ...neighbours(article),
    blocks: shownBlocks(article),
    preview: previewOf(`articles/${article.id}`, article.title),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, teller, article, preview } = loaderData;
  return seo({
    site,
    title: article.title,
    description: article.summary,
    path: paths.article(article.id),
    preview,
    type: 'article',
    published: article.date,
    crumbs: crumbs(matches[0].loaderData.texts.crumbs, texts.title, article),
    data: [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.summary,
        datePublished: article.date,
        inLanguage: 'ja',
        mainEntityOfPage: site.address + paths.article(article.id),
        author: { '@type': 'Person', name: teller, url: site.address + paths.about() },
        ...(preview ? { image: site.address + preview.path } : {}),
      },
    ],
  });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { texts, article, blocks, cards, previous, next } = loaderData;
  const shell = useShell().texts;
  useSmoothAnchors();
  return (
    <>
      <article>
        <Cap className={article.thumbnail ? styles.withPicture : undefined}>
          <div className={`read ${styles.head}`}>
            <Breadcrumb
              crumbs={crumbs(shell.crumbs, texts.title, article)}
              label={shell.breadcrumbLabel}
              start
            />
            <h1>
              <Phrases text={article.heading} />
            </h1>
            <div className={styles.meta}>
              <ArticleMeta tag={texts.tag} date={article.date} />
            </div>
            {article.thumbnail && (
              <div className={styles.thumbnail}>
                <PictureElement picture={article.thumbnail} alt="" sizes={AS_WIDE_AS_TEXT} priority />
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
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.onward}`}>
          <p className={styles.share}>
            <ShareButton>{texts.share}</ShareButton>
          </p>
          <AuthorLine {...loaderData.author} />
          {cards.length > 0 && (
            <section className={styles.cards}>
              <h2 className="star-heading">{texts.cards}</h2>
              <LinkedCards cards={cards} />
            </section>
          )}
          <ArticleNeighbours texts={texts} previous={previous} next={next} />
          <p className={styles.all}>
            <MoreLink to={paths.blog()}>{texts.all}</MoreLink>
          </p>
        </div>
      </div>
      <ShareDialog what="article" {...loaderData.shared} />
    </>
  );
}

function crumbs(names: Pages['shell']['crumbs'], blog: string, article: { id: string; shortTitle: string }) {
  return [
    { name: names.home, path: paths.home() },
    { name: blog, path: paths.blog() },
    { name: article.shortTitle, path: paths.article(article.id) },
  ];
}
