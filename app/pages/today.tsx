import { type CSSProperties, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { paths } from '../../addresses/paths.ts';
import { lineWordOf } from '../content/line-word.ts';
import { deckByName, readingCalled, siteContent } from '../content/site-content.server.ts';
import { answersAddress } from '../draw/answers.ts';
import byHand from '../draw/by-hand.module.css';
import { filesOfCards } from '../draw/card-files.ts';
import { drawnCard } from '../draw/drawn-card.server.ts';
import { messageOf } from '../draw/drawn-card.ts';
import type { LiftedCard } from '../draw/fan/use-fan.ts';
import { useKeep } from '../draw/keep/use-keep.tsx';
import { type DrawnPosition, onlyCard } from '../draw/machine.ts';
import poem from '../draw/poem.module.css';
import { loadReading } from '../draw/reading.server.ts';
import { type DeckWords, Said } from '../draw/result.tsx';
import { shareText } from '../draw/share.ts';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { Stage } from '../draw/stage.tsx';
import { useAnswersInTime } from '../draw/use-answers.ts';
import { useReading } from '../draw/use-reading.ts';
import { useReveal } from '../draw/use-reveal.ts';
import { useRise } from '../draw/use-rise.ts';
import { Waiting } from '../draw/waiting.tsx';
import { buildTime } from '../horoscope/build-time.server.ts';
import { subscribeToWeeks } from '../horoscope/by-week.tsx';
import { dayOf } from '../horoscope/week.ts';
import { cardOfDay, keepCardOfDay, soundTime, subscribeToCardOfDay } from '../kept/card-of-day.ts';
import { SevenDays } from '../kept/seven-days.tsx';
import { plain } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { keepForOffline } from '../offline/register.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { siteMoons } from '../sky/site-weeks.server.ts';
import { DayFan } from '../today/day-fan.tsx';
import { shortDate, TodayHead } from '../today/today-head.tsx';
import { type ComparedCard, TodayResult } from '../today/today-result.tsx';
import { todayWords } from '../today/today-words.ts';
import { useDrawnBefore, useNewDay } from '../today/use-days.ts';
import { YesterdaysCard } from '../today/yesterdays-card.tsx';
import { MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Lines } from '../ui/phrases.tsx';
import styles from './today.module.css';

/** The fan is the only way, and it is made in the browser. */
export const handle: PageHandle = { endsInNight: true, start: 'normal' };

export function loader() {
  const { deck: deckName, ...texts } = readingCalled('today');
  const deck = deckByName(deckName);
  const { signs, sky, pages } = siteContent();
  const { upright = '', reversed = '' } = deck.labels;
  return {
    ...loadReading('today', [0], true),
    words: {
      deck: deckName,
      sides: deck.reversals ? { upright, reversed } : null,
      themes: [],
      situations: [],
    } satisfies DeckWords,
    texts: todayWords(texts),
    day: {
      name: texts.name,
      date: texts.date,
      weekdays: pages.myCards.calendar.weekdays,
      weekday: pages.myCards.log.weekday,
      moons: siteMoons(),
      tonight: { sentence: sky.words.today, kinds: sky.words.tonight, signs: signs.map(({ name }) => name) },
      lines: signs.map(({ sign }) => phrases(texts.moon[sign])),
    },
    record: pages.myCards.title,
    form: deck.share,
    cards: deck.cards.map(drawnCard),
    dayNames: deck.cards.map((card) => ('dayName' in card && card.dayName) || null),
    built: dayOf(buildTime()),
  };
}

type Data = ReturnType<typeof loader>;

/** Not React Router's own types, which are made of the routes: this page is one only while its reading is ready. */
export function meta({ loaderData: { site, name, description, path, preview } }: { loaderData: Data }) {
  return seo({ site, title: name, description, path, preview });
}

/** Begins anew where another tab has drawn today's card, or thrown it away. */
export default function Today({ loaderData }: { loaderData: Data }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => subscribeToCardOfDay(() => setTurn((count) => count + 1)), []);
  return <TodayScreen key={turn} {...loaderData} />;
}

