import { deckByName } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { romanNumeral } from '../lib/roman-numeral.ts';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Cap, CapHeading } from '../ui/cap.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { Numeral } from '../ui/numeral.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { PHRASE_BREAK, Phrases } from '../ui/phrases.tsx';
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
      numeral: deck.firstId === 0 ? romanNumeral(card.id) : String(card.id),
      keywords: card.keywords,
      picture: picture(card.image),
    })),
    ridge: horizon('ridge'),
    preview: previewOf(deck.deck),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { deck, texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: texts.title,
    description: texts.description,
    path: paths.meanings(deck.deck),
    preview,
    crumbs: crumbs(deck),
  });
}

export default function Meanings({ loaderData }: Route.ComponentProps) {
  const { deck, texts, cards, ridge } = loaderData;
  const shell = useShell().texts;
  return (
    <>
      <Cap ridge={ridge}>
        <CapHeading>
          <Breadcrumb crumbs={crumbs(deck)} label={shell.breadcrumbLabel} />
          <h1>
            <Phrases text={texts.heading} />
          </h1>
          <p>
            <Phrases text={texts.shownLead} />
          </p>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.list}`}>
          <ol className={styles.rows}>
            {cards.map((card) => (
              <li key={card.id}>
                <PageLink to={paths.card(deck.deck, card.id)} prefetch="intent" className={styles.row}>
                  <CardPicture picture={card.picture} alt="" sizes="64px" className={styles.picture} />
                  <span className={`num ${styles.numeral}`}>
                    <Numeral numeral={card.numeral} number={card.id} />
                  </span>
                  <span className={styles.words}>
                    <b>{card.name}</b>
                    <span lang="en" className={styles.english}>
                      {card.english}
                    </span>
                    <span className={styles.keywords}>
                      <Phrases text={card.keywords.join(`・${PHRASE_BREAK}`)} />
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

function crumbs(deck: { deck: string; name: string; path: string }) {
  return [
    { name: 'ホーム', path: paths.home() },
    { name: deck.name, path: deck.path },
    { name: '意味一覧', path: paths.meanings(deck.deck) },
  ];
}
