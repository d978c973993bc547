import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { paths } from '../../addresses/paths.ts';
import { lineWordOf, ownLineWord } from '../content/line-word.ts';
import { deckByName, readingCalled } from '../content/site-content.server.ts';
import { filesOfCards } from '../draw/card-files.ts';
import type { LiftedCard } from '../draw/fan/use-fan.ts';
import { FromFriend } from '../draw/from-friend.tsx';
import { gaps } from '../draw/machine.ts';
import { namesByPlace } from '../draw/names-by-place.ts';
import { Pile } from '../draw/pile.tsx';
import { PlaceCards } from '../draw/place-cards.tsx';
import poem from '../draw/poem.module.css';
import { loadReading } from '../draw/reading.server.ts';
import { ReadingButtons } from '../draw/reading-buttons.tsx';
import { ReadingFan } from '../draw/reading-fan.tsx';
import { ReadingOnward } from '../draw/reading-onward.tsx';
import { isFromRecord, sentCards } from '../draw/sent-cards.ts';
import { shareText } from '../draw/share.ts';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { SpreadText, type SpreadWords } from '../draw/spread-text.tsx';
import { useGlides } from '../draw/use-glides.ts';
import { useReading } from '../draw/use-reading.ts';
import { useResultFocus } from '../draw/use-result-focus.ts';
import { Waiting } from '../draw/waiting.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { useFreshVisit } from '../lib/use-fresh-visit.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { keepForOffline } from '../offline/register.ts';
import { picture } from '../pictures/pictures.server.ts';
import { seo } from '../seo.ts';
import { LineWord } from '../shell/line-word.tsx';
import { useShell } from '../shell/use-shell.ts';
import { MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Lines, Phrases } from '../ui/phrases.tsx';
import styles from './spiritual.module.css';

/** The fan is the page: it opens as soon as the page is there. */
export const handle: PageHandle = { endsInNight: true, start: 'normal' };

export function loader() {
  const { result, meaning, sent, tryToo, share, deck } = readingCalled('spiritual');
  return {
    ...loadReading('spiritual', [0, 0, 0]),
    result: phrases(result),
    meaning,
    sent,
    tryToo,
    share,
    cards: deckByName(deck).cards.map((card) => ({
      id: card.id,
      name: phrases(card.name),
      english: card.english,
      alt: card.alt,
      picture: picture(card.image),
      line: phrases(typeof card.message === 'string' ? card.message : card.message.upright),
      ...ownLineWord(card),
      words: ('spread' in card && card.spread ? card.spread : {}) as Record<string, string>,
    })) satisfies (SpreadWords & { lineWord?: string })[],
  };
}

type Data = ReturnType<typeof loader>;

/** Not React Router's own types, which are made of the routes: this page is one only while its reading is ready. */
export function meta({ loaderData: { site, name, description, path, preview } }: { loaderData: Data }) {
  return seo({ site, title: name, description, path, preview });
}

export default function Spiritual({ loaderData }: { loaderData: Data }) {
  // From the cards that were sent to her on to her own: everything begins anew.
  return <Screen key={useFreshVisit()} {...loaderData} />;
}

/** The turn of one card, and how much later the next one turns. */
const TURN_MS = 720;
const NEXT_MS = 900;

function Screen({ reading, name, places, cards, deck, back, backAlt, ...texts }: Data) {
  const { texts: shell, dusk } = useShell();
  const section = useRef<HTMLElement>(null);
  const given = useCallback(
    () =>
      sentCards(
        location.search,
        cards.map(({ id }) => id),
        places.length,
      ),
    [cards, places],
  );
  const { state, pick } = useReading({ reading, given, byHandOnly: true });
  const { phase } = state;
  const choosing = phase === 'choosing';
  const revealed = phase === 'revealed';
  const kept = revealed && state.kept;
  const sent = kept && given() !== null && !isFromRecord(location.search);
  const taken = choosing || phase === 'drawing' ? state.taken : [];
  const drawn = phase === 'drawing' || revealed ? state.drawn.cards : [];
  const shown = drawn.flatMap(({ card }) => cards[card] ?? []);
  const last = shown.at(-1);
  const filled = revealed ? places.length : taken.length;
  // In this order: first the page goes to its top, then the cards to their places.
  const heading = useResultFocus(phase, kept, TURN_MS + (places.length - 1) * NEXT_MS);
  const comesFrom = useGlides(section, `${phase} ${taken.length}`, kept);
  useEffect(() => {
    keepForOffline(filesOfCards(deck, cards));
  }, [deck, cards]);

  const onPick = (place: number, from: LiftedCard) => {
    comesFrom(places[taken.length]?.key ?? '', from);
    pick(place);
  };
  const order = choosing || phase === 'drawing' ? state.fans[0] : undefined;

  return (
    <>
      <section
        ref={section}
        className={`${styles.screen} stars stars-aside`}
        data-sky="night"
        data-deck={deck}
        data-phase={phase}
        data-again={kept || undefined}
        style={phase === 'drawing' ? ({ '--wait': `${reading.delay}ms` } as CSSProperties) : undefined}
      >
        {sent && <FromFriend heading={texts.sent} to={texts.path} drawToo={texts.tryToo} />}
        {revealed ? <p className={styles.kind}>{name}</p> : <h1 className={styles.kind}>{name}</h1>}
        {revealed && (
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            <Phrases text={texts.result} />
          </h1>
        )}
        <PlaceCards
          places={places}
          filled={filled}
          cards={shown}
          revealed={revealed}
          {...{ back, backAlt }}
        />
        {!revealed && (
          <div className={styles.hand}>
            {order ? (
              <ReadingFan
                count={cards.length}
                back={back}
                gone={gaps(order, taken)}
                picked={choosing ? null : (taken.at(-1)?.place ?? null)}
                onPick={onPick}
              >
                {places[filled]?.label}
              </ReadingFan>
            ) : (
              <Pile back={back} alt={backAlt} />
            )}
            <p className="visually-hidden" role="status">
              {choosing && filled > 0 && places[filled]?.label}
            </p>
            <div className={styles.waiting}>
              <Waiting texts={shell.draw} wait={phase === 'drawing' ? state : null} />
            </div>
          </div>
        )}
        {phase !== 'drawing' && !revealed && (
          <div className={styles.about}>
            <noscript>
              <p>{shell.draw.noScript}</p>
            </noscript>
            <p>
              <Lines lines={texts.lead} />
            </p>
            <MoreLink to={paths.meanings(deck)}>{texts.meaningsLink}</MoreLink>
          </div>
        )}
        {revealed && (
          <>
            <div className={poem.dawnfall} aria-hidden="true" />
            <RidgeHorizon className={poem.ridge} />
          </>
        )}
      </section>
      {revealed && (
        <>
          <section className="grain" data-sky="paper" aria-label={shell.draw.resultLabel}>
            <SpreadText places={places} cards={shown} deck={deck} meaning={texts.meaning} />
            <ReadingButtons sent={sent} path={texts.path} tryToo={texts.tryToo} />
            <LineWord sentence={texts.lineSentence} word={last ? lineWordOf(last) : ''} place={reading.id} />
            <ReadingOnward />
          </section>
          <ShareDialog
            what={reading.id}
            text={shareText(texts.share, { reading: name, ...namesByPlace(places, shown) }, texts.hashtag)}
            path={paths.sharedReading(
              reading.id,
              shown.map(({ id }) => id),
            )}
            picture={shown[0]?.picture ?? back}
            name={texts.result}
            story={null}
          />
          <Horizon kind="dusk" pictures={dusk} />
        </>
      )}
    </>
  );
}
