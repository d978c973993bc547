/** Turns a draft without problems into the content that the pages read. */
import { paths } from '../../../addresses/paths.ts';
import { hostsOf, parseBanner } from '../banner.ts';
import { ownPage } from '../own-page.ts';
import { schemaAt } from '../schema-at.ts';
import { linkNames } from '../schemas/parts.ts';
import type { Article, Banner, Content, Deck, Pages, Site, Sky } from '../types.ts';
import type { Draft, Entry } from './draft.ts';
import { fillParticulars } from './placeholders.ts';
import { mapStrings } from './texts.ts';

/** The order of the site; anything the owner adds follows by name. */
const deckOrder = ['tarot', 'oracle', 'love'];
const readingOrder = ['today', 'spiritual', 'twinray'];

export function assemble(draft: Draft): Content {
  const written = checked(draft.site);
  const site: Site = { ...written, firebase: written.firebase ?? null };
  const menu = checked(draft.menu);
  const particulars = checked(draft.legal.particulars);
  const particularTexts = Object.fromEntries(
    Object.entries(particulars).map(([name, { value }]) => [name, value]),
  );
  const banners = draft.banners.map(readBanner);
  return {
    site,
    menu,
    footer: checked(draft.footer).flatMap((path) => menu.find((item) => item.path === path) ?? []),
    decks: inOrder(draft.decks.map(readDeck), deckOrder, ({ deck }) => deck),
    feelings: checked(draft.feelings),
    readings: inOrder(draft.readings.map(checked), readingOrder, ({ id }) => id),
    twinrayPairs: checked(draft.twinrayPairs),
    friendsPairs: checked(draft.friendsPairs),
    signs: byNumber(draft.signs).map(checked),
    ranking: readRanking(draft),
    weeks: new Map(draft.weeks.map((entry) => [entry.name.monday!, checked(entry)])),
    sky: Object.fromEntries(
      Object.entries(draft.sky).map(([name, entry]) => [name, checked<unknown>(entry)]),
    ) as Sky,
    articles: orderArticles(
      draft.articles.map((entry) => withAddresses(entry, site)),
      checked(draft.pages.blog).order ?? [],
    ),
    notices: draft.notices.map(checked).toSorted(newestFirst),
    picks: draft.picks.map((entry) => ({ ...checked(entry), id: entry.name.id! })).toSorted(newestFirst),
    services: byNumber(draft.services).map(checked),
    voices: draft.voices.map((entry) => ({ ...checked(entry), id: entry.name.id! })).toSorted(newestFirst),
    banners: {
      menu: banners.filter(({ id }) => id.startsWith('menu-')),
      footer: banners.filter(({ id }) => id.startsWith('footer-')),
    },
    legal: {
      terms: fillParticulars(checked(draft.legal.terms), particularTexts),
      privacy: fillParticulars(checked(draft.legal.privacy), particularTexts),
      legalNotation: fillParticulars(checked(draft.legal.legalNotation), particularTexts),
      particulars,
    },
    pages: withLinksThatAreThere(
      Object.fromEntries(
        Object.entries(draft.pages).map(([name, entry]) => [name, withAddresses<unknown>(entry, site)]),
      ) as Pages,
    ),
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
        file: `${deck.deck}/${entry.name.number}-${entry.name.slug}`,
        index,
        displayName: deck.cardNameForm.replaceAll('{name}', card.name).replaceAll('{english}', card.english),
      };
    }),
  };
}

function readRanking(draft: Draft): Content['ranking'] {
  const { from, ranking } = checked(draft.ranking);
  return { from, ranking: ranking.toSorted((a, b) => a.rank - b.rank) };
}

function readBanner(entry: Draft['banners'][number]): Banner {
  const { id, size, snippet, hosts = [] } = checked(entry);
  const parts = parseBanner(snippet, size);
  return { id, ...parts, hosts: [...new Set([...hostsOf(parts), ...hosts])].sort() };
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

/** An account that the owner is without keeps its name for an address: its link is not shown. */
function withLinksThatAreThere(pages: Pages): Pages {
  const links = pages.link.links.filter(({ href }) => !linkNames.some((name) => name === href));
  return { ...pages, link: { ...pages.link, links } };
}

/**
 * The file's value with addresses in place of link names (`line`, `marketplace`, …) wherever a link stands, and pages
 * of the site without its domain.
 */
function withAddresses<Value>(entry: Entry<Value>, site: Site): Value {
  const addresses: Record<string, string | null | undefined> = { site: paths.home(), ...site.links };
  return mapStrings(checked(entry), (text, path) =>
    schemaAt(entry.schema, entry.source.value, path)?.meta()?.names === 'link'
      ? (addresses[text] ?? ownPage(text, site.address))
      : text,
  );
}
