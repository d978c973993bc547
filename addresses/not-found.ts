/** Which message a not-found page shows: for a sign, for an article, or for a card of the deck of that name. */
export type NotFoundKind = string;

/** The kinds beside the decks; no deck may be called so. */
export const WEEKLY = 'weekly';
export const BLOG = 'blog';

/**
 * Every kind of not-found page.
 * @param decks names of the decks
 */
export function notFoundKinds(decks: readonly string[]): NotFoundKind[] {
  return [...decks, WEEKLY, BLOG];
}

/**
 * The not-found page that belongs to an address nobody answers.
 * @param pathname path without query, e.g. `/reading/tarot/99`
 * @param decks names of the decks
 * @returns the kind of message, or undefined for the general one
 */
export function notFoundKind(pathname: string, decks: readonly string[]): NotFoundKind | undefined {
  const [first, second, third] = pathname.split('/').filter(Boolean);
  if (first === 'weekly' && second) return WEEKLY;
  if (first === 'blog' && second) return BLOG;
  if (first === 'reading' && third) return decks.find((deck) => deck === second);
  return undefined;
}
