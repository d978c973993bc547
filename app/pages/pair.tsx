import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { pairOf } from '../content/families.ts';
import { lineWordOf, ownLineWord } from '../content/line-word.ts';
import { siteContent } from '../content/site-content.server.ts';
import { filesOfCards } from '../draw/card-files.ts';
import styles from '../draw/pair-screen.module.css';
import { PairSpread } from '../draw/pair-spread.tsx';
import { PairText } from '../draw/pair-text.tsx';
import poem from '../draw/poem.module.css';
import buttons from '../draw/reading-buttons.module.css';
import { ReadingOnward } from '../draw/reading-onward.tsx';
import { twoCards, twoSides } from '../draw/sent-cards.ts';
import { shareText } from '../draw/share.ts';
import { ShareButton } from '../draw/share-button.tsx';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { columnsOf } from '../lib/columns.server.ts';
import { filledForm } from '../lib/filled-form.ts';
import { plain } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';
import { sideNames } from '../lib/side-names.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { keepForOffline } from '../offline/register.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { LineWord } from '../shell/line-word.tsx';
import { lineSentence } from '../shell/line-words.server.ts';
import { useShell } from '../shell/use-shell.ts';
import { ButtonLink, MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Lines, Paragraphs } from '../ui/phrases.tsx';
import type { Route } from './+types/pair.ts';

/** Which two cards lie here is the address's to say: the sooner React is there, the better. */
export const handle: PageHandle = { endsInNight: true, start: 'normal' };

export function loader() {
  const { decks, pages, friendsPairs, site } = siteContent();
  const { pair } = pages;
  // The deck whose cards have families; the content's check holds that all of them have one.
  const deck = decks.find(({ cards }) => cards.some((card) => 'family' in card && card.family));
  if (!deck) throw new Response('Not Found', { status: 404 });
  return {
    texts: { ...pair, name: phrases(pair.name), drew: phrases(pair.drew), returned: phrases(pair.returned) },
    deck: deck.deck,
    draw: deck.path,
    back: picture(deck.back),
    backAlt: deck.backAlt,
    sides: sideNames(deck),
    cards: deck.cards.flatMap((card) => {
      if (!('family' in card) || !card.family || typeof card.message === 'string') return [];
      const { id, name, english, alt, image, family, message } = card;
      return [
        {
          id,
          name: phrases(name),
          english,
          alt,
          picture: picture(image),
          family,
          message,
          ...ownLineWord(card),
        },
      ];
    }),
    pairs: Object.fromEntries(
      Object.entries(friendsPairs).map(([name, { line, text }]) => [
        name,
        { columns: columnsOf(line), text },
      ]),
    ),
    lineSentence: lineSentence(site, pair.lineSentence),
    hashtag: site.hashtag,
    preview: previewOf('pair'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: texts.title,
    description: texts.description,
    path: paths.pair(),
    preview,
  });
}

/** The two places, in the order of the address: the card that was sent, then hers who drew after it. */
const PLACES = ['sent', 'drawn'] as const;

export default function Pair({ loaderData }: Route.ComponentProps) {
  const { texts, deck, draw, back, backAlt, cards, pairs, hashtag } = loaderData;
  const { texts: shell, dusk } = useShell();
  const { search } = useLocation();
  // The page as it is rendered knows no query.
  const [two, setTwo] = useState<[sent: number, drawn: number] | null>(null);
  useLayoutEffect(() => {
    setTwo(
      twoCards(
        search,
        cards.map(({ id }) => id),
      ),
    );
  }, [search, cards]);
  useEffect(() => {
    keepForOffline(filesOfCards(deck, cards));
  }, [deck, cards]);

  const shown = two?.flatMap((id) => cards.find((card) => card.id === id) ?? []) ?? [];
  const [sent, drawn] = shown;
  const pair = sent && drawn ? pairs[pairOf(sent.family, drawn.family)] : undefined;
  const came = two && loaderData.sides && twoSides(search);
  const returned = new URLSearchParams(search).get('from') === 'friend';
  const places = PLACES.map((key, place) => {
    const family = shown[place]?.family;
    return { key, label: family ? texts.families[family] : '' };
  });
  const names = { yours: sent ? plain(sent.name) : '', mine: drawn ? plain(drawn.name) : '' };

  return (
    <>
      <section
        className={`${styles.screen} stars stars-aside`}
        data-sky="night"
        data-deck={deck}
        data-phase={pair ? 'revealed' : 'idle'}
        data-again
      >
        {pair ? (
          <p className={styles.kind}>{plain(texts.name)}</p>
        ) : (
          <h1 className={styles.name}>{plain(texts.name)}</h1>
        )}
        {pair && (
          <p className={styles.kind}>
            <Lines lines={[returned ? texts.returned : texts.drew]} />
          </p>
        )}
        <PairSpread
          places={places}
          cards={shown}
          sides={came && loaderData.sides && { came, labels: loaderData.sides }}
          revealed={pair !== undefined}
          line={pair?.columns ?? null}
          {...{ back, backAlt }}
        >
          {pair && <h1 className="visually-hidden">{filledForm(texts.result, names)}</h1>}
        </PairSpread>
        {pair ? (
          <>
            <div className={poem.dawnfall} aria-hidden="true" />
            <RidgeHorizon className={poem.ridge} />
          </>
        ) : (
          <div className={styles.intro}>
            <div className={styles.stance}>
              <Paragraphs text={texts.empty} />
            </div>
            <p className={styles.way}>
              <ButtonLink to={draw}>{texts.start}</ButtonLink>
            </p>
            <noscript>
              <p>{texts.noScript}</p>
            </noscript>
          </div>
        )}
      </section>
      {pair && sent && drawn && (
        <>
          <section className="grain" data-sky="paper" aria-label={shell.draw.resultLabel}>
            <PairText
              sides={[sent, drawn].map(({ name, message, id }, place) => ({
                key: PLACES[place] ?? '',
                label: places[place]?.label ?? '',
                name,
                text: message[came?.[place] ?? 'upright'],
                more: (
                  <MoreLink to={paths.card(deck, id)}>
                    {filledForm(texts.card, { card: plain(name) })}
                  </MoreLink>
                ),
              }))}
              pair={{ heading: texts.heading, text: pair.text }}
            />
            <div className={`buttons buttons-row ${buttons.buttons}`}>
              {returned && <ButtonLink to={draw}>{texts.again}</ButtonLink>}
              <ShareButton look={returned ? 'line' : 'filled'}>
                {returned ? shell.draw.share : texts.back}
              </ShareButton>
            </div>
            <LineWord
              sentence={loaderData.lineSentence}
              word={lineWordOf(returned ? sent : drawn)}
              place="pair"
            />
            <ReadingOnward />
          </section>
          <ShareDialog
            what="pair"
            text={shareText(texts.backText, names, hashtag)}
            path={paths.twoCards(sent.id, drawn.id, came, 'friend')}
            picture={drawn.picture}
            name={texts.name}
            story={null}
          />
          <Horizon kind="dusk" pictures={dusk} />
        </>
      )}
    </>
  );
}
