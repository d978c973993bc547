import type { Page } from 'playwright-core';
import { openState, openWhole, STATES, WIDTHS, widthsOf } from '../every-page/shown.ts';

/** What is photographed, once at each of its widths. */
export interface Shot {
  name: string;
  /** Of the window, in CSS pixels. */
  widths: readonly number[];
  /** Opens it at the first of its widths. */
  show: () => Promise<Page>;
  /** The whole page; else only what is in the window. */
  fullPage: boolean;
}

/** One page of each family. */
const PAGES: Record<string, string> = {
  home: '/',
  reading: '/reading',
  draw: '/reading/tarot',
  'draw-oracle': '/reading/oracle',
  'draw-love': '/reading/love',
  card: '/reading/tarot/17',
  'card-oracle': '/reading/oracle/30',
  'card-love': '/reading/love/6',
  meanings: '/reading/oracle/cards',
  weekly: '/weekly',
  sign: '/weekly/scorpio',
  blog: '/blog',
  article: '/blog/tarot-spread',
  notifications: '/notifications',
  about: '/about',
  paid: '/paid-fortune',
  link: '/link',
  terms: '/terms-of-service',
  'legal-notation': '/legal-notation',
  'not-found': '/nowhere',
};

const nameOf = (...parts: string[]) =>
  parts
    .flatMap((part) => part.toLowerCase().split(/[ /]+/))
    .filter(Boolean)
    .join('-');

export const SHOTS: Shot[] = [
  ...Object.entries(PAGES).map(([name, path]) => ({
    name,
    widths: WIDTHS,
    show: async () => (await openWhole(path, WIDTHS[0])).page,
    fullPage: true,
  })),
  // What lies behind a dialog depends on the window in which it was opened: one for each width.
  ...STATES.flatMap((state) =>
    widthsOf(state).map((width) => ({
      name: nameOf('state', state.name, state.path),
      widths: [width],
      show: () => openState(state, width),
      fullPage: !state.inFront && state.name !== 'drawing',
    })),
  ),
];

/** The name of one photograph: that of its file. */
export function photographName({ name }: Shot, width: number): string {
  return `${name}-${width}`;
}
