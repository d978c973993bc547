import type { Content } from './content/types.ts';
import { notFoundKinds, paths } from './paths.ts';

export interface SitePage {
  path: string;
  /** The day of the content's last change, where the content says one: `2025-09-03`. */
  changed?: string;
}

/** Every page that people and search engines can come to, in the order of the navigation. */
export function sitePages(content: Content): SitePage[] {
  const { decks, readings, signs, articles, notices, legal } = content;
  const newest = articles
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return [
    { path: paths.home() },
    { path: paths.paidFortune() },
    { path: paths.weekly() },
    ...signs.map(({ sign }) => ({ path: paths.sign(sign) })),
    { path: paths.readings() },
    ...decks.flatMap(({ deck, cards }) => [
      { path: paths.draw(deck) },
      { path: paths.meanings(deck) },
      ...cards.map(({ id }) => ({ path: paths.card(deck, id) })),
    ]),
    ...readings.map(({ path }) => ({ path })),
    { path: paths.blog(), ...(newest ? { changed: newest } : {}) },
    ...articles.map(({ id, date }) => ({ path: paths.article(id), changed: date })),
    { path: paths.notifications(), ...(notices[0] ? { changed: notices[0].date } : {}) },
    { path: paths.about() },
    { path: paths.link() },
    { path: paths.terms(), changed: legal.terms.revised },
    { path: paths.privacy(), changed: legal.privacy.revised },
    { path: paths.legalNotation() },
  ];
}

/** Everything the build renders: the pages, the files for machines, the offline page, the not-found pages. */
export function prerenderedPaths(content: Content): string[] {
  return [
    ...sitePages(content).map(({ path }) => path),
    paths.sitemap(),
    paths.robots(),
    paths.feed(),
    paths.manifest(),
    paths.offline(),
    paths.notFound(),
    ...notFoundKinds.map((kind) => paths.notFound(kind)),
  ];
}
