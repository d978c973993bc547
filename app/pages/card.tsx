import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { ArticleCard } from '../article/article-card.tsx';
import { articleEntry } from '../article/entry.server.ts';
import { lineWordOf } from '../content/line-word.ts';
import { articlesWith, cardByName, deckByName, siteContent } from '../content/site-content.server.ts';
import type { Pages } from '../content/types.ts';
import { CardOnward } from '../draw/card-onward.tsx';
import { cardText, linkedCard, neighbours, numeralOf } from '../draw/card-page.server.ts';
import { CardText } from '../draw/card-text.tsx';
import { drawnCard } from '../draw/drawn-card.server.ts';
import { messageOf } from '../draw/drawn-card.ts';
import { FromFriend } from '../draw/from-friend.tsx';
import { markHers } from '../draw/hers.ts';
import { KeepPanel } from '../draw/keep/keep-panel.tsx';
import { useKeep } from '../draw/keep/use-keep.tsx';
import type { Side } from '../draw/machine.ts';
import poem from '../draw/poem.module.css';
import { lengthOf } from '../draw/result.tsx';
import { shareText } from '../draw/share.ts';
import { ShareButton } from '../draw/share-button.tsx';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { SideLabel } from '../draw/side-mark.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { sideNames } from '../lib/side-names.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { LineWord } from '../shell/line-word.tsx';
import { lineSentence } from '../shell/line-words.server.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink, MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { Keywords } from '../ui/keywords.tsx';
import { Halo } from '../ui/marks.tsx';
import { Message } from '../ui/message.tsx';
import { Numeral } from '../ui/numeral.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/card.ts';
import styles from './card.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const deck = deckByName(params.deck);
  // JavaScript's own conversion, as the specification has it; the host redirects `01` to `1`.
  const card = deck.cards.find((candidate) => candidate.id === Number(params.id));
  if (!card) throw new Response('Not Found', { status: 404 });
  const { site, pages } = siteContent();
  const messages =
    typeof card.message === 'string' ? [card.message] : [card.message.upright, card.message.reversed];
  return {
    deck: {
      deck: deck.deck,
      name: deck.name,
      path: deck.path,
      sides: sideNames(deck),
      share: { form: deck.share, hashtag: site.hashtag },
      set: deck.meanings.title,
    },
    card: {
      ...drawnCard(card),
      plainName: card.name,
      index: card.index,
      numeral: numeralOf(deck, card.id),
      plainMessages: { upright: messages[0] ?? '', reversed: messages.at(-1) ?? '' },
    },
    /** Where two cards of the deck can be read together, she is asked to lay hers beside it. */
    pair:
      'family' in card && card.family
        ? {
            invite: phrases(pages.pair.invite),
            drawToo: pages.pair.drawToo,
          }
        : null,
    text: cardText(deck, card, pages.shell.detail),
    keepHeading: phrases(pages.shell.keep.heading.replace('{card}', card.name)),
    lineSentence: lineSentence(site, deck.lineSentence),
    title: deck.meanings.cardTitle.replace('{card}', card.name),
    ...neighbours(deck, card),
    related: card.related.map(cardByName).map((found) => linkedCard(found.deck, found.card)),
    articles: articlesWith(card).map(articleEntry),
    articleTag: pages.blog.tag,
    preview: previewOf(card.file, card.alt),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { deck, card, title, text, preview } = loaderData;
  const { site } = matches[0].loaderData;
  const message = card.plainMessages.upright;
  const [first = ''] = /^[^。]*。?/.exec(text.sides[0]?.text ?? text.overview) ?? [];
  return seo({
    site,
    title,
    description: message + first,
    path: paths.card(deck.deck, card.id),
    preview,
    type: 'article',
    crumbs: crumbs(matches[0].loaderData.texts.crumbs, deck, card),
    data: [
      {
        '@type': 'DefinedTerm',
        name: card.plainName,
        alternateName: card.english,
        description: message,
        inDefinedTermSet: {
          '@type': 'DefinedTermSet',
          name: deck.set,
          url: site.address + paths.meanings(deck.deck),
        },
      },
    ],
  });
}

