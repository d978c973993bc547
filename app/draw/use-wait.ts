import { type Dispatch, useEffect } from 'react';
import type { DrawEvent } from './machine.ts';

/** Late wake-ups are looked for this often; the reveal itself is timed exactly. */
const TICK_MS = 250;

/** Tells the machine when the wait is over, and that she left during it. @param until null while nothing is waited for */
export function useWait(until: number | null, dispatch: Dispatch<DrawEvent>): void {
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
    // Told on the way back only: Firefox drops what React has planned while a page rests in the back/forward cache, and React with it.
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
  }, [until, dispatch]);
}
