import type { Problem } from '../../app/content/explain/problem.ts';
import type { Text } from '../texts.ts';
import { promises } from '../vocabulary.ts';
import { spoken, wornIn } from './worn-words.ts';

/** Words that promise, frighten or press: nowhere on the site, whoever writes it. An article may quote one in 「」. */
export function checkPromises(texts: readonly Text[]): Problem[] {
  return texts.flatMap((text) => wornIn(text, spoken(text), promises));
}