export default function Card({ loaderData }: Route.ComponentProps) {
  const { deck, card, pair, text, keepHeading, articles, articleTag, previous, next, related } = loaderData;
  const { texts } = useShell();
  const { search } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  // The page as it is rendered knows no query: what is shared takes the side that came once React has taken it over.
  const [{ came, theme }, setHers] = useState<Hers>({ came: null, theme: null });
  const side = came ?? 'upright';
  const keep = useKeep(card, side);
  const bySides = deck.sides !== null;
  useLayoutEffect(() => {
    if (page.current) markHers(page.current, search);
    const asked = new URLSearchParams(search);
    const found = asked.get('side');
    setHers({
      came: bySides && (found === 'upright' || found === 'reversed') ? found : null,
      theme: asked.get('theme'),
    });
  }, [bySides, search]);
  const themes = [...(text.sides[0]?.answers ?? text.answers), ...(text.situations?.answers ?? [])].map(
    ({ key }) => key,
  );
  const asked = theme !== null && themes.includes(theme) ? theme : null;

  return (
    <div ref={page} data-card-page suppressHydrationWarning>
      <section
        className={`${poem.poem} stars stars-aside`}
        data-sky="night"
        data-deck={deck.deck}
        data-rows={card.rows}
      >
        <div className={poem.spread}>
          <div className={styles.stage}>
            <Halo className={styles.halo} />
            <CardPicture
              picture={card.picture}
              alt={card.alt}
              sizes="(min-width: 1024px) 300px, (min-width: 388px) 190px, 49vw"
              priority
              own
              className={styles.card}
            />
          </div>
          <FromFriend
            className={styles.friend}
            data-hers
            heading={texts.detail.friend}
            to={pair ? paths.drawBeside(deck.deck, card.id, side) : deck.path}
            drawToo={pair?.drawToo ?? texts.detail.drawToo}
          >
            {pair && <Phrases text={pair.invite} />}
          </FromFriend>
          <div className={`${poem.said} ${styles.said}`}>
            <div className={styles.crumbs}>
              <Breadcrumb crumbs={crumbs(texts.crumbs, deck, card)} label={texts.breadcrumbLabel} />
            </div>
            {deck.sides && (
              <div className={styles.side} data-hers>
                <SideOf side="upright" label={deck.sides.upright} />
                <SideOf side="reversed" label={deck.sides.reversed} />
              </div>
            )}
            <span className={`${poem.english} ${styles.numeral}`} lang="en">
              <Numeral numeral={card.numeral} number={card.id} /> — {card.english}
            </span>
            <h1 data-length={lengthOf(card.name)}>
              <Phrases text={card.name} />
            </h1>
            <div className={poem.message}>
              <div data-message="upright">
                <Message columns={card.messages.upright} />
              </div>
              {card.messages.reversed && (
                <div data-message="reversed" data-hers>
                  <Message columns={card.messages.reversed} />
                </div>
              )}
            </div>
            <Keywords words={card.keywords} label={texts.detail.keywords} className={poem.keywords} />
          </div>
        </div>
        <div className={poem.dawnfall} aria-hidden="true" />
        <RidgeHorizon className={poem.ridge} />
      </section>
      <article className="grain" data-sky="paper">
        <div className={styles.book}>
          <CardText text={text} picture={card.picture} />
          <div className={`buttons buttons-row ${styles.buttons}`}>
            <div className={styles.more}>
              <ButtonLink to={paths.paidFrom(deck.deck, [card.id], came, asked)}>
                {texts.detail.more}
              </ButtonLink>
              <small>{texts.detail.moreNote}</small>
            </div>
            <ButtonLink to={deck.path} look="line">
              <span className={styles.again}>{texts.detail.again}</span>
              <span className={styles.drawToo}>{texts.detail.drawToo}</span>
            </ButtonLink>
            <ShareButton>{texts.detail.share}</ShareButton>
          </div>
          <LineWord sentence={loaderData.lineSentence} word={lineWordOf(card)} place="card" />
          <CardOnward
            previous={previous}
            next={next}
            related={related}
            keep={keep && <KeepPanel heading={keepHeading} picture={card.picture} link={keep.link} />}
            articles={articles.map((article) => (
              <ArticleCard key={article.id} article={article} tag={articleTag} layout="row" sizes="120px" />
            ))}
          />
          <p className={styles.all}>
            <MoreLink to={paths.meanings(deck.deck)}>{deck.set}</MoreLink>
          </p>
        </div>
      </article>
      <ShareDialog
        what="card"
        text={shareText(
          deck.share.form,
          {
            deckName: deck.name,
            card: card.plainName,
            side: deck.sides?.[side] ?? '',
            message: messageOf(card, side).flat().join(''),
          },
          deck.share.hashtag,
        )}
        path={paths.shared(deck.deck, card.index, side)}
        picture={card.picture}
        turned={side === 'reversed'}
        name={card.name}
        story={keep?.story ?? null}
      />
      {keep?.dialog}
    </div>
  );
}

/** What the address says was hers: the side that came, and what she asked about. */
interface Hers {
  came: Side | null;
  theme: string | null;
}

/** Seen only where the address says that this side came. */
function SideOf({ side, label }: { side: Side; label: string }) {
  return (
    <div data-side-label={side}>
      <SideLabel side={side} label={label} />
    </div>
  );
}

function crumbs(
  names: Pages['shell']['crumbs'],
  deck: { deck: string; name: string; path: string },
  card: { id: number; plainName: string },
) {
  return [
    { name: names.home, path: paths.home() },
    { name: deck.name, path: deck.path },
    { name: card.plainName, path: paths.card(deck.deck, card.id) },
  ];
}
