/**
 * Every address of the site as a function. Nobody writes an address by hand: a page's fixed address stands here and in
 * `app/routes.ts`, and `paths.test.ts` holds the two against each other.
 */

import type { PickLetter } from './pick-letters.ts';

/** The pages of one address each, in the order of the navigation. */
export const fixedPages = {
  home: () => '/',
  paidFortune: () => '/paid-fortune',
  weekly: () => '/weekly',
  readings: () => '/reading',
  myCards: () => '/my-cards',
  picks: () => '/pick',
  blog: () => '/blog',
  notifications: () => '/notifications',
  about: () => '/about',
  link: () => '/link',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy-policy',
  legalNotation: () => '/legal-notation',
} as const;

export type FixedPage = keyof typeof fixedPages;

/** What machines read. */
export const machineFiles = {
  sitemap: () => '/sitemap.xml',
  robots: () => '/robots.txt',
  feed: () => '/feed.xml',
  manifest: () => '/manifest.webmanifest',
  /** The LINE account's address as a QR code. */
  lineCode: () => '/line.svg',
} as const;

export const paths = {
  ...fixedPages,
  ...machineFiles,
  sign: (sign: string) => `/weekly/${sign}`,
  /** One week of a sign, by its Monday: `2026-11-23`. */
  week: (sign: string, monday: string) => `/weekly/${sign}/${monday}`,
  draw: (deck: string) => `/reading/${deck}`,
  meanings: (deck: string) => `/reading/${deck}/cards`,
  card: (deck: string, id: number) => `/reading/${deck}/${id}`,
  preparing: (reading: string) => `/reading/${reading}`,
  /** An A・B・C: `2026-11-22-love`. */
  pick: (id: string) => `/pick/${id}`,
  /** What one of its three cards says: its letter. */
  pickAnswer: (id: string, letter: PickLetter) => `/pick/${id}/${letter}`,
  article: (id: string) => `/blog/${id}`,
  notice: (id: string) => `/notifications#${id}`,
  /** Shown by the service worker in place of a page that cannot be had. */
  offline: () => '/offline',
  /** The static not-found pages, moved by the build to where hosts look for them. */
  notFound: (kind?: string) => (kind ? `/404/${kind}` : '/404'),
  /**
   * The address that a shared result carries: one shape for all decks (the specification's), made to land
   * on the right card by `deck` in the query. `index` is the card's position in its deck, from 0; `from=friend` lets the
   * page say that it was sent.
   */
  shared: (deck: string, index: number, side: 'upright' | 'reversed') =>
    `/reading/${SHARED_DECK}/${index}${query({ deck: deck === SHARED_DECK ? null : deck, side: side === 'reversed' ? side : null, from: 'friend' })}`,
  /** Without cards: what it is. */
  pair: () => '/reading/pair',
  /** A deck's draw for one whom a friend sent a card: hers will lie beside it. The side of the sent one is named where it is reversed. */
  drawBeside: (deck: string, sent: number, side: 'upright' | 'reversed' = 'upright') =>
    `/reading/${deck}${query({ beside: `${sent}`, side: side === 'reversed' ? side : null })}`,
  /**
   * The card that was sent and hers side by side, with the sides they came by; `from=friend` where she sends the two back. Both are
   * the cards' numbers.
   */
  twoCards: (
    sent: number,
    drawn: number,
    sides: readonly ('upright' | 'reversed')[] | null = null,
    from: 'friend' | null = null,
  ) => `/reading/pair${query({ cards: `${sent}-${drawn}`, sides: sides?.join('-') ?? null, from })}`,
  /** A reading of several cards, by their ids in the order of its places: it opens turned. */
  sharedReading: (reading: string, ids: readonly number[]) =>
    `/reading/${reading}${query({ cards: ids.join('-') })}`,
  /** The same for her who drew it, from her own list. */
  keptReading: (reading: string, ids: readonly number[]) =>
    `/reading/${reading}${query({ cards: ids.join('-'), from: 'record' })}`,
  /** A card's page for her who drew it: its side and her theme come first there. */
  drawnCard: (deck: string, id: number, side: 'upright' | 'reversed' | null, theme: string | null) =>
    `/reading/${deck}/${id}${query({ side, theme })}`,
  /** The paid readings for her who comes from a card, or from several of one reading: its text for the order is ready there. */
  paidFrom: (
    deck: string,
    ids: readonly number[],
    side: 'upright' | 'reversed' | null,
    theme: string | null,
  ) => `${fixedPages.paidFortune()}${query({ card: [deck, ...ids].join('.'), side, theme })}`,
} as const;

/** The query with what is not null, in this order; empty where nothing is left. */
function query(values: Record<string, string | null>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return given.length > 0 ? `?${given.join('&')}` : '';
}

/** The deck below whose address all results are shared. */
export const SHARED_DECK = 'love';
