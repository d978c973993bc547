import { showMySign } from '../horoscope/my-sign.ts';
import { markKept } from '../kept/mark.ts';
import { watchCopies } from './copies.ts';
import { countLinks } from './counted-links.ts';
import { openDialogs } from './dialogs.ts';
import { type EarlyDraw, keepTaps } from './early-taps.ts';
import { offerHomeScreen } from './home-screen.ts';
import { watchInAppBrowsers } from './in-app.ts';
import { bringLetters } from './letters.ts';
import { prepareStart, startFacts } from './start.ts';

/** What a page shows that only React can: its place is kept free from the first paint on. */
export interface Awaited {
  /** @param startReact starts React now, where there is something to show */
  await(startReact: () => void): void;
  /** React has it from here, or did not come. */
  end(): void;
}

/**
 * What every page that React takes over does in its head, in this order: taps are kept from the first moment, what the
 * device knows is marked before the first paint.
 * @param awaited what this kind of page may have to wait for
 * @param draw the draw that a tap begins, on a page that has one
 */
export function beginPage(awaited?: Awaited, draw?: EarlyDraw): void {
  // Before the start: once the picture is painted, letters are asked for before React's files.
  bringLetters();
  const facts = startFacts();
  let startReact = () => {};
  const taps = keepTaps(() => startReact(), { arrived: () => awaited?.end(), draw });
  if (facts) startReact = prepareStart(facts, taps.failed);
  awaited?.await(() => startReact());
  openDialogs();
  watchInAppBrowsers();
  countLinks();
  watchCopies();
  markKept();
  showMySign();
  offerHomeScreen();
}
