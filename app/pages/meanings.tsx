import { useEffect, useRef, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { deckByName, siteContent } from '../content/site-content.server.ts';
import type { Card, Pages } from '../content/types.ts';
import { numeralOf } from '../draw/card-page.server.ts';
import { answersTo, normalised, type SearchWords } from '../draw/find-cards.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Cap, CapHeading } from '../ui/cap.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { Numeral } from '../ui/numeral.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/meanings.ts';
import styles from './meanings.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const deck = deckByName(params.deck);
  return {
    deck: { deck: deck.deck, name: deck.name, path: deck.path },
    texts: {
      ...deck.meanings,
      heading: phrases(deck.meanings.title),
      shownLead: phrases(deck.meanings.lead),
    },
    cards: deck.cards.map((card) => ({
      id: card.id,
      name: card.name,
      english: card.english,
      numeral: numeralOf(deck, card.id),
      keywords: card.keywords,
      picture: picture(card.image),
      search: searchWords(deck.deck, card),
    })),
    preview: previewOf(deck.deck),
  };
}

/** Names in every spelling, keywords, and the feelings that the card answers. */
function searchWords(deck: string, card: Card): SearchWords {
  const name = `${deck}/${card.id}`;
  const feelings = siteContent().feelings.filter(({ cards }) => cards.includes(name));
  const words = [
    card.name,
    card.kana,
    card.english,
    ...card.keywords,
    ...feelings.flatMap(({ words }) => words),
  ];
  return [...new Set(words.map(normalised))];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { deck, texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: texts.title,
    description: texts.description,
    path: paths.meanings(deck.deck),
    preview,
    crumbs: crumbs(matches[0].loaderData.texts.crumbs, deck),
  });
}

export default function Meanings({ loaderData }: Route.ComponentProps) {
  const { deck, texts, cards } = loaderData;
  const shell = useShell().texts;
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Typed before React came, or kept by the browser on the way back.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const found = cards.filter(({ search }) => query === '' || answersTo(search, query));
  return (
    <>
      <Cap>
        <CapHeading>
          <Breadcrumb crumbs={crumbs(shell.crumbs, deck)} label={shell.breadcrumbLabel} />
          <h1>
            <Phrases text={texts.heading} />
          </h1>
          <p>
            <Phrases text={texts.shownLead} />
          </p>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`wrap ${styles.list}`}>
          <label className={styles.search}>
            <span>{shell.search.label}</span>
            <input
              ref={field}
              type="search"
              placeholder={shell.search.hint}
              autoComplete="off"
              enterKeyHint="search"
              onInput={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          </label>
          <p role="status" className={styles.found}>
            {query !== '' &&
              (found.length > 0
                ? shell.search.found.replace('{count}', String(found.length))
                : shell.search.none)}
          </p>
          <ol className={styles.rows}>
            {cards.map((card) => (
              <li key={card.id} hidden={!found.includes(card)}>
                <PageLink
                  to={paths.card(deck.deck, card.id)}
                  prefetch="intent"
                  travels
                  className={styles.row}
                >
                  <CardPicture
                    picture={card.picture}
                    alt=""
                    sizes="(min-width: 1024px) 180px, (min-width: 768px) 200px, 72px"
                    className={styles.picture}
                  />
                  <span className={styles.words}>
                    <span className={`num ${styles.numeral}`}>
                      <Numeral numeral={card.numeral} number={card.id} />
                    </span>
                    <b>{card.name}</b>
                    <span lang="en" className={styles.english}>
                      {card.english}
                    </span>
                    <span className={styles.keywords}>
                      {card.keywords.map((word) => (
                        <span key={word}>{word}</span>
                      ))}
                    </span>
                  </span>
                </PageLink>
              </li>
            ))}
          </ol>
          <div className="buttons">
            <ButtonLink to={deck.path}>{shell.draw.button}</ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

function crumbs(names: Pages['shell']['crumbs'], deck: { deck: string; name: string; path: string }) {
  return [
    { name: names.home, path: paths.home() },
    { name: deck.name, path: deck.path },
    { name: names.meanings, path: paths.meanings(deck.deck) },
  ];
}
