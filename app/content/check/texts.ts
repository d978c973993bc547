/** Texts that are more than text: placeholders in legal texts and templates, HTML in banners. */
import { BannerError, parseBanner } from '../banner.ts';
import type { Problem } from '../explain/problem.ts';
import { explainReference } from '../explain/reference.ts';
import type { Draft } from '../read/draft.ts';
import { particularsIn, placeholdersIn } from '../read/placeholders.ts';
import { sharedNames } from '../read/shared-values.ts';
import type { ContentText } from '../read/texts.ts';
import { keysOf } from '../schema-at.ts';
import { legalSchemas } from '../schemas/legal.ts';

export function checkTexts(draft: Draft): Problem[] {
  return [
    ...draft.texts.flatMap(checkPlaceholders),
    ...draft.texts.filter(({ kind }) => kind === 'legal').flatMap(checkParticulars),
    ...draft.texts.flatMap(checkCharacters),
    ...draft.banners.flatMap(checkBanner),
  ];
}

/** Shared values are filled in already: what is left is a deck's or unknown. */
function checkPlaceholders({ source, path, value, fills = [] }: ContentText): Problem[] {
  const known = [...fills, ...sharedNames];
  return placeholdersIn(value)
    .filter((name) => !known.includes(name))
    .map((name) => source.problem(path, explainReference.unknownPlaceholder(name, known, ['{', '}'])));
}

function checkParticulars({ source, path, value }: ContentText): Problem[] {
  const known = keysOf(legalSchemas.particulars);
  return particularsIn(value)
    .filter((name) => !known.includes(name))
    .map((name) => source.problem(path, explainReference.unknownPlaceholder(name, known, ['{{', '}}'])));
}

/** Control characters, marks that turn the direction of what follows, and line breaks that no keyboard has. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

function checkCharacters({ source, path, value }: ContentText): Problem[] {
  const [found] = INVISIBLE.exec(value) ?? [];
  return found === undefined ? [] : [source.problem(path, explainReference.invisible(found))];
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
