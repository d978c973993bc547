/** Texts that are more than text: placeholders in legal texts and templates, HTML in banners. */
import { BannerError, parseBanner } from './banner.ts';
import type { Draft } from './draft.ts';
import { explainReference } from './explain-reference.ts';
import { placeholdersIn } from './placeholders.ts';
import type { Problem } from './problem.ts';
import { textsIn } from './references.ts';
import { keysOf } from './schema-at.ts';
import { particularsSchema } from './schemas/legal.ts';
import type { Source } from './source.ts';

/** What the texts of a deck may fill in, by key. */
const deckTemplates = {
  cardNameForm: ['name', 'english'],
  share: ['deckName', 'card', 'sentence'],
} as const;

export function checkTexts(draft: Draft): Problem[] {
  const { terms, privacy, legalNotation } = draft.legal;
  return [
    ...[terms, privacy, legalNotation].flatMap(({ source }) => checkPlaceholders(source)),
    ...draft.decks.flatMap(checkTemplates),
    ...draft.banners.flatMap(checkBanner),
  ];
}

function checkPlaceholders(source: Source): Problem[] {
  const known = keysOf(particularsSchema);
  return textsIn(source.value).flatMap(({ path, value }) =>
    placeholdersIn(value)
      .filter((name) => !known.includes(name))
      .map((name) => source.problem(path, explainReference.unknownPlaceholder(name, known, ['{{', '}}']))),
  );
}

function checkTemplates({ source, value }: Draft['decks'][number]): Problem[] {
  if (value === undefined) return [];
  return (['cardNameForm', 'share'] as const).flatMap((key) =>
    [...value[key].matchAll(/\{([^{}]*)\}/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !deckTemplates[key].some((known) => known === name))
      .map((name) =>
        source.problem([key], explainReference.unknownPlaceholder(name, deckTemplates[key], ['{', '}'])),
      ),
  );
}

function checkBanner({ source, value }: Draft['banners'][number]): Problem[] {
  if (value === undefined) return [];
  try {
    parseBanner(value.snippet, value.size);
    return [];
  } catch (error) {
    if (!(error instanceof BannerError)) throw error;
    return [source.problem(['snippet'], error.reason)];
  }
}
