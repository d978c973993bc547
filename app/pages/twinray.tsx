import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { paths } from '../../addresses/paths.ts';
import { FAMILIES, namesByFamily, pairOf } from '../content/families.ts';
import { lineWordOf, ownLineWord } from '../content/line-word.ts';
import { deckByName, readingCalled, siteContent } from '../content/site-content.server.ts';
import { filesOfCards } from '../draw/card-files.ts';
import type { LiftedCard } from '../draw/fan/use-fan.ts';
import { FromFriend } from '../draw/from-friend.tsx';
import { namesByPlace } from '../draw/names-by-place.ts';
import styles from '../draw/pair-screen.module.css';
import { PairSpread } from '../draw/pair-spread.tsx';
import { PairText } from '../draw/pair-text.tsx';
import poem from '../draw/poem.module.css';
import { loadReading } from '../draw/reading.server.ts';
import { ReadingButtons } from '../draw/reading-buttons.tsx';
import { ReadingOnward } from '../draw/reading-onward.tsx';
import { isFromRecord, sentCards } from '../draw/sent-cards.ts';
import { shareText } from '../draw/share.ts';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { TwinTable } from '../draw/twin-table.tsx';
import { useGlides } from '../draw/use-glides.ts';
import { useReading } from '../draw/use-reading.ts';
import { useResultFocus } from '../draw/use-result-focus.ts';
import { Waiting } from '../draw/waiting.tsx';
import { early } from '../early/hand-over.ts';
import { columnsIn, columnText } from '../lib/column-text.ts';
import { columnsOf } from '../lib/columns.server.ts';
import { filledForm } from '../lib/filled-form.ts';
import { phrases } from '../lib/phrases.server.ts';
import { useFreshVisit } from '../lib/use-fresh-visit.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { keepForOffline } from '../offline/register.ts';
import { picture } from '../pictures/pictures.server.ts';
import { seo } from '../seo.ts';
import { LineWord } from '../shell/line-word.tsx';
import { useShell } from '../shell/use-shell.ts';
import { Button, ButtonLink, MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { fadeTo } from '../ui/fade-to.ts';
import { Horizon } from '../ui/horizon.tsx';
import { Lines, Phrases } from '../ui/phrases.tsx';

export const handle: PageHandle = { endsInNight: true };

export function loader() {
  const { stance, begin, picking, result, pair, sent, tryToo, share, sharedAs, deck } =
    readingCalled('twinray');
  const base = loadReading('twinray', [0, 1]);
  const { twinrayPairs } = siteContent();
  const placeNames = base.places.map(({ label }) => label);
  return {
    ...base,
    title: phrases(base.name),
    stance: { ...stance, belief: phrases(stance.belief) },
    begin,
    picking: placeNames.map((place) => filledForm(picking, { place })),
    result,
    pair,
    sent,
    tryToo,
    share,
    sharedAs,
    cards: deckByName(deck).cards.flatMap((card) => {
      if (!('twinray' in card) || !card.twinray || !card.family) return [];
      const { id, name, english, alt, image, twinray, family } = card;
      const words: Record<string, string> = twinray;
      return [
        {
          id,
          name: phrases(name),
          english,
          alt,
          picture: picture(image),
          words,
          family,
          ...ownLineWord(card),
        },
      ];
    }),
    pairs: twinrayPairs,
    // By the families of both cards in their order: whose card is whose changes where a line may be cut.
    columns: Object.fromEntries(
      FAMILIES.flatMap((you) =>
        FAMILIES.map((them) => {
          const line = twinrayPairs[pairOf(you, them)]?.line ?? '';
          return [
            you + them,
            columnText(columnsOf(filledForm(line, namesByFamily([you, them], placeNames)))),
          ];
        }),
      ),
    ),
  };
}

type Data = ReturnType<typeof loader>;

/** Not React Router's own types, which are made of the routes: this page is one only while its reading is ready. */
export function meta({ loaderData: { site, name, description, path, preview } }: { loaderData: Data }) {
  return seo({ site, title: name, description, path, preview });
}

export default function Twinray({ loaderData }: { loaderData: Data }) {
  // From the cards that were sent to her on to her own: everything begins anew.
  return <Screen key={useFreshVisit()} {...loaderData} />;
}

const TURN_MS = 720;

function Screen({ reading, name, places, cards, pairs, columns, deck, back, backAlt, ...texts }: Data) {
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
  const { state, spread, pick } = useReading({ reading, given });
  const { phase } = state;
  const revealed = phase === 'revealed';
  const kept = revealed && state.kept;
  const sent = kept && given() !== null && !isFromRecord(location.search);
  const table = phase === 'choosing' || (phase === 'drawing' && state.taken.length > 0) ? state : null;
  const drawn = phase === 'drawing' || revealed ? state.drawn.cards : [];
  const shown = drawn.flatMap(({ card }) => cards[card] ?? []);
  const [you, them] = shown;
  const families = shown.map(({ family }) => family);
  const placeNames = places.map(({ label }) => label);
  const pair = you && them ? pairs[pairOf(you.family, them.family)] : undefined;
  // In this order: first the page goes to its top, then the cards to their places.
  const heading = useResultFocus(phase, kept, TURN_MS);
  const comesFrom = useGlides(section, `${phase} ${table?.taken.length ?? 0}`, kept);
  useEffect(() => {
    keepForOffline(filesOfCards(deck, cards));
  }, [deck, cards]);

  const onPick = (place: number, from: LiftedCard) => {
    comesFrom(places[table?.taken.length ?? 0]?.key ?? '', from);
    pick(place);
  };
  const names = namesByPlace(places, shown);

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
        {!revealed && (
          <h1 className={phase === 'idle' ? styles.name : 'visually-hidden'}>
            {name}
            {phase === 'choosing' && <span> {texts.picking[state.taken.length]}</span>}
          </h1>
        )}
        {sent && <FromFriend heading={texts.sent} to={texts.path} drawToo={texts.tryToo} />}
        {revealed && <p className={styles.kind}>{name}</p>}
        {table && <TwinTable {...table} {...{ places, back, backAlt, onPick }} picking={texts.picking} />}
        <p className="visually-hidden" role="status">
          {phase === 'choosing' && state.taken.length > 0 && texts.picking[1]}
        </p>
        {phase !== 'choosing' && (
          <PairSpread
            places={places}
            cards={shown}
            line={revealed && pair ? columnsIn(columns[families.join('')] ?? '') : null}
            {...{ revealed, back, backAlt }}
          >
            {revealed && (
              <h1 ref={heading} tabIndex={-1} className="visually-hidden">
                {filledForm(texts.result, names)}
              </h1>
            )}
            {phase === 'drawing' && (
              <div className={styles.waiting}>
                <Waiting texts={shell.draw} wait={state} />
              </div>
            )}
          </PairSpread>
        )}
        {phase === 'idle' && (
          <div className={styles.intro}>
            <p className={styles.stance}>
              {texts.stance.before}
              <Phrases text={texts.stance.belief} />
              {texts.stance.after}
            </p>
            <p className={styles.lead}>
              <Lines lines={texts.lead} />
            </p>
            <div className={styles.button}>
              <Button look="ritual" {...early('replay')} onClick={() => fadeTo(spread)}>
                {texts.begin}
              </Button>
            </div>
            <noscript>
              <p>{shell.draw.noScript}</p>
            </noscript>
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
      {revealed && pair && (
        <>
          <section className="grain" data-sky="paper" aria-label={shell.draw.resultLabel}>
            <PairText
              sides={places.flatMap(({ key, label }, place) => {
                const card = shown[place];
                return card ? [{ key, label, name: card.name, text: card.words[key] ?? '' }] : [];
              })}
              pair={{
                heading: texts.pair,
                text: filledForm(pair.text, namesByFamily(families, placeNames)),
              }}
            >
              <Phrases text={texts.stance.belief} />
            </PairText>
            <ReadingButtons sent={sent} path={texts.path} tryToo={texts.tryToo}>
              <ButtonLink
                to={paths.paidFrom(
                  deck,
                  shown.map(({ id }) => id),
                  null,
                  null,
                )}
                look="line"
              >
                {shell.detail.more}
              </ButtonLink>
            </ReadingButtons>
            <LineWord sentence={texts.lineSentence} word={you ? lineWordOf(you) : ''} place={reading.id} />
            <ReadingOnward />
          </section>
          <ShareDialog
            what={reading.id}
            text={shareText(
              texts.share,
              {
                reading: name,
                // Whoever reads it is told by her: she is not あなた there.
                line: filledForm(
                  pair.line,
                  namesByFamily(families, [texts.sharedAs, ...placeNames.slice(1)]),
                ),
                ...names,
              },
              texts.hashtag,
            )}
            path={paths.sharedReading(
              reading.id,
              shown.map(({ id }) => id),
            )}
            picture={shown[0]?.picture ?? back}
            name={texts.title}
            story={null}
          />
          <Horizon kind="dusk" pictures={dusk} />
        </>
      )}
    </>
  );
}
