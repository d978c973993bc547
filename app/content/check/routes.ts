/**
 * The addresses of the site as the content makes them. They come from file
 * names, so that a mistake inside a file does not also break every link to it.
 */

import { fixedPages, paths } from '../../../addresses/paths.ts';
import { pickLetters } from '../../../addresses/pick-letters.ts';
import { anchorIds } from '../anchor.ts';
import type { Draft } from '../read/draft.ts';
import { valueAt } from '../schema-at.ts';
import { signNames } from '../schemas/sign.ts';

export function routesOf(draft: Draft): Set<string> {
  return new Set<string>([
    ...Object.values(fixedPages).map((path) => path()),
    ...signNames.map((sign) => paths.sign(sign)),
    ...draft.readings.map(({ name }) => paths.preparing(name.id ?? '')),
    ...draft.decks.flatMap(({ name: { deck = '' }, cards }) => [
      paths.draw(deck),
      paths.meanings(deck),
      ...cards.map((card) => paths.card(deck, Number(card.name.number))),
    ]),
    ...draft.articles.map(({ name }) => paths.article(name.id ?? '')),
    ...draft.picks.flatMap(({ name: { id = '' } }) => [
      paths.pick(id),
      ...pickLetters.map((letter) => paths.pickAnswer(id, letter)),
    ]),
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
      return [paths.article(name.id ?? ''), anchorIds(headings)];
    }),
  );
}
