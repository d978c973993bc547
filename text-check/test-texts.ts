/** Texts for the rules' tests, and what a rule says of them. */
import { formatKey, type KeyPath } from '../app/content/explain/problem.ts';
import type { Kind, Rule, Text } from './texts.ts';

let cards = 0;

/** A text of a kind; without a place it stands on a card of its own. */
export function textOf(
  kind: Kind,
  value: string,
  place: { file?: string; path?: KeyPath; block?: string } = {},
): Text {
  const { file = `content/decks/tarot/${cards++}-card.yaml`, path = [kind], block } = place;
  return {
    kind,
    value,
    file,
    path,
    block,
    problem: (message) => ({ file, line: 1, key: formatKey(path), ...message }),
  };
}

/** The Japanese sentences of a rule's problems. */
export async function saidBy(rule: Rule, texts: readonly Text[]): Promise<string[]> {
  return (await rule(texts)).map(({ ja }) => ja);
}
