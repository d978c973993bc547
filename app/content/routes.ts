/**
 * The addresses of the site as the content makes them. They come from file
 * names, so that a mistake inside a file does not also break every link to it.
 */
import { anchorIds } from './anchor.ts';
import type { Draft } from './draft.ts';
import { valueAt } from './schema-at.ts';
import { signNames } from './schemas/sign.ts';

const fixed = [
  '/',
  '/paid-fortune',
  '/weekly',
  '/reading',
  '/blog',
  '/notifications',
  '/link',
  '/about',
  '/terms-of-service',
  '/privacy-policy',
  '/legal-notation',
];

export function routesOf(draft: Draft): Set<string> {
  return new Set([
    ...fixed,
    ...signNames.map((sign) => `/weekly/${sign}`),
    ...draft.readings.map(({ name }) => `/reading/${name.id}`),
    ...draft.decks.flatMap(({ name, cards }) => [
      `/reading/${name.deck}`,
      `/reading/${name.deck}/cards`,
      ...cards.map((card) => `/reading/${name.deck}/${Number(card.name.number)}`),
    ]),
    ...draft.articles.map(({ name }) => `/blog/${name.id}`),
  ]);
}

/** The anchors of each article by its address. Other pages' anchors are not known here. */
export function anchorsOf(draft: Draft): Map<string, string[]> {
  return new Map(
    draft.articles.map(({ name, source }) => {
      const content = valueAt(source.value, ['content']);
      const blocks: unknown[] = Array.isArray(content) ? content : [];
      const headings = blocks
        .filter((block) => ['h2', 'h3'].some((type) => type === valueAt(block, ['type'])))
        .map((block) => valueAt(block, ['text']))
        .filter((text) => typeof text === 'string');
      return [`/blog/${name.id}`, anchorIds(headings)];
    }),
  );
}