function TodayScreen({ words, reading, texts, cards, dayNames, built, ...data }: Data) {
  const { deck, sides } = words;
  const { texts: shell, dusk } = useShell();
  const now = useCallback(() => soundTime(Date.now(), built), [built]);
  /** Null as long as only the build's day is known. */
  const day = useSyncExternalStore<number | null>(
    subscribeToWeeks,
    () => dayOf(now()),
    () => null,
  );
  const { state, pick, renew } = useReading({
    reading,
    byHandOnly: true,
    now,
    given() {
      const card = cardOfDay(reading.id, dayOf(now()));
      return card && card.card < cards.length ? { cards: [card], theme: null } : null;
    },
    onReveal({ cards: [card] }) {
      if (card) keepCardOfDay(reading.id, dayOf(now()), card);
    },
  });
  const { phase } = state;
  const drawn = phase === 'drawing' || phase === 'revealed' ? onlyCard(state.drawn) : null;
  const card = drawn && (cards[drawn.card] ?? null);
  const revealed = phase === 'revealed' && card !== null && drawn !== null;
  const kept = phase === 'revealed' && state.kept;
  const keep = useKeep(card, drawn?.side ?? 'upright');
  const { stage, heading } = useReveal(phase, kept);
  const stageCard = useRef<HTMLDivElement>(null);
  const rise = useRise(stageCard, phase);
  const renewed = useNewDay(day, revealed, renew);
  const drawnBefore = useDrawnBefore(reading.id);
  const onPick = (place: number, from: LiftedCard) => {
    rise(from);
    pick(place);
  };
  // Whatever card comes, without a network too.
  useEffect(() => {
    keepForOffline([...filesOfCards(deck, cards), answersAddress(deck)]);
  }, [deck, cards]);
  useAnswersInTime(deck, phase);

  const shown = (position: DrawnPosition | null | undefined): ComparedCard | null => {
    const found = position && cards[position.card];
    if (!found) return null;
    const { card: place, side } = position;
    return {
      card: place,
      lies: side,
      name: plain(found.name),
      dayName: dayNames[place]?.[side] ?? '',
      side: sides?.[side] ?? '',
      turned: side === 'reversed',
      picture: found.picture,
      path: paths.drawnCard(deck, found.id, sides && side, null),
    };
  };
  const today = revealed ? shown(drawn) : null;
  const line = { sentence: data.lineSentence, word: card ? lineWordOf(card) : '', place: reading.id };
  const yesterday = day === null ? null : shown(drawnBefore.get(day - 1));
  const seven = (
    <>
      {day !== null && (
        <SevenDays
          title={texts.seven}
          weekdays={data.day.weekdays}
          none={texts.none}
          today={day}
          cardOf={(one) => (one === day ? today : shown(drawnBefore.get(one)))}
        />
      )}
      <p className={styles.record}>
        <MoreLink to={paths.myCards()}>{data.record}</MoreLink>
      </p>
    </>
  );
  const kind = (
    <p className={poem.kind}>
      {data.day.name}
      {day !== null && <b>{shortDate(day, data.day)}</b>}
    </p>
  );

  return (
    <>
      <section
        className={`${revealed ? poem.poem : `${byHand.screen} ${styles.today}`} stars stars-aside`}
        data-sky="night"
        data-deck={deck}
        data-phase={phase}
        data-again={kept || undefined}
        data-rows={card?.rows}
        style={phase === 'drawing' ? ({ '--wait': `${reading.delay}ms` } as CSSProperties) : undefined}
      >
        <div className={revealed ? poem.spread : `${byHand.columns} ${styles.columns}`}>
          <Stage
            ref={stage}
            cardRef={stageCard}
            revealed={revealed}
            back={data.back}
            backAlt={data.backAlt}
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
              {phase === 'drawing' ? (
                <div className={byHand.kind}>
                  <h1 className="visually-hidden">{data.day.name}</h1>
                  {kind}
                </div>
              ) : (
                <div className={styles.head}>
                  <TodayHead texts={data.day} day={day} />
                  <p className={styles.renewed} role="status">
                    {renewed && texts.renewed}
                  </p>
                  <h2 className={styles.ask}>
                    <Lines lines={data.lead} />
                  </h2>
                </div>
              )}
              {phase === 'idle' ? (
                <div className={styles.fanless}>
                  <noscript>
                    <p>{shell.draw.noScript}</p>
                    <p className={styles.record}>
                      <MoreLink to={paths.meanings(deck)}>{data.meaningsLink}</MoreLink>
                    </p>
                  </noscript>
                </div>
              ) : (
                <DayFan
                  count={cards.length}
                  back={data.back}
                  picked={phase === 'drawing' ? (state.taken[0]?.place ?? null) : null}
                  onPick={onPick}
                  classNames={{ fan: byHand.fan, controls: byHand.controls }}
                />
              )}
              <div className={byHand.waiting} hidden={phase !== 'drawing'}>
                <Waiting texts={shell.draw} wait={state.phase === 'drawing' ? state : null} />
              </div>
            </>
          )}
        </div>
        {revealed && (
          <>
            <div className={poem.dawnfall} aria-hidden="true" />
            <RidgeHorizon className={poem.ridge} />
          </>
        )}
        {!revealed && phase !== 'drawing' && (
          <div className={styles.foot}>
            {yesterday && day !== null && (
              <YesterdaysCard
                title={texts.yesterdaysCard}
                date={shortDate(day - 1, data.day)}
                card={yesterday}
                message={messageOf(cards[yesterday.card]!, yesterday.lies).flat().join('')}
              />
            )}
            <div>{seven}</div>
          </div>
        )}
      </section>
      {revealed && today && (
        <>
          <TodayResult {...{ texts, deck, today, yesterday, line }}>{seven}</TodayResult>
          <ShareDialog
            what={reading.id}
            text={shareText(
              data.form,
              {
                deckName: data.day.name,
                card: today.name,
                side: today.side,
                message: messageOf(card, drawn.side).flat().join(''),
              },
              data.hashtag,
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
