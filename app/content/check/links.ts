/** Every link inside the site leads to a page that exists; every link name has an address. */

import { paths } from '../../../addresses/paths.ts';
import type { Message, Problem } from '../explain/problem.ts';
import { explainReference } from '../explain/reference.ts';
import { ownPage } from '../own-page.ts';
import type { Draft } from '../read/draft.ts';
import type { Source } from '../read/source.ts';
import { anchorsOf, routesOf } from './routes.ts';

const accounts = ['tiktok', 'youtube', 'x'] as const;

/** @param today the day from which the content is to be seen, as `2026-12-20`; undefined where all of it is */
export function checkLinks(draft: Draft, today: string | undefined): Problem[] {
  const routes = routesOf(draft);
  const anchors = anchorsOf(draft);
  const pageOf = new Map(draft.articles.map(({ source, name }) => [source, paths.article(name.id ?? '')]));

  const { links, address: site } = draft.site.value ?? {};

  const days = new Map(
    [...draft.articles, ...draft.notices].flatMap(({ source, value }) =>
      value ? [[source, value.date] as const] : [],
    ),
  );
  const waiting = new Map(
    draft.articles.flatMap(({ name, value }) =>
      today !== undefined && value && value.date > today
        ? [[paths.article(name.id ?? ''), value.date] as const]
        : [],
    ),
  );

  function wrong(written: string, source: Source): Message | undefined {
    const page = pageOf.get(source);
    if (links && isAccount(written) && !links[written]) return explainReference.noAddress(written);
    const link = site === undefined ? written : ownPage(written, site);
    if (!link.startsWith('/') && !link.startsWith('#')) return undefined;
    const [address = '', anchor] = link.split('#');
    const [route = ''] = address.split('?');
    const goal = route === '' ? page : route;
    if (goal === undefined) return undefined;
    if (!routes.has(goal)) return explainReference.unknownPage(route, routes);
    const from = waiting.get(goal);
    if (from !== undefined && (days.get(source) ?? '') < from) return explainReference.notYet(route, from);
    const known = anchors.get(goal);
    if (anchor === undefined || known === undefined || known.includes(decode(anchor))) return undefined;
    return explainReference.unknownAnchor(decode(anchor), goal, known);
  }

  return draft.texts.flatMap(({ names, source, path, value }) => {
    if (names !== 'link') return [];
    // The page of links shows those that there are.
    if (source === draft.pages.link.source && isAccount(value)) return [];
    const message = wrong(value, source);
    return message === undefined ? [] : [source.problem(path, message)];
  });
}

/** Whether it is the name of an account that the owner may be without. */
function isAccount(link: string): link is (typeof accounts)[number] {
  return accounts.some((name) => name === link);
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
