/** Every link inside the site leads to a page that exists; every link name has an address. */
import type { Draft } from './draft.ts';
import { explainReference } from './explain-reference.ts';
import type { Message, Problem } from './problem.ts';
import { anchorsOf, routesOf } from './routes.ts';

export function checkLinks(draft: Draft): Problem[] {
  const routes = routesOf(draft);
  const anchors = anchorsOf(draft);
  const pageOf = new Map(draft.articles.map(({ source, name }) => [source, `/blog/${name.id}`]));

  function wrong(link: string, page: string | undefined): Message | undefined {
    if (link === 'x' && draft.site.value?.links.x === undefined) return explainReference.noAddress(link);
    if (!link.startsWith('/') && !link.startsWith('#')) return undefined;
    const [address = '', anchor] = link.split('#');
    const [route = ''] = address.split('?');
    const goal = route === '' ? page : route;
    if (goal === undefined) return undefined;
    if (!routes.has(goal)) return explainReference.unknownPage(route, routes);
    const known = anchors.get(goal);
    if (anchor === undefined || known === undefined || known.includes(decode(anchor))) return undefined;
    return explainReference.unknownAnchor(decode(anchor), goal, known);
  }

  return draft.references.flatMap(({ names, source, path, value }) => {
    const message = names === 'link' ? wrong(value, pageOf.get(source)) : undefined;
    return message === undefined ? [] : [source.problem(path, message)];
  });
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
