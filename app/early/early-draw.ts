import type { EarlyDraw } from './early-taps.ts';
import type { DrawTrouble } from './hand-over.ts';

/**
 * A tap on カードを引く before React has come: the drawing screen at once, and the wait counts from the tap. The screen
 * stands in every draw page; `data-phase` on its section shows it. React takes the time of the tap (`takeDraw`) and
 * goes on from there on the same elements, so nothing that is seen begins again.
 */

const KEY = 'hoshiakari:draw';

let screen: HTMLElement | null = null;
let since: number | undefined;
let clock: ReturnType<typeof setInterval> | undefined;
/** True on a page that was loaded again for a draw that got lost. */
let resumed = false;

/** Shows the drawing screen around a button, once. */
function beginDraw(button: Element, event: Event): void {
  if (screen) return;
  screen = button.closest<HTMLElement>('[data-phase]');
  if (!screen) return;
  const shown = screen;
  const delay = Number(shown.getAttribute('data-delay'));
  const now = performance.now();
  // The browser's own stamp, as the page may have been busy; some engines have counted it from another moment.
  since = event.timeStamp <= now && now - event.timeStamp < 1000 ? event.timeStamp : now;
  trouble(shown);
  shown.style.setProperty('--wait', `${delay}ms`);
  shown.setAttribute('data-phase', 'drawing');
  // In a short window she has scrolled to the button.
  window.scrollTo(0, 0);
  let fifths = 0;
  clock = setInterval(() => {
    fifths++;
    if (fifths <= 5) progress(shown, fifths * 20);
    // The moons are full and no card is there: two fifths later the page says why.
    if (fifths === 7) trouble(shown, 'slow');
  }, delay / 5);
}

/**
 * Loads the page again and draws there: Firefox and WebKit never ask again for a module that failed. It asks for an
 * answer first; a reload without network would put the browser's own error page in the place of this one.
 * @param tapped true for a tap, false for the one time that it is done unasked
 */
function drawAgain(tapped: boolean): void {
  fetch(location.href, { cache: 'no-store' })
    .then((answer) => {
      if (!screen) return;
      if (!answer.ok) throw answer.status;
      try {
        sessionStorage.setItem(KEY, location.pathname);
      } catch (error) {
        // Nothing can be remembered: unasked it would load again without end.
        if (!tapped) throw error;
      }
      location.reload();
    })
    .catch(() => endDraw('lost'));
}

/** React's modules did not come: once unasked, then at each tap. */
function drawFailed(): void {
  if (resumed) endDraw('lost');
  else if (screen) drawAgain(false);
}

/** Hands the draw over: see `HandOver`. */
function takeDraw(): number | undefined {
  const time = since;
  clearInterval(clock);
  if (screen) trouble(screen);
  screen = null;
  since = undefined;
  return time;
}

export const earlyDraw: EarlyDraw = {
  begin: beginDraw,
  again: () => drawAgain(true),
  failed: drawFailed,
  take: takeDraw,
};

/** Whoever leaves has not drawn, as the page may come back as it was left; a page loaded again for a draw draws. */
export function watchDraw(): void {
  window.addEventListener('pagehide', () => endDraw());
  try {
    resumed = sessionStorage.getItem(KEY) === location.pathname;
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing can be remembered here.
  }
  if (!resumed) return;
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector<HTMLElement>('[data-early=draw]')?.click();
  });
}

function endDraw(why?: DrawTrouble): void {
  if (!screen) return;
  const shown = screen;
  takeDraw();
  progress(shown, 0);
  shown.setAttribute('data-phase', 'idle');
  shown.style.removeProperty('--wait');
  trouble(shown, why);
}

function progress(shown: Element, percent: number): void {
  shown.querySelector('[role=progressbar]')?.setAttribute('aria-valuenow', String(percent));
}

function trouble(shown: Element, why?: DrawTrouble): void {
  if (why) shown.setAttribute('data-trouble', why);
  else shown.removeAttribute('data-trouble');
}
