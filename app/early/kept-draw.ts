import { readKept } from '../draw/kept-draw.ts';
import { dayOf } from '../horoscope/week.ts';
import { cardOfDay } from '../kept/card-of-day.ts';
import type { Awaited } from './begin-page.ts';

/** On the document while what she drew before, or was sent, is on its way: the draw's screen stays empty for that moment. */
const MARK = 'data-kept';

/**
 * A draw page that she comes back to shows what she drew, one that was sent to her the cards of its address, and never their
 * backs in between: React is started at once. Without React she may draw again.
 */
export const keptDraw: Awaited = {
  await(startReact) {
    const reading = /^\/reading\/([^/]+)$/.exec(location.pathname)?.[1];
    if (!reading) return;
    // How many places and cards it has is React's to know.
    const there =
      new URLSearchParams(location.search).has('cards') ||
      readKept(reading, null, Number.POSITIVE_INFINITY) ||
      cardOfDay(reading, dayOf(Date.now()));
    if (!there) return;
    document.documentElement.setAttribute(MARK, '');
    startReact();
  },
  end() {
    document.documentElement.removeAttribute(MARK);
  },
};
