import type { Page } from 'playwright-core';
import { openState, openWhole, STATES, WIDTHS } from '../every-page/shown.ts';

/** One photograph: its name is that of its file. */
export interface Shot {
  name: string;
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

const nameOf = (...parts: (string | number)[]) =>
  parts
    .flatMap((part) => String(part).toLowerCase().split(/[ /]+/))
    .filter(Boolean)
    .join('-');

export const SHOTS: Shot[] = WIDTHS.flatMap((width) => [
  ...Object.entries(PAGES).map(([name, path]) => ({
    name: nameOf(name, width),
    show: () => openWhole(path, width),
    fullPage: true,
  })),
  ...STATES.filter(({ widths }) => !widths || widths.includes(width)).map((state) => ({
    name: nameOf('state', state.name, state.path, width),
    show: () => openState(state, width),
    fullPage: !state.inFront && state.name !== 'drawing',
  })),
]);
