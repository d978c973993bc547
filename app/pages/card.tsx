import { deckByName } from '../content/site-content.server.ts';
import { CardText } from '../draw/card-text.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { romanNumeral } from '../lib/roman-numeral.ts';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Cap } from '../ui/cap.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { Keywords } from '../ui/keywords.tsx';
import { Halo } from '../ui/marks.tsx';
import { Numeral } from '../ui/numeral.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/card.ts';
import styles from './card.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const deck = deckByName(params.deck);
  // JavaScript's own conversion, as the specification has it; the host redirects `01` to `1`.
  const card = deck.cards.find((candidate) => candidate.id === Number(params.id));
  if (!card) throw new Response('Not Found', { status: 404 });
  return {
    deck: { deck: deck.deck, name: deck.name, path: deck.path, labels: deck.labels },
    card: {
      id: card.id,
      name: phrases(card.name),
      displayName: card.displayName,
      crumb: card.name,
      english: card.english,
      numeral: deck.firstId === 0 ? romanNumeral(card.id) : String(card.id),
      keywords: card.keywords,
      description: card.description,
      detail: card.detail,
      alt: card.alt,
      picture: picture(card.image),
    },
    ridge: horizon('ridge'),
    preview: previewOf(card.image, card.alt),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { deck, card, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: `${card.displayName}の意味｜${deck.name}`,
    description: card.description,
    path: paths.card(deck.deck, card.id),
    preview,
    type: 'article',
    crumbs: crumbs(deck, card),
  });
}

export default function Card({ loaderData }: Route.ComponentProps) {
  const { deck, card, ridge } = loaderData;
  const { texts } = useShell();
  return (
    <>
      <Cap ridge={ridge} className={styles.cap}>
        <div className={styles.columns} data-deck={deck.deck}>
          <div className={styles.stage}>
            <Halo className={styles.halo} />
            <CardPicture
              picture={card.picture}
              alt={card.alt}
              sizes="(min-width: 1024px) 300px, (min-width: 424px) 280px, 66vw"
              priority
              className={styles.card}
            />
          </div>
          <div className={styles.head}>
            <Breadcrumb crumbs={crumbs(deck, card)} label={texts.breadcrumbLabel} />
            <span className={styles.english} lang="en">
              <Numeral numeral={card.numeral} number={card.id} /> — {card.english}
            </span>
            <h1>
              <Phrases text={card.name} />
            </h1>
            <Keywords words={card.keywords} label={texts.detail.keywords} className={styles.keywords} />
          </div>
        </div>
      </Cap>
      <article className="grain" data-sky="paper">
        <div className={`read ${styles.text}`}>
          <CardText detail={card.detail} labels={deck.labels} picture={card.picture} />
          <div className={`buttons buttons-row ${styles.buttons}`}>
            <ButtonLink to={paths.paidFortune()}>{texts.detail.more}</ButtonLink>
            <ButtonLink to={deck.path} look="line">
              {texts.detail.again}
            </ButtonLink>
          </div>
        </div>
      </article>
    </>
  );
}

function crumbs(deck: { deck: string; name: string; path: string }, card: { id: number; crumb: string }) {
  return [
    { name: 'ホーム', path: paths.home() },
    { name: deck.name, path: deck.path },
    { name: card.crumb, path: paths.card(deck.deck, card.id) },
  ];
}
