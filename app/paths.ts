/**
 * Every address of the site as a function. Nobody writes an address by hand:
 * what is not here does not exist (`paths.test.ts` lists them all).
 */
export const paths = {
  home: () => '/',
  paidFortune: () => '/paid-fortune',
  weekly: () => '/weekly',
  sign: (sign: string) => `/weekly/${sign}`,
  readings: () => '/reading',
  draw: (deck: string) => `/reading/${deck}`,
  meanings: (deck: string) => `/reading/${deck}/cards`,
  card: (deck: string, id: number) => `/reading/${deck}/${id}`,
  preparing: (reading: string) => `/reading/${reading}`,
  blog: () => '/blog',
  article: (id: string) => `/blog/${id}`,
  notifications: () => '/notifications',
  notice: (id: string) => `/notifications#${id}`,
  about: () => '/about',
  link: () => '/link',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy-policy',
  legalNotation: () => '/legal-notation',
  sitemap: () => '/sitemap.xml',
  robots: () => '/robots.txt',
  feed: () => '/feed.xml',
  manifest: () => '/manifest.webmanifest',
  /** Shown by the service worker in place of a page that cannot be had. */
  offline: () => '/offline',
  /** The static not-found pages, moved by the build to where hosts look for them. */
  notFound: (kind?: NotFoundKind) => (kind ? `/404/${kind}` : '/404'),
  /**
   * The address that a shared result carries: one shape for all decks (the specification's), made to land
   * on the right card by `deck` in the query. `index` is the card's position in its deck, from 0.
   */
  shared: (deck: string, index: number) =>
    deck === 'love' ? `/reading/love/${index}` : `/reading/love/${index}?deck=${deck}`,
} as const;

/** Which message a not-found page shows: by deck, for a sign, for an article. */
export type NotFoundKind = 'tarot' | 'oracle' | 'love' | 'weekly' | 'blog';
export const notFoundKinds: readonly NotFoundKind[] = ['tarot', 'oracle', 'love', 'weekly', 'blog'];

/**
 * The not-found page that belongs to an address nobody answers.
 * @param pathname path without query, e.g. `/reading/tarot/99`
 * @returns the kind of message, or undefined for the general one
 */
export function notFoundKind(pathname: string): NotFoundKind | undefined {
  const [first, second, third] = pathname.split('/').filter(Boolean);
  if (first === 'weekly' && second) return 'weekly';
  if (first === 'blog' && second) return 'blog';
  if (first === 'reading' && third) return notFoundKinds.find((kind) => kind === second);
  return undefined;
}
