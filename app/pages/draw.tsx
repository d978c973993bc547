import { type CSSProperties, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { deckByName, siteContent } from '../content/site-content.server.ts';
import { answersAddress } from '../draw/answers.ts';
import byHand from '../draw/by-hand.module.css';
import { ByHand } from '../draw/by-hand.tsx';
import { ByHandButton } from '../draw/by-hand-button.tsx';
import { filesOfCards } from '../draw/card-files.ts';
import { drawnCard } from '../draw/drawn-card.server.ts';
import { messageOf } from '../draw/drawn-card.ts';
import { useKeep } from '../draw/keep/use-keep.tsx';
import { onlyCard } from '../draw/machine.ts';
import poem from '../draw/poem.module.css';
import { Question } from '../draw/question.tsx';
import { type DeckWords, Result, Said } from '../draw/result.tsx';
import { sentCard, sentSide } from '../draw/sent-cards.ts';
import { shareText } from '../draw/share.ts';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { Stage } from '../draw/stage.tsx';
import { presetTheme } from '../draw/theme-choice.ts';
import { useAnswersInTime } from '../draw/use-answers.ts';
import { useByHand } from '../draw/use-by-hand.ts';
import { useLinesBeside } from '../draw/use-lines-beside.ts';
import { type ReadingFacts, useReading } from '../draw/use-reading.ts';
import { useReveal } from '../draw/use-reveal.ts';
import { Waiting } from '../draw/waiting.tsx';
import { early } from '../early/hand-over.ts';
import { plain } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';
import { sideNames } from '../lib/side-names.ts';
import { useFreshVisit } from '../lib/use-fresh-visit.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { keepForOffline } from '../offline/register.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { lineSentence } from '../shell/line-words.server.ts';
import { useShell } from '../shell/use-shell.ts';
import { Button, MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Lines } from '../ui/phrases.tsx';
import type { Route } from './+types/draw.ts';
import styles from './draw.module.css';

export const handle: PageHandle = { endsInNight: true };

export function loader({ params }: Route.LoaderArgs) {
  const deck = deckByName(params.deck);
  return {
    words: {
      deck: deck.deck,
      sides: sideNames(deck),
      themes: deck.themes,
      situations: deck.situations ?? [],
    } satisfies DeckWords,
    name: deck.name,
    description: deck.description,
    reading: {
      id: deck.deck,
      deck: deck.deck,
      size: deck.cards.length,
      reversals: deck.reversals,
      fans: [0],
      delay: deck.delaySeconds * 1000,
      daily: false,
    } satisfies ReadingFacts,
    back: picture(deck.back),
    backAlt: deck.backAlt,
    lead: deck.draw.lead.map(phrases),
    waiting: deck.draw.waiting.map(phrases),
    steps: deck.draw.steps,
    fanTitle: phrases(siteContent().pages.shell.draw.fan.title),
    meaningsLink: deck.draw.meaningsLink,
    /** What is said of two cards of the deck, where they can be read together. */
    pair: deck.cards.some((card) => 'family' in card && card.family) ? pairWords() : null,
    share: { form: deck.share, hashtag: siteContent().site.hashtag },
    cards: deck.cards.map(drawnCard),
    lineSentence: lineSentence(siteContent().site, deck.lineSentence),
    preview: previewOf(deck.deck),
  };
}

function pairWords() {
  const { beside, see } = siteContent().pages.pair;
  return { beside: beside.map(phrases), see };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { words, name, description, preview } = loaderData;
  return seo({ site, title: name, description, path: paths.draw(words.deck), preview });
}

export default function Draw({ loaderData }: Route.ComponentProps) {
  // A draw belongs to its deck: going from one deck to another begins anew.
  const visit = useFreshVisit();
  return <DrawScreen key={`${loaderData.words.deck} ${visit}`} {...loaderData} />;
}

type DrawScreenProps = Route.ComponentProps['loaderData'];

/**
 * One section from the first look to the reveal, so that the card stays the same elements and nothing of it is fetched,
 * decoded or begun twice. `data-phase` on it says what shows; a tap before React sets the same (`early/`), and hydration
 * lets it stand.
 */
function DrawScreen({ words, name, reading, back, backAlt, cards, share, ...texts }: DrawScreenProps) {
  const { deck, sides } = words;
  const question = useRef<HTMLFieldSetElement>(null);
  const stageCard = useRef<HTMLDivElement>(null);
  const { state, draw, spread, fold, pick } = useReading({ reading, question });
  const { phase } = state;
  const drawn = phase === 'drawing' || phase === 'revealed' ? onlyCard(state.drawn) : null;
  const card = drawn && (cards[drawn.card] ?? null);
  const revealed = phase === 'revealed' && card !== null && drawn !== null;
  const kept = phase === 'revealed' && state.kept;
  const { stage, heading } = useReveal(phase, kept);
  const { opener, opened, open, close, onPick } = useByHand({
    state,
    spread,
    fold,
    pick,
    stage,
    card: stageCard,
    question,
  });
  const place = phase === 'drawing' ? (state.taken[0]?.place ?? null) : null;
  const chosenByHand = phase === 'choosing' || place !== null;
  const keep = useKeep(card, drawn?.side ?? 'upright');
  const { texts: shell, dusk } = useShell();
  const { search } = useLocation();
  // A friend's card may wait for hers.
  const sent = sentCard(
    search,
    cards.map(({ id }) => id),
  );
  const beside = useLinesBeside(texts.pair?.beside, cards.find(({ id }) => id === sent)?.name);
  const themes = words.situations.length > 0 ? words.situations : words.themes;
  const theme = themes.find(({ key }) => key === (drawn ?? opened)?.theme);
  useEffect(() => (question.current ? presetTheme(question.current, location.search) : undefined), []);
  // Whatever card comes, without a network too.
  useEffect(() => {
    keepForOffline([...filesOfCards(deck, cards), answersAddress(deck)]);
  }, [deck, cards]);
  useAnswersInTime(deck, phase);

  const kind = (
    <p className={poem.kind}>
      {name}
      {theme && <b>{theme.label}</b>}
    </p>
  );

  return (
    <>
      <section
        className={`${revealed ? poem.poem : styles.draw} ${chosenByHand ? byHand.screen : ''} stars ${revealed || chosenByHand ? 'stars-aside' : ''}`}
        data-sky="night"
        data-deck={deck}
        data-delay={reading.delay}
        data-phase={phase}
        data-themes={themes.length > 4 ? 'many' : undefined}
        data-again={kept || undefined}
        data-rows={card?.rows}
        // Not in the page as it is rendered: its policy allows no styles in attributes.
        style={phase === 'drawing' ? ({ '--wait': `${reading.delay}ms` } as CSSProperties) : undefined}
        suppressHydrationWarning
      >
        <div className={revealed ? poem.spread : chosenByHand ? byHand.columns : styles.columns}>
          {/* Above the card, so before it: it must not be pushed down by what comes later. */}
          {!revealed && (
            <div className={styles.head} hidden={chosenByHand}>
              <h1>{name}</h1>
              <p className={styles.lead}>
                <span className={styles.before}>
                  <Lines lines={beside ?? texts.lead} />
                </span>
                <span className={styles.during}>
                  <Lines lines={texts.waiting} />
                </span>
              </p>
            </div>
          )}
          <Stage
            ref={stage}
            cardRef={stageCard}
            revealed={revealed}
            back={back}
            backAlt={backAlt}
            card={card}
            reversed={drawn?.side === 'reversed'}
            reversedLabel={sides?.reversed ?? ''}
          />
          {revealed ? (
            <>
              {kind}
              <Said ref={heading} card={card} drawn={drawn} words={words} />
            </>
          ) : (
            <>
              <div className={chosenByHand ? byHand.waiting : styles.text} hidden={phase === 'choosing'}>
                <Question
                  ref={question}
                  legend={shell.draw.question}
                  any={shell.draw.any}
                  themes={themes}
                  deck={deck}
                />
                <Waiting texts={shell.draw} wait={state.phase === 'drawing' ? state : null} />
                <div className={styles.button}>
                  <Button look="ritual" {...early('draw')} onClick={draw}>
                    {shell.draw.button}
                  </Button>
                  <ByHandButton ref={opener} label={shell.draw.byHand} onClick={open} />
                </div>
                <noscript>
                  <p className={styles.noScript}>{shell.draw.noScript}</p>
                </noscript>
                <ol className={styles.steps} hidden={chosenByHand}>
                  {texts.steps.map((step) => (
                    <li key={step}>
                      <span>{step}</span>
                    </li>
                  ))}
                </ol>
                <p className={styles.meanings} hidden={chosenByHand}>
                  <MoreLink to={paths.meanings(deck)}>{texts.meaningsLink}</MoreLink>
                </p>
              </div>
              {chosenByHand && (
                <ByHand
                  count={cards.length}
                  back={back}
                  title={texts.fanTitle}
                  from={opened?.from ?? null}
                  picked={place}
                  onPick={onPick}
                  onFold={close}
                >
                  {kind}
                </ByHand>
              )}
            </>
          )}
        </div>
        {revealed && (
          <>
            <div className={poem.dawnfall} aria-hidden="true" />
            <RidgeHorizon className={poem.ridge} />
          </>
        )}
      </section>
      {revealed && (
        <>
          <Result
            card={card}
            drawn={drawn}
            words={words}
            keep={keep?.link}
            lineSentence={texts.lineSentence}
            pair={
              texts.pair !== null && sent !== null
                ? {
                    path: paths.twoCards(sent, card.id, words.sides && [sentSide(search), drawn.side]),
                    label: texts.pair.see,
                  }
                : null
            }
          />
          <ShareDialog
            what={deck}
            text={shareText(
              share.form,
              {
                deckName: name,
                card: plain(card.name),
                side: sides?.[drawn.side] ?? '',
                message: messageOf(card, drawn.side).flat().join(''),
              },
              share.hashtag,
            )}
            path={paths.shared(deck, drawn.card, drawn.side)}
            picture={card.picture}
            turned={drawn.side === 'reversed'}
            name={card.name}
            story={keep?.story ?? null}
          />
          {keep?.dialog}
          <Horizon kind="dusk" pictures={dusk} />
        </>
      )}
    </>
  );
}
