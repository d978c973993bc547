/** What the finished site is to show. Tests take words, numbers and addresses of the owner's from here, never from memory. */
import { inject } from 'vitest';
import type { Article, Deck } from '../../app/content/types.ts';

export const content = inject('content');

/** The words around every page and of the parts that all decks share. */
export const words = content.pages.shell;

/** @throws where the content has no such deck */
export function deckCalled(name: string): Deck {
  return found(
    content.decks.find(({ deck }) => deck === name),
    `deck "${name}"`,
  );
}

/** How long a draw of this deck takes until its card turns, in milliseconds. */
export function delayOf(name: string): number {
  return deckCalled(name).delaySeconds * 1000;
}

/** Longer than the wait of any deck and the turn of the card together, in milliseconds. */
export const WHOLE_DRAW = 2000 + Math.max(...content.decks.map(({ delaySeconds }) => delaySeconds * 1000));

/** The id of a deck's last card. */
export function lastIdOf({ cards }: Deck): number {
  return found(cards.at(-1), 'card').id;
}

/** The pages of the menu in order, but those; the owner may take any out, the home page and one more stay. */
export function menuPathsBut(...others: string[]): [string, ...string[]] {
  const paths = content.menu.map(({ path }) => path).filter((path) => !others.includes(path));
  return [found(paths[0], `page in content/menu.yaml beside ${others}`), ...paths.slice(1)];
}

const longestFirst = content.articles.toSorted((a, b) => lengthOf(b) - lengthOf(a));

/** The two longest articles: one to read, one to go on to. */
export const article = found(longestFirst[0], 'article');
export const otherArticle = found(longestFirst[1], 'second article');

/** Their addresses. */
export const ARTICLE = `/blog/${article.id}`;
export const OTHER_ARTICLE = `/blog/${otherArticle.id}`;

/** The newest A・B・C, and its address. */
export const pick = found(content.picks[0], 'A・B・C');
export const PICK = `/pick/${pick.id}`;

/** What the title of every page but the home page ends with. */
export const TITLE_END = `｜${content.site.name}`;

/** A text as it is seen: without breaks between phrases and spaces of the layout. */
export function bare(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/[\s\u200b]/g, '');
}

/** The origins that banners of networks are fetched from, sorted. */
export const bannerOrigins = [
  ...new Set(
    [...content.banners.menu, ...content.banners.footer]
      .flatMap(({ image, pixel }) => [image.src, ...(pixel ? [pixel.src] : [])])
      .filter((src) => src.startsWith('https:'))
      .map((src) => new URL(src).origin),
  ),
].sort();

function lengthOf({ content: blocks }: Article): number {
  return JSON.stringify(blocks).length;
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`content/ has no ${what}, which the tests need`);
  return value;
}
