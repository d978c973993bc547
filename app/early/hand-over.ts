/**
 * What the scripts in the page and React agree on: how controls are marked, what the start needs to know, and how what
 * was tapped before React is handed over to it. Both sides import it, so neither can change it alone.
 */

/** When React starts on a page: after the large picture, as soon as the page is parsed, or not at all. */
export type Start = 'late' | 'normal' | 'never';

/** What a tap before React does: `draw` begins the draw at once, `replay` is kept and clicked again. */
export type EarlyTap = 'draw' | 'replay';

/** Marks a control that must answer before React is there. */
export function early(tap: EarlyTap) {
  return { 'data-early': tap, suppressHydrationWarning: true } as const;
}

/** What a draw screen shows beside its phase: the cards take long, or they did not come. */
export type DrawTrouble = 'slow' | 'lost';

/** What starting React on a page takes. All but the keys of `routes` and `router` are addresses. */
export interface StartFacts {
  when: Exclude<Start, 'never'>;
  /** React Router's own settings, as its `HydratedRouter` reads them beside the data. */
  router: Record<string, unknown>;
  /** What the loaders gave, as React Router's stream reads it. */
  data: string;
  /** Every module that will be run, the largest first. */
  preloads: string[];
  /** React Router's manifest of all routes. */
  manifest: string;
  /** The page's own routes: id → module. */
  routes: Record<string, string>;
  entry: string;
}

/** The id of the data block that holds `StartFacts`. */
export const START_FACTS = 'start';

/** What React may ask of the scripts in the page. */
export interface HandOver {
  /** From here on every button answers by itself: kept taps are clicked again. */
  reactIsReady(): void;
  /** The time of a tap on the draw's button, on the clock of `performance.now()`; undefined when there was none. */
  takeDraw(): number | undefined;
}

declare global {
  interface Window {
    /** Missing on pages that stay without React, and in development. */
    handOver?: HandOver;
  }
}
