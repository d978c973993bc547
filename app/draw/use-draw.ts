import { useCallback, useEffect, useReducer } from 'react';
import { browserChance, drawPosition } from './chance.ts';
import { drawReducer, IDLE } from './machine.ts';

/** Late wake-ups are looked for this often; the reveal itself is timed exactly. */
const TICK_MS = 250;

interface UseDrawOptions {
  /** Number of cards in the deck. */
  size: number;
  /** The deck's delay in milliseconds. */
  delay: number;
}

/**
 * Runs the draw's machine in the browser: the one place where the real chance and the real clock come in.
 * A draw that began before React (`early/early-draw.js`) goes on from the time of its tap.
 * Leaving the page ends the timers, so that nothing is revealed or announced later.
 */
export function useDraw({ size, delay }: UseDrawOptions) {
  const [state, dispatch] = useReducer(drawReducer, IDLE);
  const drawSince = useCallback(
    (since: number) => dispatch({ type: 'draw', since, delay, card: drawPosition(size, browserChance()) }),
    [size, delay],
  );
  const draw = useCallback(() => drawSince(performance.now()), [drawSince]);

  useEffect(() => {
    const early = window.__draw?.take();
    if (early !== undefined) drawSince(early);
  }, [drawSince]);

  const until = state.phase === 'drawing' ? state.until : null;
  useEffect(() => {
    if (until === null) return;
    const tick = () => dispatch({ type: 'tick', now: performance.now() });
    const exact = setTimeout(tick, Math.max(0, until - performance.now()));
    // A tab in the background may be held back: it reveals as soon as it runs again.
    const late = setInterval(tick, TICK_MS);
    const stop = () => {
      clearTimeout(exact);
      clearInterval(late);
      document.removeEventListener('visibilitychange', tick);
    };
    // Told on the way back only: Firefox drops what React has planned while a page is put by, and React with it.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'leave' });
    };
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', leave);
    };
  }, [until]);

  return { state, draw };
}
