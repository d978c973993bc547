import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { record } from '../kept/record.ts';
import { count } from '../navigation/events.ts';
import { browserChance, drawPosition, drawSide, shuffle } from './chance.ts';
import { forget, keep, readKept } from './kept-draw.ts';
import { type Drawn, drawReducer, IDLE, type Rules } from './machine.ts';
import { chosenTheme } from './theme-choice.ts';
import { useWait } from './use-wait.ts';

/** A reading, as data. */
export interface ReadingFacts extends Rules {
  /** What it is kept under: `tarot`, `twinray`. */
  id: string;
  /** The deck's name. */
  deck: string;
  /** Number of cards in its deck. */
  size: number;
  /** Whether cards come upright or reversed. */
  reversals: boolean;
}

interface UseReadingOptions {
  /** The same object at every render. */
  reading: ReadingFacts;
  /** Where the theme is chosen; without it there is none. */
  question?: RefObject<HTMLFieldSetElement | null>;
  /**
   * What stands there before she does anything, and goes before what this entry of the history keeps: cards that were sent
   * to her, the card of the day. Asked once, before the first paint.
   */
  given?(): Drawn | null;
  /** Told once of each reveal that she waited for; not when she comes back to one. */
  onReveal?(drawn: Drawn): void;
  /** The time by which a reveal is put on record; the device's own, where nothing is known against it. */
  now?(): number;
  /** Whether she always chooses herself: the cards are laid out for her as soon as nothing else stands there. */
  byHandOnly?: boolean;
}

/**
 * Runs the machine of a reading in the browser: the one place where the real chance and the real clock come in.
 * A draw that began before React (`early/`) goes on from the time of its tap; a reading of before, where she came back
 * to it, stands there at once. Leaving the page ends the timers, so that nothing is revealed or announced later.
 */
export function useReading({
  reading,
  question,
  given,
  onReveal,
  now = Date.now,
  byHandOnly,
}: UseReadingOptions) {
  const { id, deck, size, reversals, fans, daily } = reading;
  const reducer = useMemo(() => drawReducer.bind(null, reading), [reading]);
  const [state, dispatch] = useReducer(reducer, IDLE);
  /** Cards that are not hers to keep with this entry: another's, or the day's, which are kept elsewhere. */
  const keptElsewhere = useRef(daily);

  const side = useCallback(() => (reversals ? drawSide(browserChance()) : 'upright'), [reversals]);
  const theme = useCallback(() => chosenTheme(question?.current ?? null), [question]);
  const begin = useCallback(() => {
    keptElsewhere.current = daily;
    if (!daily) forget(id);
  }, [id, daily]);
  const drawSince = useCallback(
    (since: number) => {
      const card = drawPosition(size, browserChance());
      begin();
      dispatch({ type: 'draw', since, drawn: { cards: [{ card, side: side() }], theme: theme() } });
    },
    [size, begin, side, theme],
  );
  /** The one-tap draw, of a reading with one place. */
  const draw = useCallback(() => drawSince(performance.now()), [drawSince]);
  /** Lays the deck out, mixed: as many times as there are fans. */
  const spread = useCallback(() => {
    const mixed = Array.from({ length: Math.max(...fans) + 1 }, () => shuffle(size, browserChance()));
    dispatch({ type: 'spread', fans: mixed });
  }, [size, fans]);
  const fold = useCallback(() => dispatch({ type: 'fold' }), []);
  /** Takes the card that lies in a place of the fan whose turn it is, from the left. */
  const pick = useCallback(
    (place: number) => {
      begin();
      dispatch({ type: 'pick', place, side: side(), theme: theme(), since: performance.now() });
    },
    [begin, side, theme],
  );
  /** Another day has begun; for readings that last a day. */
  const renew = useCallback(() => dispatch({ type: 'renew' }), []);

  // Before the paint: what she comes back to is never seen face down.
  const first = useRef(given);
  useLayoutEffect(() => {
    const early = window.handOver?.takeDraw();
    if (early !== undefined) return drawSince(early);
    const sent = first.current?.() ?? null;
    if (sent) keptElsewhere.current = true;
    const kept = sent ?? (daily ? null : readKept(id, fans.length, size));
    if (kept) dispatch({ type: 'restore', drawn: kept });
  }, [drawSince, id, fans, size, daily]);

  const { phase } = state;
  useLayoutEffect(() => {
    if (byHandOnly && phase === 'idle') spread();
  }, [byHandOnly, phase, spread]);

  const revealed = state.phase === 'revealed' ? state : null;
  const told = useRef(onReveal);
  told.current = onReveal;
  const clock = useRef(now);
  useEffect(() => {
    if (!revealed) return;
    if (!keptElsewhere.current) keep(id, revealed.drawn);
    if (revealed.kept) return;
    const { cards, theme } = revealed.drawn;
    record({ at: clock.current(), reading: id, cards: [...cards], theme });
    count('draw', { reading: id, deck });
    told.current?.(revealed.drawn);
  }, [id, deck, revealed]);

  useWait(state.phase === 'drawing' ? state.until : null, dispatch);
  return { state, draw, spread, fold, pick, renew };
}
