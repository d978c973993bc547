import { notFoundKinds } from '../addresses/not-found.ts';
import { type FixedPage, fixedPages, machineFiles, paths } from '../addresses/paths.ts';
import { pickLetters } from '../addresses/pick-letters.ts';
import type { Content } from './content/types.ts';
import type { ShownWeeks } from './sky/weeks.server.ts';

export interface SitePage {
  path: string;
  /** The day of the content's last change, where the content says one: `2025-09-03`. */
  changed?: string;
}

/** Every page that people and search engines can come to, in the order of the navigation. */
export function sitePages(content: Content, weeks: ShownWeeks): SitePage[] {
  const { decks, readings, signs, picks, articles, notices, legal } = content;
  const newestArticle = articles
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const changed: Partial<Record<FixedPage, string | undefined>> = {
    weekly: weeks.current.monday,
    picks: picks[0]?.date,
    blog: newestArticle,
    notifications: notices[0]?.date,
    terms: legal.terms.revised,
    privacy: legal.privacy.revised,
  };
  const below: Partial<Record<FixedPage, SitePage[]>> = {
    weekly: signs.flatMap(({ sign }) => [
      { path: paths.sign(sign), changed: weeks.current.monday },
      ...weeks.all
        .filter(({ monday }) => monday <= weeks.current.monday)
        .map(({ monday }) => ({ path: paths.week(sign, monday), changed: monday })),
    ]),
    readings: [
      ...decks.flatMap(({ deck, cards }) => [
        { path: paths.draw(deck) },
        { path: paths.meanings(deck) },
        ...cards.map(({ id }) => ({ path: paths.card(deck, id) })),
      ]),
      ...readings.map(({ path }) => ({ path })),
      { path: paths.pair() },
    ],
    picks: picks.flatMap(({ id, date }) =>
      [paths.pick(id), ...pickLetters.map((letter) => paths.pickAnswer(id, letter))].map((path) => ({
        path,
        changed: date,
      })),
    ),
    blog: articles.map(({ id, date }) => ({ path: paths.article(id), changed: date })),
  };
  return (Object.keys(fixedPages) as FixedPage[]).flatMap((name) => {
    const day = changed[name];
    return [{ path: fixedPages[name](), ...(day && { changed: day }) }, ...(below[name] ?? [])];
  });
}

/** Everything the build renders: the pages, the files for machines, the offline page, the not-found pages. */
export function prerenderedPaths(content: Content, weeks: ShownWeeks): string[] {
  return [
    ...sitePages(content, weeks).map(({ path }) => path),
    // Not in the site map before its time.
    ...content.signs.map(({ sign }) => paths.week(sign, weeks.next.monday)),
    ...Object.values(machineFiles).map((path) => path()),
    paths.offline(),
    paths.notFound(),
    ...notFoundKinds(content.decks.map(({ deck }) => deck)).map((kind) => paths.notFound(kind)),
  ];
}
