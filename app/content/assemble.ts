/** Turns a draft without problems into the content that the pages read. */
import { parseBanner } from './banner.ts';
import type { Draft, Entry } from './draft.ts';
import { fillPlaceholders, mapStrings } from './placeholders.ts';
import type { Article, Banner, Content, Deck, Site } from './types.ts';

/** The order of the site; anything the owner adds follows by name. */
const deckOrder = ['tarot', 'oracle', 'love'];
const readingOrder = ['today', 'spiritual', 'twinray'];

export function assemble(draft: Draft): Content {
  const site = checked(draft.site);
  const particulars = checked(draft.legal.particulars);
  const particularTexts = Object.fromEntries(
    Object.entries(particulars).map(([name, { value }]) => [name, value]),
  );
  const blog = checked(draft.pages.blog);
  const banners = draft.banners.map(readBanner);
  return {
    site,
    menu: checked(draft.menu),
    decks: inOrder(draft.decks.map(readDeck), deckOrder, ({ deck }) => deck),
    readings: inOrder(draft.readings.map(checked), readingOrder, ({ id }) => id),
    signs: byNumber(draft.signs).map(checked),
    ranking: checked(draft.ranking).ranking.toSorted((a, b) => a.rank - b.rank),
    articles: orderArticles(
      draft.articles.map((entry) => resolveLinks(checked(entry), site)),
      blog.order ?? [],
    ),
    notices: draft.notices.map(checked).toSorted(newestFirst),
    services: byNumber(draft.services).map(checked),
    banners: {
      menu: banners.filter(({ id }) => id.startsWith('menu-')),
      footer: banners.filter(({ id }) => id.startsWith('footer-')),
    },
    legal: {
      terms: fillPlaceholders(checked(draft.legal.terms), particularTexts),
      privacy: fillPlaceholders(checked(draft.legal.privacy), particularTexts),
      legalNotation: fillPlaceholders(checked(draft.legal.legalNotation), particularTexts),
      particulars,
    },
    pages: {
      home: checked(draft.pages.home),
      paid: checked(draft.pages.paid),
      weekly: checked(draft.pages.weekly),
      reading: checked(draft.pages.reading),
      blog,
      notifications: checked(draft.pages.notifications),
      about: checked(draft.pages.about),
      link: resolveLinks(checked(draft.pages.link), site),
      notFound: checked(draft.pages.notFound),
      shell: checked(draft.pages.shell),
    },
  };
}

function checked<Value>(entry: Entry<Value>): Value {
  if (entry.value === undefined) throw new Error(`${entry.source.file} was not checked`);
  return entry.value;
}

function readDeck(draft: Draft['decks'][number]): Deck {
  const deck = checked(draft);
  return {
    ...deck,
    cards: byNumber(draft.cards).map((entry, index) => {
      const card = checked(entry);
      return {
        ...card,
        deck: deck.deck,
        slug: entry.name.slug ?? '',
        index,
        displayName: deck.cardNameForm.replaceAll('{name}', card.name).replaceAll('{english}', card.english),
      };
    }),
  };
}

function readBanner(entry: Draft['banners'][number]): Banner {
  const { id, size, snippet } = checked(entry);
  return { id, ...parseBanner(snippet, size) };
}

function byNumber<Value>(entries: readonly Entry<Value>[]): Entry<Value>[] {
  return entries.toSorted((a, b) => Number(a.name.number) - Number(b.name.number));
}

function inOrder<Value>(
  values: readonly Value[],
  order: readonly string[],
  nameOf: (value: Value) => string,
): Value[] {
  const place = (value: Value) => {
    const index = order.indexOf(nameOf(value));
    return index === -1 ? order.length : index;
  };
  return values.toSorted((a, b) => place(a) - place(b) || (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** Articles that `order` does not name come first, newest first; then the named ones in its order. */
function orderArticles(articles: readonly Article[], order: readonly string[]): Article[] {
  const named = order.flatMap((id) => articles.filter((article) => article.id === id));
  const others = articles.filter(({ id }) => !order.includes(id)).toSorted(newestFirst);
  return [...others, ...named];
}

function newestFirst(a: { date: string; id: string }, b: { date: string; id: string }): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** Puts addresses in place of link names (`line`, `marketplace`, …) wherever a link stands. */
function resolveLinks<Value>(value: Value, site: Site): Value {
  const addresses: Record<string, string | undefined> = { site: '/', ...site.links };
  return mapStrings(value, (text, key) =>
    key === 'href' || key === 'buttonHref' ? (addresses[text] ?? text) : text,
  );
}
